import { CreditCard } from 'lucide-react'
import { useState } from 'react'
import { call } from '#app/api/call.ts'
import { showFailure } from '#app/api/send.ts'
import { Button } from '#app/ui/button.tsx'
import { type Checkout, payment } from '#contract/billing/payment.ts'
import type { PlanOrder } from '#contract/billing/plan-order.ts'

interface GatewayAnswer {
  razorpay_payment_id: string
  razorpay_signature: string
}

interface GatewayOptions {
  key: string
  order_id: string
  amount: number
  currency: string
  name: string
  description: string
  prefill: { name: string; email: string; contact: string }
  handler: (answer: GatewayAnswer) => void
  modal: { ondismiss: () => void }
}

declare global {
  interface Window {
    /** Brought by the payment gateway's script. */
    Razorpay?: new (
      options: GatewayOptions,
    ) => { open: () => void }
  }
}

/** Paying with the gateway's own form: what is typed there never passes through us. */
export function PlanPayOnline({ order, onPaid }: { order: PlanOrder; onPaid: () => void }) {
  const [busy, setBusy] = useState(false)
  const params = { id: order._id }
  const confirm = async (answer: GatewayAnswer) => {
    const body = { paymentId: answer.razorpay_payment_id, signature: answer.razorpay_signature }
    onPaid()
    try {
      await call(payment.paid, { params, body })
    } catch (error) {
      showFailure(error, 'Your payment has not been confirmed yet. We will look at it again.')
    }
  }
  const pay = async () => {
    setBusy(true)
    try {
      const { checkout } = await call(payment.checkout, { params })
      await openForm(checkout, order, confirm, () => setBusy(false))
    } catch (error) {
      showFailure(error, 'Online payment could not be opened')
      setBusy(false)
    }
  }
  return (
    <section aria-label="Pay online" className="space-y-3 rounded-lg border bg-card p-5">
      <h2 className="text-lg">Pay online</h2>
      <p className="text-sm text-muted-foreground">
        UPI, card or net banking, through Razorpay. Your plan begins at once.
      </p>
      <Button size="lg" disabled={busy} onClick={() => void pay()}>
        <CreditCard aria-hidden />
        {busy ? 'Working...' : 'Pay online'}
      </Button>
    </section>
  )
}

async function openForm(
  checkout: Checkout,
  order: PlanOrder,
  onPaid: (answer: GatewayAnswer) => Promise<void>,
  onClose: () => void,
): Promise<void> {
  await loadScript(checkout.script)
  if (!window.Razorpay) throw new Error('The payment form did not load.')
  const form = new window.Razorpay({
    key: checkout.keyId,
    order_id: checkout.gatewayOrderId,
    amount: checkout.amountPaise,
    currency: checkout.currency,
    name: 'BrickBazaar',
    description: `${order.plan.name} (${order.reference})`,
    prefill: { name: checkout.name, email: checkout.email, contact: checkout.phone },
    handler: (answer) => void onPaid(answer),
    modal: { ondismiss: onClose },
  })
  form.open()
}

let loading: Promise<void> | undefined

/** Loads the gateway's script once; a failed attempt is made anew. */
function loadScript(address: string): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      loading = undefined
      reject(new Error('The payment form did not load. Please check your connection.'))
    }
    document.head.append(script)
  })
  return loading
}
