import { refuse } from '#contract/refusal.ts'
import type { Payment, Subscription } from '#contract/subscription.ts'
import { type Actor, record } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { AdministratorViewer } from '#server/http/viewer.ts'
import { issueCreditNote } from '#server/invoice/issue.ts'
import { findByGateway, findPayment, type PaymentRow, refundPaid } from './payment-queries.ts'
import { getSubscription } from './service.ts'

/** Records that a payment was given back: it is revenue no more, and a credit note takes its invoice back. */
export function refundPayment(
  db: Handle,
  viewer: AdministratorViewer,
  paymentId: string,
  reason: string,
): Promise<{ subscription: Subscription; payments: Payment[] }> {
  return transact(db, async (tx) => {
    const refunded = await giveBack(tx, viewer, paymentId, reason)
    if (!refunded) {
      throw refuse(
        (await findPayment(tx, paymentId)) ? 'payment_step_impossible' : 'payment_not_found',
      )
    }
    return getSubscription(tx, refunded.subscription_id)
  })
}

/** The same on the word of the gateway; `part` where less was given back than was paid. */
export async function refundByGateway(
  tx: Handle,
  actor: Actor,
  { gatewayPaymentId, amountPaise }: { gatewayPaymentId: string; amountPaise: number },
): Promise<'refunded' | 'part' | 'known already' | 'unknown'> {
  const paid = await findByGateway(tx, gatewayPaymentId)
  if (!paid) return 'unknown'
  if (amountPaise !== paid.amount * 100) return 'part'
  const reason = 'Given back through the payment gateway'
  return (await giveBack(tx, actor, paid.id, reason)) ? 'refunded' : 'known already'
}

async function giveBack(
  tx: Handle,
  actor: Actor,
  paymentId: string,
  reason: string,
): Promise<PaymentRow | undefined> {
  const refunded = await refundPaid(tx, paymentId, reason)
  if (!refunded) return undefined
  const { subscription_id: id, amount } = refunded
  const creditNote = await issueCreditNote(tx, paymentId, reason)
  await record(
    tx,
    actor,
    'subscription.refund',
    { kind: 'subscription', id },
    {
      before: { status: 'paid' },
      after: { status: 'refunded', amount, reason, creditNote },
    },
  )
  return refunded
}
