import { useState } from 'react'
import { useMay } from '#app/admin/shell/session.ts'
import { When } from '#app/kit/form/date.tsx'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { Money } from '#app/kit/form/money.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { StatusBadge } from '#app/kit/status-badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { toast } from '#app/ui/toast.ts'
import { payment as orders } from '#contract/billing/payment.ts'
import {
  type Payment,
  PaymentMethod,
  PaymentStatus,
  RefundStatus,
  type Subscription,
} from '#contract/billing/subscription.ts'

interface PaymentListProps {
  row: Subscription
  payments: readonly Payment[]
}

/** The payments of one subscription, newest first. */
export function PaymentList({ row, payments }: PaymentListProps) {
  return (
    <section aria-label="Payments" className="text-sm">
      <h3 className="mb-2 flex justify-between text-xs text-muted-foreground">
        Payments
        <Money amount={row.paid} full className="figures" />
      </h3>
      {payments.length === 0 ? (
        <p className="text-muted-foreground">Nothing has been paid yet.</p>
      ) : (
        <ul className="divide-y rounded-lg border">
          {payments.map((payment) => (
            <PaymentLine key={payment._id} payment={payment} />
          ))}
        </ul>
      )}
    </section>
  )
}

function PaymentLine({ payment }: { payment: Payment }) {
  const may = useMay()
  const [asking, setAsking] = useState(false)
  return (
    <li className="space-y-3 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Money amount={payment.amount} full className="figures font-medium" />
        <StatusBadge
          tone={payment.status === 'paid' ? 'green' : 'grey'}
          label={PaymentStatus.label(payment.status)}
        />
        {payment.status === 'paid' && payment.refund && (
          <StatusBadge
            tone={payment.refund.status === 'failed' ? 'red' : 'yellow'}
            label={RefundStatus.label(payment.refund.status)}
          />
        )}
        <span className="text-muted-foreground">
          {PaymentMethod.label(payment.method)}
          {payment.reference && ` · ${payment.reference}`}
        </span>
        <When at={payment.paidAt} className="ml-auto text-muted-foreground" />
        {payment.may.includes('refund') && may('subscription.change') && !asking && (
          <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
            {payment.refund?.status === 'failed' ? 'Try again' : 'Refund'}
          </Button>
        )}
      </div>
      <RefundNote payment={payment} />
      {asking && <RefundForm payment={payment} onDone={() => setAsking(false)} />}
    </li>
  )
}

/** The outcome of a refund: its reason, its method and its error. */
function RefundNote({ payment: { refund, refundReason } }: { payment: Payment }) {
  const line = 'text-xs break-words text-muted-foreground'
  if (refundReason) {
    return (
      <p className={line}>
        Given back: {refundReason}
        {refund?.reference && ` · ${refund.reference}`}
      </p>
    )
  }
  if (!refund) return null
  return (
    <p className={line}>
      {refund.error
        ? `${refund.error} You can try again, or transfer the money and enter its reference.`
        : 'The payment gateway was asked; the bank may take a week. The payment counts until then.'}
    </p>
  )
}

function RefundForm({ payment, onDone }: { payment: Payment; onDone: () => void }) {
  const decidedOn: RefundStatus | 'none' = payment.refund?.status ?? 'none'
  const form = useForm(orders.refund, {
    params: { id: payment._id },
    failed: 'Failed to refund the payment',
    prepare: (values) => ({ ...values, decidedOn }),
    onDone: ({ payments }) => {
      tellOutcome(payments.find(({ _id }) => _id === payment._id))
      onDone()
    },
  })
  return (
    <Form form={form} label="Refund">
      <TextField form={form} name="reason" label="Reason" maxLength={500} required />
      <TextField
        form={form}
        name="reference"
        label="Reference of the transfer back"
        maxLength={120}
        required={!payment.isOnline}
        help={
          payment.isOnline
            ? 'Leave it empty to give the money back through the payment gateway.'
            : 'Transfer the money first. The payment counts as revenue no more.'
        }
      />
      <div className="flex justify-end gap-2">
        <Button variant="outline" size="sm" disabled={form.busy} onClick={onDone}>
          Back
        </Button>
        <SubmitButton form={form} size="sm" variant="destructive">
          Give Back
        </SubmitButton>
      </div>
    </Form>
  )
}

function tellOutcome(payment: Payment | undefined): void {
  if (payment?.status === 'refunded') toast.success('Payment given back')
  else if (payment?.refund?.status === 'failed')
    toast.error('The payment gateway refused the refund')
  else toast.success('The payment gateway was asked to give the payment back')
}
