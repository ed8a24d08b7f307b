import { type Insertable, type Selectable, sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'
import type { PaymentRefund } from '#server/db/tables.ts'

export type RefundRow = Selectable<PaymentRefund>

export async function insertRefund(tx: Handle, row: Insertable<PaymentRefund>): Promise<void> {
  await tx.insertInto('payment_refund').values(row).execute()
}

/** What a refund belongs to: one of these two columns. */
export type RefundOf = { payment_id: string } | { unmatched_payment_id: string }

const refundsOf = (tx: Handle, of: RefundOf) => {
  const refunds = tx.selectFrom('payment_refund').selectAll()
  return 'payment_id' in of
    ? refunds.where('payment_id', '=', of.payment_id)
    : refunds.where('unmatched_payment_id', '=', of.unmatched_payment_id)
}

/** Returns the refund that is under way; there is at most one. */
export async function findUnderWay(tx: Handle, of: RefundOf): Promise<RefundRow | undefined> {
  return refundsOf(tx, of).where('status', '=', 'created').executeTakeFirst()
}

/** Returns the status of the latest refund, or undefined if there is none. */
export async function lastStatus(
  tx: Handle,
  of: RefundOf,
): Promise<RefundRow['status'] | undefined> {
  const last = await refundsOf(tx, of).orderBy('created_at', 'desc').executeTakeFirst()
  return last?.status
}

/** Returns our refund by the gateway's id, or by the receipt, which is our own id. */
export async function findRefund(
  tx: Handle,
  of: RefundOf,
  { gatewayId, receipt }: { gatewayId: string; receipt: string | null | undefined },
): Promise<RefundRow | undefined> {
  return refundsOf(tx, of)
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

/** Stores the gateway's id of a refund it has accepted. */
export async function saveGatewayRefund(
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

/** Marks refunds as processed; the returned money overrides an earlier failure. */
export async function finishRefunds(tx: Handle, ids: string[]): Promise<void> {
  await tx
    .updateTable('payment_refund')
    .set({ status: 'processed', error: null, awaits_gateway: false, settled_at: sql<Date>`now()` })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
}

/** Marks a refund as failed with the reason; returns whether it was under way. */
export async function failUnderWay(
  tx: Handle,
  id: string,
  { error, awaitsGateway }: { error: string; awaitsGateway: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payment_refund')
    .set({ status: 'failed', error, awaits_gateway: awaitsGateway, settled_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('status', '=', 'created')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Returns refunds that failed only for lack of a gateway and whose money is still here. */
export async function listAwaitingGateway(
  db: Handle,
): Promise<{ id: string; gatewayPaymentId: string }[]> {
  const { rows } = await sql<{ id: string; gatewayPaymentId: string }>`
    select refund.id,
      coalesce(unmatched.gateway_payment_id, payment.gateway_payment_id) as "gatewayPaymentId"
    from payment_refund refund
    left join payment on payment.id = refund.payment_id and payment.status = 'paid'
    left join unmatched_payment unmatched
      on unmatched.id = refund.unmatched_payment_id and unmatched.returned_at is null
    where refund.awaits_gateway
      and coalesce(unmatched.gateway_payment_id, payment.gateway_payment_id) is not null
    order by refund.created_at`.execute(db)
  return rows
}

/** Reopens a failed refund unchanged. */
export async function reopenRefund(tx: Handle, id: string): Promise<void> {
  await tx
    .updateTable('payment_refund')
    .set({
      status: 'created',
      error: null,
      awaits_gateway: false,
      settled_at: null,
      asked_times: 0,
    })
    .where('id', '=', id)
    .where('status', '=', 'failed')
    .execute()
}

/** A refund to ask the gateway about; the amount in the currency's smallest unit. */
interface Claimed {
  id: string
  amount: number
  gatewayPaymentId: string
  /** The gateway's id of the refund, once accepted. */
  gatewayRefundId: string | null
  /** It was requested at least a day ago. */
  isOld: boolean
}

/**
 * Claims refunds that are under way and not checked for a while: half a minute at first, growing to
 * an hour, because banks take days. Without a gateway, a refund that one had accepted cannot be
 * checked; `asked_at` stays at the last check, and the refund is claimed a day after it.
 */
export async function claimRefunds(db: Handle, isSetUp: boolean): Promise<Claimed[]> {
  const { rows } = await sql<Claimed>`
    with claimed as (
      update payment_refund set asked_at = now(), asked_times = asked_times + 1
      where id in (
        select id from payment_refund
        where status = 'created'
          and asked_at < now() - case when ${isSetUp} or gateway_refund_id is null
            then least(30 * 2 ^ least(asked_times, 7), 3600) * interval '1 second'
            else interval '1 day' end
        order by asked_at limit 50 for update skip locked
      )
      returning id, payment_id, unmatched_payment_id, gateway_refund_id as "gatewayRefundId",
        created_at < now() - interval '1 day' as "isOld"
    )
    select claimed.id, "gatewayRefundId", "isOld",
      coalesce(unmatched.amount, payment.amount * 100) as amount,
      coalesce(unmatched.gateway_payment_id, payment.gateway_payment_id) as "gatewayPaymentId"
    from claimed
    left join payment on payment.id = claimed.payment_id
    left join unmatched_payment unmatched on unmatched.id = claimed.unmatched_payment_id
    where coalesce(unmatched.gateway_payment_id, payment.gateway_payment_id) is not null`.execute(
    db,
  )
  return rows
}
