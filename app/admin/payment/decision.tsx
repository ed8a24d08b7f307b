import { useState } from 'react'
import { Link } from 'react-router'
import { ReasonDialog } from '#app/admin/shell/reason-dialog.tsx'
import { useMay } from '#app/admin/shell/session.ts'
import { useSend } from '#app/api/send.ts'
import { Confirm } from '#app/kit/confirm.tsx'
import { Button } from '#app/ui/button.tsx'
import { payment } from '#contract/billing/payment.ts'
import type { AdminOrder } from '#contract/billing/plan-order.ts'
import { formatAmount, formatRupees } from '#domain/money/money.ts'

const presets = [
  'We have not received this payment.',
  'The reference does not match any payment.',
  'The amount does not match the order.',
]
const misfits = ['The amount does not match the order.', 'The currency does not match the order.']

/** Confirms a payment, or refuses it with a reason for the broker. */
export function PaymentDecision({ row }: { row: AdminOrder }) {
  const may = useMay()
  const [refusing, setRefusing] = useState(false)
  const params = { id: row._id }
  const { status: decidedOn } = row
  const name = `${row.broker.firstName} ${row.broker.lastName}`
  const confirm = useSend(payment.confirm, {
    done: 'Payment confirmed',
    failed: 'Failed to confirm the payment',
  })
  const refuse = useSend(payment.refuse, {
    done: 'Payment refused',
    failed: 'Failed to refuse the payment',
  })
  if (row.subscriptionId) {
    return (
      <Button asChild variant="ghost" size="sm">
        <Link
          to={`/bb-admin/subscriptions/subscribers/${row.subscriptionId}`}
          aria-label={`Subscription of ${name}`}
        >
          Subscription
        </Link>
      </Button>
    )
  }
  if (!may('subscription.change') || row.may.length === 0) return null
  return (
    <div className="flex justify-end gap-2">
      {row.may.includes('confirm') && (
        <Confirm
          title="Confirm payment"
          text={
            `${formatRupees(row.amount)} with the reference ${row.paymentReference} is on our ` +
            'account. The plan begins and its invoice is written.'
          }
          action="Confirm"
          trigger={
            <Button size="sm" aria-label={`Confirm the payment of ${name}`}>
              Confirm
            </Button>
          }
          onConfirm={() => confirm.send({ params, body: { decidedOn } })}
        />
      )}
      {row.may.includes('refuse') && (
        <Button
          size="sm"
          variant="outline"
          aria-label={`Refuse the payment of ${name}`}
          onClick={() => setRefusing(true)}
        >
          Refuse
        </Button>
      )}
      {refusing && (
        <ReasonDialog
          title="Refuse payment"
          description={
            `${formatRupees(row.amount)} of ${name} for ${row.plan.name}. Nothing begins; an ` +
            `order can be made anew.${goesBack(row)}`
          }
          action="Refuse"
          help="The broker reads this."
          presets={row.status === 'flagged' ? misfits : presets}
          missing="Please provide a reason."
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
  return (
    ` ${sums} goes back through the payment gateway; ` +
    'where that cannot be done, it waits under To decide.'
  )
}
