import { useState } from 'react'
import { Link } from 'react-router'
import { ReasonDialog } from '#app/admin/shell/reason-dialog.tsx'
import { useMay } from '#app/admin/shell/session.ts'
import { useSend } from '#app/api/send.ts'
import { Confirm } from '#app/kit/confirm.tsx'
import { Button } from '#app/ui/button.tsx'
import { payment } from '#contract/billing/payment.ts'
import type { AdminOrder } from '#contract/billing/plan-order.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { formatAmount, formatRupees } from '#domain/money/money.ts'

const presets = [
  msg('We have not received this payment.'),
  msg('The reference does not match any payment.'),
  msg('The amount does not match the order.'),
]
const misfits = [
  msg('The amount does not match the order.'),
  msg('The currency does not match the order.'),
]

/** Confirms a payment, or refuses it with a reason for the broker. */
export function PaymentDecision({ row }: { row: AdminOrder }) {
  const may = useMay()
  const [refusing, setRefusing] = useState(false)
  const params = { id: row._id }
  const { status: decidedOn } = row
  const name = `${row.broker.firstName} ${row.broker.lastName}`
  const confirm = useSend(payment.confirm, {
    done: t('Payment confirmed'),
    failed: t('Failed to confirm the payment'),
  })
  const refuse = useSend(payment.refuse, {
    done: t('Payment rejected'),
    failed: t('Failed to reject the payment'),
  })
  if (row.subscriptionId) {
    return (
      <Button asChild variant="ghost" size="sm">
        <Link
          to={`/bb-admin/subscriptions/subscribers/${row.subscriptionId}`}
          aria-label={t('Subscription of {name}', { name })}
        >
          {t('Subscription')}
        </Link>
      </Button>
    )
  }
  if (!may('subscription.change') || row.may.length === 0) return null
  return (
    <div className="flex justify-end gap-2">
      {row.may.includes('confirm') && (
        <Confirm
          title={t('Confirm payment')}
          text={t(
            'Please check that {amount} with reference {reference} is in our account. The ' +
              'plan then starts and its invoice is created.',
            { amount: formatRupees(row.amount), reference: row.paymentReference ?? '' },
          )}
          action={t('Confirm')}
          trigger={
            <Button size="sm" aria-label={t('Confirm the payment of {name}', { name })}>
              {t('Confirm')}
            </Button>
          }
          onConfirm={() => confirm.send({ params, body: { decidedOn } })}
        />
      )}
      {row.may.includes('refuse') && (
        <Button
          size="sm"
          variant="outline"
          aria-label={t('Reject the payment of {name}', { name })}
          onClick={() => setRefusing(true)}
        >
          {t('Reject')}
        </Button>
      )}
      {refusing && (
        <ReasonDialog
          title={t('Reject payment')}
          description={
            t(
              '{amount} from {name} for {plan}. The plan does not start. The broker can ' +
                'order again.',
              {
                amount: formatRupees(row.amount),
                name,
                plan: row.plan.name,
              },
            ) + goesBack(row)
          }
          action={t('Reject')}
          help={t('Shown to the broker.')}
          presets={(row.status === 'flagged' ? misfits : presets).map((preset) => t(preset))}
          missing={t('Please provide a reason.')}
          onOpenChange={setRefusing}
          onSend={async (reason) =>
            Boolean(await refuse.send({ params, body: { reason, decidedOn } }))
          }
        />
      )}
    </div>
  )
}

/** The money received for a flagged order, which refusing refunds. */
function goesBack({ status, strays }: AdminOrder): string {
  const here = strays.filter(({ returnedAt }) => returnedAt === null)
  if (status !== 'flagged' || here.length === 0) return ''
  const sums = here.map(({ amount, currency }) => formatAmount(amount, currency)).join(', ')
  return ` ${t(
    '{sums} will be refunded through the payment gateway. If that fails, the ' +
      'payment stays under Action needed.',
    { sums },
  )}`
}
