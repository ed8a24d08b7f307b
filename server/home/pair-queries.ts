import { sql } from 'kysely'
import { v7 } from 'uuid'
import type { HomePairState } from '#contract/property/home.ts'
import type { Handle } from '#server/db/connect.ts'
import type { AdministratorViewer } from '#server/http/viewer.ts'
import { type ListingRow, selectListings } from '#server/property/listing-queries.ts'

export interface FoundPair {
  listing: string
  state: 'open' | 'auto'
  score: number
  reasons: string[]
}

/** Stores pairs of a listing that are new or were found otherwise; reviewers' decisions stay. */
export async function savePairs(tx: Handle, id: string, found: FoundPair[]): Promise<void> {
  if (found.length === 0) return
  const rows = found.map((pair) => {
    const [one_id, other_id] = [id, pair.listing].toSorted()
    return { ...pair, id: v7(), one_id, other_id }
  })
  await sql`
    insert into home_pair (id, one_id, other_id, state, score, reasons)
    select id, one_id, other_id, state, score, reasons
    from json_to_recordset(${JSON.stringify(rows)}::json) as pair (
      id uuid, one_id uuid, other_id uuid, state text, score real, reasons text[])
    order by one_id, other_id
    on conflict (one_id, other_id) do update
    set score = excluded.score, reasons = excluded.reasons,
      state = case when home_pair.state in ('open', 'auto') then excluded.state
        else home_pair.state end`.execute(tx)
}

/** Deletes pairs of a listing that are no longer found; reviewers' decisions stay. */
export async function deletePairs(tx: Handle, id: string, listings: string[]): Promise<void> {
  if (listings.length === 0) return
  await sql`
    delete from home_pair
    where (one_id, other_id) in (
        select least(${id}::uuid, listing), greatest(${id}::uuid, listing)
        from unnest(${listings}::uuid[]) listing)
      and state in ('open', 'auto')`.execute(tx)
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
