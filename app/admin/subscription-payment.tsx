import { useState } from 'react'
import { When } from '#app/kit/date.tsx'
import { Form, SubmitButton } from '#app/kit/form.tsx'
import { Money } from '#app/kit/money.tsx'
import { StatusBadge } from '#app/kit/status-badge.tsx'
import { TextField } from '#app/kit/text-field.tsx'
import { useForm } from '#app/kit/use-form.ts'
import { Button } from '#app/ui/button.tsx'
import {
  type Payment,
  PaymentMethod,
  PaymentStatus,
  type Subscription,
  subscription,
} from '#contract/subscription.ts'
import { useMay } from './session.ts'

interface PaymentListProps {
  row: Subscription
  payments: readonly Payment[]
}

/** What was paid for one subscription, newest first. */
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
        <span className="text-muted-foreground">
          {PaymentMethod.label(payment.method)}
          {payment.reference && ` · ${payment.reference}`}
        </span>
        <When at={payment.paidAt} className="ml-auto text-muted-foreground" />
        {payment.status === 'paid' && may('subscription.change') && !asking && (
          <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
            Refund
          </Button>
        )}
      </div>
      {payment.refundReason && (
        <p className="text-xs break-words text-muted-foreground">
          Given back: {payment.refundReason}
        </p>
      )}
      {asking && <RefundForm payment={payment} onDone={() => setAsking(false)} />}
    </li>
  )
}

function RefundForm({ payment, onDone }: { payment: Payment; onDone: () => void }) {
  const form = useForm(subscription.refund, {
    params: { id: payment._id },
    done: 'Payment marked as refunded',
    failed: 'Failed to mark the payment as refunded',
    onDone,
  })
  return (
    <Form form={form} label="Refund">
      <TextField
        form={form}
        name="reason"
        label="Reason"
        maxLength={500}
        required
        help="Records that the money was given back; it counts as revenue no more."
      />
      <div className="flex justify-end gap-2">
        <Button variant="outline" size="sm" disabled={form.busy} onClick={onDone}>
          Back
        </Button>
        <SubmitButton form={form} size="sm" variant="destructive">
          Mark as Refunded
        </SubmitButton>
      </div>
    </Form>
  )
}
