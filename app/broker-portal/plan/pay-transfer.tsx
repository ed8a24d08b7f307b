import { Smartphone } from 'lucide-react'
import { SelectField } from '#app/kit/form/choice-field.tsx'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { maxQrTextLength, QrPicture } from '#app/kit/qr-picture.tsx'
import { Button } from '#app/ui/button.tsx'
import { type BrokerPlan, payment } from '#contract/billing/payment.ts'
import { type PlanOrder, TransferMethod } from '#contract/billing/plan-order.ts'
import { pagePath } from '#domain/locale/page-path.ts'
import { formatRupees } from '#domain/money/money.ts'
import { upiLink } from '#domain/money/upi-link.ts'

interface PlanPayTransferProps {
  order: PlanOrder
  paying: BrokerPlan['paying']
}

/**
 * Payment by UPI or bank transfer, and its report; an administrator checks that the money arrived.
 */
export function PlanPayTransfer({ order, paying }: PlanPayTransferProps) {
  const { reference } = order
  const form = useForm(payment.report, {
    params: { id: order._id },
    start: { method: 'upi', reference: '' },
    done: 'Thank you. We are checking your payment.',
    failed: 'Failed to report the payment',
  })
  return (
    <section
      aria-label="Pay by UPI or bank transfer"
      className="space-y-5 rounded-lg border bg-card p-5"
    >
      <h2 className="text-lg">Pay by UPI or bank transfer</h2>
      {paying.upiId && <Upi order={order} upiId={paying.upiId} payee={paying.payee} />}
      {paying.bankDetails && (
        <p className="text-sm break-words whitespace-pre-line">{paying.bankDetails}</p>
      )}
      {!paying.upiId && !paying.bankDetails && (
        <p className="text-sm">
          Please{' '}
          <a className="text-link underline" href={pagePath('/contact')}>
            ask us
          </a>{' '}
          for the account to pay to; then enter the reference of your payment here.
        </p>
      )}
      <p className="text-sm text-muted-foreground">
        Please write <span className="figures font-medium text-foreground">{reference}</span> as the
        remark, so that we find your payment.
      </p>
      <Form form={form} label="Your payment" className="border-t pt-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField
            form={form}
            name="method"
            label="Paid by"
            options={TransferMethod.options}
            required
          />
          <TextField
            form={form}
            name="reference"
            label="Reference"
            maxLength={60}
            help="The UTR or transaction number in your app or statement."
            required
          />
        </div>
        <SubmitButton form={form} busy="Sending..." className="self-start max-sm:w-full">
          I have paid
        </SubmitButton>
      </Form>
    </section>
  )
}

interface UpiProps {
  order: PlanOrder
  upiId: string
  payee: string | null
}

function Upi({ order, upiId, payee }: UpiProps) {
  const { amount, reference } = order
  const link = upiLink({
    payee: upiId,
    name: (payee ?? 'BrickBazaar').slice(0, 40),
    amount,
    reference,
  })
  return (
    <div className="space-y-5">
      {/* A phone cannot scan its own screen. */}
      <Button asChild className="w-full sm:w-auto sm:pointer-fine:hidden">
        <a href={link}>
          <Smartphone aria-hidden />
          Open UPI app
        </a>
      </Button>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        {link.length <= maxQrTextLength && (
          <QrPicture text={link} label={`QR code to pay ${formatRupees(amount)} by UPI`} />
        )}
        <div className="min-w-52 flex-1 space-y-3 text-sm">
          <p>Scan it with any UPI app; amount and remark are filled in.</p>
          <p>
            UPI id
            <span className="figures block text-base font-medium break-all">{upiId}</span>
          </p>
        </div>
      </div>
    </div>
  )
}
