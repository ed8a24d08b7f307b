import { sql, type Updateable } from 'kysely'
import type { PropertyType } from '#contract/property/vocabulary.ts'
import type { Handle } from '#server/db/connect.ts'
import type { LocationRename } from '#server/db/tables.ts'
import { transact } from '#server/db/transact.ts'
import { findPlace } from '#server/location/find-places.ts'
import { wordsOf } from './listing-terms.ts'

/**
 * A listing is found by the names of its place and city, which are kept with it, and its card shows
 * them. When such a name changes, the places concerned are noted in the same transaction, and their
 * listings are visited afterwards: a city can have hundreds of thousands.
 */

const perVisit = 500
/** A round ends after so many milliseconds, so that the server can stop between two. */
const roundMilliseconds = 3_000
/** Longer than any call may take. */
const lastVisitAfter = 61_000

/** One round over the listings of renamed places; what is left waits for the next round. */
export async function rewordListings(db: Handle): Promise<void> {
  const until = Date.now() + roundMilliseconds
  while (Date.now() < until) {
    if (!(await transact(db, visitSome))) return
  }
}

/** Visits the next listings of one place; `false` where none waits, or others are at it. */
async function visitSome(tx: Handle): Promise<boolean> {
  const place = await tx
    .selectFrom('location_rename')
    .selectAll()
    .where('due_at', '<=', sql<Date>`now()`)
    .orderBy('due_at')
    .orderBy('location_id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!place) return false
  const rows = await listingsOf(tx, place.location_id, place.visited_id)
  if (rows.length > 0) await reword(tx, place.location_id, rows)
  const last = rows.length === perVisit ? rows.at(-1)?.id : undefined
  if (last) await note(tx, place.location_id, { visited_id: last })
  else if (place.is_last_visit) await forget(tx, place.location_id)
  else {
    const due_at = new Date(place.requested_at.getTime() + lastVisitAfter)
    await note(tx, place.location_id, { visited_id: null, is_last_visit: true, due_at })
  }
  return true
}

interface Listing {
  id: string
  title: string
  description: string
  property_type: PropertyType
  bedrooms: number | null
  pincode: string | null
  address: string
  society: string | null
}

async function listingsOf(
  tx: Handle,
  locationId: string,
  visitedId: string | null,
): Promise<Listing[]> {
  const { rows } = await sql<Listing>`
    select id, title, description, property_type, bedrooms, pincode, address,
      detail ->> 'society' as society
    from property
    where location_id = ${locationId} and (${visitedId}::uuid is null or id > ${visitedId}::uuid)
    order by id limit ${perVisit} for no key update`.execute(tx)
  return rows
}

/**
 * Writes words and cards of listings anew, and their place's name where they bear one of its
 * others.
 */
async function reword(tx: Handle, locationId: string, rows: Listing[]): Promise<void> {
  const { locationText, names } = await findPlace(tx, locationId, '')
  const worded = rows.map((row) => ({ id: row.id, words: wordsOf(describe(row), names) }))
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
  await sql`select write_property_card(${rows.map(({ id }) => id)}::uuid[])`.execute(tx)
}

function describe(row: Listing): Parameters<typeof wordsOf>[0] {
  return {
    title: row.title,
    description: row.description,
    propertyType: row.property_type,
    address: row.address,
    ...(row.bedrooms !== null && { bedrooms: row.bedrooms }),
    ...(row.pincode !== null && { pincode: row.pincode }),
    ...(row.society !== null && { detail: { society: row.society } }),
  }
}

async function note(tx: Handle, id: string, change: Updateable<LocationRename>): Promise<void> {
  await tx.updateTable('location_rename').set(change).where('location_id', '=', id).execute()
}

async function forget(tx: Handle, id: string): Promise<void> {
  await tx.deleteFrom('location_rename').where('location_id', '=', id).execute()
}
