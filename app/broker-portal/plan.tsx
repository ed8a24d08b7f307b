import { useRead } from '#app/api/query.tsx'
import { Loaded } from '#app/kit/loaded.tsx'
import { PageTitle } from '#app/kit/page-title.tsx'
import type { BrokerPlan } from '#contract/payment.ts'
import { payment } from '#contract/payment.ts'
import { PlanCurrent } from './plan-current.tsx'
import { PlanInvoices } from './plan-invoice.tsx'
import { PlanOffers } from './plan-offer.tsx'
import { PlanOrderNotice } from './plan-order-notice.tsx'
import { PlanSupport } from './plan-support.tsx'

export const meta = () => [{ title: 'Plan · BrickBazaar' }]

/** The broker's plan, what of it is used, what else can be had, and the invoices. */
export default function Plan() {
  const read = useRead(payment.plan, {})
  return (
    <div className="space-y-8">
      <PageTitle title="Plan" />
      <Loaded read={read} failed="Failed to load your plan" height="h-96">
        {(reply: BrokerPlan) => (
          <>
            <PlanOrderNotice plan={reply} />
            <PlanCurrent plan={reply} />
            <PlanOffers plan={reply} />
            <PlanSupport isPriority={reply.current?.plan.limits.prioritySupport ?? false} />
          </>
        )}
      </Loaded>
      <PlanInvoices />
    </div>
  )
}
