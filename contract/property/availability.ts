import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { id } from '#contract/field.ts'
import { type WordOf, words } from '#contract/words.ts'
import { msg } from '#domain/locale/translate.ts'

/** Confirmations by brokers that their listings are still available. */

/** The broker's approved listings by state of their confirmation. */
export const ConfirmationFilter = words({
  due: msg('To confirm'),
  expired: msg('Expired'),
})
export type ConfirmationFilter = WordOf<typeof ConfirmationFilter>

export const maxConfirmed = 100

/** The maximum number of listings one message asks about. */
export const maxRequested = 500

/** The result for a listing that a message asked about. */
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
    summary: 'List the listings that a message asked its broker to confirm, by its link',
    query: linkQuery,
    reply: Requested,
  }),
  /** A POST, because mail programs open links by themselves. */
  confirmRequested: endpoint({
    method: 'POST',
    path: '/public/listing-confirmations',
    access: 'public',
    summary:
      'Confirm that listings are still available by the link of a message, without signing in; ' +
      'each once per link',
    query: linkQuery,
    body: z.strictObject({ ids: z.array(id).min(1).max(maxRequested) }),
    reply: Requested,
  }),
  confirmSome: endpoint({
    method: 'POST',
    path: '/broker/properties/confirmations',
    access: 'broker',
    summary:
      'Confirm that several listings of one’s own are still available; those that are not ' +
      'approved are skipped',
    body: z.strictObject({ ids: z.array(id).min(1).max(maxConfirmed) }),
    reply: z.object({ confirmed: z.array(z.string()) }),
  }),
}
