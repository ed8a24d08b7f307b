import { MessageSquare } from 'lucide-react'
import { Fragment, useId } from 'react'
import { Link, useNavigation } from 'react-router'
import { Money } from '#app/kit/form/money.tsx'
import { Photo } from '#app/kit/photo.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { BrokerLine } from './broker-line.tsx'
import type { CardView } from './card-view.ts'
import { CompareToggle } from './compare-toggle.tsx'
import { FeatureList } from './feature-list.tsx'
import { Heart } from './heart.tsx'
import { ListingBadge } from './listing-badge.tsx'

interface PropertyCardProps {
  card: CardView
  /** For the first row of a page: the picture people see first. */
  eager?: boolean
  /** How wide the picture shows, for the browser's choice of file. */
  sizes?: string
  /** The level of its title in the page's outline. */
  level?: 'h2' | 'h3'
}

/**
 * One home in a list. The title's link covers the card and leaves the keyboard to View Details,
 * which goes to the same place; what stands above it keeps its own click.
 */
export function PropertyCard({
  card,
  eager = false,
  sizes = '(min-width: 1100px) 400px, (min-width: 640px) 50vw, 100vw',
  level: Heading = 'h2',
}: PropertyCardProps) {
  const address = `/properties/${card._id}`
  const title = useId()
  const isOpening = useNavigation().location?.pathname === address
  return (
    <article
      className={
        'group relative flex h-full flex-col overflow-hidden ' +
        'rounded-lg border bg-card transition-colors hover:border-input'
      }
    >
      <div className="relative overflow-hidden">
        <Photo
          image={card.image}
          alt=""
          eager={eager}
          sizes={sizes}
          className={
            'transition-transform duration-300 ease-calm ' +
            'group-hover:scale-[1.02] motion-reduce:transform-none'
          }
        />
        <div className="absolute top-3 left-3 flex items-center gap-1.5">
          <ListingBadge badge={card.badge} />
          {card.isSponsored && (
            <Badge className="bg-ink-surface px-2.5 py-1 text-ink-surface-foreground shadow-xs">
              Sponsored
            </Badge>
          )}
        </div>
        <Heart id={card._id} title={card.title} className="absolute top-2 right-2 z-10" />
        {isOpening && (
          <p
            role="status"
            className={
              'absolute inset-0 grid animate-fade-in place-items-center bg-card/70 font-medium ' +
              '[animation-delay:150ms] [animation-fill-mode:both]'
            }
          >
            Loading...
          </p>
        )}
      </div>
      <div className="flex flex-1 flex-col gap-2.5 p-4">
        <div className="space-y-1">
          <p className="figures font-display text-xl font-semibold">
            <Money amount={card.price} {...(card.monthly && { per: 'month' })} />
          </p>
          <FactLine facts={card.facts} />
        </div>
        <div className="space-y-0.5">
          <Heading
            id={title}
            className="line-clamp-2 font-sans text-base leading-snug font-medium tracking-normal"
          >
            <Link
              to={address}
              prefetch="intent"
              tabIndex={-1}
              className="break-words after:absolute after:inset-0"
            >
              {card.title}
            </Link>
          </Heading>
          <p className="truncate text-sm text-muted-foreground">{card.place}</p>
        </div>
        <FeatureList features={card.features} />
        <BrokerLine broker={card.broker} className="mt-auto pt-1" />
      </div>
      <footer className="flex items-stretch border-t text-sm">
        <Link to={address} aria-describedby={title} className={`${footLink} text-link`}>
          View Details
        </Link>
        <Link
          to={`${address}#contact`}
          aria-describedby={title}
          className={`${footLink} gap-1.5 border-l text-muted-foreground`}
        >
          <MessageSquare aria-hidden className="size-4" />
          Contact
        </Link>
        <CompareToggle
          id={card._id}
          title={card.title}
          className={`${footLink} max-w-12 border-l text-muted-foreground`}
        />
      </footer>
    </article>
  )
}

const footLink =
  'relative z-10 flex h-11 flex-1 items-center justify-center font-medium transition-colors ' +
  'hover:bg-accent hover:text-foreground focus-visible:-outline-offset-2'

function FactLine({ facts }: { facts: string[] }) {
  return (
    <p className="figures text-sm text-foreground">
      {facts.map((fact, index) => (
        <Fragment key={fact}>
          {index > 0 && <span className="text-muted-foreground"> · </span>}
          <span className="whitespace-nowrap">{fact}</span>
        </Fragment>
      ))}
    </p>
  )
}
