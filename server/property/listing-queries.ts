import { type ExpressionBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Carpet } from '#contract/property/carpet.ts'
import type { Handle } from '#server/db/connect.ts'
import type { Tables } from '#server/db/tables.ts'
import { photoColumns } from '#server/media/photo-sql.ts'

// All columns except the search vector, which is long and only used by its index.
const columns = [
  'property.id',
  'property.broker_id',
  'property.title',
  'property.description',
  'property.property_type',
  'property.listing_type',
  'property.price',
  'property.approved_price',
  'property.area',
  'property.area_unit',
  'property.area_sqft',
  'property.cash_needed',
  'property.bedrooms',
  'property.bathrooms',
  'property.parking_spaces',
  'property.floor',
  'property.total_floors',
  'property.furnished',
  'property.location_id',
  'property.location_text',
  'property.address',
  'property.pincode',
  'property.latitude',
  'property.longitude',
  'property.map_latitude',
  'property.map_longitude',
  'property.map_is_exact',
  'property.amenities',
  'property.features',
  'property.detail',
  'property.status',
  'property.rejection_reason',
  'property.is_live',
  'property.is_represented',
  'property.home_id',
  'property.offer_count',
  'property.market_since',
  'property.inquiries',
  'property.version',
  'property.created_at',
  'property.submitted_at',
  'property.confirmed_at',
  'property.unconfirmed_at',
  'property.expired_at',
  'property.decided_at',
  'property.closed_at',
  'property.closed_price',
  'property.closed_source',
] as const

/** How many views a listing has had. */
export const views = sql<number>`coalesce((select tally.views from property_view_tally tally
  where tally.property_id = property.id), 0)`

/** The state of its city or place, if known. */
export const stateOfPlace = sql<string | null>`nullif(coalesce(city.state, place.state), '')`

/** Selects listings with place, photos and broker: everything a screen shows, in one statement. */
export function selectListings(db: Handle) {
  return selectWithoutPhotos(db).select((eb) => photos(eb).as('images'))
}

/** Selects listings without photos, for exports. */
export function selectWithoutPhotos(db: Handle) {
  return db
    .selectFrom('property')
    .innerJoin('broker', 'broker.id', 'property.broker_id')
    .leftJoin('location as place', 'place.id', 'property.location_id')
    .leftJoin('location as city', 'city.id', 'property.city_id')
    .where('property.removed_at', 'is', null)
    .select(columns)
    .select([
      views.as('views'),
      'place.name as place_name',
      'city.name as city_name',
      stateOfPlace.as('state'),
      sql<string | null>`case when city.is_proposed then city.name
        when place.is_proposed then place.name end`.as('unconfirmed_place'),
      sql<Carpet | null>`property_carpet(property)`.as('carpet'),
      'broker.first_name',
      'broker.last_name',
      'broker.company_name',
      'broker.email as broker_email',
      'broker.phone as broker_phone',
      'broker.whatsapp as broker_whatsapp',
      'broker.experience',
      'broker.response_minutes',
      'broker.response_count',
      'broker.status as broker_status',
      'broker.kyc_status',
      sql<boolean>`property_has_page(
        property.status, property.removed_at, property.expired_at, broker.status,
        broker.kyc_status)`.as('has_page'),
    ])
}

export type ListingRow = Awaited<
  ReturnType<ReturnType<typeof selectListings>['executeTakeFirstOrThrow']>
>

/** Selects the photos of a listing, the primary one first. */
export function photos(eb: ExpressionBuilder<Tables, 'property'>) {
  return jsonArrayFrom(
    eb
      .selectFrom('property_image')
      .innerJoin('media', 'media.id', 'property_image.media_id')
      .whereRef('property_image.property_id', '=', 'property.id')
      .orderBy('property_image.is_primary', 'desc')
      .orderBy('property_image.position')
      .select([...photoColumns, 'property_image.is_primary']),
  )
}

/** Selects the public prices of a listing over time, oldest first. */
export function prices(eb: ExpressionBuilder<Tables, 'property'>) {
  return jsonArrayFrom(
    eb
      .selectFrom('property_price')
      .whereRef('property_price.property_id', '=', 'property.id')
      .orderBy('property_price.at')
      .select([
        sql<string>`to_char(property_price.at at time zone 'UTC',
          'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`.as('at'),
        'property_price.price',
      ]),
  )
}
