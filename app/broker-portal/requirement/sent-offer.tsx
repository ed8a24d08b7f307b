import { Link } from 'react-router'
import { When } from '#app/kit/form/date.tsx'
import { Money } from '#app/kit/form/money.tsx'
import { isMonthly } from '#app/property/property-text.ts'
import { OfferBadge } from '#app/requirement/state-badge.tsx'
import type { SentOffer } from '#contract/requirement/broker-requirement.ts'
import { t } from '#domain/locale/translate.ts'

/** A home that the broker offered, and what became of that. */
export function SentOfferLine({ offer }: { offer: SentOffer }) {
  const { home } = offer
  return (
    <div className="space-y-1 text-sm">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="min-w-0 font-medium break-words">{home.title}</span>
        <OfferBadge state={offer.state} />
      </p>
      <p className="text-muted-foreground">
        <span className="figures">
          <Money
            amount={home.price}
            {...(isMonthly(home.listingType) && { per: 'month' as const })}
          />
        </span>{' '}
        · {home.place} · <When at={offer.createdAt} />
        {!offer.isLive && ` · ${t('No longer live')}`}
      </p>
      {offer.note && (
        <p className="break-words whitespace-pre-line" translate="no">
          “{offer.note}”
        </p>
      )}
      {offer.through && (
        <p>
          {t('Offered through {name}, {company}, who answers the customer.', {
            name: offer.through.name,
            company: offer.through.companyName,
          })}
        </p>
      )}
      {offer.leadId && (
        <Link
          to={`/broker-portal/inquiries/${offer.leadId}`}
          className="text-link underline underline-offset-4"
        >
          {t('Open the enquiry')}
        </Link>
      )}
    </div>
  )
}
