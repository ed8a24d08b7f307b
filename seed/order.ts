import type { People } from '#seed/account.ts'
import { daysAgo, seedId } from '#seed/id.ts'
import { termsOf } from '#seed/subscription.ts'
import type { Handle } from '#server/db/connect.ts'

/** One broker says that the plan is paid: it waits for an administrator to find it at the bank. */
export async function seedOrder(tx: Handle, { brokers }: People): Promise<void> {
  const plan = await tx
    .selectFrom('subscription_plan')
    .selectAll()
    .where('price', '>', 0)
    .orderBy('sort_order')
    .limit(1)
    .executeTakeFirst()
  const broker = brokers.findLast(
    ({ kycStatus, status }) => kycStatus === 'verified' && status === 'active',
  )
  if (!plan || !broker) return
  const at = daysAgo(0.4)
  await tx
    .insertInto('plan_order')
    .values({
      ...{ id: seedId('order', at), reference: 'BBDEMO1', broker_id: broker.id, plan_id: plan.id },
      ...{ plan: JSON.stringify(termsOf(plan)), price: plan.price, amount: plan.price },
      begins: 'after',
      status: 'reported',
      method: 'upi',
      ...{ reported_at: at, created_at: at },
      payment_reference: '000000004711',
    })
    .execute()
}
