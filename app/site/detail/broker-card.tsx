import { Mail, MessageCircle, Phone } from 'lucide-react'
import { Link } from 'react-router'
import { VerifiedTick } from '#app/property/broker-line.tsx'
import { personText } from '#app/property/property-text.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import type { PropertyPublic } from '#contract/property.ts'
import type { ContactWays } from './contact-way.ts'

interface BrokerCardProps {
  broker: PropertyPublic['broker']
  ways: ContactWays
}

/** Who offers this home and how to reach them at once. */
export function BrokerCard({ broker, ways }: BrokerCardProps) {
  const name = personText(broker)
  return (
    <div className="space-y-4">
      <div className="flex items-center gap-3.5">
        <Avatar name={name} className="size-13 text-base [&>span]:text-base" />
        <div className="min-w-0">
          <p className="flex items-center gap-1.5 font-display text-lg font-semibold">
            <span className="min-w-0 break-words">{name}</span>
            {broker.isVerified && <VerifiedTick className="size-5" />}
          </p>
          <p className="text-sm break-words text-muted-foreground">{broker.companyName}</p>
        </div>
      </div>
      <dl className="figures flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {broker.experience > 0 && (
          <div className="flex gap-1.5">
            <dt className="text-muted-foreground">Experience</dt>
            <dd className="font-medium">
              {broker.experience} {broker.experience === 1 ? 'year' : 'years'}
            </dd>
          </div>
        )}
        {ways.phone && (
          <div className="flex gap-1.5">
            <dt className="text-muted-foreground">Phone</dt>
            <dd className="font-medium">{ways.phone.text}</dd>
          </div>
        )}
      </dl>
      <ContactButtons ways={ways} />
      <Link
        to={`/properties?brokerId=${broker._id}`}
        className="inline-flex min-h-11 items-center text-sm font-medium text-link underline underline-offset-4"
      >
        View Listings
      </Link>
    </div>
  )
}

function ContactButtons({ ways }: { ways: ContactWays }) {
  const { phone, email } = ways
  if (!phone && !email) return null
  const dress = buttonClass({ variant: 'outline', className: 'h-11 flex-1' })
  return (
    <div className="flex flex-wrap gap-2">
      {phone && (
        <a href={phone.call} className={dress}>
          <Phone aria-hidden />
          Call Broker
        </a>
      )}
      {phone && (
        <a href={phone.whatsapp} target="_blank" rel="noopener noreferrer" className={dress}>
          <MessageCircle aria-hidden />
          WhatsApp
        </a>
      )}
      {email && (
        <a href={email} className={dress}>
          <Mail aria-hidden />
          Email Broker
        </a>
      )}
    </div>
  )
}
