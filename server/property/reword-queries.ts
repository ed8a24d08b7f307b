import { sql, type Updateable } from 'kysely'
import type { PropertyDetail } from '#contract/property/detail.ts'
import type { PropertyType } from '#contract/property/vocabulary.ts'
import type { Handle } from '#server/db/connect.ts'
import type { LocationRename } from '#server/db/tables.ts'

/** Locks a renamed location whose listings are due, for this transaction alone. */
export function claimRename(tx: Handle) {
  return tx
    .selectFrom('location_rename')
    .selectAll()
    .where('due_at', '<=', sql<Date>`now()`)
    .orderBy('due_at')
    .orderBy('location_id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

/** Saves search terms and cards of listings, and the location's name if theirs is a former one. */
export async function saveWords(
  tx: Handle,
  locationId: string,
  locationText: string,
  worded: readonly { id: string; words: string[] }[],
): Promise<void> {
  await sql`
    update property set
      search_vector = array_to_tsvector(array(select jsonb_array_elements_text(worded.words))),
      location_text = case
        when lower(location_text) = any(select unnest(folded(aliases)) from location
          where location.id = ${locationId}) then ${locationText}
        else location_text end
    from jsonb_to_recordset(${JSON.stringify(worded)}::jsonb) as worded(id uuid, words jsonb)
    where property.id = worded.id
      and search_vector is distinct from
        array_to_tsvector(array(select jsonb_array_elements_text(worded.words)))`.execute(tx)
  await sql`select write_property_card(${worded.map(({ id }) => id)}::uuid[])`.execute(tx)
}

/**
 * Listings store the names of their location and city for search and cards. When a name changes,
 * the affected locations are recorded in the same transaction and their listings are updated later,
 * because a city can have hundreds of thousands.
 */

export const perVisit = 500

export interface Listing {
  id: string
  title: string
  description: string
  property_type: PropertyType
  bedrooms: number | null
  pincode: string | null
  address: string
  amenities: string[]
  features: string[]
  detail: PropertyDetail
}

export async function listListingsOf(
  tx: Handle,
  locationId: string,
  visitedId: string | null,
): Promise<Listing[]> {
  const { rows } = await sql<Listing>`
    select id, title, description, property_type, bedrooms, pincode, address, amenities, features,
      detail
    from property
    where location_id = ${locationId} and (${visitedId}::uuid is null or id > ${visitedId}::uuid)
    order by id limit ${perVisit} for no key update`.execute(tx)
  return rows
}

export async function updateRename(
  tx: Handle,
  id: string,
  change: Updateable<LocationRename>,
): Promise<void> {
  await tx.updateTable('location_rename').set(change).where('location_id', '=', id).execute()
}

export async function deleteRename(tx: Handle, id: string): Promise<void> {
  await tx.deleteFrom('location_rename').where('location_id', '=', id).execute()
}
