import type { Database } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { queueMessage } from '#server/notification/outbox/enqueue.ts'
import { claimDigests } from './notice-queries.ts'
import { getBroker } from './queries.ts'

/** Brokers notified in one transaction. */
const perRound = 100

/** Notifies each broker of the number of further inquiries once the hour is over. */
export function sendDigests(db: Database): Promise<void> {
  return transact(db, async (tx) => {
    for (const { broker_id, count } of await claimDigests(tx, perRound)) {
      const { email, phone, whatsapp, first_name } = await getBroker(tx, broker_id)
      await queueMessage(tx, {
        to: { email, phone, whatsapp, account: { realm: 'broker', id: broker_id } },
        template: 'inquiry.more',
        variables: { name: first_name, count: String(count) },
      })
    }
  })
}
