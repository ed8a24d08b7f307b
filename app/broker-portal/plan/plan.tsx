import { useRead } from '#app/api/query.tsx'
import { PageTitle } from '#app/kit/page-title.tsx'
import { Loaded } from '#app/kit/query-state.tsx'
import { type BrokerPlan, payment } from '#contract/billing/payment.ts'
import { t } from '#domain/locale/translate.ts'
import { PlanCurrent } from './current.tsx'
import { PlanInvoices } from './invoice.tsx'
import { PlanOffers } from './offer.tsx'
import { PlanOrderNotice } from './order-notice.tsx'
import { PlanSupport } from './support.tsx'

export const meta = () => [{ title: t('Plan | BrickBazaar') }]

/** The broker's plan with its usage, other plans on offer, and invoices. */
export default function Plan() {
  const read = useRead(payment.plan, {})
  return (
    <div className="space-y-8">
      <PageTitle title={t('Plan')} />
      <Loaded read={read} failed={t('Failed to load your plan')} height="h-96">
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
