import { type Selectable, sql } from 'kysely'
import { lockKey } from '#server/db/advisory-lock.ts'
import type { Handle } from '#server/db/connect.ts'
import { countRows } from '#server/db/count-rows.ts'
import { isOffered } from '#server/db/offered-listing.ts'
import type { SavedProperty } from '#server/db/tables.ts'
import type { CustomerViewer } from '#server/http/viewer.ts'

export type SavedRow = Selectable<SavedProperty>

/** Selects the customer's saved homes that were not removed. */
function saved(db: Handle, viewer: CustomerViewer) {
  return db
    .selectFrom('saved_property')
    .where('customer_id', '=', viewer.id)
    .where('removed_at', 'is', null)
}

export async function listSaved(
  db: Handle,
  viewer: CustomerViewer,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: SavedRow[]; total: number }> {
  const total = await countSaved(db, viewer)
  const rows = await saved(db, viewer)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('property_id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { rows, total }
}

export async function listSavedIds(db: Handle, viewer: CustomerViewer): Promise<string[]> {
  const rows = await saved(db, viewer).select('property_id').execute()
  return rows.map(({ property_id }) => property_id)
}

export async function countSaved(db: Handle, viewer: CustomerViewer): Promise<number> {
  return countRows(saved(db, viewer))
}

/** Serializes a customer's saves, so that the limit is counted exactly. */
export async function lockSavesOfCustomer(tx: Handle, viewer: CustomerViewer): Promise<void> {
  await lockKey(tx, `saves of ${viewer.id}`)
}

/**
 * Saves a home with a public page in its current state; returns `undefined` without one. A home
 * that was removed within the last minutes is restored as it was saved.
 */
export async function insertSaved(
  tx: Handle,
  viewer: CustomerViewer,
  propertyId: string,
  undoMinutes: number,
): Promise<SavedRow | undefined> {
  const isBack = sql`saved_property.removed_at is null
    or saved_property.removed_at > now() - make_interval(mins => ${undoMinutes})`
  const { rows } = await sql<SavedRow>`
    insert into saved_property (customer_id, property_id, title, price, status)
    select ${viewer.id}, property.id, title, price, property.status
    from property join broker on broker.id = broker_id
    where property.id = ${propertyId}
      and property_has_page(property.status, removed_at, expired_at, broker.status, kyc_status)
    on conflict (customer_id, property_id) do update set
      removed_at = null,
      title = case when ${isBack} then saved_property.title else excluded.title end,
      price = case when ${isBack} then saved_property.price else excluded.price end,
      status = case when ${isBack} then saved_property.status else excluded.status end,
      created_at = case when ${isBack} then saved_property.created_at else excluded.created_at end,
      has_alerts = not ${isBack} or saved_property.has_alerts,
      known_price = case when ${isBack} then saved_property.known_price end,
      known_state = case when ${isBack} then saved_property.known_state end
    returning *`.execute(tx)
  return rows[0]
}

export async function markRemoved(
  tx: Handle,
  viewer: CustomerViewer,
  propertyId: string,
): Promise<void> {
  await tx
    .updateTable('saved_property')
    .set({ removed_at: sql<Date>`now()` })
    .where('customer_id', '=', viewer.id)
    .where('property_id', '=', propertyId)
    .where('removed_at', 'is', null)
    .execute()
}

/** Deletes homes whose removal can no longer be undone. */
export async function deleteRemoved(db: Handle, undoMinutes: number): Promise<void> {
  await db
    .deleteFrom('saved_property')
    .where('removed_at', '<', sql<Date>`now() - make_interval(mins => ${undoMinutes})`)
    .execute()
}

/** Sets whether the customer is notified of a home's changes from now on. */
export async function saveHasAlerts(
  tx: Handle,
  viewer: CustomerViewer,
  { propertyId, hasAlerts }: { propertyId: string; hasAlerts: boolean },
): Promise<void> {
  await sql`
    update saved_property set has_alerts = ${hasAlerts}, known_price = property.price,
      known_state = case when ${isOffered} then 'live' when property.status in ('sold', 'rented')
        then 'sold' else 'gone' end
    from property
    where customer_id = ${viewer.id} and property_id = ${propertyId} and property.id = property_id
      and saved_property.removed_at is null and has_alerts <> ${hasAlerts}`.execute(tx)
}
