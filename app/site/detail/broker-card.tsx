import { Mail, MessageCircle, Phone } from 'lucide-react'
import { Link } from 'react-router'
import { Rich } from '#app/kit/rich.tsx'
import { VerifiedTick } from '#app/property/broker-line.tsx'
import { ContactAct } from '#app/site/reveal/contact-act.tsx'
import type { Reveal } from '#app/site/reveal/use-reveal.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Avatar } from '#app/ui/avatar.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { t } from '#domain/locale/translate.ts'
import type { PropertyView } from './read-property.ts'

interface BrokerCardProps {
  broker: PropertyView['broker']
  /** Absent where the home is gone and its broker cannot be contacted. */
  reveal?: Reveal
  /** The message of a refusal to a form sent without JavaScript. */
  refused?: string | undefined
}

/** The broker of this home, with buttons for direct contact. */
export function BrokerCard({ broker, reveal, refused }: BrokerCardProps) {
  const { name } = broker
  return (
    <div className="space-y-4">
      <div className="flex items-center gap-3.5">
        <Avatar name={name} className="size-13 text-base [&>span]:text-base" />
        <div className="min-w-0">
          <p className="flex items-center gap-1.5 font-display text-lg font-semibold">
            {broker.isVerified ? (
              <Link to={`/brokers/${broker._id}`} className="min-w-0 break-words hover:underline">
                {name}
              </Link>
            ) : (
              <span className="min-w-0 break-words">{name}</span>
            )}
            {broker.isVerified && <VerifiedTick className="size-5" />}
          </p>
          <p className="text-sm break-words text-muted-foreground">{broker.companyName}</p>
        </div>
      </div>
      <p className="figures flex flex-wrap items-center gap-x-5 text-sm">
        {broker.experience > 0 && (
          <span className="text-muted-foreground">
            <Rich
              text={t('<0>{count, plural, one {# year} other {# years}}</0> of experience', {
                count: broker.experience,
              })}
              elements={[<span key="years" className="font-medium text-foreground" />]}
            />
          </span>
        )}
        {broker.agent && (
          <span className="text-muted-foreground">
            {t('RERA agent: {agent}', { agent: broker.agent })}
          </span>
        )}
        {broker.response && <span className="text-muted-foreground">{broker.response}</span>}
        <Link
          to={`/properties?brokerId=${broker._id}`}
          className={
            'inline-flex min-h-11 items-center ' +
            'font-medium text-link underline underline-offset-4'
          }
        >
          {t('View Listings')}
        </Link>
      </p>
      {reveal && <ContactButtons reveal={reveal} refused={refused} />}
    </div>
  )
}

/** The contact buttons. They are always shown; pressing one reveals the number and opens it. */
function ContactButtons({ reveal, refused }: { reveal: Reveal; refused: string | undefined }) {
  const dress = buttonClass({ variant: 'outline', className: 'h-11 flex-1 gap-1.5 px-2 text-xs' })
  return (
    <form method="post" action="#contact" aria-label={t('Contact options')} className="space-y-2">
      <input type="hidden" name="token" value={reveal.token} />
      {refused && <Alert tone="error">{refused}</Alert>}
      <p aria-live="polite" className="figures text-lg font-semibold">
        {reveal.number}
        {!reveal.isGiven && (
          <span className="sr-only"> {t('Tap Call Broker to see the full number')}</span>
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        <ContactAct reveal={reveal} way="call" className={dress}>
          <Phone aria-hidden />
          {t('Call Broker')}
        </ContactAct>
        <ContactAct reveal={reveal} way="whatsapp" className={dress}>
          <MessageCircle aria-hidden />
          {t('WhatsApp')}
        </ContactAct>
        <ContactAct reveal={reveal} way="email" className={dress}>
          <Mail aria-hidden />
          {t('Email Broker')}
        </ContactAct>
      </div>
    </form>
  )
}
