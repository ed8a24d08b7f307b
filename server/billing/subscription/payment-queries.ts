import { type Insertable, type Selectable, sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'
import type { Payment } from '#server/db/tables.ts'

export type PaymentRow = Selectable<Payment>

export async function insertPayment(tx: Handle, payment: Insertable<Payment>): Promise<void> {
  await tx.insertInto('payment').values(payment).execute()
}

export type PaymentLine = Awaited<ReturnType<typeof listPayments>>[number]

/** Returns the payments of a subscription, each with its latest refund. */
export async function listPayments(db: Handle, subscriptionId: string) {
  return db
    .selectFrom('payment')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('payment_refund')
          .selectAll('payment_refund')
          .whereRef('payment_refund.payment_id', '=', 'payment.id')
          .orderBy('payment_refund.created_at', 'desc')
          .limit(1)
          .as('refund'),
      (join) => join.onTrue(),
    )
    .selectAll('payment')
    .select(['refund.status as refund_status', 'refund.reason as refund_asked_for'])
    .select(['refund.reference as refund_reference', 'refund.error as refund_error'])
    .select('refund.created_at as refund_asked_at')
    .where('subscription_id', '=', subscriptionId)
    .orderBy('paid_at', 'desc')
    .orderBy('payment.id', 'desc')
    .execute()
}

/** Marks a paid payment as refunded; does nothing if it already was. */
export async function refundPaid(
  tx: Handle,
  id: string,
  reason: string,
): Promise<PaymentRow | undefined> {
  return tx
    .updateTable('payment')
    .set({ status: 'refunded', refunded_at: sql<Date>`now()`, refund_reason: reason })
    .where('id', '=', id)
    .where('status', '=', 'paid')
    .returningAll()
    .executeTakeFirst()
}

/** Returns one payment by our id or the gateway's, locked until the transaction ends. */
export async function lockPaymentBy(
  tx: Handle,
  by: 'id' | 'gateway_payment_id',
  id: string,
): Promise<PaymentRow | undefined> {
  return tx.selectFrom('payment').selectAll().where(by, '=', id).forNoKeyUpdate().executeTakeFirst()
}
