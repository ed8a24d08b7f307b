import { type RawBuilder, sql } from 'kysely'
import type { Bounds } from '#contract/property/map-bounds.ts'
import { kilometresPerDegree, longitudeScale, type Point } from '#domain/place/distance.ts'
import type { DrawnArea, Surroundings } from '#domain/place/drawn-area.ts'

/**
 * The relation of a box to a shape; `across` is partly inside, or too close to the edge to tell.
 */
export type Lying = 'inside' | 'across' | 'outside'

/** A part of the map that a search names, the same for boxes of the index and for rows. */
export interface Shape {
  bounds: Bounds
  lying(box: Bounds): Lying
  condition: RawBuilder<boolean>
}

/**
 * PostgreSQL takes what differs by a millionth for equal, also areas of triangles: with degrees, a
 * point a hundred metres beside a short side would be on it. Whole numbers of this unit are exact.
 */
const unitsPerDegree = 100_000
/** Boxes grow by this before they are compared: a point so close to a side may be on it. */
const margin = 1e-7
const unit = sql.lit(unitsPerDegree)

/** A drawn area; a point on its line is in it. */
export function polygonOf(area: DrawnArea): Shape {
  const units = (degrees: number) => Math.round(degrees * unitsPerDegree)
  const corners = area.map(({ latitude, longitude }) => `(${units(longitude)},${units(latitude)})`)
  return {
    bounds: boundsOfPoints(area),
    lying: (box) => {
      const wide = grown(box)
      const isCrossed = area.some((corner, at) => crosses(wide, corner, next(area, at)))
      if (isCrossed) return 'across'
      return isWithin({ latitude: box.south, longitude: box.west }, area) ? 'inside' : 'outside'
    },
    condition: sql`${`(${corners.join()})`}::polygon
      @> point(map_longitude * ${unit}, map_latitude * ${unit})`,
  }
}

/**
 * A circle. The scale at its centre is used for all of it, so that it is an ellipse in degrees; at
 * 50 km the error is below half a percent.
 */
export function circleOf({ latitude, longitude, kilometres }: Surroundings): Shape {
  const high = kilometres / kilometresPerDegree
  const wide = high / longitudeScale(latitude)
  /** The square of the distance in radii. */
  const far = (east: number, north: number) =>
    ((east - longitude) / wide) ** 2 + ((north - latitude) / high) ** 2
  const nearest = (from: number, to: number, at: number) => Math.min(Math.max(at, from), to)
  const farthest = (from: number, to: number, at: number) => (at - from > to - at ? from : to)
  return {
    bounds: {
      west: longitude - wide,
      east: longitude + wide,
      south: latitude - high,
      north: latitude + high,
    },
    lying: (box) => {
      const { west, east, south, north } = grown(box)
      if (far(nearest(west, east, longitude), nearest(south, north, latitude)) > 1) return 'outside'
      const end = far(farthest(west, east, longitude), farthest(south, north, latitude))
      return end < 1 ? 'inside' : 'across'
    },
    condition: sql`power((map_longitude - ${longitude}::double precision) / ${wide}, 2)
      + power((map_latitude - ${latitude}::double precision) / ${high}, 2) <= 1`,
  }
}

const next = (area: DrawnArea, at: number): Point => area[(at + 1) % area.length] as Point

const grown = ({ west, south, east, north }: Bounds): Bounds => ({
  west: west - margin,
  south: south - margin,
  east: east + margin,
  north: north + margin,
})

function boundsOfPoints(points: readonly Point[]): Bounds {
  const longitudes = points.map(({ longitude }) => longitude)
  const latitudes = points.map(({ latitude }) => latitude)
  return {
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
  }
}

/** Returns whether a line from one point to another has a part in a box (Liang and Barsky). */
function crosses({ west, south, east, north }: Bounds, from: Point, to: Point): boolean {
  const [x, y] = [from.longitude, from.latitude]
  const [dx, dy] = [to.longitude - x, to.latitude - y]
  let [first, last] = [0, 1]
  const edges: [number, number][] = [
    [-dx, x - west],
    [dx, east - x],
    [-dy, y - south],
    [dy, north - y],
  ]
  for (const [step, room] of edges) {
    if (step === 0) {
      if (room < 0) return false
      continue
    }
    const at = room / step
    if (step < 0) first = Math.max(first, at)
    else last = Math.min(last, at)
    if (first > last) return false
  }
  return true
}

/** Returns whether a point that is on no side is within an area: an odd number of sides east. */
function isWithin({ latitude, longitude }: Point, area: DrawnArea): boolean {
  let isInside = false
  area.forEach((one, at) => {
    const other = next(area, at)
    if (one.latitude > latitude === other.latitude > latitude) return
    const share = (latitude - one.latitude) / (other.latitude - one.latitude)
    if (longitude < one.longitude + share * (other.longitude - one.longitude)) isInside = !isInside
  })
  return isInside
}
