import type { Marks } from '#contract/billing/premium.ts'
import { unlimited } from '#contract/billing/subscription-plan.ts'
import { refuse } from '#contract/refusal.ts'
import { t } from '#domain/locale/translate.ts'
import { record } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { BrokerViewer } from '#server/http/viewer.ts'
import { type ActivePlan, findActivePlan, lockActivePlan } from './usage.ts'
import { countMarks, deleteMark, insertMark, listMarks, settleMarks } from './usage-queries.ts'

/** Marks one of the broker's own listings as premium, or removes the mark. */
export function markPremium(
  db: Handle,
  viewer: BrokerViewer,
  propertyId: string,
  wanted: boolean,
): Promise<void> {
  return transact(db, async (tx) => {
    const activePlan = await lockActivePlan(tx, viewer.id)
    const isMarked = (await listMarks(tx, viewer.id)).includes(propertyId)
    if (wanted === isMarked) return
    if (wanted) {
      await requireRoom(tx, viewer.id, activePlan)
      await insertMark(tx, viewer.id, propertyId)
    } else {
      await deleteMark(tx, propertyId)
    }
    await settleMarks(tx, viewer.id)
    await record(
      tx,
      viewer,
      'property.premium',
      { kind: 'property', id: propertyId },
      { before: { isPremium: isMarked }, after: { isPremium: wanted } },
    )
  })
}

/** Returns the listings a broker has marked and how many the plan allows. */
export async function premiumMarks(db: Handle, brokerId: string): Promise<Marks> {
  const [{ limits }, marked, used] = await Promise.all([
    findActivePlan(db, brokerId),
    listMarks(db, brokerId),
    countMarks(db, brokerId),
  ])
  return { marked, used, limit: limits.premiumListings }
}

async function requireRoom(
  tx: Handle,
  brokerId: string,
  { limits, plan }: ActivePlan,
): Promise<void> {
  const limit = limits.premiumListings
  if (limit === unlimited || (await countMarks(tx, brokerId)) < limit) return
  throw refuse('premium_limit_reached', {
    message:
      limit === 0
        ? t('You need a plan to add premium listings. Choose one in the Plan tab.')
        : t('You have reached the premium listing limit of your plan {plan} ({limit}).', {
            plan: plan ?? '',
            limit,
          }),
  })
}

/**
 * Makes as many marked listings premium as the plan allows, for one broker or all. Returns how many
 * changed.
 */
export async function settlePremium(db: Handle, brokerId: string | null = null): Promise<number> {
  return settleMarks(db, brokerId)
}
