import type { PropertyPublic } from '#contract/property.ts'
import { formatPhone } from '#domain/phone.ts'

/** How a broker can be reached from a page: links, worked out on the server. */
export interface ContactWays {
  phone: { text: string; call: string; whatsapp: string } | undefined
  /** A letter with its subject filled in. */
  email: string | undefined
}

/** Links to call, write to and chat with the broker of a home; `address` is the home's own page. */
export function contactWays({ broker, title }: PropertyPublic, address: string): ContactWays {
  const hello = `Hello, I am interested in “${title}” on BrickBazaar: ${address}`
  return {
    phone: broker.phone
      ? {
          text: formatPhone(broker.phone),
          call: `tel:${broker.phone}`,
          whatsapp: `https://wa.me/${broker.phone.replace(/\D/g, '')}?text=${encodeURIComponent(hello)}`,
        }
      : undefined,
    email: broker.email
      ? `mailto:${broker.email}?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(hello)}`
      : undefined,
  }
}
