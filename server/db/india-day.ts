import { type RawBuilder, sql } from 'kysely'

/** Days of the Indian calendar, `2026-11-21`; both ends belong to it, each may be left open. */
export interface DayRange {
  from?: string | undefined
  to?: string | undefined
}

/** Whether the moment in a column lies in those days; an index on the column answers it. */
export function inDays(column: string, { from, to }: DayRange): RawBuilder<boolean> {
  const moment = sql.ref(column)
  const since = sql`india_midnight(${from}::date)`
  const until = sql`india_midnight(${to}::date + 1)`
  if (from && to) return sql<boolean>`(${moment} >= ${since} and ${moment} < ${until})`
  if (from) return sql<boolean>`${moment} >= ${since}`
  return to ? sql<boolean>`${moment} < ${until}` : sql<boolean>`true`
}
