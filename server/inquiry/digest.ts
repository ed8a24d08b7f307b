import { sql } from 'kysely'
import type { Database, Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { queueMessage } from '#server/notification/outbox/enqueue.ts'

/** Brokers told in one transaction. */
const perRound = 100

/** Counts an inquiry the broker is not told of by itself. */
export async function joinDigest(tx: Handle, brokerId: string): Promise<void> {
  await tx
    .insertInto('inquiry_digest')
    .values({ broker_id: brokerId })
    .onConflict((conflict) =>
      conflict.column('broker_id').doUpdateSet({ count: sql<number>`inquiry_digest.count + 1` }),
    )
    .execute()
}

/** Tells each broker how many more there were, once the hour is over. */
export function sendDigests(db: Database): Promise<void> {
  return transact(db, async (tx) => {
    const over = await tx
      .deleteFrom('inquiry_digest')
      .where('broker_id', 'in', (select) =>
        select
          .selectFrom('inquiry_digest')
          .where('since', '<', sql<Date>`now() - interval '1 hour'`)
          .orderBy('since')
          .limit(perRound)
          .select('broker_id')
          .forUpdate()
          .skipLocked(),
      )
      .returning(['broker_id', 'count'])
      .execute()
    for (const { broker_id, count } of over) {
      const { email, phone, whatsapp, first_name } = await tx
        .selectFrom('broker')
        .where('id', '=', broker_id)
        .select(['email', 'phone', 'whatsapp', 'first_name'])
        .executeTakeFirstOrThrow()
      await queueMessage(tx, {
        to: { email, phone, whatsapp, account: { realm: 'broker', id: broker_id } },
        template: 'inquiry.more',
        variables: { name: first_name, count: String(count) },
      })
    }
  })
}
