import type { People } from '#seed/account.ts'
import { daysAgo, seedId } from '#seed/id.ts'
import { termsOf } from '#seed/subscription.ts'
import type { Handle } from '#server/db/connect.ts'

/** Payments that brokers reported: each waits for an administrator to confirm it. */
const reports = [
  { plan: 'Starter', method: 'upi', daysAgo: 0.4, reference: '000000004711' },
  { plan: 'Professional', method: 'bank-transfer', daysAgo: 0.7, reference: 'DEMON26331000042' },
  { plan: 'Agency, yearly', method: 'cheque', daysAgo: 1.2, reference: '000117' },
] as const

export async function seedOrders(tx: Handle, { brokers }: People): Promise<void> {
  const plans = await tx.selectFrom('subscription_plan').selectAll().execute()
  const trusted = brokers.filter(
    ({ kycStatus, status }) => kycStatus === 'verified' && status === 'active',
  )
  const rows = reports.flatMap(({ method, reference, ...report }, index) => {
    const plan = plans.find(({ name }) => name === report.plan)
    const broker = trusted.at(-1 - index)
    if (!plan || !broker) return []
    const at = daysAgo(report.daysAgo)
    return {
      ...{ id: seedId(`order ${index}`, at), reference: `BBDEMO${index + 1}` },
      ...{ broker_id: broker.id, plan_id: plan.id },
      ...{ plan: JSON.stringify(termsOf(plan)), price: plan.price, amount: plan.price },
      begins: 'after' as const,
      status: 'reported' as const,
      method,
      ...{ reported_at: at, created_at: at },
      payment_reference: reference,
    }
  })
  await tx.insertInto('plan_order').values(rows).execute()
}
