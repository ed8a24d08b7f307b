import { type Insertable, type Selectable, sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'
import type { PaymentRefund } from '#server/db/tables.ts'

export type RefundRow = Selectable<PaymentRefund>

export async function insertRefund(tx: Handle, row: Insertable<PaymentRefund>): Promise<void> {
  await tx.insertInto('payment_refund').values(row).execute()
}

/** The refund of a payment that is under way: one at the most. */
export async function findUnderWay(tx: Handle, paymentId: string): Promise<RefundRow | undefined> {
  return tx
    .selectFrom('payment_refund')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('status', '=', 'created')
    .executeTakeFirst()
}

/** A refund of ours by the gateway's id of it, or by the receipt that is our own id. */
export async function findRefund(
  tx: Handle,
  paymentId: string,
  { gatewayId, receipt }: { gatewayId: string; receipt: string | null | undefined },
): Promise<RefundRow | undefined> {
  return tx
    .selectFrom('payment_refund')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where((is) =>
      is.or([
        is('gateway_refund_id', '=', gatewayId),
        is.and([
          is(sql<string>`id::text`, '=', receipt ?? ''),
          is('gateway_refund_id', 'is', null),
        ]),
      ]),
    )
    .executeTakeFirst()
}

/** Keeps the gateway's id of a refund it has taken on. */
export async function keepGatewayRefund(
  tx: Handle,
  id: string,
  gatewayRefundId: string,
): Promise<void> {
  await tx
    .updateTable('payment_refund')
    .set({ gateway_refund_id: gatewayRefundId })
    .where('id', '=', id)
    .where('gateway_refund_id', 'is', null)
    .execute()
}

/** Ends refunds as done: that money left outweighs an earlier failure. */
export async function finishRefunds(tx: Handle, ids: string[]): Promise<void> {
  await tx
    .updateTable('payment_refund')
    .set({ status: 'processed', error: null, settled_at: sql<Date>`now()` })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
}

/** Ends a refund with why it failed; answers whether it was under way. */
export async function failUnderWay(tx: Handle, id: string, error: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payment_refund')
    .set({ status: 'failed', error, settled_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('status', '=', 'created')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** What the gateway has to be asked of a refund. */
export async function claimRefunds(db: Handle) {
  return db
    .updateTable('payment_refund')
    .from('payment')
    .set({ asked_at: sql<Date>`now()`, asked_times: sql<number>`asked_times + 1` })
    .whereRef('payment.id', '=', 'payment_refund.payment_id')
    .where('payment_refund.id', 'in', (select) =>
      select
        .selectFrom('payment_refund')
        .select('id')
        .where('status', '=', 'created')
        // Half a minute at first, growing to an hour: banks take days.
        .where(
          sql<boolean>`asked_at
            < now() - least(30 * 2 ^ least(asked_times, 7), 3600) * interval '1 second'`,
        )
        .orderBy('asked_at')
        .limit(50)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['payment_refund.id', 'payment_refund.amount', 'payment.gateway_payment_id'])
    .execute()
}
