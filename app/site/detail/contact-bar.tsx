import { MessageCircle, MessageSquare, Phone } from 'lucide-react'
import { ContactAct } from '#app/site/reveal/contact-act.tsx'
import type { Reveal } from '#app/site/reveal/use-reveal.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { t } from '#domain/locale/translate.ts'

/**
 * Call, WhatsApp and Enquire at the bottom of small screens; on wide screens the card beside the
 * text has them.
 */
export function ContactBar({ reveal }: { reveal: Reveal }) {
  const dress = buttonClass({ variant: 'outline', className: 'h-12 flex-1 px-2' })
  return (
    <nav aria-label={t('Contact')} data-bottom-bar="narrow" className="contact-bar">
      <form method="post" action="#contact" className="flex gap-1.5">
        <input type="hidden" name="token" value={reveal.token} />
        <ContactAct reveal={reveal} way="call" className={dress}>
          <Phone aria-hidden />
          {t({ id: 'call.short', message: 'Call' })}
        </ContactAct>
        <ContactAct reveal={reveal} way="whatsapp" className={dress}>
          <MessageCircle aria-hidden />
          {t('WhatsApp')}
        </ContactAct>
        <a href="#contact" className={buttonClass({ className: 'h-12 flex-1 px-2' })}>
          <MessageSquare aria-hidden />
          {t('Enquire')}
        </a>
      </form>
    </nav>
  )
}
