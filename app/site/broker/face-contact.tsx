import { MessageCircle, MessagesSquare, Phone } from 'lucide-react'
import { Link } from 'react-router'
import { buttonClass } from '#app/ui/button.tsx'
import { chatAddress } from './broker-address.ts'
import type { Face } from './read-face.ts'

/** How to reach a broker at once. */
export function FaceContact({ face }: { face: Face }) {
  return (
    <section
      id="contact"
      aria-labelledby="contact-title"
      className="scroll-mt-20 space-y-3 rounded-lg border bg-card p-5"
    >
      <h2 id="contact-title" className="text-lg">
        Contact {face.firstName}
      </h2>
      <p className="figures text-lg font-semibold">{face.phone.text}</p>
      <div className="grid gap-2">
        <a href={face.phone.call} className={buttonClass({ size: 'lg' })}>
          <Phone aria-hidden />
          Call
        </a>
        <a
          href={face.whatsapp}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ variant: 'outline', size: 'lg' })}
        >
          <MessageCircle aria-hidden />
          WhatsApp
        </a>
        <Link
          to={chatAddress(face._id)}
          className={buttonClass({ variant: 'outline', size: 'lg' })}
        >
          <MessagesSquare aria-hidden />
          Chat
        </Link>
      </div>
    </section>
  )
}
