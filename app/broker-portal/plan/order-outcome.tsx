import { When } from '#app/kit/form/date.tsx'
import { Alert } from '#app/ui/alert.tsx'
import type { OrderRefund, PlanOrder } from '#contract/billing/plan-order.ts'
import { pagePath } from '#domain/locale/page-path.ts'
import { formatAmount, formatRupees } from '#domain/money/money.ts'
import { asSentence } from '#domain/text/as-sentence.ts'

/**
 * The outcome of an order that was refused or refunded: what happened, where the money is, and what
 * comes next.
 */
export function OrderOutcome({ order }: { order: PlanOrder }) {
  const { plan, reference, returns, status } = order
  const isPaid = status === 'paid'
  if (returns.length === 0) return <NotFound order={order} />
  const reason = order.reason && asSentence(order.reason)
  const isBack = returns.every(({ state }) => state === 'returned')
  return (
    <Alert
      tone={isBack ? 'info' : 'warning'}
      title={isPaid ? 'You paid more than once.' : 'Your payment did not fit the order.'}
    >
      {isPaid ? (
        <>{plan.name} is paid; what came beside goes back.</>
      ) : (
        <>
          {formatRupees(order.amount)} was to be paid for {plan.name} (order{' '}
          <span className="figures">{reference}</span>). {reason} No plan began by it.
        </>
      )}
      <ul className="mt-2 space-y-1">
        {returns.map((money) => (
          <li key={money._id}>
            <WayBack money={money} />
          </li>
        ))}
      </ul>
      {!isPaid && <p className="mt-2">You can order a plan whenever you like.</p>}
    </Alert>
  )
}

/** An administrator looked for a transfer and did not find it. */
function NotFound({ order: { amount, plan, paymentReference, reason } }: { order: PlanOrder }) {
  return (
    <Alert tone="error" title="Your payment could not be confirmed.">
      {formatRupees(amount)} for {plan.name}
      {paymentReference && `, reference ${paymentReference}`}: {reason && asSentence(reason)} No
      plan began by it. If the money has left your account,{' '}
      <a className="underline" href={pagePath('/contact')}>
        write to us
      </a>{' '}
      with the reference; otherwise you can order again.
    </Alert>
  )
}

function WayBack({ money }: { money: OrderRefund }) {
  const { state, reference, returnedAt } = money
  const sum = <b className="figures font-medium">{formatAmount(money.amount, money.currency)}</b>
  if (state === 'waiting') return <>{sum} goes back to you; we see to it and will write to you.</>
  if (state === 'under-way') {
    return <>{sum} is on its way back to you the way it came. Banks may take a week.</>
  }
  const how = reference ? `was transferred back to you, reference ${reference}` : 'went back to you'
  return (
    <>
      {sum} {how}
      {returnedAt && (
        <>
          {', '}
          <When at={returnedAt} />
        </>
      )}
      .
    </>
  )
}
