import {
  type MapCluster,
  type MapPoint,
  maxMapPoints,
  type PropertyMap,
  type PropertyMapQuery,
} from '#contract/property/map.ts'
import type { Bounds } from '#contract/property/map-bounds.ts'
import type { Handle } from '#server/db/connect.ts'
import { compileAsShown } from '#server/search/choose-wording.ts'
import { findAllOnMap } from './cell-counts.ts'
import {
  boundsOf,
  cellsAlong,
  cellWords,
  coverBox,
  type Level,
  levelFor,
  readCell,
} from './cells.ts'
import { type CellRow, type FoundOnMap, findOnMap, namedPlaces, nowhere } from './map-queries.ts'

/** The minimum distance between clusters: this many fit along the longer side of the map. */
const clustersAlong = 5
/** There are no finer cells, so more points are shown instead of clusters. */
const maxPointsClose = 2_000
/** Cells of about 10 km, to find the part of the country with all matches. */
const extentLevel = 12

/** A `PropertyMap` with its points already in JSON, separated by commas. */
type Shown = Omit<PropertyMap, 'points'> & { points: string }

export const writeMap = ({ points, ...about }: Shown): Buffer =>
  Buffer.from(`{"points":[${points}],${JSON.stringify(about).slice(1)}`)

/**
 * Returns the map of a search. Without bounds it shows the part of the country with all matches,
 * and returns its bounds so that the map can move there.
 */
export async function mapListings(db: Handle, query: PropertyMapQuery): Promise<Shown> {
  if (query.bounds) return within(db, query, query.bounds)
  const all = await findEverywhere(db, query)
  const extent = extentOf(all)
  if (!extent || all.cells.length === 0) {
    const { total, points } = all
    const places = extent ? await namedPlaces(db, extent) : []
    return { total, points, bounds: extent, clusters: [], places }
  }
  return within(db, query, extent)
}

/** Returns whether there is no filter except the bounds. */
const isPlain = ({ bounds, ...filters }: PropertyMapQuery) =>
  Object.values(filters).every((value) => value === undefined)

async function findEverywhere(db: Handle, query: PropertyMapQuery): Promise<FoundOnMap> {
  const cells = { level: extentLevel }
  const counted = isPlain(query)
    ? await findAllOnMap(db, undefined, cells, maxMapPoints)
    : undefined
  if (counted) return counted
  const { filter, terms } = await compileAsShown(db, query)
  if (!terms) return nowhere
  // The coarsest cells cover every listing on the map.
  terms.beginnings.push(':cell 6 ')
  return findOnMap(db, filter, terms, cells, maxMapPoints)
}

async function findWithin(
  db: Handle,
  query: PropertyMapQuery,
  bounds: Bounds,
  level: Level,
  max: number,
): Promise<FoundOnMap> {
  const place = coverBox(bounds)
  const cells = { level, words: cellWords(place.box, level) }
  const counted = isPlain(query) ? await findAllOnMap(db, place, cells, max) : undefined
  if (counted) return counted
  const { filter, terms } = await compileAsShown(db, { ...query, bounds })
  return terms ? findOnMap(db, filter, terms, cells, max) : nowhere
}

async function within(db: Handle, query: PropertyMapQuery, bounds: Bounds): Promise<Shown> {
  const level = levelFor(bounds, clustersAlong)
  const along = cellsAlong(bounds, level)
  const maxPoints = along < clustersAlong ? maxPointsClose : maxMapPoints
  const { total, points, cells } = await findWithin(db, query, bounds, level, maxPoints)
  // Cell sizes differ by a factor of four: if twice as many fit as needed, four are merged.
  const clusters = gather(cells, along >= clustersAlong * 2)
  return { total, bounds, points, clusters, places: await namedPlaces(db, bounds) }
}

function gather(cells: CellRow[], byFour: boolean): MapCluster[] {
  const clusters = new Map<string, MapCluster>()
  for (const { word, count, latitude, longitude } of cells) {
    const cell = readCell(word)
    const bounds = boundsOf(cell)
    const key = byFour ? `${cell.x >> 1} ${cell.y >> 1}` : word
    const known = clusters.get(key)
    const both = known ? known.count + count : count
    const share = count / both
    clusters.set(key, {
      count: both,
      latitude: known ? known.latitude + (latitude - known.latitude) * share : latitude,
      longitude: known ? known.longitude + (longitude - known.longitude) * share : longitude,
      bounds: known ? around([known.bounds, bounds]) : bounds,
    })
  }
  return [...clusters.values()]
}

function extentOf({ points, cells }: FoundOnMap): Bounds | null {
  const parts = [
    ...(JSON.parse(`[${points}]`) as MapPoint[]).map(({ latitude, longitude }) => ({
      west: longitude,
      east: longitude,
      south: latitude,
      north: latitude,
    })),
    ...cells.map(({ word }) => boundsOf(readCell(word))),
  ]
  return parts.length > 0 ? around(parts) : null
}

function around(parts: Bounds[]): Bounds {
  return parts.reduce((one, other) => ({
    west: Math.min(one.west, other.west),
    south: Math.min(one.south, other.south),
    east: Math.max(one.east, other.east),
    north: Math.max(one.north, other.north),
  }))
}
