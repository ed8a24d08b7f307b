import { type Insertable, type Selectable, sql } from 'kysely'
import type { Realm } from '#contract/access.ts'
import type { MessageChannel } from '#contract/message.ts'
import type { Handle } from '#server/db/connect.ts'
import type { Message } from '#server/db/tables.ts'

export async function insertMessages(tx: Handle, rows: Insertable<Message>[]): Promise<void> {
  if (rows.length > 0) await tx.insertInto('message').values(rows).execute()
}

/** Counts what was said, not by how many channels. */
export async function countSince(
  tx: Handle,
  account: { realm: Realm; id: string },
  template: string,
  minutes: number,
): Promise<number> {
  const { count } = await tx
    .selectFrom('message')
    .where('account_realm', '=', account.realm)
    .where('account_id', '=', account.id)
    .where('template', '=', template)
    .where('channel', '=', 'email')
    .where('created_at', '>', sql<Date>`now() - make_interval(mins => ${minutes})`)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export type Due = Pick<
  Selectable<Message>,
  'id' | 'channel' | 'recipient' | 'template' | 'variables' | 'attempts'
>

/**
 * Takes the message that has waited longest, for this sender alone until the lease ends. The
 * provider is written down first: whoever finds a lapsed lease must know what may have happened.
 */
export async function claimDue(
  db: Handle,
  lease: string,
  providers: Record<MessageChannel, string>,
  seconds: number,
): Promise<Due | undefined> {
  return db
    .updateTable('message')
    .set({
      lease,
      leased_until: sql<Date>`now() + make_interval(secs => ${seconds})`,
      attempts: sql<number>`attempts + 1`,
      provider: sql<string>`${JSON.stringify(providers)}::jsonb ->> channel`,
    })
    .where('id', '=', (select) =>
      select
        .selectFrom('message')
        .select('id')
        .where('status', '=', 'pending')
        .where('next_attempt_at', '<=', sql<Date>`now()`)
        .where('leased_until', 'is', null)
        .orderBy('next_attempt_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'channel', 'recipient', 'template', 'variables', 'attempts'])
    .executeTakeFirst()
}

/** Writes down what became of an attempt, unless somebody has sent the message again since. */
export async function settle(
  db: Handle,
  { id, lease }: { id: string; lease: string },
  outcome: {
    status: 'sent' | 'failed' | 'pending'
    variables?: string
    provider_message_id?: string | null
    cost_paise?: number
    error: string | null
    waitSeconds?: number
  },
): Promise<void> {
  const { waitSeconds = 0, ...change } = outcome
  await db
    .updateTable('message')
    .set({
      ...change,
      leased_until: null,
      next_attempt_at: sql<Date>`now() + make_interval(secs => ${waitSeconds})`,
      ...(change.status === 'sent' && { sent_at: sql<Date>`now()` }),
    })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .execute()
}

/**
 * Messages whose sender went away in the middle. With a provider that knows its ids they are sent
 * again; with another they may have gone, so a person decides.
 */
export async function settleLapsed(
  db: Handle,
  { idempotent, uncertain }: { idempotent: string[]; uncertain: string },
): Promise<void> {
  const isSafe = sql<boolean>`provider = any (${idempotent}::text[])`
  await db
    .updateTable('message')
    .set({
      leased_until: null,
      status: sql<'pending' | 'failed'>`case when ${isSafe} then 'pending' else 'failed' end`,
      error: sql<string | null>`case when ${isSafe} then error else ${uncertain} end`,
    })
    .where('status', '=', 'pending')
    .where('leased_until', '<', sql<Date>`now()`)
    .execute()
}
