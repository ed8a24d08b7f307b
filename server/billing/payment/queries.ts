import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { OrderStatus } from '#contract/billing/plan-order.ts'
import { brokersCalled } from '#server/broker/name-search-sql.ts'
import type { Handle } from '#server/db/connect.ts'
import { countRows } from '#server/db/count-rows.ts'
import { containsText } from '#server/db/substring-search.ts'
import type { PlanOrder } from '#server/db/tables.ts'
import { idleOrders } from './unmatched-queries.ts'

export type OrderRow = Selectable<PlanOrder>

export async function insertOrder(tx: Handle, row: Insertable<PlanOrder>): Promise<void> {
  await tx.insertInto('plan_order').values(row).execute()
}

export async function updateOrder(
  tx: Handle,
  id: string,
  change: Updateable<PlanOrder>,
): Promise<void> {
  await tx.updateTable('plan_order').set(change).where('id', '=', id).execute()
}

/** Returns an order; with `brokerId` only if it is that broker's. */
export async function findOrder(
  db: Handle,
  id: string,
  brokerId?: string,
): Promise<OrderRow | undefined> {
  let query = db.selectFrom('plan_order').selectAll().where('id', '=', id)
  if (brokerId) query = query.where('broker_id', '=', brokerId)
  return query.executeTakeFirst()
}

/** Returns the order, locked until the transaction ends. */
export async function lockOrder(
  tx: Handle,
  id: string,
  brokerId?: string,
): Promise<OrderRow | undefined> {
  let query = tx.selectFrom('plan_order').selectAll().where('id', '=', id)
  if (brokerId) query = query.where('broker_id', '=', brokerId)
  return query.forNoKeyUpdate().executeTakeFirst()
}

