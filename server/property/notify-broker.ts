import type { PropertyAct } from '#contract/property/lifecycle.ts'
import type { Handle } from '#server/db/connect.ts'
import { queueMessage } from '#server/notification/outbox/enqueue.ts'
import type { ListingRow } from './listing-queries.ts'

/** Notifies the broker of a decision on a listing, with the reason if there is one. */
export async function notifyBroker(
  tx: Handle,
  { broker_id, first_name, title, ...row }: ListingRow,
  act: PropertyAct,
  reason: string | null,
): Promise<void> {
  if (act !== 'approve' && act !== 'reject' && act !== 'recall') return
  const to = {
    email: row.broker_email,
    phone: row.broker_phone,
    whatsapp: row.broker_whatsapp,
    account: { realm: 'broker', id: broker_id },
  } as const
  const variables = { name: first_name, title }
  if (act === 'reject') {
    const texts = { ...variables, reason: reason ?? '' }
    await queueMessage(tx, { to, template: 'property.rejected', variables: texts })
    return
  }
  const template = act === 'approve' ? 'property.approved' : 'property.recalled'
  await queueMessage(tx, { to, template, variables })
}
