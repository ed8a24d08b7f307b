import type { Checkout } from '#contract/billing/payment.ts'
import type { PlanOrder } from '#contract/billing/plan-order.ts'
import { razorpay } from './razorpay.ts'

/** The payment form of a provider: what is entered there never passes through our server. */
export interface PaymentForm {
  /** The provider's name for people. */
  label: string
  open(shown: FormInput): Promise<void>
}

export interface FormInput {
  checkout: Checkout
  order: PlanOrder
  /** Called when the form reports a payment; the server verifies the signature. */
  onPaid(signed: { paymentId: string; signature: string }): void
  onClose(): void
}

const forms: Partial<Record<string, PaymentForm>> = { razorpay }

/** Returns the form of the provider that the server names, or undefined without one. */
export const findPaymentForm = (provider: string | null): PaymentForm | undefined =>
  provider === null ? undefined : forms[provider]
