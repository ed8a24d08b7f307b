import { type Selectable, sql } from 'kysely'
import type { DeliveryStatus } from '#contract/partner/webhook.ts'
import type { DeliveryKind } from '#contract/partner/webhook-event.ts'
import type { Handle } from '#server/db/connect.ts'
import { leasing, releasing } from '#server/db/lease.ts'
import type { WebhookDelivery } from '#server/db/tables.ts'

/** Sent when a transaction commits a delivery; the triggers of `webhook.sql` send it too. */
export const queuedSignal = 'webhook_queued'

export interface DueDelivery {
  id: string
  webhook_id: string
  /** The broker or the partner. */
  owner_id: string
  kind: DeliveryKind
  happened_at: Date
  change_id: string | null
  property_id: string | null
  price: number | null
  lead_id: string | null
  attempts: number
  url: string
  sealed_secret: Buffer
  sealed_old_secret: Buffer | null
}

interface Claim {
  lease: string
  seconds: number
  /** Webhooks that get nothing now. */
  without: readonly string[]
  /** Posts under way, by owner. */
  inFlight: ReadonlyMap<string, number>
  maxPerOwner: number
  max: number
}

/**
 * Leases deliveries that are due, one of each owner at most: those of owners with the least under
 * way first, then those that waited longest. Leaves out the webhooks named, those that are paused
 * (but for tests) and those of owners who may not act. A lease that has passed is of a process that
 * died: its delivery is due again.
 */
export async function claimDeliveries(db: Handle, given: Claim): Promise<DueDelivery[]> {
  const { lease, leased_until, attempts } = leasing(given.lease, given.seconds)
  const owners = [...given.inFlight]
  const { rows } = await sql<DueDelivery>`
    with next_of_each as (
      select distinct on (owner_id) due.id, due.next_attempt_at, coalesce(under_way, 0) as under_way
      from webhook
      cross join lateral (select coalesce(broker_id, partner_id) as owner_id) owner
      left join unnest(${owners.map(([id]) => id)}::uuid[], ${owners.map(([, n]) => n)}::int[])
        as in_flight (in_flight_of, under_way) on in_flight_of = owner_id
      cross join lateral (
        select id, next_attempt_at from webhook_delivery
        where webhook_id = webhook.id and status = 'pending' and next_attempt_at <= now()
          and (leased_until is null or leased_until < now())
          and (webhook.paused_at is null or kind = 'test')
        order by next_attempt_at limit 1 for update skip locked
      ) due
      where webhook.id <> all (${given.without}::uuid[]) and webhook_owner_is_active(webhook)
        and coalesce(under_way, 0) < ${given.maxPerOwner}
      order by owner_id, due.next_attempt_at
    ), chosen as (
      select id from next_of_each order by under_way, next_attempt_at limit ${given.max}
    )
    update webhook_delivery set lease = ${lease}, leased_until = ${leased_until},
      attempts = ${attempts}, attempted_at = now()
    from chosen, webhook
    where webhook_delivery.id = chosen.id and webhook.id = webhook_id
    returning webhook_delivery.id, webhook_id, coalesce(broker_id, partner_id) as owner_id, kind,
      happened_at, change_id, property_id, price, lead_id, webhook_delivery.attempts, url,
      sealed_secret,
      case when old_secret_until > now() then sealed_old_secret end as sealed_old_secret`.execute(
    db,
  )
  return rows
}

/** What became of a try. */
export interface Outcome {
  status: DeliveryStatus
  durationMs: number
  responseStatus: number | null
  response: string | null
  error: string | null
  /** Seconds to the next try. */
  wait?: number
}

