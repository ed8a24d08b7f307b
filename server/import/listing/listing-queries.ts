import { sql } from 'kysely'
import { v7 } from 'uuid'
import { isOwners } from '#server/account/queries.ts'
import type { Handle } from '#server/db/connect.ts'
import type { Listing } from '#server/import/listing/row/build-listing.ts'
import { wordsOf } from '#server/property/listing-terms.ts'

/** A listing ready to insert, with its broker, location and key. */
export interface ReadyListing {
  /** The line in its file, for the audit log. */
  line: number
  listing: Listing
  brokerId: string
  locationId: string
  cashNeeded: number | null
  status: 'pending' | 'approved'
  key: Buffer
  homeKey: Buffer
}

/** Who runs the import, for the audit log. */
export interface ImportActor {
  id: string | null
  name: string
}

/** Returns those of the keys that listings already have. */
export async function knownKeys(db: Handle, keys: readonly Buffer[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select encode(source_key, 'hex') as key from property
    where source_key = any(${keys})`.execute(db)
  return new Set(rows.map((row) => row.key))
}

/**
 * Inserts listings with an audit entry each, in one statement. A listing whose key was taken
 * meanwhile is skipped, so that two imports of one file create no duplicates. Returns the number
 * inserted.
 */
export async function insertListings(
  tx: Handle,
  listings: readonly ReadyListing[],
  run: { id: string; actor: ImportActor },
): Promise<number> {
  if (listings.length === 0) return 0
  const documents = JSON.stringify(listings.map(documentOf))
  const { rows } = await sql<{ added: number }>`
    with incoming as (
      select * from json_to_recordset(${documents}::json) as item(
        id uuid, audit_id uuid, line integer, broker_id uuid, title text, description text,
        property_type text, listing_type text, price bigint, area numeric, area_unit text,
        bedrooms smallint, bathrooms smallint, parking_spaces smallint, floor smallint,
        total_floors smallint, furnished text, location_id uuid, location_text text, address text,
        pincode text, latitude double precision, longitude double precision, amenities text[],
        features text[], detail jsonb, words text[], status text, source_key text, home_key text,
        cash_needed bigint)
    ), added as (
      insert into property (id, broker_id, title, description, property_type, listing_type, price,
        area, area_unit, bedrooms, bathrooms, parking_spaces, floor, total_floors, furnished,
        location_id, location_text, address, pincode, latitude, longitude, amenities, features,
        detail, search_vector, status, source_key, home_key, listed_price, import_id, cash_needed,
        decided_at)
      select id, broker_id, title, description, property_type, listing_type, price,
        area, area_unit, bedrooms, bathrooms, parking_spaces, floor, total_floors, furnished,
        location_id, location_text, address, pincode, latitude, longitude, amenities, features,
        detail, array_to_tsvector(words), status, decode(source_key, 'hex'),
        decode(home_key, 'hex'), price, ${run.id}::uuid, cash_needed,
        case when status = 'approved' then now() end
      from incoming
      on conflict (source_key) do nothing
      returning id
    ), recorded as (
      insert into audit_event (id, actor_realm, actor_id, actor_name, act, target_kind, target_id,
        after)
      select audit_id, ${run.actor.id === null ? null : 'administrator'}, ${run.actor.id}::uuid,
        ${run.actor.name}, 'property.imported', 'property', incoming.id,
        jsonb_build_object('status', incoming.status, 'import', ${run.id}::text,
          'line', incoming.line)
      from added join incoming on incoming.id = added.id
    )
    select count(*) as added from added`.execute(tx)
  return rows[0]?.added ?? 0
}

function documentOf(ready: ReadyListing) {
  const { line, listing, brokerId, locationId, cashNeeded, status, key, homeKey } = ready
  return {
    id: v7(),
    audit_id: v7(),
    line,
    broker_id: brokerId,
    title: listing.title,
    description: listing.description,
    property_type: listing.propertyType,
    listing_type: listing.listingType,
    price: listing.price,
    area: listing.area,
    area_unit: listing.areaUnit,
    bedrooms: listing.bedrooms,
    bathrooms: listing.bathrooms,
    parking_spaces: listing.parkingSpaces,
    floor: listing.floor,
    total_floors: listing.totalFloors,
    furnished: listing.furnished,
    location_id: locationId,
    location_text: listing.locationText,
    address: listing.address,
    pincode: listing.pincode,
    latitude: listing.latitude,
    longitude: listing.longitude,
    amenities: listing.amenities,
    features: listing.features,
    detail: listing.detail,
    words: wordsOf(
      { ...listing, bedrooms: listing.bedrooms ?? undefined, pincode: listing.pincode ?? '' },
      listing.placeNames,
    ),
    status,
    source_key: key.toString('hex'),
    home_key: homeKey.toString('hex'),
    cash_needed: cashNeeded,
  }
}

export interface NamedBroker {
  id: string
  name: string
  email: string
  phone: string
  /** Whether the account has proven that it is this broker's. */
  isOwner: boolean
}

/**
 * Finds brokers by e-mail and phone, for rows that name theirs. Of several with the same contact,
 * the best proven one comes last.
 */
export async function findBrokersNamed(
  db: Handle,
  emails: readonly string[],
  phones: readonly string[],
): Promise<NamedBroker[]> {
  if (emails.length === 0 && phones.length === 0) return []
  return db
    .selectFrom('broker')
    .select(['id', 'email', 'phone', isOwners.broker.as('isOwner')])
    .select(sql<string>`concat_ws(' ', first_name, last_name)`.as('name'))
    .where((where) =>
      where.or([
        where('email', '=', sql<string>`any(${emails})`),
        where('phone', '=', sql<string>`any(${phones})`),
      ]),
    )
    .orderBy(isOwners.broker)
    .orderBy(sql`kyc_status = 'verified'`)
    .orderBy('is_email_verified')
    .orderBy('id', 'desc')
    .execute()
}

/** Returns name and e-mail of brokers for the report. */
export async function findBrokerNames(
  db: Handle,
  ids: readonly string[],
): Promise<Map<string, { _id: string; name: string; email: string }>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('broker')
    .select(['id', 'first_name', 'last_name', 'email'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      { _id: row.id, name: `${row.first_name} ${row.last_name}`, email: row.email },
    ]),
  )
}
