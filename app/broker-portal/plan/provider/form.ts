import type { Checkout } from '#contract/billing/payment.ts'
import type { PlanOrder } from '#contract/billing/plan-order.ts'
import { razorpay } from './razorpay.ts'

/** The payment form of a provider: what is typed there never passes through us. */
export interface PaymentForm {
  /** The provider's name as people know it. */
  label: string
  open(shown: FormInput): Promise<void>
}

export interface FormInput {
  checkout: Checkout
  order: PlanOrder
  /** The form says that it was paid; the server checks the signature. */
  onPaid(signed: { paymentId: string; signature: string }): void
  onClose(): void
}

const forms: Partial<Record<string, PaymentForm>> = { razorpay }

/** Returns the form of the provider that the server names, or undefined without one. */
export const findPaymentForm = (provider: string | null): PaymentForm | undefined =>
  provider === null ? undefined : forms[provider]
