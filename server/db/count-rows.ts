import { type SelectQueryBuilder, sql } from 'kysely'
import type { Handle } from './connect.ts'

/** Returns how many rows a query finds, whatever it selects of them. */
export async function countRows<DB, TB extends keyof DB, Selected>(
  query: SelectQueryBuilder<DB, TB, Selected>,
): Promise<number> {
  const { total } = await query
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow()
  return total
}

/** Max rows counted in a log: it only grows, and nobody pages that far (decision 0006). */
const maxCount = 10_000

export interface Counted {
  total: number
  /** There are more rows than the total. */
  isMore: boolean
}

/** Counts a query's rows, up to the limit of paging. */
export async function countSome<DB, Table extends keyof DB, Row>(
  db: Handle,
  query: SelectQueryBuilder<DB, Table, Row>,
): Promise<Counted> {
  const some = query
    .clearSelect()
    .select(sql`1`.as('one'))
    .limit(maxCount + 1)
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (${some}) as counted`.execute(db)
  const count = rows[0]?.count ?? 0
  return { total: Math.min(count, maxCount), isMore: count > maxCount }
}
