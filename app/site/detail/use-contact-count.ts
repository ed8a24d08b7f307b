import { useEffect } from 'react'
import { readToken } from '#app/api/token.ts'

/** The links to a broker and the way each is; the words are those of the contract. */
const ways: readonly [beginning: string, way: 'call' | 'whatsapp' | 'email'][] = [
  ['tel:', 'call'],
  ['https://wa.me/', 'whatsapp'],
  ['mailto:', 'email'],
]

/** Tells the broker's numbers that a visitor took one of the ways on this page (real-behaviour 3). */
export function useContactCount(propertyId: string): void {
  useEffect(() => {
    const note = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('main a') : null
      const address = link?.getAttribute('href') ?? ''
      const way = ways.find(([beginning]) => address.startsWith(beginning))?.[1]
      if (way) tell(propertyId, way)
    }
    document.addEventListener('click', note)
    return () => document.removeEventListener('click', note)
  }, [propertyId])
}

// Without the contract's rules, which a public page's first load spares. Kept alive because the
// phone opens another app at the same moment; a count that does not arrive is lost and no more.
function tell(propertyId: string, way: string): void {
  const token = readToken('customer')
  void fetch(`/api/public/properties/${propertyId}/contacts`, {
    method: 'POST',
    keepalive: true,
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ way }),
  }).catch(() => undefined)
}
