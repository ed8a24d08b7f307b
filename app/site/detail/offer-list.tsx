import { Link } from 'react-router'
import { t } from '#domain/locale/translate.ts'
import type { OfferView } from './read-offers.ts'
import type { PropertyView } from './read-property.ts'

interface OfferListProps {
  /** The listing whose page it is. */
  id: string
  offers: readonly OfferView[]
  /** The listing whose broker is contacted. */
  chosen: string
}

/** The brokers who offer a home, each at a price; choosing one changes who is contacted. */
export function OfferList({ id, offers, chosen }: OfferListProps) {
  return (
    <ul aria-label={t('Brokers who offer this home')} className="mb-5 space-y-2">
      {offers.map((offer) => (
        <li key={offer.id}>
          <Link
            to={offer.id === id ? `/properties/${id}#contact` : `?offer=${offer.id}#contact`}
            replace
            preventScrollReset
            rel="nofollow"
            aria-current={offer.id === chosen}
            className="offer-choice"
          >
            <span className="min-w-0">
              <span className="block font-medium break-words">{offer.name}</span>
              <span className="block text-xs break-words text-muted-foreground">
                {[offer.companyName, offer.confirmed].filter(Boolean).join(' · ')}
              </span>
            </span>
            <span className="figures shrink-0 font-semibold">{offer.price}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The periods in which a home was listed by any broker, with prices. */
export function ListedBefore({ times }: { times: PropertyView['times'] }) {
  return (
    <ul className="figures max-w-lg text-sm">
      {times.map(({ key, days, price }) => (
        <li key={key} className="flex justify-between gap-4 border-b py-2.5">
          <span>{days}</span>
          <span className="font-medium">{price}</span>
        </li>
      ))}
    </ul>
  )
}
