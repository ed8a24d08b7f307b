import { type RawBuilder, sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'
import { compileAsShown } from './choose-wording.ts'
import { compileSearch } from './compile-query.ts'
import type { PublicFilter } from './filter-conditions.ts'

/** Returns those of the listings that the public list shows under a filter now. */
export function fittingListings(
  db: Handle,
  filter: PublicFilter,
  ids: readonly string[],
): Promise<string[]> {
  return fittingAmong(db, filter, sql`property`, sql`id = any(${ids}::uuid[])`)
}

/**
 * Returns those of the listings that the list showed under a filter before; each is a former row of
 * `property` as JSON.
 */
export function fittingBefore(
  db: Handle,
  filter: PublicFilter,
  rows: readonly object[],
): Promise<string[]> {
  const given = sql`jsonb_populate_recordset(null::property, ${JSON.stringify(rows)}::jsonb)`
  return fittingAmong(db, filter, sql`${given} as property`, sql`true`)
}

/**
 * Returns those of the live listings, or all of them, that have all that a filter asks for. Unlike
 * the list, a text without results is not reworded: nothing near is taken for what was asked.
 */
export async function listExactly(
  db: Handle,
  filter: PublicFilter,
  ids?: readonly string[],
): Promise<string[]> {
  const { tallied, indexed, worded } = (await compileSearch(db, filter)).filter
  const among = ids ? [sql`id = any(${ids}::uuid[])`] : []
  const conditions = [...among, sql`is_live`, ...tallied, ...indexed, ...worded]
  const { rows } = await sql<{ id: string }>`
    select id from property where ${sql.join(conditions, sql` and `)}`.execute(db)
  return rows.map(({ id }) => id)
}

/** `listings` must be aliased as `property` and have its columns, which the conditions use. */
async function fittingAmong(
  db: Handle,
  filter: PublicFilter,
  listings: RawBuilder<unknown>,
  among: RawBuilder<unknown>,
): Promise<string[]> {
  const { tallied, indexed, worded } = (await compileAsShown(db, filter)).filter
  const conditions = [among, sql`is_live`, ...tallied, ...indexed, ...worded]
  const { rows } = await sql<{ id: string }>`
    select id from ${listings} where ${sql.join(conditions, sql` and `)}`.execute(db)
  return rows.map(({ id }) => id)
}
