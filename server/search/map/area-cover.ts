import { type RawBuilder, sql } from 'kysely'
import type { Bounds } from '#contract/property/map-bounds.ts'
import type { DrawnArea, Surroundings } from '#domain/place/drawn-area.ts'
import type { Cover } from '#server/search/index/range-buckets.ts'
import { circleOf, polygonOf, type Shape } from './area-shape.ts'
import { boundsOf, type Cell, cellsOfBox, levels, partsOf, wordOf } from './cells.ts'

/** The drawn areas and the circle of a search: a listing in one of them is found. */
export interface AreaFilter {
  area?: readonly DrawnArea[] | undefined
  near?: Surroundings | undefined
}

/** Both are the same to the metre, so that bitmaps and rows agree. */
interface AreaCondition {
  cover: Cover
  condition: RawBuilder<boolean>
}

/**
 * About how many cells of the edge there may be. Finer ones would leave fewer listings to look at
 * in the table and need more terms.
 */
const maxAcross = 600
/** Of a cell of an edge, about this many of its sixteen parts are on the edge too. */
const acrossOfParts = 5

const made = new WeakMap<object, AreaCondition & Pick<AreaFilter, 'near'>>()

/**
 * Returns the condition of drawn areas and a circle, on rows and as terms of the index; undefined
 * without any. Made once for a query, which is compiled several times.
 */
export function areaCondition({ area, near }: AreaFilter): AreaCondition | undefined {
  const key = area ?? near
  if (!key) return undefined
  const known = made.get(key)
  if (known && known.near === near) return known
  const shapes = [...(area ?? []).map(polygonOf), ...(near ? [circleOf(near)] : [])]
  const one = { cover: coverOf(shapes), condition: anyOf(shapes), near }
  made.set(key, one)
  return one
}

/** The box first: most listings are not in it, and it costs less than the sides of an area. */
function anyOf(shapes: readonly Shape[]): RawBuilder<boolean> {
  const ways = shapes.map(
    ({ bounds: { west, south, east, north }, condition }) => sql`
      (map_longitude >= ${west} and map_longitude <= ${east}
        and map_latitude >= ${south} and map_latitude <= ${north} and ${condition})`,
  )
  return sql<boolean>`(map_latitude is not null and (${sql.join(ways, sql` or `)}))`
}

/**
 * Covers shapes with cells: large ones within, finer ones towards the edge, where listings are
 * checked in the table.
 */
function coverOf(shapes: readonly Shape[]): Cover {
  const cover: Cover = { inside: [], outside: [], across: [] }
  const [coarsest, ...finer] = levels
  const sort = (cells: readonly Cell[]): Cell[] =>
    cells.filter((cell) => {
      const lying = lyingTo(shapes, boundsOf(cell))
      if (lying === 'inside') cover.inside.push(wordOf(cell))
      return lying === 'across'
    })
  const first = new Map(
    shapes.flatMap(({ bounds }) =>
      cellsOfBox(bounds, coarsest).map((cell) => [wordOf(cell), cell] as const),
    ),
  )
  let across = sort([...first.values()])
  for (const level of finer) {
    if (across.length * acrossOfParts > maxAcross) break
    across = sort(across.flatMap((cell) => partsOf(cell, level)))
  }
  cover.across.push(...across.map(wordOf))
  return cover
}

function lyingTo(shapes: readonly Shape[], box: Bounds) {
  const lying = shapes.map((shape) => shape.lying(box))
  if (lying.includes('inside')) return 'inside'
  return lying.includes('across') ? 'across' : 'outside'
}
