import { t } from '#domain/locale/translate.ts'
import type { FormInput, PaymentForm } from './form.ts'
import { loadScript } from './load-script.ts'

interface SignedPayment {
  razorpay_payment_id: string
  razorpay_signature: string
}

interface CheckoutOptions {
  key: string
  order_id: string
  amount: number
  currency: string
  name: string
  description: string
  prefill: { name: string; email: string; contact: string }
  handler: (signed: SignedPayment) => void
  modal: { ondismiss: () => void }
}

declare global {
  interface Window {
    /** Defined by the provider's script. */
    Razorpay?: new (
      options: CheckoutOptions,
    ) => { open: () => void }
  }
}

export const razorpay: PaymentForm = { label: 'Razorpay', open }

async function open({ checkout, order, onPaid, onClose }: FormInput): Promise<void> {
  await loadScript(checkout.script)
  if (!window.Razorpay) {
    throw new Error(t('The payment form did not load. Please check your connection.'))
  }
  const form = new window.Razorpay({
    key: checkout.keyId,
    order_id: checkout.gatewayOrderId,
    amount: checkout.amountPaise,
    currency: checkout.currency,
    name: 'BrickBazaar',
    description: `${order.plan.name} (${order.reference})`,
    prefill: { name: checkout.name, email: checkout.email, contact: checkout.phone },
    handler: ({ razorpay_payment_id: paymentId, razorpay_signature: signature }) =>
      onPaid({ paymentId, signature }),
    modal: { ondismiss: onClose },
  })
  form.open()
}
