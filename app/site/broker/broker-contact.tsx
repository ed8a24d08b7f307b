import { MessageCircle, MessagesSquare, Phone } from 'lucide-react'
import { Link } from 'react-router'
import { ContactAct } from '#app/site/reveal/contact-act.tsx'
import type { RevealResponse } from '#app/site/reveal/reveal.ts'
import { useReveal } from '#app/site/reveal/use-reveal.ts'
import { Alert } from '#app/ui/alert.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { t } from '#domain/locale/translate.ts'
import { chatAddress } from './broker-address.ts'
import type { PublicBroker } from './read-broker.ts'

interface BrokerContactProps {
  broker: PublicBroker
  /** The response to a form sent without JavaScript. */
  start: RevealResponse | undefined
}

/** Buttons to contact a broker directly. */
export function BrokerContact({ broker, start = {} }: BrokerContactProps) {
  const reveal = useReveal(broker.reach, start)
  return (
    <section
      id="contact"
      aria-labelledby="contact-title"
      className="scroll-mt-20 space-y-3 rounded-lg border bg-card p-5"
    >
      <h2 id="contact-title" className="text-lg">
        {t('Contact {name}', { name: broker.firstName })}
      </h2>
      {start.refused && <Alert tone="error">{start.refused}</Alert>}
      <p aria-live="polite" className="figures text-lg font-semibold">
        {reveal.number}
        {!reveal.isGiven && (
          <span className="sr-only"> {t('Tap Call to see the full number')}</span>
        )}
      </p>
      <form
        method="post"
        action="#contact"
        aria-label={t('Contact options')}
        className="grid gap-2"
      >
        <input type="hidden" name="token" value={reveal.token} />
        <ContactAct reveal={reveal} way="call" className={buttonClass({ size: 'lg' })}>
          <Phone aria-hidden />
          {t('Call')}
        </ContactAct>
        <ContactAct
          reveal={reveal}
          way="whatsapp"
          className={buttonClass({ variant: 'outline', size: 'lg' })}
        >
          <MessageCircle aria-hidden />
          {t('WhatsApp')}
        </ContactAct>
        <Link
          to={chatAddress(broker._id)}
          className={buttonClass({ variant: 'outline', size: 'lg' })}
        >
          <MessagesSquare aria-hidden />
          {t('Chat')}
        </Link>
      </form>
    </section>
  )
}
