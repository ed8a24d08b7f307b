import type { Filter } from '#app/site/search/filter/filter.ts'
import type { Bounds } from '#contract/property/map-bounds.ts'
import {
  type DrawnArea,
  formatAreas,
  formatSurroundings,
  readAreas,
  readSurroundings,
  type Surroundings,
} from '#domain/place/drawn-area.ts'
import { ringOf } from './outline.ts'

/** The shapes that a filter has on the map. */
export interface Shapes {
  areas: readonly DrawnArea[]
  near: Surroundings | undefined
}

/** Returns the shapes of a filter, which were validated when its address was read. */
export function shapesOf({ area, near }: Filter): Shapes {
  const areas = area ? readAreas(area) : []
  return {
    areas: typeof areas === 'string' ? [] : areas,
    near: near ? readSurroundings(near) : undefined,
  }
}

/** Returns a filter with other shapes, and without the part of the map shown before. */
export function withShapes(
  { area: _area, near: _near, bounds: _bounds, ...filter }: Filter,
  { areas, near }: Shapes,
): Filter {
  return {
    ...filter,
    ...(areas.length > 0 && { area: formatAreas(areas) }),
    ...(near && { near: formatSurroundings(near) }),
  }
}

/** Returns the outlines of all shapes. */
export const outlinesOf = ({ areas, near }: Shapes): DrawnArea[] => [
  ...areas,
  ...(near ? [ringOf(near)] : []),
]

/** Returns the bounds of all shapes; undefined without any. */
export function extentOf(shapes: Shapes): Bounds | undefined {
  const points = outlinesOf(shapes).flat()
  if (points.length === 0) return undefined
  const longitudes = points.map(({ longitude }) => longitude)
  const latitudes = points.map(({ latitude }) => latitude)
  return {
    west: Math.min(...longitudes),
    south: Math.min(...latitudes),
    east: Math.max(...longitudes),
    north: Math.max(...latitudes),
  }
}

/** A shape smaller than this share of a map's width and height can hardly be seen. */
const minShare = 0.15

/** Returns whether bounds are fully in view, and large enough to be seen. */
export function isInView(view: Bounds, { west, south, east, north }: Bounds): boolean {
  const isWithin =
    view.west <= west && view.south <= south && view.east >= east && view.north >= north
  const share = Math.max(
    (east - west) / (view.east - view.west),
    (north - south) / (view.north - view.south),
  )
  return isWithin && share >= minShare
}
