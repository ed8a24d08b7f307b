import { useState } from 'react'
import { AskForm } from '#app/admin/approval/ask-form.tsx'
import { useMay } from '#app/admin/shell/session.ts'
import { useRead } from '#app/api/query.tsx'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { StatusBadge, type Tone } from '#app/kit/status-badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogContent, DialogFooter, DialogTrigger } from '#app/ui/dialog.tsx'
import { toast } from '#app/ui/toast.ts'
import { approval } from '#contract/approval/approval.ts'
import { payment } from '#contract/billing/payment.ts'
import type { UnmatchedPayment } from '#contract/billing/plan-order.ts'
import { RefundStatus } from '#contract/billing/subscription.ts'
import { t } from '#domain/locale/translate.ts'
import { formatAmount, formatRupees } from '#domain/money/money.ts'

const tones: Record<RefundStatus, Tone> = { created: 'yellow', processed: 'grey', failed: 'red' }

/**
 * Money received beside the payment of an order. It is refunded automatically, or from here where
 * that fails.
 */
export function UnmatchedPayments({ unmatched }: { unmatched: UnmatchedPayment }) {
  const may = useMay()
  const { amount, currency, gatewayPaymentId, refund, returnedAt } = unmatched
  const status = returnedAt ? 'processed' : refund?.status
  return (
    <div className="space-y-1">
      <span className="figures block break-all">{gatewayPaymentId}</span>
      <span className="flex flex-wrap items-center gap-x-2 text-xs text-muted-foreground">
        <span className="figures">{formatAmount(amount, currency)}</span>
        {status && <StatusBadge tone={tones[status]} label={RefundStatus.label(status)} />}
      </span>
      {!returnedAt && refund?.error && (
        <span className="block text-xs break-words text-muted-foreground">{refund.error}</span>
      )}
      {unmatched.may.includes('refund') && may('subscription.change') && (
        <GiveBack unmatched={unmatched} />
      )}
    </div>
  )
}

function GiveBack({ unmatched }: { unmatched: UnmatchedPayment }) {
  const { _id, amount, currency, gatewayPaymentId, refund } = unmatched
  const [open, setOpen] = useState(false)
  const limit = useRead(approval.refundLimit, {}, { enabled: open }).data?.amount
  const sum = formatAmount(amount, currency)
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button
          size="sm"
          variant="outline"
          aria-label={t('Refund {gatewayPaymentId}', { gatewayPaymentId })}
        >
          {t('Refund')}
        </Button>
      </DialogTrigger>
      <DialogContent
        title={t('Refund {sum}', { sum })}
        description={t(
          'We received this payment for the order, but it does not match. We notify the ' +
            'broker when the refund is sent.',
        )}
      >
        {limit !== undefined && amount > limit * 100 ? (
          <AskForm
            draft={{ act: 'unmatched_payment.refund', target: _id }}
            note={t('A refund above {limit} needs the approval of another administrator.', {
              limit: formatRupees(limit),
            })}
            reference={{
              help: t('Leave empty to refund through the payment gateway.'),
              required: false,
            }}
            onDone={() => setOpen(false)}
          />
        ) : (
          <GiveBackForm
            id={_id}
            decidedOn={refund?.status ?? 'none'}
            onDone={() => setOpen(false)}
          />
        )}
      </DialogContent>
    </Dialog>
  )
}

interface GiveBackFormProps {
  id: string
  decidedOn: RefundStatus | 'none'
  onDone: () => void
}

function GiveBackForm({ id, decidedOn, onDone }: GiveBackFormProps) {
  const form = useForm(payment.refundUnmatched, {
    params: { id },
    failed: t('Failed to refund the payment'),
    prepare: (values) => ({ ...values, decidedOn }),
    onDone: ({ order }) => {
      showOutcome(order.strays.find(({ _id }) => _id === id))
      onDone()
    },
  })
  return (
    <Form form={form} label={t('Refund')}>
      <TextField
        form={form}
        name="reference"
        label={t('Refund reference')}
        maxLength={120}
        help={t('Leave empty to refund through the payment gateway.')}
      />
      <DialogFooter>
        <Button variant="outline" disabled={form.busy} onClick={onDone}>
          {t('Cancel')}
        </Button>
        <SubmitButton form={form} variant="destructive">
          {t('Refund')}
        </SubmitButton>
      </DialogFooter>
    </Form>
  )
}

function showOutcome(unmatched: UnmatchedPayment | undefined): void {
  if (unmatched?.returnedAt) toast.success(t('Payment refunded'))
  else if (unmatched?.refund?.status === 'failed')
    toast.error(t('The payment gateway refused the refund'))
  else toast.success(t('Refund requested from the payment gateway'))
}
