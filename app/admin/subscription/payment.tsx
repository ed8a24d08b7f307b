import { useState } from 'react'
import { AskForm } from '#app/admin/approval/ask-form.tsx'
import { OpenRequest, useOpenRequest } from '#app/admin/approval/open-request.tsx'
import { useMay } from '#app/admin/shell/session.ts'
import { useRead } from '#app/api/query.tsx'
import { When } from '#app/kit/form/date.tsx'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { Money } from '#app/kit/form/money.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { StatusBadge } from '#app/kit/status-badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { toast } from '#app/ui/toast.ts'
import { approval } from '#contract/approval/approval.ts'
import { payment as orders } from '#contract/billing/payment.ts'
import {
  type Payment,
  PaymentMethod,
  PaymentStatus,
  RefundStatus,
  type Subscription,
} from '#contract/billing/subscription.ts'
import { t } from '#domain/locale/translate.ts'
import { formatRupees } from '#domain/money/money.ts'

interface PaymentListProps {
  row: Subscription
  payments: readonly Payment[]
}

/** The payments of one subscription, newest first. */
export function PaymentList({ row, payments }: PaymentListProps) {
  return (
    <section aria-label={t('Payments')} className="text-sm">
      <h3 className="mb-2 flex justify-between text-xs text-muted-foreground">
        {t('Payments')}
        <Money amount={row.paid} full className="figures" />
      </h3>
      {payments.length === 0 ? (
        <p className="text-muted-foreground">{t('No payments yet.')}</p>
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
  const open = useOpenRequest(payment._id)
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
        {open && <OpenRequest row={open} />}
        {payment.may.includes('refund') && may('subscription.change') && !asking && !open && (
          <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
            {payment.refund?.status === 'failed' ? t('Try again') : t('Refund')}
          </Button>
        )}
      </div>
      <RefundNote payment={payment} />
      {asking && <RefundOrAsk payment={payment} onDone={() => setAsking(false)} />}
    </li>
  )
}

/** The outcome of a refund: its reason, its method and its error. */
function RefundNote({ payment: { refund, refundReason } }: { payment: Payment }) {
  const line = 'text-xs break-words text-muted-foreground'
  if (refundReason) {
    return (
      <p className={line}>
        {t('Refunded: {refundReason}', { refundReason })}
        {refund?.reference && ` · ${refund.reference}`}
      </p>
    )
  }
  if (!refund) return null
  return (
    <p className={line}>
      {refund.error
        ? `${refund.error} ${t('Try again, or transfer the money and enter its reference.')}`
        : t(
            'Requested from the payment gateway. The bank may take a week. The payment ' +
              'counts as revenue until then.',
          )}
    </p>
  )
}

/** Above the limit asks for approval, else refunds. */
function RefundOrAsk({ payment, onDone }: { payment: Payment; onDone: () => void }) {
  const limit = useRead(approval.refundLimit, {}).data?.amount
  if (limit === undefined || payment.amount <= limit) {
    return <RefundForm payment={payment} onDone={onDone} />
  }
  return (
    <AskForm
      draft={{ act: 'payment.refund', target: payment._id }}
      note={t('A refund above {limit} needs the approval of another administrator.', {
        limit: formatRupees(limit),
      })}
      reference={{ help: referenceHelp(payment), required: !payment.isOnline }}
      onDone={onDone}
    />
  )
}

const referenceHelp = ({ isOnline }: Payment) =>
  isOnline
    ? t('Leave empty to refund through the payment gateway.')
    : t('Transfer the money first. The payment no longer counts as revenue.')

function RefundForm({ payment, onDone }: { payment: Payment; onDone: () => void }) {
  const decidedOn: RefundStatus | 'none' = payment.refund?.status ?? 'none'
  const form = useForm(orders.refund, {
    params: { id: payment._id },
    failed: t('Failed to refund the payment'),
    prepare: (values) => ({ ...values, decidedOn }),
    onDone: ({ payments }) => {
      showOutcome(payments.find(({ _id }) => _id === payment._id))
      onDone()
    },
  })
  return (
    <Form form={form} label={t('Refund')}>
      <TextField form={form} name="reason" label={t('Reason')} maxLength={500} required />
      <TextField
        form={form}
        name="reference"
        label={t('Refund reference')}
        maxLength={120}
        required={!payment.isOnline}
        help={referenceHelp(payment)}
      />
      <div className="flex justify-end gap-2">
        <Button variant="outline" size="sm" disabled={form.busy} onClick={onDone}>
          {t('Back')}
        </Button>
        <SubmitButton form={form} size="sm" variant="destructive">
          {t('Refund')}
        </SubmitButton>
      </div>
    </Form>
  )
}

function showOutcome(payment: Payment | undefined): void {
  if (payment?.status === 'refunded') toast.success(t('Payment refunded'))
  else if (payment?.refund?.status === 'failed')
    toast.error(t('The payment gateway refused the refund'))
  else toast.success(t('Refund requested from the payment gateway'))
}
