import { useState } from 'react'
import { useParams } from 'react-router'
import { History } from '#app/admin/audit/history.tsx'
import { useMay } from '#app/admin/shell/session.ts'
import { useRead } from '#app/api/query.tsx'
import { FactList, type LabelledFact } from '#app/kit/fact-list.tsx'
import { Day } from '#app/kit/form/date.tsx'
import { Money } from '#app/kit/form/money.tsx'
import { Loaded } from '#app/kit/query-state.tsx'
import { RouteDialog } from '#app/kit/route-dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import {
  type Payment,
  type Subscription,
  SubscriptionAct,
  subscription,
} from '#contract/billing/subscription.ts'
import { addDays } from '#domain/date/report-period.ts'
import { t } from '#domain/locale/translate.ts'
import { SubscriptionBadge } from './badge.tsx'
import { PaymentList } from './payment.tsx'
import { CancelForm, PayForm, RenewForm } from './subscription-forms.tsx'

export const meta = () => [{ title: t('Subscription | BrickBazaar') }]

export default function SubscriptionDetail() {
  const { id = '' } = useParams()
  const read = useRead(subscription.get, { params: { id } })
  return (
    <RouteDialog title={t('Subscription')} className="sm:max-w-2xl">
      <Loaded read={read} failed={t('Failed to load subscription')}>
        {(reply) => (
          <div className="space-y-6">
            <Detail row={reply.subscription} payments={reply.payments} />
            <History kind="subscription" id={id} />
          </div>
        )}
      </Loaded>
    </RouteDialog>
  )
}

type Act = Subscription['may'][number]

function Detail({ row, payments }: { row: Subscription; payments: Payment[] }) {
  const may = useMay()
  const [act, setAct] = useState<Act>()
  const acts = may('subscription.change') ? row.may : []
  const close = () => setAct(undefined)
  const facts: LabelledFact[] = [
    [t('Broker'), `${row.broker.firstName} ${row.broker.lastName}`],
    [t('Company'), row.broker.companyName],
    [t('Plan'), row.plan.name],
    [t('Price'), <Money key="price" amount={row.plan.price} full className="figures" />],
    [t('Status'), <SubscriptionBadge key="status" status={row.status} />],
    [
      t('Validity'),
      <span key="days">
        <Day day={row.startsOn} /> – <Day day={addDays(row.endsOn, -1)} />
      </span>,
    ],
    ...(row.cancelReason ? [[t('Reason for cancellation'), row.cancelReason] as const] : []),
  ]
  return (
    <>
      <FactList facts={facts} />
      {acts.length > 0 && !act && (
        <div className="flex flex-wrap gap-2">
          {acts.map((name) => (
            <Button
              key={name}
              size="sm"
              variant={name === 'cancel' ? 'destructive' : 'outline'}
              onClick={() => setAct(name)}
            >
              {name === 'cancel' ? t('Cancel Subscription') : SubscriptionAct.label(name)}
            </Button>
          ))}
        </div>
      )}
      {act === 'renew' && <RenewForm row={row} onDone={close} />}
      {act === 'cancel' && <CancelForm row={row} onDone={close} />}
      {act === 'pay' && <PayForm row={row} onDone={close} />}
      <PaymentList row={row} payments={payments} />
    </>
  )
}
