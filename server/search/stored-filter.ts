import { PublicPropertyQuery } from '#contract/property/query.ts'
import { databaseIsAway, sqlState } from '#server/db/failure.ts'
import type { PublicFilter } from './filter-conditions.ts'

/** Returns the filter of a saved search or a requirement; undefined if it is no longer valid. */
export function readFilter(filters: unknown): PublicFilter | undefined {
  const read = PublicPropertyQuery.safeParse(filters)
  if (!read.success) return undefined
  const { page: _page, limit: _limit, after: _after, sort: _sort, ...filter } = read.data
  return filter
}

/**
 * Returns whether the filter itself causes the error, so that a retry cannot help: invalid data, a
 * program limit or a timeout (SQLSTATE 22, 54 and 57014).
 */
export function isOfFilter(error: unknown): boolean {
  const state = sqlState(error)
  return state ? /^(?:22|54|57014)/.test(state) : !databaseIsAway(error)
}
