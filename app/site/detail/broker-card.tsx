import { Mail, MessageCircle, Phone } from 'lucide-react'
import { Link } from 'react-router'
import { VerifiedTick } from '#app/property/broker-line.tsx'
import { Avatar } from '#app/ui/avatar.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import type { ContactWays } from './contact-way.ts'
import type { PropertyView } from './read-property.ts'

interface BrokerCardProps {
  broker: PropertyView['broker']
  ways: ContactWays
}

/** Who offers this home and how to reach them at once. */
export function BrokerCard({ broker, ways }: BrokerCardProps) {
  const { name } = broker
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
      <p className="figures flex flex-wrap items-center gap-x-5 text-sm">
        {broker.experience > 0 && (
          <span>
            <span className="font-medium">
              {broker.experience} {broker.experience === 1 ? 'year' : 'years'}
            </span>{' '}
            <span className="text-muted-foreground">of experience</span>
          </span>
        )}
        <Link
          to={`/properties?brokerId=${broker._id}`}
          className="inline-flex min-h-11 items-center font-medium text-link underline underline-offset-4"
        >
          View Listings
        </Link>
      </p>
      <ContactButtons ways={ways} />
    </div>
  )
}

function ContactButtons({ ways }: { ways: ContactWays }) {
  const { phone, whatsapp, email } = ways
  if (!phone && !whatsapp && !email) return null
  const dress = buttonClass({ variant: 'outline', className: 'h-11 flex-1 gap-1.5 px-2 text-xs' })
  return (
    <div className="space-y-2">
      {phone && <p className="figures text-lg font-semibold">{phone.text}</p>}
      <div className="flex flex-wrap gap-2">
        {phone && (
          <a href={phone.call} className={dress}>
            <Phone aria-hidden />
            Call Broker
          </a>
        )}
        {whatsapp && (
          <a href={whatsapp} target="_blank" rel="noopener noreferrer" className={dress}>
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
    </div>
  )
}
