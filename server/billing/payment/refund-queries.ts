import { type Insertable, type Selectable, sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'
import type { PaymentRefund } from '#server/db/tables.ts'

export type RefundRow = Selectable<PaymentRefund>

export async function insertRefund(tx: Handle, row: Insertable<PaymentRefund>): Promise<void> {
  await tx.insertInto('payment_refund').values(row).execute()
}

/** What a refund is of: one of these two columns. */
export type RefundOf = { payment_id: string } | { unmatched_payment_id: string }

const refundsOf = (tx: Handle, of: RefundOf) => {
  const refunds = tx.selectFrom('payment_refund').selectAll()
  return 'payment_id' in of
    ? refunds.where('payment_id', '=', of.payment_id)
    : refunds.where('unmatched_payment_id', '=', of.unmatched_payment_id)
}

/** The refund that is under way: one at the most. */
export async function findUnderWay(tx: Handle, of: RefundOf): Promise<RefundRow | undefined> {
  return refundsOf(tx, of).where('status', '=', 'created').executeTakeFirst()
}

/** How the last refund of it stands; nothing where none was asked for. */
export async function lastStatus(
  tx: Handle,
  of: RefundOf,
): Promise<RefundRow['status'] | undefined> {
  const last = await refundsOf(tx, of).orderBy('created_at', 'desc').executeTakeFirst()
  return last?.status
}

/** A refund of ours by the gateway's id of it, or by the receipt that is our own id. */
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

/** Keeps the gateway's id of a refund it has taken on. */
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

/** Ends refunds as done: that money left outweighs an earlier failure. */
export async function finishRefunds(tx: Handle, ids: string[]): Promise<void> {
  await tx
    .updateTable('payment_refund')
    .set({ status: 'processed', error: null, awaits_gateway: false, settled_at: sql<Date>`now()` })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
}

/** Ends a refund with why it failed; answers whether it was under way. */
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

/** Refunds that failed only because no gateway was set up, of money that is still here. */
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

/** Takes a failed refund up again, as it was. */
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

/** What the gateway has to be asked of a refund; the sum in the smallest unit of its currency. */
interface Claimed {
  id: string
  amount: number
  gatewayPaymentId: string
  /** Its id there, once the gateway has taken it on. */
  gatewayRefundId: string | null
  /** It was wished for a day ago or longer. */
  isOld: boolean
}

/**
 * Refunds that are under way and were not asked about for a while: half a minute at first, growing
 * to an hour, as banks take days. Where no gateway is set up, nobody is asked about what one has
 * taken on, so `asked_at` tells since when: it is claimed after a day of that.
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