export async function lockByGateway(
  tx: Handle,
  gatewayOrderId: string,
): Promise<OrderRow | undefined> {
  return tx
    .selectFrom('plan_order')
    .selectAll()
    .where('gateway_order_id', '=', gatewayOrderId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Cancels a broker's open order, unless the gateway's form has reported a payment. */
export async function cancelOpen(tx: Handle, brokerId: string): Promise<void> {
  await tx
    .updateTable('plan_order')
    .set({ status: 'cancelled', decided_at: sql<Date>`now()` })
    .where('broker_id', '=', brokerId)
    .where('status', '=', 'open')
    .where('form_payment_id', 'is', null)
    .execute()
}

// Longer than the timeout of a gateway call: after that the claiming process must have died.
const claimSeconds = 15

/** Claims the creation of the gateway's order; only one caller of all processes gets it. */
export async function claimGatewayOrder(
  db: Handle,
  id: string,
): Promise<{ isOurs: boolean; gateway_order_id: string | null }> {
  const { rows } = await sql`
    update plan_order set gateway_asked_at = clock_timestamp()
    where id = ${id} and gateway_order_id is null
      and coalesce(gateway_asked_at
        < clock_timestamp() - make_interval(secs => ${claimSeconds}), true)
    returning id`.execute(db)
  if (rows.length > 0) return { isOurs: true, gateway_order_id: null }
  const order = await findOrder(db, id)
  return { isOurs: false, gateway_order_id: order?.gateway_order_id ?? null }
}

/** Stores the gateway's order unless another request was first; returns the stored one. */
export async function saveGatewayOrder(
  db: Handle,
  id: string,
  gatewayOrderId: string,
): Promise<string | undefined> {
  await db
    .updateTable('plan_order')
    .set({ gateway_order_id: gatewayOrderId })
    .where('id', '=', id)
    .where('gateway_order_id', 'is', null)
    .execute()
  return (await findOrder(db, id))?.gateway_order_id ?? undefined
}

/**
 * The order waits for an administrator: for a decision, or because of an unmatched payment that was
 * not refunded automatically.
 */
const isWaiting = sql<boolean>`(plan_order.status in ('reported', 'flagged')
  or plan_order.id = any(${idleOrders}))`

export type AdminOrderRow = Awaited<ReturnType<typeof listOrders>>['rows'][number]

const withBroker = (db: Handle) =>
  db
    .selectFrom('plan_order')
    .innerJoin('broker', 'broker.id', 'plan_order.broker_id')
    .selectAll('plan_order')
    .select(['first_name', 'last_name', 'company_name'])

export async function listOrders(
  db: Handle,
  filter: {
    search?: string | undefined
    status?: OrderStatus | 'waiting' | undefined
    sort: 'newest' | 'waiting'
  },
  { page, limit }: { page: number; limit: number },
) {
  const { search, status, sort } = filter
  let query = db.selectFrom('plan_order')
  if (status === 'waiting') query = query.where(isWaiting)
  else if (status) query = query.where('plan_order.status', '=', status)
  if (search) {
    query = query.where(
      sql<boolean>`(${containsText('plan_order.search_text', search)}
        or plan_order.broker_id = any(${brokersCalled(search)}))`,
    )
  }
  const total = await countRows(query)
  const offset = (page - 1) * limit
  // Otherwise a search without results would read every row twice.
  if (offset >= total) return { rows: [], total }
  const ordered =
    sort === 'waiting'
      ? query.orderBy('reported_at').orderBy('plan_order.id')
      : query.orderBy('plan_order.created_at', 'desc').orderBy('plan_order.id', 'desc')
  // Pages by an index first; brokers are looked up for the few rows of the page only.
  const ids = await ordered.select('plan_order.id').limit(limit).offset(offset).execute()
  const found = await withBroker(db)
    .where('plan_order.id', '=', sql<string>`any(${ids.map(({ id }) => id)}::uuid[])`)
    .execute()
  const byId = new Map(found.map((row) => [row.id, row]))
  return { rows: ids.flatMap(({ id }) => byId.get(id) ?? []), total }
}

export async function findAdminOrder(db: Handle, id: string): Promise<AdminOrderRow | undefined> {
  return withBroker(db).where('plan_order.id', '=', id).executeTakeFirst()
}

/** Counts the orders that wait for an administrator. */
export async function countWaiting(db: Handle): Promise<number> {
  return countRows(db.selectFrom('plan_order').where(isWaiting))
}

/**
 * A mismatched payment stored on the order only, before unmatched payments had a table (decision
 * 0052).
 */
const isFormerMisfit = sql<boolean>`(status = 'flagged' and gateway_payment_id is not null)`

/**
 * Claims orders to ask the gateway about: unpaid, created at the gateway in the last three days
 * (thirty if its form reported a payment), and not checked for a while, which grows from half a
 * minute to an hour. Each is claimed by one process. Includes cancelled and refused orders: the
 * gateway may have taken the money anyway.
 */
export async function claimUnsettled(db: Handle): Promise<{ gateway_order_id: string | null }[]> {
  return db
    .updateTable('plan_order')
    .set({ asked_at: sql<Date>`now()`, asked_times: sql<number>`asked_times + 1` })
    .where('id', 'in', (select) =>
      select
        .selectFrom('plan_order')
        .select('id')
        .where('gateway_order_id', 'is not', null)
        .where('status', '<>', 'paid')
        .where(
          sql<boolean>`(created_at > now() - interval '3 days' or ${isFormerMisfit}
            or form_payment_id is not null and created_at > now() - interval '30 days')`,
        )
        .where(
          sql<boolean>`coalesce(asked_at, created_at)
            < now() - least(30 * 2 ^ least(asked_times, 7), 3600) * interval '1 second'`,
        )
        .orderBy('created_at')
        .limit(50)
        .forUpdate()
        .skipLocked(),
    )
    .returning('gateway_order_id')
    .execute()
}

/**
 * Marks orders as reported whose payment the gateway's form reported but the gateway did not
 * confirm within three days; returns them.
 */
export async function reportUnconfirmed(tx: Handle, reason: string): Promise<OrderRow[]> {
  return tx
    .updateTable('plan_order')
    .set({ status: 'reported', method: 'other', reported_at: sql<Date>`now()`, reason })
    .set(({ ref }) => ({ payment_reference: ref('form_payment_id') }))
    .where('status', '=', 'open')
    .where('form_payment_id', 'is not', null)
    .where('created_at', '<', sql<Date>`now() - interval '3 days'`)
    .returningAll()
    .execute()
}

/** Cancels orders that nobody paid within three days. */
export async function lapseOrders(db: Handle): Promise<void> {
  await db
    .updateTable('plan_order')
    .set({ status: 'cancelled', decided_at: sql<Date>`now()` })
    .where('status', '=', 'open')
    .where('form_payment_id', 'is', null)
    .where('created_at', '<', sql<Date>`now() - interval '3 days'`)
    .execute()
}
