import { type Insertable, type Selectable, sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'
import type { Payment } from '#server/db/tables.ts'

export type PaymentRow = Selectable<Payment>

export async function insertPayment(tx: Handle, payment: Insertable<Payment>): Promise<void> {
  await tx.insertInto('payment').values(payment).execute()
}

export async function listPayments(db: Handle, subscriptionId: string): Promise<PaymentRow[]> {
  return db
    .selectFrom('payment')
    .selectAll()
    .where('subscription_id', '=', subscriptionId)
    .orderBy('paid_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Marks a paid one as given back; nothing where it was already. */
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

export async function findByGateway(
  tx: Handle,
  gatewayPaymentId: string,
): Promise<PaymentRow | undefined> {
  return tx
    .selectFrom('payment')
    .selectAll()
    .where('gateway_payment_id', '=', gatewayPaymentId)
    .executeTakeFirst()
}

export async function findPayment(db: Handle, id: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirst()
}
