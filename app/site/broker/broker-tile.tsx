import { MapPin, MessageCircle, Phone } from 'lucide-react'
import { Rating } from '#app/broker/rating.tsx'
import { Link } from '#app/kit/link.tsx'
import { VerifiedTick } from '#app/property/broker-line.tsx'
import { Avatar } from '#app/ui/avatar.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { t } from '#domain/locale/translate.ts'
import { chatAddress } from './broker-address.ts'
import type { BrokerView } from './broker-view.ts'

/**
 * A broker in the directory. The link of the name covers the card; buttons on the card stay
 * clickable.
 */
export function BrokerTile({
  broker,
  level: Heading = 'h2',
}: {
  broker: BrokerView
  level?: 'h2' | 'h3'
}) {
  const { _id, name, companyName, location, facts, specializations, description, listings } = broker
  const known = [...facts, listings].filter(Boolean)
  return (
    <article
      className={
        'group relative flex h-full flex-col ' +
        'rounded-lg border bg-card transition-colors hover:border-input'
      }
    >
      <div className="flex flex-1 flex-col gap-3.5 p-5">
        <div className="flex items-start gap-3.5">
          <Avatar name={name} className="size-13 [&>span]:text-base" />
          <div className="min-w-0 flex-1">
            <Heading className="flex items-center gap-1.5 text-lg">
              <Link
                to={`/brokers/${_id}`}
                prefetch="intent"
                className="min-w-0 break-words after:absolute after:inset-0"
              >
                {name}
              </Link>
              <VerifiedTick className="size-5" />
            </Heading>
            <p className="truncate text-sm text-muted-foreground">{companyName}</p>
            <Rating
              rating={broker.rating}
              reviewCount={broker.reviewCount}
              className="mt-1 text-sm"
            />
          </div>
        </div>
        {known.length > 0 && <p className="figures text-sm">{known.join(' · ')}</p>}
        {location && (
          <p className="flex items-center gap-1.5 text-sm text-muted-foreground">
            <MapPin aria-hidden className="size-4 shrink-0" />
            <span className="truncate">{location}</span>
          </p>
        )}
        {description && (
          <p className="line-clamp-3 text-sm break-words text-pretty">{description}</p>
        )}
        {specializations.length > 0 && (
          <ul aria-label={t('Specializations')} className="mt-auto flex flex-wrap gap-1.5 pt-1">
            {specializations.map((word) => (
              <li key={word}>
                <Badge>{word}</Badge>
              </li>
            ))}
          </ul>
        )}
      </div>
      <footer className="home-acts [&>*+*]:max-w-24">
        {listings ? (
          <Link
            to={`/properties?brokerId=${_id}`}
            aria-label={t('View Listings of {name}', { name })}
          >
            {t('View Listings')}
          </Link>
        ) : (
          <span className="text-muted-foreground! hover:bg-transparent!">
            {t('No live listings')}
          </span>
        )}
        <Link to={`/brokers/${_id}#contact`} aria-label={t('Call {name}', { name })}>
          <Phone aria-hidden />
          {t({ id: 'call.short', message: 'Call' })}
        </Link>
        <Link to={chatAddress(_id)} aria-label={t('Chat with {name}', { name })}>
          <MessageCircle aria-hidden />
          {t('Chat')}
        </Link>
      </footer>
    </article>
  )
}
