import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { moment } from '#contract/field.ts'
import { LocationType } from '#contract/location.ts'
import { PublicClaim } from './claim.ts'
import { Bounds } from './map-bounds.ts'
import { PublicPriceRange } from './price-range.ts'
import { PublicPropertyQuery } from './query.ts'
import { ListingType, PlacePrecision } from './vocabulary.ts'

/** Up to this many listings are sent as points; above that the server clusters them. */
export const maxMapPoints = 500

/** Fields that only the public page has. */
export const asPublished = {
  /**
   * With `locality` and `street`, latitude and longitude are the centre of a square around the
   * listing: 0.01° or 0.002° wide.
   */
  placePrecision: PlacePrecision.schema.nullable(),
  /** When the listing was first public. */
  listedAt: moment,
  /**
   * If the home has or had other listings: the number of offers, and the listing whose page shows
   * it.
   */
  home: z
    .object({
      _id: z.string(),
      offers: z.number(),
      isRepresented: z.boolean(),
      marketSince: moment.nullable(),
    })
    .nullable(),
  /** The price history, oldest first; the last is `price` while the listing is live. */
  prices: z.array(z.object({ at: moment, price: z.number() })),
  /** Facts that were checked and how; everything else is stated by the broker. */
  claims: z.array(PublicClaim),
  /** What similar homes ask; null where too few can be compared. */
  priceRange: PublicPriceRange.nullable(),
}

/** A listing on the map, at its public position (decision 0030). */
export const MapPoint = z.object({
  _id: z.string(),
  price: z.number(),
  listingType: ListingType.schema,
  latitude: z.number(),
  longitude: z.number(),
})
export type MapPoint = z.infer<typeof MapPoint>

/** A cluster of listings: their number, approximate position and bounds. */
export const MapCluster = z.object({
  count: z.number(),
  latitude: z.number(),
  longitude: z.number(),
  bounds: Bounds,
})
export type MapCluster = z.infer<typeof MapCluster>

/** A place with its name: the only labels of a map without external tiles. */
export const MapPlace = z.object({
  name: z.string(),
  type: LocationType.schema,
  latitude: z.number(),
  longitude: z.number(),
})
export type MapPlace = z.infer<typeof MapPlace>

export const PropertyMap = z.object({
  /** The exact number of listings that match and have a position on the map. */
  total: z.number(),
  /** The requested bounds, or else the bounds of all matches. */
  bounds: Bounds.nullable(),
  points: z.array(MapPoint),
  clusters: z.array(MapCluster),
  places: z.array(MapPlace),
})
export type PropertyMap = z.infer<typeof PropertyMap>

/** Filters of the public list, without those that only a list has. */
const PropertyMapQuery = PublicPropertyQuery.omit({
  page: true,
  limit: true,
  after: true,
  sort: true,
  sponsored: true,
})
export type PropertyMapQuery = z.output<typeof PropertyMapQuery>

export const publicMap = endpoint({
  method: 'GET',
  path: '/public/properties/map',
  access: 'public',
  summary: 'Get live listings on a map: points, or clusters where there are many',
  query: PropertyMapQuery,
  reply: PropertyMap,
})
