import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { moment } from '#contract/field.ts'
import { LocationType } from '#contract/location.ts'
import { Bounds } from './map-bounds.ts'
import { PublicPropertyQuery } from './query.ts'
import { ListingType, PlacePrecision } from './vocabulary.ts'

/** Up to so many listings are points of their own; more are gathered by the server. */
export const maxMapPoints = 500

/** What only the public detail says. */
export const asPublished = {
  /**
   * Of `locality` and `street`, latitude and longitude are the middle of a square around the
   * listing: 0.01° or 0.002°.
   */
  placePrecision: PlacePrecision.schema.nullable(),
  /** When the public saw it first. */
  listedAt: moment,
  /** What was asked from when on, the oldest first; the last is `price` while it is live. */
  prices: z.array(z.object({ at: moment, price: z.number() })),
}

/** A listing on the map, at its public place (decision 0030). */
export const MapPoint = z.object({
  _id: z.string(),
  price: z.number(),
  listingType: ListingType.schema,
  latitude: z.number(),
  longitude: z.number(),
})
export type MapPoint = z.infer<typeof MapPoint>

/** Listings near each other: how many, about where, and the part of the map they all lie in. */
export const MapCluster = z.object({
  count: z.number(),
  latitude: z.number(),
  longitude: z.number(),
  bounds: Bounds,
})
export type MapCluster = z.infer<typeof MapCluster>

/** A place of ours by its name: all that a map without outside tiles has to show the way. */
export const MapPlace = z.object({
  name: z.string(),
  type: LocationType.schema,
  latitude: z.number(),
  longitude: z.number(),
})
export type MapPlace = z.infer<typeof MapPlace>

export const PropertyMap = z.object({
  /** Listings that match and have a place on the map, exact. */
  total: z.number(),
  /** What was looked at: the part that was asked for, else the part all matches lie in. */
  bounds: Bounds.nullable(),
  points: z.array(MapPoint),
  clusters: z.array(MapCluster),
  places: z.array(MapPlace),
})
export type PropertyMap = z.infer<typeof PropertyMap>

/** Filters of the public list without what only a list has. */
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
  summary: 'Live listings by filter on a map: points, or clusters where there are many',
  query: PropertyMapQuery,
  reply: PropertyMap,
})
