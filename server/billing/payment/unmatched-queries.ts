import { type Insertable, type Selectable, sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'
import type { UnmatchedPayment } from '#server/db/tables.ts'

export type UnmatchedPaymentRow = Selectable<UnmatchedPayment>

export async function insertUnmatchedPayment(
  tx: Handle,
  row: Insertable<UnmatchedPayment>,
): Promise<void> {
  await tx.insertInto('unmatched_payment').values(row).execute()
}

/** Returns an unmatched payment by our id or the gateway's, locked until the transaction ends. */
export async function lockUnmatchedPayment(
  tx: Handle,
  by: 'id' | 'gateway_payment_id',
  id: string,
): Promise<UnmatchedPaymentRow | undefined> {
  return tx
    .selectFrom('unmatched_payment')
    .selectAll()
    .where(by, '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Marks the payment as refunded; returns whether it was not marked before. */
export async function markReturned(tx: Handle, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('unmatched_payment')
    .set({ returned_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('returned_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/**
 * Locks an order's payments that are not refunded until the transaction ends: somebody may be
 * refunding them.
 */
export async function lockUnmatchedPayments(tx: Handle, orderId: string): Promise<void> {
  await tx
    .selectFrom('unmatched_payment')
    .select('id')
    .where('order_id', '=', orderId)
    .where('returned_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

const isUnderWay = sql<boolean>`exists (
  select from payment_refund where unmatched_payment_id = unmatched_payment.id
    and status = 'created')`

/** Returns an order's idle payments: unmatched, and neither refunded nor being refunded. */
export async function listIdle(tx: Handle, orderId: string): Promise<UnmatchedPaymentRow[]> {
  return tx
    .selectFrom('unmatched_payment')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('returned_at', 'is', null)
    .where(({ not }) => not(isUnderWay))
    .execute()
}

/** Ids of orders with idle payments, which wait for an administrator. */
export const idleOrders = sql<string[]>`array(
  select order_id from unmatched_payment where returned_at is null and not ${isUnderWay})`

export type UnmatchedPaymentLine = Awaited<ReturnType<typeof listUnmatchedPayments>>[number]

/** Returns the unmatched payments of some orders, each with its latest refund. */
export async function listUnmatchedPayments(db: Handle, orderIds: string[]) {
  return db
    .selectFrom('unmatched_payment')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('payment_refund')
          .selectAll('payment_refund')
          .whereRef('unmatched_payment_id', '=', 'unmatched_payment.id')
          .orderBy('payment_refund.created_at', 'desc')
          .limit(1)
          .as('refund'),
      (join) => join.onTrue(),
    )
    .selectAll('unmatched_payment')
    .select(['refund.status as refund_status', 'refund.reference as refund_reference'])
    .select('refund.error as refund_error')
    .where('order_id', '=', sql<string>`any(${orderIds}::uuid[])`)
    .orderBy('came_at')
    .orderBy('unmatched_payment.id')
    .execute()
}