/** Stores the outcome of a try, if its lease is still its own; returns whether it is. */
export async function settleDelivery(
  tx: Handle,
  { id, lease }: { id: string; lease: string },
  { status, durationMs, responseStatus, response, error, wait = 0 }: Outcome,
): Promise<boolean> {
  const row = await tx
    .updateTable('webhook_delivery')
    .set({
      ...{ status, response, error, duration_ms: durationMs, response_status: responseStatus },
      ...releasing(wait),
      lease: null,
    })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Gives back a delivery whose try was broken off; it counts as none and is due at once. */
export async function giveBackDelivery(
  db: Handle,
  { id, lease }: { id: string; lease: string },
): Promise<void> {
  await db
    .updateTable('webhook_delivery')
    .set({ ...releasing(0), lease: null, attempts: sql<number>`attempts - 1` })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .execute()
}

/** Notes that a receiver accepts. */
export async function noteAccepted(tx: Handle, webhookId: string): Promise<void> {
  await tx
    .updateTable('webhook')
    .set({ delivered_at: sql<Date>`now()`, failing_since: null })
    .where('id', '=', webhookId)
    .execute()
}

/**
 * Notes that a receiver did not accept; returns whether it is active and has not accepted anything
 * for some days.
 */
export async function noteFailed(tx: Handle, webhookId: string, days: number): Promise<boolean> {
  const row = await tx
    .updateTable('webhook')
    .set({ failing_since: sql<Date>`coalesce(failing_since, now())` })
    .where('id', '=', webhookId)
    .returning(
      sql<boolean>`paused_at is null and failing_since < now() - make_interval(days => ${days})`.as(
        'is_over',
      ),
    )
    .executeTakeFirst()
  return row?.is_over ?? false
}

export async function insertTest(tx: Handle, webhookId: string): Promise<string> {
  const { id } = await tx
    .insertInto('webhook_delivery')
    .values({ webhook_id: webhookId, kind: 'test' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await signal(tx)
  return id
}

/** Makes a delivery that is over due again, with all its tries. */
export async function requeueDelivery(tx: Handle, id: string): Promise<void> {
  await tx
    .updateTable('webhook_delivery')
    .set({ status: 'pending', attempts: 0, next_attempt_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
  await signal(tx)
}

const signal = (tx: Handle) => sql`select pg_notify(${queuedSignal}, '')`.execute(tx)

const columns = [
  'id',
  'webhook_id',
  'attempts',
  'happened_at',
  'attempted_at',
  'duration_ms',
  'response_status',
  'response',
  'error',
] as const satisfies readonly (keyof Selectable<WebhookDelivery>)[]

const select = (db: Handle) =>
  db
    .selectFrom('webhook_delivery')
    .select(columns)
    .select([
      sql<DeliveryKind>`kind`.as('kind'),
      sql<DeliveryStatus>`status`.as('status'),
      sql<Date | null>`case when status = 'pending' then next_attempt_at end`.as('next_attempt_at'),
    ])

export type DeliveryRecord = Awaited<ReturnType<typeof listDeliveries>>['rows'][number]

/** Lists the deliveries of a webhook, newest first. */
export async function listDeliveries(
  db: Handle,
  webhookId: string,
  { page, limit }: { page: number; limit: number },
) {
  const { total } = await db
    .selectFrom('webhook_delivery')
    .where('webhook_id', '=', webhookId)
    .select((query) => query.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await select(db)
    .where('webhook_id', '=', webhookId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { rows, total }
}

export async function findDelivery(db: Handle, id: string): Promise<DeliveryRecord | undefined> {
  return select(db).where('id', '=', id).executeTakeFirst()
}

export async function lockDelivery(tx: Handle, id: string): Promise<DeliveryRecord | undefined> {
  return select(tx).where('id', '=', id).forUpdate().executeTakeFirst()
}

const perSweep = 5_000

/** Deletes deliveries that are older than some days; returns whether there may be more. */
export async function sweepOldDeliveries(db: Handle, days: number): Promise<boolean> {
  const { rows } = await sql`
    delete from webhook_delivery where id = any (array(
      select id from webhook_delivery where created_at < now() - make_interval(days => ${days})
      limit ${perSweep}))
    returning id`.execute(db)
  return rows.length === perSweep
}
