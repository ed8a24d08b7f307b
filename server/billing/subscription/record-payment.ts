import { v7 } from 'uuid'
import type { PaymentMethod } from '#contract/billing/subscription.ts'
import { issueInvoice } from '#server/billing/invoice/issue.ts'
import type { Handle } from '#server/db/connect.ts'
import { insertPayment } from './payment-queries.ts'

export interface Paid {
  /** In whole rupees. */
  amount: number
  method?: PaymentMethod | undefined
  reference?: string | undefined
  gatewayPaymentId?: string | undefined
}

/** Stores a payment of a subscription with its invoice; returns the invoice number. */
export async function takePayment(
  tx: Handle,
  subscriptionId: string,
  { amount, method = 'other', reference, gatewayPaymentId }: Paid,
): Promise<string | undefined> {
  const id = v7()
  await insertPayment(tx, {
    id,
    subscription_id: subscriptionId,
    amount,
    method,
    reference: reference ?? null,
    gateway_payment_id: gatewayPaymentId ?? null,
  })
  return issueInvoice(tx, id)
}
