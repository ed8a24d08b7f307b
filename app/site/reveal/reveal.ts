import type { ContactGiven, ContactWay } from '#contract/contact/contact.ts'

/** The outcome of a contact reveal, by a script or by the browser itself. */
export interface RevealResponse {
  contact?: ContactGiven
  /** The reason for a refusal. */
  refused?: string
}

/** A broker who can be contacted from a page, with the endpoint and the start of a message. */
export interface Reach {
  /** The path of the reveal endpoint. */
  path: string
  /** The token of this page, which the reveal needs. */
  token: string
  /** The masked number. */
  masked: string
  hello: string
  subject: string
}

/** Returns links to call, email and chat with a broker. */
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
