import { CreditCard } from 'lucide-react'
import { useState } from 'react'
import { call } from '#app/api/call.ts'
import { showFailure } from '#app/api/send.ts'
import { Button } from '#app/ui/button.tsx'
import { payment } from '#contract/billing/payment.ts'
import type { PlanOrder } from '#contract/billing/plan-order.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { t } from '#domain/locale/translate.ts'
import type { PaymentForm } from './provider/form.ts'

interface PlanPayOnlineProps {
  order: PlanOrder
  form: PaymentForm
  onPaid: () => void
}

/** Payment in the gateway's own form: what is entered there never passes through our server. */
export function PlanPayOnline({ order, form, onPaid }: PlanPayOnlineProps) {
  const [busy, setBusy] = useState(false)
  const params = { id: order._id }
  const confirm = async (body: BodyOf<typeof payment.paid>) => {
    onPaid()
    try {
      await call(payment.paid, { params, body })
    } catch (error) {
      showFailure(error, t('Your payment is not confirmed yet. We will check it again.'))
    }
  }
  const pay = async () => {
    setBusy(true)
    try {
      const { checkout } = await call(payment.checkout, { params })
      await form.open({
        ...{ checkout, order },
        onPaid: (signed) => void confirm(signed),
        onClose: () => setBusy(false),
      })
    } catch (error) {
      showFailure(error, t('Online payment could not be opened'))
      setBusy(false)
    }
  }
  return (
    <section aria-label={t('Pay online')} className="space-y-3 rounded-lg border bg-card p-5">
      <h2 className="text-lg">{t('Pay online')}</h2>
      <p className="text-sm text-muted-foreground">
        {t('UPI, card or net banking through {provider}. Your plan starts immediately.', {
          provider: form.label,
        })}
      </p>
      <Button size="lg" disabled={busy} onClick={() => void pay()}>
        <CreditCard aria-hidden />
        {busy ? t('Please wait...') : t('Pay online')}
      </Button>
    </section>
  )
}
