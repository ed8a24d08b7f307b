import type { PropertyPublic } from '#contract/property.ts'
import { formatPhone } from '#domain/phone.ts'

/** How a broker can be reached from a page: links, worked out on the server. */
export interface ContactWays {
  phone: { text: string; call: string } | undefined
  whatsapp: string | undefined
  /** A letter with its subject filled in. */
  email: string | undefined
}

export const noWays: ContactWays = { phone: undefined, whatsapp: undefined, email: undefined }

/** Links to call, write to and chat with the broker of a home; `address` is the home's own page. */
export function contactWays({ broker, title }: PropertyPublic, address: string): ContactWays {
  const hello = encodeURIComponent(
    `Hello, I am interested in “${title}” on BrickBazaar: ${address}`,
  )
  const { phone, email } = broker
  // Most brokers have one number for both and leave the second empty.
  const whatsapp = broker.whatsapp ?? phone
  return {
    phone: phone ? { text: formatPhone(phone), call: `tel:${phone}` } : undefined,
    whatsapp: whatsapp ? `https://wa.me/${whatsapp.replace(/\D/g, '')}?text=${hello}` : undefined,
    email: email ? `mailto:${email}?subject=${encodeURIComponent(title)}&body=${hello}` : undefined,
  }
}
