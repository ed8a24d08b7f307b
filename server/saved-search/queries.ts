import { type Insertable, type Selectable, sql, type UpdateObject } from 'kysely'
import type { Handle } from '#server/db/connect.ts'
import { countRows } from '#server/db/count-rows.ts'
import type { SavedSearch, Tables } from '#server/db/tables.ts'
import type { CustomerViewer } from '#server/http/viewer.ts'

export type SearchRow = Selectable<SavedSearch> & { new_count: number }

// Listings that are no longer live do not count as new.
const newCount = sql<number>`(
  select count(*) from saved_search_match found join property on property.id = found.property_id
  where found.search_id = saved_search.id and property.is_live
    and found.matched_at > coalesce(saved_search.last_run_at, saved_search.created_at))`

function selectOwn(db: Handle, viewer: CustomerViewer) {
  return db
    .selectFrom('saved_search')
    .where('customer_id', '=', viewer.id)
    .selectAll()
    .select(newCount.as('new_count'))
}

export async function listSearches(
  db: Handle,
  viewer: CustomerViewer,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: SearchRow[]; total: number }> {
  const rows = await selectOwn(db, viewer)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { rows, total: await countSearches(db, viewer) }
}

export async function countSearches(db: Handle, viewer: CustomerViewer): Promise<number> {
  return countRows(db.selectFrom('saved_search').where('customer_id', '=', viewer.id))
}

export async function findSearch(
  db: Handle,
  viewer: CustomerViewer,
  id: string,
): Promise<SearchRow | undefined> {
  return selectOwn(db, viewer).where('id', '=', id).executeTakeFirst()
}

/** Locks the customer's search until the transaction ends and returns it. */
export async function lockSearch(
  tx: Handle,
  viewer: CustomerViewer,
  id: string,
): Promise<SearchRow | undefined> {
  return selectOwn(tx, viewer).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

export async function insertSearch(tx: Handle, row: Insertable<SavedSearch>): Promise<void> {
  await tx.insertInto('saved_search').values(row).execute()
}

export async function updateSearch(
  tx: Handle,
  id: string,
  change: UpdateObject<Tables, 'saved_search'>,
): Promise<void> {
  await tx.updateTable('saved_search').set(change).where('id', '=', id).execute()
}

/** Deletes matches without an alert, because the filters have changed. */
export async function deletePendingMatches(tx: Handle, id: string): Promise<void> {
  await tx
    .deleteFrom('saved_search_match')
    .where('search_id', '=', id)
    .where('alert_id', 'is', null)
    .execute()
}

/** Cancels the alerts of pending matches; they still count as new. */
export async function silencePendingMatches(tx: Handle, id: string): Promise<void> {
  await tx
    .updateTable('saved_search_match')
    .set({ is_silent: true })
    .where('search_id', '=', id)
    .where('alert_id', 'is', null)
    .execute()
}

export async function hasPendingMatches(tx: Handle, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('saved_search_match')
    .where('search_id', '=', id)
    .where('alert_id', 'is', null)
    .where('is_silent', '=', false)
    .select('property_id')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export const nextSlot = (frequency: string) => sql<Date>`alert_slot(${frequency}, now())`

export async function deleteSearch(
  tx: Handle,
  viewer: CustomerViewer,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('saved_search')
    .where('customer_id', '=', viewer.id)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function markRun(tx: Handle, id: string): Promise<void> {
  await updateSearch(tx, id, { last_run_at: sql<Date>`clock_timestamp()` })
}

export async function findWhatsapp(tx: Handle, customerId: string): Promise<string | null> {
  const { whatsapp } = await tx
    .selectFrom('customer')
    .where('id', '=', customerId)
    .select('whatsapp')
    .executeTakeFirstOrThrow()
  return whatsapp
}
