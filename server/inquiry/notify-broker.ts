import { sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'
import { countQueued, queueMessage } from '#server/notification/outbox/enqueue.ts'
import { readSettings } from '#server/notification/setting-queries.ts'
import { phoneForMessage } from './contact.ts'
import { joinDigest } from './digest.ts'

/**
 * Lets the broker know that somebody asks about a listing. A flood of inquiries is no flood of
 * messages (RAT-04): what is over an hour's number is told together, once.
 */
export async function notifyBroker(
  tx: Handle,
  { propertyId, brokerId }: { propertyId: string | null; brokerId: string },
  asked: { reference: string; name: string; phone: string },
): Promise<void> {
  const account = { realm: 'broker', id: brokerId } as const
  const template = 'inquiry.received'
  // Those that come at once are counted in turn.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`tell ${brokerId}`}, 0))`.execute(tx)
  const { inquiriesPerHour } = await readSettings(tx)
  if ((await countQueued(tx, account, template, 60)) >= inquiriesPerHour) {
    return joinDigest(tx, brokerId)
  }
  const { title, first_name, email, phone, whatsapp } = await tx
    .selectFrom('broker')
    .leftJoin('property', (join) => join.on('property.id', '=', propertyId))
    .where('broker.id', '=', brokerId)
    .select(['title', 'first_name', 'broker.email', 'broker.phone', 'broker.whatsapp'])
    .executeTakeFirstOrThrow()
  await queueMessage(tx, {
    to: { email, phone, whatsapp, account },
    template,
    variables: {
      name: first_name,
      title: title ?? 'your listings',
      asker: asked.name,
      phone: await phoneForMessage(tx, brokerId, asked.phone),
      reference: asked.reference,
    },
  })
}
