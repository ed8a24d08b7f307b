import {
  type ExpressionBuilder,
  type Insertable,
  type Selectable,
  sql,
  type Updateable,
} from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Realm } from '#contract/access.ts'
import { MessageChannel } from '#contract/message/message.ts'
import { sourceLocale } from '#domain/locale/locale.ts'
import type { Handle } from '#server/db/connect.ts'
import { leasing, releasing } from '#server/db/lease.ts'
import type { Message, Tables } from '#server/db/tables.ts'
import { wakeAfterCommit } from '#server/job/queue.ts'

/** Wakes the sender when the caller's transaction commits. */
export const queuedSignal = 'message_queued'

export async function insertMessages(tx: Handle, rows: Insertable<Message>[]): Promise<void> {
  if (rows.length === 0) return
  const inserted = tx.insertInto('message').values(rows)
  if (wakeAfterCommit(tx, queuedSignal)) await inserted.execute()
  else await inserted.returning(sql`pg_notify(${queuedSignal}, '')`.as('signal')).execute()
}

/** Counts messages once, however many channels they have. */
export async function countSince(
  tx: Handle,
  account: { realm: Realm; id: string },
  template: string,
  minutes: number,
): Promise<number> {
  const counts = await tx
    .selectFrom('message')
    .where('account_realm', '=', account.realm)
    .where('account_id', '=', account.id)
    .where('template', '=', template)
    .where('created_at', '>', sql<Date>`now() - make_interval(mins => ${minutes})`)
    .groupBy('channel')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .execute()
  return Math.max(0, ...counts.map(({ count }) => count))
}

/** Locks the waiting messages of an account with a template, including those being sent. */
export async function lockWaitingMessages(
  tx: Handle,
  account: { realm: Realm; id: string },
  template: string,
): Promise<Pick<Selectable<Message>, 'id' | 'channel' | 'language' | 'created_at'>[]> {
  return tx
    .selectFrom('message')
    .where('account_realm', '=', account.realm)
    .where('account_id', '=', account.id)
    .where('template', '=', template)
    .where('status', '=', 'pending')
    .select(['id', 'channel', 'language', 'created_at'])
    .forUpdate()
    .execute()
}

export async function changeMessage(
  tx: Handle,
  id: string,
  change: Updateable<
    Pick<Message, 'language' | 'source_variables' | 'variables' | 'subject' | 'body' | 'segments'>
  >,
): Promise<void> {
  await tx.updateTable('message').set(change).where('id', '=', id).execute()
}

export async function removeMessage(tx: Handle, id: string): Promise<void> {
  await tx.deleteFrom('message').where('id', '=', id).execute()
}

const dueColumns = [
  'id',
  'channel',
  'language',
  'sent_language',
  'recipient',
  'template',
  'variables',
  'source_variables',
  'attempts',
  'segments',
  'is_promotional',
  'consent_id',
  'next_attempt_at',
] as const satisfies readonly (keyof Selectable<Message>)[]

export type Due = Awaited<ReturnType<typeof claimDue>>[number]

/** Returns the channels in which messages are due, and whether promotional ones. */
export async function listDueChannels(
  db: Handle,
): Promise<{ channel: MessageChannel; isPromotional: boolean }[]> {
  const { rows } = await sql<{ channel: MessageChannel; isPromotional: boolean }>`
    select channel, promotional as "isPromotional"
    from unnest(${MessageChannel.keys}::text[]) channel, unnest('{f,t}'::boolean[]) promotional
    where exists (
      select from message
      where message.channel = channel.channel and is_promotional = promotional
        and status = 'pending' and next_attempt_at <= now() and leased_until is null)`.execute(db)
  return rows
}

/**
 * Leases the messages of a channel that have waited longest, promotional or not, to this sender;
 * returns them with their registration and whether their number sent STOP. The provider is stored
 * first, because whoever finds an expired lease must know what may have happened.
 */
