import { sql } from 'kysely'
import { v7 } from 'uuid'
import type { HomePairState } from '#contract/property/home.ts'
import type { Handle } from '#server/db/connect.ts'
import type { AdministratorViewer } from '#server/http/viewer.ts'
import { type ListingRow, selectListings } from '#server/property/listing-queries.ts'

export interface DecidedPair {
  listing: string
  state: 'same' | 'different'
}

/** Returns the decisions of reviewers about a listing and others. */
export async function listDecided(tx: Handle, id: string): Promise<DecidedPair[]> {
  const { rows } = await sql<DecidedPair>`
    select case one_id when ${id} then other_id else one_id end as listing, state from home_pair
    where (one_id = ${id} or other_id = ${id}) and state in ('same', 'different')`.execute(tx)
  return rows
}

export interface FoundPair {
  listing: string
  state: 'open' | 'auto'
  score: number
  reasons: string[]
}

/** Replaces the pairs found for a listing; decisions of reviewers stay. */
export async function saveFound(tx: Handle, id: string, found: FoundPair[]): Promise<void> {
  const listings = found.map(({ listing }) => listing)
  await sql`
    delete from home_pair where (one_id = ${id} or other_id = ${id}) and state in ('open', 'auto')
      and case one_id when ${id} then other_id else one_id end <> all(${listings}::uuid[])`.execute(
    tx,
  )
  for (const { listing, state, score, reasons } of found) {
    const [one, other] = [id, listing].toSorted()
    await sql`
      insert into home_pair (id, one_id, other_id, state, score, reasons)
      values (${v7()}, ${one}, ${other}, ${state}, ${score}, ${reasons}::text[])
      on conflict (one_id, other_id) do update
      set score = excluded.score, reasons = excluded.reasons,
        state = case when home_pair.state in ('open', 'auto') then excluded.state
          else home_pair.state end`.execute(tx)
  }
}

export interface HomePairRow {
  id: string
  one_id: string
  other_id: string
  state: HomePairState
  score: number
  reasons: string[]
  decided_by_name: string | null
  decided_at: Date | null
}

const columns = [
  'id',
  'one_id',
  'other_id',
  'state',
  'score',
  'reasons',
  'decided_by_name',
  'decided_at',
] as const

/** Returns pairs of listings that are not removed, the most alike first. */
export async function listPairs(
  db: Handle,
  { state, page, limit }: { state: HomePairState; page: number; limit: number },
): Promise<{ rows: HomePairRow[]; total: number }> {
  const { rows } = await sql<HomePairRow & { total: number }>`
    select ${sql.join(columns.map((column) => sql.ref(`pair.${column}`)))},
      count(*) over ()::integer as total
    from home_pair pair
    join property one on one.id = one_id and one.removed_at is null
    join property other on other.id = other_id and other.removed_at is null
    where pair.state = ${state}
    order by coalesce(pair.decided_at, '-infinity') desc, pair.score desc, pair.id
    limit ${limit} offset ${(page - 1) * limit}`.execute(db)
  return { rows: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 }
}

export async function listSides(db: Handle, ids: string[]): Promise<ListingRow[]> {
  if (ids.length === 0) return []
  return selectListings(db).where('property.id', 'in', ids).execute()
}

export async function lockPair(tx: Handle, id: string): Promise<HomePairRow | undefined> {
  const row = await tx
    .selectFrom('home_pair')
    .where('id', '=', id)
    .select(columns)
    .forUpdate()
    .executeTakeFirst()
  // The column is checked.
  return row && { ...row, state: row.state as HomePairState }
}

/** Stores a reviewer's decision; `open` undoes one. */
export async function savePair(
  tx: Handle,
  viewer: AdministratorViewer,
  id: string,
  state: 'open' | 'same' | 'different',
): Promise<void> {
  const decided = state !== 'open'
  await tx
    .updateTable('home_pair')
    .set({
      state,
      decided_by: decided ? viewer.id : null,
      decided_by_name: decided ? viewer.name : null,
      decided_at: decided ? sql<Date>`now()` : null,
    })
    .where('id', '=', id)
    .execute()
}
