import { type CompiledQuery, expressionBuilder, sql } from 'kysely'
import type { KycStatus } from '#contract/broker/broker.ts'
import type { PublicClaim } from '#contract/property/claim.ts'
import type { PropertyDetail } from '#contract/property/detail.ts'
import type { PublicPriceRange } from '#contract/property/price-range.ts'
import type { PropertyCard } from '#contract/property/property.ts'
import type { ReraAgent } from '#domain/rera/rera-agent.ts'
import type { Handle } from '#server/db/connect.ts'
import { takesVisits } from '#server/db/offered-listing.ts'
import { reraAgents } from '#server/db/rera-agents.ts'
import type { Tables } from '#server/db/tables.ts'
import type { StoredPhoto } from '#server/media/photo-sql.ts'
import { claims } from './claim/queries.ts'
import {
  type ListingRow,
  photos,
  prices,
  selectListings,
  stateOfPlace,
  views,
} from './listing-queries.ts'
import { priceRange } from './price-range/queries.ts'

/**
 * A listing with a public page: its card has most facts as they are shown, so they are neither
 * gathered nor written anew.
 */
export interface PublicRow {
  id: string
  broker_id: string
  views: number
  card: PropertyCard
  description: string
  parking_spaces: number | null
  floor: number | null
  total_floors: number | null
  amenities: string[]
  detail: PropertyDetail
  is_located: boolean
  map_latitude: number | null
  map_longitude: number | null
  map_is_exact: boolean
  home_id: string | null
  offer_count: number
  is_represented: boolean
  market_since: Date | null
  created_at: Date
  state: string | null
  /** All of them, where there are more than its card has. */
  images: (StoredPhoto & { is_primary: boolean })[] | null
  prices: { at: string; price: number }[]
  claims: PublicClaim[]
  price_range: PublicPriceRange | null
  takes_visits: boolean
  email: string
  phone: string
  experience: number
  response_minutes: number | null
  response_count: number
  kyc_status: KycStatus
  agents: ReraAgent[]
}

const hasPage = sql<boolean>`property_has_page(
  property.status, property.removed_at, property.expired_at, broker.status, broker.kyc_status)`

const listing = expressionBuilder<Tables, 'property'>()

/** How many photos a card has (`property_cards`). */
const ofCard = 5

/** Compiled once: building it took longer than the database takes to run it. */
let publicStatement: CompiledQuery<PublicRow> | undefined

/**
 * Returns those of the listings that have a public page: live, or sold or rented and of a broker in
 * good standing.
 */
export async function findPublic(db: Handle, ids: string[]): Promise<PublicRow[]> {
  publicStatement ??= sql<PublicRow>`
    select property.id, property.broker_id, ${views} as views, card, property.description,
      property.parking_spaces, property.floor, property.total_floors,
      to_json(property.amenities) as amenities, property.detail,
      property.latitude is not null as is_located, property.map_latitude,
      property.map_longitude, property.map_is_exact, property.home_id, property.offer_count,
      property.is_represented, property.market_since, property.created_at,
      ${stateOfPlace} as state,
      case when exists (
        select from property_image
        where property_id = property.id and position >= ${sql.lit(ofCard)}
      ) then ${photos(listing)} end as images,
      ${prices(listing)} as prices, ${claims(listing)} as claims, ${priceRange} as price_range,
      ${takesVisits} as takes_visits, broker.email, broker.phone, broker.experience,
      broker.response_minutes, broker.response_count, broker.kyc_status, ${reraAgents} as agents
    from property
    join property_card on property_card.property_id = property.id
    join broker on broker.id = property.broker_id
    left join location place on place.id = property.location_id
    left join location city on city.id = property.city_id
    where property.id = any(${ids}::uuid[]) and ${hasPage}`.compile(db)
  const { rows } = await db.executeQuery<PublicRow>({ ...publicStatement, parameters: [ids] })
  return rows
}

/**
 * Returns why a listing has no page. Only what was public is gone: others must not reveal that they
 * existed.
 */
export async function whyWithoutPage(
  db: Handle,
  id: string,
): Promise<'property_gone' | 'property_expired' | 'property_not_found'> {
  const { rows } = await sql<{ is_expired: boolean }>`
    select ${isExpired} as is_expired from property join broker on broker.id = broker_id
    where property.id = ${id} and (removed_at is not null or ${isExpired})
      and exists (select from property_price where property_id = property.id)`.execute(db)
  const [row] = rows
  if (!row) return 'property_not_found'
  return row.is_expired ? 'property_expired' : 'property_gone'
}

/** Expired, and else live. */
const isExpired = sql<boolean>`(expired_at is not null
  and property_goes_live(property.status, removed_at, null, broker.status, kyc_status))`

/** Returns the card of an expired listing as JSON. */
export async function findExpiredCard(db: Handle, id: string): Promise<PropertyCard | undefined> {
  const { rows } = await sql<{ card: PropertyCard }>`
    select card from property join broker on broker.id = broker_id
    join property_card on property_id = property.id
    where property.id = ${id} and ${isExpired}`.execute(db)
  return rows[0]?.card
}

/** Returns those of the listings that have a public page, in any order. */
export async function findSome(db: Handle, ids: string[]): Promise<ListingRow[]> {
  if (ids.length === 0) return []
  return selectListings(db).where('property.id', 'in', ids).where(hasPage).execute()
}
