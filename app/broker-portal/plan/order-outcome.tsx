import { Link } from 'react-router'
import { When } from '#app/kit/form/date.tsx'
import { Rich } from '#app/kit/rich.tsx'
import { Alert } from '#app/ui/alert.tsx'
import type { OrderRefund, PlanOrder } from '#contract/billing/plan-order.ts'
import { t } from '#domain/locale/translate.ts'
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
  const reason = order.reason ? asSentence(order.reason) : ''
  const isBack = returns.every(({ state }) => state === 'returned')
  return (
    <Alert
      tone={isBack ? 'info' : 'warning'}
      title={isPaid ? t('You paid more than once.') : t('Your payment did not match the order.')}
    >
      {isPaid ? (
        t('{plan} is paid. We are refunding the extra payment.', { plan: plan.name })
      ) : (
        <Rich
          text={t(
            'The amount for {plan} was {amount} (order <0>{reference}</0>). {reason} No plan was ' +
              'started.',
            { plan: plan.name, amount: formatRupees(order.amount), reference, reason },
          )}
          elements={[<span key="reference" className="figures" />]}
        />
      )}
      <ul className="mt-2 space-y-1">
        {returns.map((money) => (
          <li key={money._id}>
            <WayBack money={money} />
          </li>
        ))}
      </ul>
      {!isPaid && <p className="mt-2">{t('You can choose a plan again at any time.')}</p>}
    </Alert>
  )
}

/** An administrator looked for a transfer and did not find it. */
function NotFound({ order: { amount, plan, paymentReference, reason } }: { order: PlanOrder }) {
  const values = {
    amount: formatRupees(amount),
    plan: plan.name,
    reason: reason ? asSentence(reason) : '',
  }
  return (
    <Alert tone="error" title={t('Your payment could not be confirmed.')}>
      <p>
        {paymentReference
          ? t('{amount} for {plan}, reference {reference}: {reason} No plan was started.', {
              ...values,
              reference: paymentReference,
            })
          : t('{amount} for {plan}: {reason} No plan was started.', values)}
      </p>
      <p>
        <Rich
          text={t(
            'If the money has left your account, <0>write to us</0> with the reference. ' +
              'Otherwise you can order again.',
          )}
          elements={[<Link key="contact" className="underline" to="/contact" reloadDocument />]}
        />
      </p>
    </Alert>
  )
}

function WayBack({ money }: { money: OrderRefund }) {
  return (
    <Rich
      text={wayBackText(money)}
      elements={[
        <b key="sum" className="figures font-medium" />,
        <When key="at" at={money.returnedAt ?? ''} />,
      ]}
    />
  )
}

function wayBackText({ amount, currency, state, reference, returnedAt }: OrderRefund): string {
  const sum = formatAmount(amount, currency)
  if (state === 'waiting') return t('We will refund <0>{sum}</0> and write to you.', { sum })
  if (state === 'under-way') {
    return t(
      '<0>{sum}</0> is being refunded to your original payment method. Banks may take up to a ' +
        'week.',
      { sum },
    )
  }
  if (reference && returnedAt) {
    return t('<0>{sum}</0> was refunded by bank transfer on <1/>, reference {reference}.', {
      sum,
      reference,
    })
  }
  if (reference) {
    return t('<0>{sum}</0> was refunded by bank transfer, reference {reference}.', {
      sum,
      reference,
    })
  }
  return returnedAt
    ? t('<0>{sum}</0> was refunded on <1/>.', { sum })
    : t('<0>{sum}</0> was refunded.', { sum })
}
