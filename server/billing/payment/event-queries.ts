import type { Insertable } from 'kysely'
import { GatewayRefund } from '#server/billing/payment/provider/provider.ts'
import { lockKey } from '#server/db/advisory-lock.ts'
import type { Handle } from '#server/db/connect.ts'
import type { GatewayEvent } from '#server/db/tables.ts'

/** Inserts a gateway event; returns false if it arrived before. */
export async function insertEvent(tx: Handle, row: Insertable<GatewayEvent>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('gateway_event')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Stores the outcome of an event, with the refund it reports if the payment is not known yet. */
export async function setOutcome(
  tx: Handle,
  id: string,
  { outcome, refund }: { outcome: string; refund?: GatewayRefund | undefined },
): Promise<void> {
  await tx
    .updateTable('gateway_event')
    .set({ outcome, refund: refund ? JSON.stringify(refund) : null })
    .where('id', '=', id)
    .execute()
}

/** Returns refunds the gateway reported before their payment. */
export async function earlyRefunds(tx: Handle, gatewayPaymentId: string): Promise<GatewayRefund[]> {
  const rows = await tx
    .selectFrom('gateway_event')
    .select('refund')
    .where('gateway_payment_id', '=', gatewayPaymentId)
    .where('refund', 'is not', null)
    .orderBy('received_at')
    .execute()
  return rows.map(({ refund }) => GatewayRefund.parse(refund))
}

/**
 * Locks a gateway payment, so that events about it are handled one at a time: a refund and its
 * payment may be reported at once.
 */
export async function lockGatewayPayment(tx: Handle, gatewayPaymentId: string): Promise<void> {
  const name = `gateway payment ${gatewayPaymentId}`
  await lockKey(tx, name)
}
