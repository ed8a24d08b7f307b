import { type RawBuilder, sql } from 'kysely'

/** Days in India, `2026-11-21`, both inclusive; either end may be open. */
export interface DayRange {
  from?: string | undefined
  to?: string | undefined
}

/** Matches a timestamp column in a range of days, in a form that can use an index. */
export function inDays(column: string, { from, to }: DayRange): RawBuilder<boolean> {
  const moment = sql.ref(column)
  const since = sql`india_midnight(${from}::date)`
  const until = sql`india_midnight(${to}::date + 1)`
  if (from && to) return sql<boolean>`(${moment} >= ${since} and ${moment} < ${until})`
  if (from) return sql<boolean>`${moment} >= ${since}`
  return to ? sql<boolean>`${moment} < ${until}` : sql<boolean>`true`
}
