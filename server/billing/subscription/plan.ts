import type { SubscriptionPlan } from '#contract/billing/subscription-plan.ts'
import { openPaginationOf, type Pagination } from '#contract/page.ts'
import { t } from '#domain/locale/translate.ts'
import { pricePerMonth } from '#domain/plan/plan-price.ts'
import { decidedMeanwhile, isOutdated } from '#server/audit/decision-basis.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { AdministratorViewer } from '#server/http/viewer.ts'
import { makeCrudService } from '#server/master/crud-service.ts'
import {
  countSubscribers,
  findPlan,
  insertPlan,
  listPlans,
  lockPlan,
  type Plan,
  type PlanFilter,
  updatePlan,
} from './plan-queries.ts'

/** CRUD for plans; a plan that somebody has or had is never deleted (CON-11). */
export const plansService = makeCrudService({
  table: 'subscription_plan',
  missing: 'plan_not_found',
  constraints: {
    subscription_plan_name_taken: ['name_taken', 'name'],
    subscription_plan_in_use: ['plan_in_use'],
  },
  find: findPlan,
  insert: insertPlan,
  update: updatePlan,
})

export async function findPlans(
  db: Handle,
  filter: PlanFilter,
): Promise<{ plans: SubscriptionPlan[]; pagination: Pagination }> {
  const { rows, total } = await listPlans(db, filter)
  const subscribers = await countSubscribers(
    db,
    rows.map(({ _id }) => _id),
  )
  return {
    plans: rows.map((row) => ({ ...row, subscribers: subscribers.get(row._id) ?? 0 })),
    pagination: openPaginationOf(filter, total),
  }
}

export async function withSubscribers(db: Handle, plan: Plan): Promise<SubscriptionPlan> {
  const subscribers = await countSubscribers(db, [plan._id])
  return { ...plan, subscribers: subscribers.get(plan._id) ?? 0 }
}

interface Wanted {
  isActive?: boolean | undefined
  version?: number | undefined
}

/**
 * Sets the requested state, or toggles the current one if none is requested. Requesting the current
 * state succeeds; a state another administrator has set meanwhile is not toggled back. Subscribers
 * keep the plan.
 */
export function togglePlan(
  db: Handle,
  viewer: AdministratorViewer,
  id: string,
  { isActive: wanted, version: decidedOn }: Wanted,
  receivedAt: Date,
): Promise<Plan> {
  return transact(db, async (tx) => {
    await lockPlan(tx, id)
    const plan = await plansService.get(tx, id)
    if (wanted === plan.isActive) return plan
    const isActive = wanted ?? !plan.isActive
    const present = {
      ...{ kind: 'subscription_plan', id, acts: ['subscription_plan.change'] },
      ...{ state: plan.version, decidedAt: null },
    }
    if (await isOutdated(tx, viewer, { decidedOn, receivedAt }, present)) {
      throw decidedMeanwhile(
        plan.isActive ? t('The plan is active now.') : t('The plan is inactive now.'),
      )
    }
    return plansService.change(tx, viewer, id, { isActive })
  })
}

/** Returns the plans on offer and the lowest monthly price (PLN-3). */
export async function offerPlans(
  db: Handle,
): Promise<{ plans: Omit<Plan, 'version' | 'isActive'>[]; startsAt: number | null }> {
  const { rows } = await listPlans(db, { status: 'active' })
  const months = rows.map((plan) => pricePerMonth(plan.price, plan.duration, plan.durationType))
  return {
    plans: rows.map(({ version, isActive, ...plan }) => plan),
    startsAt: months.length > 0 ? Math.min(...months) : null,
  }
}
