import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { z } from 'zod'
import type {
  PlanSort,
  SubscriptionPlan as Reply,
  SubscriptionPlanChange,
  SubscriptionPlanDraft,
} from '#contract/billing/subscription-plan.ts'
import type { Handle } from '#server/db/connect.ts'
import { countRows } from '#server/db/count-rows.ts'
import type { SubscriptionPlan } from '#server/db/tables.ts'
import { inForce } from './status-sql.ts'

/** A plan as recorded in the audit log, without its number of subscribers. */
export type Plan = Omit<Reply, 'subscribers'>

export interface PlanFilter {
  search?: string | undefined
  status?: 'active' | 'inactive' | undefined
  sort?: PlanSort | undefined
  page?: number | undefined
  limit?: number | undefined
}

const byName = sql`lower(name)`
const sorts = {
  order: sql`sort_order`,
  'order-desc': sql`sort_order desc`,
  name: byName,
  'name-desc': sql`${byName} desc`,
  price: sql`price`,
  'price-desc': sql`price desc`,
} satisfies Record<PlanSort, RawBuilder<unknown>>

/** Returns matching plans in display order; all of them unless a page is requested (API-5). */
export async function listPlans(
  db: Handle,
  { search, status, sort = 'order', page = 1, limit }: PlanFilter,
): Promise<{ rows: Plan[]; total: number }> {
  let query = db.selectFrom('subscription_plan')
  if (status) query = query.where('is_active', '=', status === 'active')
  if (search) {
    query = query.where(
      sql<boolean>`strpos(lower(concat_ws(' ', name, description)), lower(${search})) > 0`,
    )
  }
  const total = await countRows(query)
  let sorted = query.selectAll().orderBy(sorts[sort]).orderBy(byName).orderBy('id')
  if (limit) sorted = sorted.limit(limit).offset((page - 1) * limit)
  return { rows: (await sorted.execute()).map(presentPlan), total }
}

export async function findPlan(db: Handle, id: string): Promise<Plan | undefined> {
  const row = await db
    .selectFrom('subscription_plan')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return row && presentPlan(row)
}

/**
 * Returns the plan, share-locked until the transaction ends, so that it cannot be withdrawn during
 * a sale. Several sales may lock it at once.
 */
export async function lockPlanShared(tx: Handle, id: string): Promise<Plan | undefined> {
  const row = await tx
    .selectFrom('subscription_plan')
    .selectAll()
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst()
  return row && presentPlan(row)
}

/** Locks a plan for a change that depends on its current state. */
export async function lockPlan(tx: Handle, id: string): Promise<void> {
  await tx
    .selectFrom('subscription_plan')
    .select('id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .execute()
}

/** Returns the number of brokers with each plan today. */
export async function countSubscribers(
  db: Handle,
  planIds: readonly string[],
): Promise<Map<string, number>> {
  if (planIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('subscription')
    .where('plan_id', 'in', planIds)
    .where(inForce())
    .groupBy('plan_id')
    .select(['plan_id', (select) => select.fn.countAll<number>().as('count')])
    .execute()
  return new Map(rows.map((row) => [row.plan_id, row.count]))
}

export async function insertPlan(
  tx: Handle,
  id: string,
  draft: z.output<typeof SubscriptionPlanDraft>,
): Promise<void> {
  await tx
    .insertInto('subscription_plan')
    .values({ id, ...columns(draft), name: draft.name })
    .execute()
}

export async function updatePlan(
  tx: Handle,
  id: string,
  change: z.output<typeof SubscriptionPlanChange>,
): Promise<void> {
  await tx.updateTable('subscription_plan').set(columns(change)).where('id', '=', id).execute()
}

function columns(change: z.output<typeof SubscriptionPlanChange>) {
  return {
    name: change.name,
    // The column is not nullable: a plan without a description has an empty one.
    description: change.description === null ? '' : change.description,
    price: change.price,
    duration: change.duration,
    duration_type: change.durationType,
    features: change.features,
    limit_property_listings: change.limits?.propertyListings,
    limit_contact_views: change.limits?.contactViews,
    limit_premium_listings: change.limits?.premiumListings,
    analytics_access: change.limits?.analyticsAccess,
    priority_support: change.limits?.prioritySupport,
    is_active: change.isActive,
    is_popular: change.isPopular,
    sort_order: change.sortOrder,
    color: change.color,
  }
}

function presentPlan(row: Selectable<SubscriptionPlan>): Plan {
  return {
    _id: row.id,
    name: row.name,
    description: row.description,
    price: row.price,
    duration: row.duration,
    durationType: row.duration_type,
    features: row.features,
    limits: {
      propertyListings: row.limit_property_listings,
      contactViews: row.limit_contact_views,
      premiumListings: row.limit_premium_listings,
      analyticsAccess: row.analytics_access,
      prioritySupport: row.priority_support,
    },
    isActive: row.is_active,
    isPopular: row.is_popular,
    sortOrder: row.sort_order,
    color: row.color,
    version: row.version,
  }
}
