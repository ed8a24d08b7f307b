import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { CustomerSource, CustomerStatus } from '#contract/customer/customer.ts'
import type {
  CustomerSeen,
  CustomerSort,
  CustomerStats,
  CustomerVerified,
} from '#contract/customer/list.ts'
import type { WordOf } from '#contract/words.ts'
import { phoneDigits } from '#domain/contact/phone.ts'
import type { Handle } from '#server/db/connect.ts'
import { countRows } from '#server/db/count-rows.ts'
import { inDays } from '#server/db/india-day.ts'
import { likePattern } from '#server/db/substring-search.ts'
import type { Tables } from '#server/db/tables.ts'
import type { CustomerRow } from './queries.ts'

export interface CustomerFilter {
  search?: string | undefined
  status?: CustomerStatus | undefined
  source?: WordOf<typeof CustomerSource> | undefined
  verified?: WordOf<typeof CustomerVerified> | undefined
  seen?: WordOf<typeof CustomerSeen> | undefined
  /** Days in India, both inclusive. */
  createdFrom?: string | undefined
  createdTo?: string | undefined
  ids?: string[] | undefined
  sort?: CustomerSort | undefined
}

// The id makes the order of equal rows the same on every page.
const orders: Record<CustomerSort, RawBuilder<unknown>> = {
  'joined-desc': sql`created_at desc, id desc`,
  joined: sql`created_at, id`,
  name: sql`lower(first_name), lower(last_name), id`,
  'name-desc': sql`lower(first_name) desc, lower(last_name) desc, id desc`,
  'active-desc': sql`last_active_at desc nulls last, id desc`,
  active: sql`last_active_at, id`,
}

const sinceOf: Record<WordOf<typeof CustomerSeen>, string> = {
  day: '1 day',
  week: '7 days',
  month: '30 days',
}

/** Selects matching customers, newest first by default. */
export function customersInOrder(db: Handle, { sort = 'joined-desc', ...filter }: CustomerFilter) {
  return matching(db.selectFrom('customer'), filter).selectAll().orderBy(orders[sort])
}

/** Returns one page of matching customers and the total count. */
export async function listCustomers(
  db: Handle,
  filter: CustomerFilter,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: CustomerRow[]; total: number }> {
  // Pages by ids from an index first, so that skipped rows are not read.
  const { sort = 'joined-desc', ...rest } = filter
  const ids = matching(db.selectFrom('customer'), rest)
    .select('id')
    .orderBy(orders[sort])
    .limit(limit)
    .offset((page - 1) * limit)
  const rows = await db
    .selectFrom('customer')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy(orders[sort])
    .execute()
  const total = await countRows(matching(db.selectFrom('customer'), filter))
  return { rows, total }
}

function matching<Selected>(
  query: SelectQueryBuilder<Tables, 'customer', Selected>,
  { search, status, source, verified, seen, createdFrom, createdTo, ids }: CustomerFilter,
): SelectQueryBuilder<Tables, 'customer', Selected> {
  let matched = query
  if (status) matched = matched.where('status', '=', status)
  if (source) matched = matched.where('source', '=', source)
  if (verified) matched = matched.where('is_verified', '=', verified === 'yes')
  if (seen) {
    matched = matched.where(sql<boolean>`last_active_at > now() - ${sinceOf[seen]}::interval`)
  }
  if (createdFrom || createdTo) {
    matched = matched.where(inDays('created_at', { from: createdFrom, to: createdTo }))
  }
  if (ids) matched = matched.where('id', 'in', ids)
  if (search) matched = matched.where(mentions(search))
  return matched
}

function mentions(search: string) {
  const part = phoneDigits(search) ?? search
  return sql<boolean>`customer_words(first_name, last_name, email, phone)
    like lower(${likePattern(part)})`
}

/** Returns the counts above the list from one index; the day is computed once, not per row. */
export async function countCustomers(db: Handle): Promise<CustomerStats> {
  const { rows } = await sql<CustomerStats>`
    select
      count(*) as total,
      count(*) filter (where status = 'active') as active,
      count(*) filter (where is_verified) as verified,
      count(*) filter (where status = 'blocked') as blocked,
      count(*) filter (where created_at >= (select india_midnight(india_today() - 29)))
        as "recentRegistrations"
    from customer`.execute(db)
  return rows[0] ?? { total: 0, active: 0, verified: 0, blocked: 0, recentRegistrations: 0 }
}