export async function claimDue(
  db: Handle,
  given: {
    channel: MessageChannel
    provider: string
    lease: string
    seconds: number
    promotional: boolean
    max: number
  },
) {
  const claimed = await db
    .updateTable('message')
    .set({
      ...leasing(given.lease, given.seconds),
      provider: given.provider,
    })
    .where(
      'id',
      '=',
      (select) =>
        sql<string>`any (array(${select
          .selectFrom('message')
          .select('id')
          .where('channel', '=', given.channel)
          .where('status', '=', 'pending')
          .where('is_promotional', '=', given.promotional)
          .where('next_attempt_at', '<=', sql<Date>`now()`)
          .where('leased_until', 'is', null)
          .orderBy('next_attempt_at')
          .limit(given.max)
          .forUpdate()
          .skipLocked()}))`,
    )
    .returning(dueColumns)
    .returning((message) => [isStopped(message).as('is_stopped'), registered(message)])
    .execute()
  return claimed.sort((one, other) => Number(one.next_attempt_at) - Number(other.next_attempt_at))
}

const isStopped = (message: ExpressionBuilder<Tables, 'message'>) =>
  message.exists(
    message
      .selectFrom('message_stop')
      .whereRef('message_stop.channel', '=', 'message.channel')
      .whereRef('message_stop.recipient', '=', 'message.recipient')
      .where('message.channel', '<>', 'email')
      .where('reason', '=', 'stop')
      .select('reason'),
  )

/** The registration in the recipient's language, or else in the source language. */
const registered = (message: ExpressionBuilder<Tables, 'message'>) =>
  jsonObjectFrom(
    message
      .selectFrom('message_template')
      .whereRef('message_template.name', '=', 'message.template')
      .whereRef('message_template.channel', '=', 'message.channel')
      .where('is_active', '=', true)
      .where(({ eb, ref }) =>
        eb('message_template.language', 'in', [ref('message.language'), eb.val(sourceLocale)]),
      )
      .orderBy(
        ({ eb, ref }) => eb('message_template.language', '=', ref('message.language')),
        'desc',
      )
      .limit(1)
      .select([
        'provider_template',
        'message_template.language',
        'provider_language',
        'dlt_template_id',
        'entity_id',
        'header',
      ]),
  ).as('registered')

export type Outcome = { status: 'sent' | 'failed' | 'pending'; error: string | null } & Pick<
  Updateable<Message>,
  | 'provider_message_id'
  | 'cost_paise'
  | 'failure_code'
  | 'registered_template'
  | 'entity_id'
  | 'header'
  | 'attempts'
  | 'body'
  | 'segments'
  | 'sent_language'
> & {
    /** When to retry: after this many seconds, or at this moment. */
    wait?: number | Date
    /** Secret variables that are no longer needed. */
    spent?: readonly string[]
  }

/** Stores the result of attempts, unless somebody has resent a message in the meantime. */
export async function settle(
  db: Handle,
  { ids, lease }: { ids: string[]; lease: string },
  { wait = 0, spent = [], ...change }: Outcome,
): Promise<void> {
  await db
    .updateTable('message')
    .set({
      failure_code: null,
      ...change,
      // Removed from the current variables, which may have been rewritten while the message was
      // sent.
      ...(spent.length > 0 && {
        variables: sql<string>`variables - ${spent}::text[]`,
        source_variables: sql<string>`nullif(source_variables - ${spent}::text[], '{}')`,
      }),
      ...releasing(wait),
      ...(change.status === 'sent' && { sent_at: sql<Date>`now()` }),
    })
    .where('id', 'in', ids)
    .where('lease', '=', lease)
    .execute()
}

/**
 * Ends expired leases of senders that died. With a provider that has idempotency the messages are
 * retried; with any other they may have been sent, so a person decides.
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

/** Returns whether an account has proven the address; administrators' addresses count as proven. */
export async function isProven(tx: Handle, recipient: string): Promise<boolean> {
  for (const realm of ['customer', 'broker'] as const) {
    const row = await tx
      .selectFrom(realm)
      .where('proven_email', '=', recipient)
      .select('id')
      .executeTakeFirst()
    if (row) return true
  }
  const administrator = await tx
    .selectFrom('administrator')
    .where('email', '=', recipient)
    .select('id')
    .executeTakeFirst()
  return administrator !== undefined
}
