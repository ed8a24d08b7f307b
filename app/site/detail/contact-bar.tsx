import { MessageCircle, MessageSquare, Phone } from 'lucide-react'
import { buttonClass } from '#app/ui/button.tsx'
import type { ContactWays } from './contact-way.ts'

interface ContactBarProps {
  ways: ContactWays
}

/** Call, WhatsApp and Enquire within reach of a thumb; on wide screens the card beside the text does it. */
export function ContactBar({ ways: { phone, whatsapp } }: ContactBarProps) {
  const dress = buttonClass({ variant: 'outline', className: 'h-12 flex-1' })
  return (
    <nav
      aria-label="Contact"
      data-bottom-bar
      className="sticky bottom-0 z-30 -mx-4 flex gap-2 border-t bg-background/95 px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] backdrop-blur-md lg:hidden"
    >
      {phone && (
        <a href={phone.call} className={dress}>
          <Phone aria-hidden />
          Call
        </a>
      )}
      {whatsapp && (
        <a href={whatsapp} target="_blank" rel="noopener noreferrer" className={dress}>
          <MessageCircle aria-hidden />
          WhatsApp
        </a>
      )}
      <a href="#contact" className={buttonClass({ className: 'h-12 flex-1' })}>
        <MessageSquare aria-hidden />
        Enquire
      </a>
    </nav>
  )
}
