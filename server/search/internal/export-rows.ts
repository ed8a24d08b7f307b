import type { PropertyDetail } from '#contract/property/detail.ts'
import type { PropertyChange } from '#contract/property/draft.ts'
import type { PropertyRow } from '#contract/property/property.ts'
import { refuse } from '#contract/refusal.ts'
import type { Actor } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import { inBatches } from '#server/db/cursor.ts'
import type { ListingRow } from '#server/property/listing-queries.ts'
import { presentPlace } from '#server/property/present.ts'
import { findListing } from '#server/property/queries.ts'
import { editListing } from '#server/property/submit.ts'
import { findForChange } from '#server/property/write-queries.ts'
import { type ListFilter, listingsInOrder } from './list-queries.ts'

/** Listings as lines of files, for exports and imports. */

/** A listing as a line, without photos. */
export type PropertyLine = Pick<
  PropertyRow,
  | '_id'
  | 'title'
  | 'description'
  | 'propertyType'
  | 'listingType'
  | 'price'
  | 'area'
  | 'areaUnit'
  | 'bedrooms'
  | 'bathrooms'
  | 'parkingSpaces'
  | 'floor'
  | 'totalFloors'
  | 'furnished'
  | 'location'
  | 'city'
  | 'address'
  | 'pincode'
  | 'latitude'
  | 'longitude'
  | 'amenities'
  | 'features'
  | 'detail'
  | 'status'
  | 'rejectionReason'
  | 'views'
  | 'inquiries'
  | 'createdAt'
> & { broker: Pick<PropertyRow['broker'], 'email' | 'phone'> }

/** Yields all matching listings of one snapshot, in batches. Needs a transaction. */
export async function* eachListing(tx: Handle, filter: ListFilter): AsyncGenerator<PropertyLine[]> {
  for await (const rows of inBatches(tx, listingsInOrder(tx, filter))) yield rows.map(lineOf)
}

/** Returns the existing ones of these listings by id. */
export async function linesById(
  db: Handle,
  ids: readonly string[],
): Promise<Map<string, PropertyLine>> {
  if (ids.length === 0) return new Map()
  const rows = await listingsInOrder(db, { ids: [...ids] }).execute()
  return new Map(rows.map((row) => [row.id, lineOf(row)]))
}

/** Returns those of these listings that were deleted. */
export async function removedIds(db: Handle, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('property')
    .where('id', 'in', ids)
    .where('removed_at', 'is not', null)
    .select('id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Edits a listing from a line of a file; it is reviewed again like after any other edit. */
export async function editByLine(
  tx: Handle,
  actor: Actor,
  id: string,
  change: PropertyChange,
): Promise<void> {
  const seen = await findForChange(tx, id)
  const row = seen && (await findListing(tx, id))
  if (!row) throw refuse('property_not_found')
  await editListing(tx, actor, seen, row, change)
}

function lineOf(row: Omit<ListingRow, 'images'>): PropertyLine {
  return {
    _id: row.id,
    title: row.title,
    description: row.description,
    propertyType: row.property_type,
    listingType: row.listing_type,
    price: row.price,
    area: row.area,
    areaUnit: row.area_unit,
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    parkingSpaces: row.parking_spaces,
    floor: row.floor,
    totalFloors: row.total_floors,
    furnished: row.furnished,
    location: presentPlace(row),
    city: row.city_name,
    address: row.address,
    pincode: row.pincode,
    latitude: row.latitude,
    longitude: row.longitude,
    amenities: row.amenities,
    features: row.features,
    // The column is only written from the same schema.
    detail: row.detail as PropertyDetail,
    status: row.status,
    rejectionReason: row.rejection_reason,
    views: row.views,
    inquiries: row.inquiries,
    createdAt: row.created_at.toISOString(),
    broker: { email: row.broker_email, phone: row.broker_phone },
  }
}
