import { type Actor, record } from '#server/audit/record.ts'
import { issueCreditNote } from '#server/billing/invoice/issue.ts'
import type { Handle } from '#server/db/connect.ts'
import { lockPaymentBy, type PaymentRow, refundPaid } from './payment-queries.ts'

/** Returns one payment, locked until the transaction ends. */
export function lockPayment(tx: Handle, id: string): Promise<PaymentRow | undefined> {
  return lockPaymentBy(tx, 'id', id)
}

/** Returns the payment with this gateway id, locked in the same way. */
export function lockPaymentByGatewayId(tx: Handle, id: string): Promise<PaymentRow | undefined> {
  return lockPaymentBy(tx, 'gateway_payment_id', id)
}

/**
 * Marks a payment as refunded, so that it no longer counts as revenue, and issues a credit note for
 * its invoice. Returns false if that was done before.
 */
export async function takeBack(
  tx: Handle,
  actor: Actor,
  paymentId: string,
  { reason, reference }: { reason: string; reference?: string | undefined },
): Promise<boolean> {
  const refunded = await refundPaid(tx, paymentId, reason)
  if (!refunded) return false
  const { subscription_id: id, amount } = refunded
  const creditNote = await issueCreditNote(tx, paymentId, reason)
  await record(
    tx,
    actor,
    'subscription.refund',
    { kind: 'subscription', id },
    {
      before: { status: 'paid' },
      after: { status: 'refunded', amount, reason, reference, creditNote },
    },
  )
  return true
}
