import { Mail, MessageCircle, Phone } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import type { Lead } from '#contract/lead.ts'
import { useBroker } from './session.ts'

/** One thumb to call, to write on WhatsApp, or to write an e-mail. */
export function InquiryContact({ row }: { row: Lead }) {
  const { firstName, companyName } = useBroker()
  const greeting = `Hello ${row.name}, this is ${firstName} of ${companyName}. You asked about "${row.property.title}".`
  const number = row.phone.replace(/\D/g, '')
  return (
    <div className="flex flex-wrap gap-2">
      <Button asChild className="flex-1 sm:flex-none">
        <a href={`tel:${row.phone}`} aria-label={`Call ${row.name}`}>
          <Phone aria-hidden />
          Call
        </a>
      </Button>
      <Button asChild variant="outline" className="flex-1 sm:flex-none">
        <a
          href={`https://wa.me/${number}?text=${encodeURIComponent(greeting)}`}
          target="_blank"
          rel="noreferrer"
          aria-label={`WhatsApp ${row.name}`}
        >
          <MessageCircle aria-hidden />
          WhatsApp
        </a>
      </Button>
      {row.email && (
        <Button asChild variant="outline" size="icon">
          <a href={`mailto:${row.email}`} aria-label={`Email ${row.name}`}>
            <Mail aria-hidden />
          </a>
        </Button>
      )}
    </div>
  )
}
