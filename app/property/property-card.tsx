import { MessageSquare } from 'lucide-react'
import { Fragment, useId } from 'react'
import { useNavigation } from 'react-router'
import { Money } from '#app/kit/form/money.tsx'
import { Link } from '#app/kit/link.tsx'
import { Photo } from '#app/kit/photo.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { pagePath } from '#domain/locale/page-path.ts'
import { t } from '#domain/locale/translate.ts'
import { BrokerLine } from './broker-line.tsx'
import type { CardView } from './card-view.ts'
import { CompareToggle } from './compare-toggle.tsx'
import { FeatureList } from './feature-list.tsx'
import { Heart } from './heart.tsx'
import { ListingBadge } from './listing-badge.tsx'

interface PropertyCardProps {
  card: CardView
  /** Loads the photo eagerly, for the first row of a page. */
  eager?: boolean
  /** Off after the first of a list: the router knows the route of all listings by then. */
  discover?: 'render' | 'none'
  /** The displayed width of the photo, for choosing a file. */
  sizes?: string
  /** The heading level of the title. */
  level?: 'h2' | 'h3'
}

/**
 * A home in a list. The link of the title covers the card and is not a tab stop: View Details links
 * to the same page. Buttons on the card stay clickable.
 */
export function PropertyCard({
  card,
  eager = false,
  discover = 'render',
  sizes = '(min-width: 1100px) 400px, (min-width: 640px) 50vw, 100vw',
  level: Heading = 'h2',
}: PropertyCardProps) {
  const address = `/properties/${card._id}`
  const title = useId()
  const isOpening = useNavigation().location?.pathname === pagePath(address)
  return (
    <article className="home-card">
      <div className="home-picture">
        <Photo image={card.image} alt="" eager={eager} sizes={sizes} />
        <div>
          <ListingBadge badge={card.badge} />
          {card.isSponsored && (
            <Badge className="bg-ink-surface px-2.5 py-1 text-ink-surface-foreground shadow-xs">
              {t('Sponsored')}
            </Badge>
          )}
        </div>
        <Heart id={card._id} title={card.title} className="heart-corner" />
        {isOpening && (
          <p
            role="status"
            className={
              'absolute inset-0 grid animate-fade-in place-items-center bg-card/70 font-medium ' +
              '[animation-delay:150ms] [animation-fill-mode:both]'
            }
          >
            {t('Loading...')}
          </p>
        )}
      </div>
      <div className="home-text">
        <p className="home-price">
          <Money amount={card.price} {...(card.monthly && { per: 'month' })} />
        </p>
        {card.cut && <p className="home-cut">{card.cut}</p>}
        {card.cash && <p className="home-cash">{card.cash}</p>}
        <FactLine facts={card.facts} />
        <Heading id={title} className="home-title">
          <Link to={address} prefetch="intent" discover={discover} tabIndex={-1}>
            {card.title}
          </Link>
        </Heading>
        <p className="home-place">{card.place}</p>
        <FeatureList features={card.features} />
        {card.confirmed && <p className="home-confirmed">{card.confirmed}</p>}
        <BrokerLine broker={card.broker} />
      </div>
      <footer className="home-acts">
        <Link to={address} discover="none" aria-describedby={title}>
          {t('View Details')}
        </Link>
        <Link to={`${address}#contact`} discover="none" aria-describedby={title}>
          <MessageSquare aria-hidden />
          {t({ id: 'broker.contact', message: 'Contact' })}
        </Link>
        <CompareToggle id={card._id} title={card.title} />
      </footer>
    </article>
  )
}

function FactLine({ facts }: { facts: string[] }) {
  return (
    <p className="home-facts">
      {facts.map((fact, index) => (
        <Fragment key={fact}>
          {index > 0 && ' · '}
          <span>{fact}</span>
        </Fragment>
      ))}
    </p>
  )
}
