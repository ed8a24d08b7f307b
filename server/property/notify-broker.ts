import type { PropertyAct } from '#contract/property/lifecycle.ts'
import type { Handle } from '#server/db/connect.ts'
import { queueMessage } from '#server/notification/outbox/enqueue.ts'
import { getWithBroker } from './queries.ts'
import type { Seen } from './write-queries.ts'

/** Lets the broker know what was decided about a listing, with the reason where there is one. */
export async function notifyBroker(
  tx: Handle,
  { id, brokerId }: Seen,
  act: PropertyAct,
  reason: string | null,
): Promise<void> {
  if (act !== 'approve' && act !== 'reject' && act !== 'recall') return
  const { title, first_name, email, phone, whatsapp } = await getWithBroker(tx, id)
  const to = { email, phone, whatsapp, account: { realm: 'broker', id: brokerId } } as const
  const variables = { name: first_name, title }
  if (act === 'reject') {
    const texts = { ...variables, reason: reason ?? '' }
    await queueMessage(tx, { to, template: 'property.rejected', variables: texts })
    return
  }
  const template = act === 'approve' ? 'property.approved' : 'property.recalled'
  await queueMessage(tx, { to, template, variables })
}
