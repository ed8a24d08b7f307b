import type { Insertable } from 'kysely'
import { GatewayRefund } from '#server/billing/payment/provider/provider.ts'
import { lockKey } from '#server/db/advisory-lock.ts'
import type { Handle } from '#server/db/connect.ts'
import type { GatewayEvent } from '#server/db/tables.ts'

/** Keeps an event of the gateway; false where it came before. */
export async function insertEvent(tx: Handle, row: Insertable<GatewayEvent>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('gateway_event')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/**
 * Writes down what came of an event; of a refund whose payment is not known yet also what it said.
 */
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

/** What the gateway said of refunds of a payment before it told of the payment. */
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
 * Lets what is said of one payment through in turn: a refund and its payment may be told at once.
 */
export async function lockGatewayPayment(tx: Handle, gatewayPaymentId: string): Promise<void> {
  const name = `gateway payment ${gatewayPaymentId}`
  await lockKey(tx, name)
}
