import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { id } from '#contract/field.ts'
import { type WordOf, words } from '#contract/words.ts'
import { msg } from '#domain/locale/translate.ts'

/** How brokers say that their listings are still available. */

/** What of a broker's approved listings waits for a confirmation. */
export const ConfirmationFilter = words({
  due: msg('To confirm'),
  expired: msg('Expired'),
})
export type ConfirmationFilter = WordOf<typeof ConfirmationFilter>

export const maxConfirmed = 100

/** A message asks about at most this many. */
export const maxRequested = 500

/** What became of a listing that a message asked about. */
export const RequestedState = words({
  open: msg('To confirm'),
  confirmed: msg('Confirmed'),
  sold: msg('Sold'),
  rented: msg('Rented'),
  gone: msg('No longer listed'),
})
export type RequestedState = WordOf<typeof RequestedState>

export const Requested = z.object({
  listings: z.array(z.object({ _id: z.string(), title: z.string(), state: RequestedState.schema })),
})
export type Requested = z.infer<typeof Requested>

const linkQuery = z.strictObject({ token: z.string().max(200) })

export const availability = {
  requested: endpoint({
    method: 'GET',
    path: '/public/listing-confirmations',
    access: 'public',
    summary: 'The listings that the link of a message asks their broker to confirm',
    query: linkQuery,
    reply: Requested,
  }),
  /** Mail programs open links: only this confirms. */
  confirmRequested: endpoint({
    method: 'POST',
    path: '/public/listing-confirmations',
    access: 'public',
    summary:
      'Say by the link of a message, without signing in, that these of its listings are still ' +
      'to be had; each at most once by one link',
    query: linkQuery,
    body: z.strictObject({ ids: z.array(id).min(1).max(maxRequested) }),
    reply: Requested,
  }),
  confirmSome: endpoint({
    method: 'POST',
    path: '/broker/properties/confirmations',
    access: 'broker',
    summary:
      'Say that several listings of one’s own are still to be had; those that are not approved ' +
      'are left out',
    body: z.strictObject({ ids: z.array(id).min(1).max(maxConfirmed) }),
    reply: z.object({ confirmed: z.array(z.string()) }),
  }),
}
