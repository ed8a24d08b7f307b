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

export const availability = {
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
