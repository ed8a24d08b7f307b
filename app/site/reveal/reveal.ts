import type { ContactGiven, ContactWay } from '#contract/contact/contact.ts'

/** What asking for a broker's number came to, whether a script or the browser itself asked. */
export interface RevealResponse {
  contact?: ContactGiven
  /** Why there is none. */
  refused?: string
}

/** A broker who can be reached from a page: where to ask, and what a letter begins with. */
export interface Reach {
  /** The call that gives the number. */
  path: string
  /** What this page carries to ask with. */
  token: string
  /** The number as far as everybody sees it. */
  masked: string
  hello: string
  subject: string
}

/** Links to call, write to and chat with a broker. */
export function linksOf(
  { phone, whatsapp, email }: ContactGiven,
  { hello, subject }: Reach,
): Record<ContactWay, string> {
  const text = encodeURIComponent(hello)
  return {
    call: `tel:${phone}`,
    whatsapp: `https://wa.me/${whatsapp.replace(/\D/g, '')}?text=${text}`,
    email: `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${text}`,
  }
}
