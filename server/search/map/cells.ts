import type { Bounds } from '#contract/property/map-bounds.ts'
import type { Cover } from '#server/search/index/range-buckets.ts'

/** The sizes of cells with bitmaps: 360° / 2^level (see `property_cells`). */
export const levels = [6, 8, 10, 12, 14, 16] as const
export type Level = (typeof levels)[number]
const finest = 16

export interface Cell {
  level: Level
  x: number
  y: number
}

export const wordOf = ({ level, x, y }: Cell) => `:cell ${level} ${x} ${y}`

export function readCell(word: string): Cell {
  const [level, x, y] = word.split(' ').slice(1).map(Number) as [Level, number, number]
  return { level, x, y }
}

export function boundsOf({ level, x, y }: Cell): Bounds {
  const size = 360 / 2 ** level
  return {
    west: x * size - 180,
    east: (x + 1) * size - 180,
    south: y * size - 90,
    north: (y + 1) * size - 90,
  }
}

/** Returns how many cells fit along the longer side of a box. */
export function cellsAlong({ west, south, east, north }: Bounds, level: Level): number {
  return (Math.max(east - west, north - south) * 2 ** level) / 360
}

/** Returns the coarsest level with at least this many cells along the longer side of the box. */
export function levelFor(bounds: Bounds, cells: number): Level {
  return levels.find((level) => cellsAlong(bounds, level) >= cells) ?? finest
}

/** The part of the map that a search covers, and the cells that contain it. */
export interface Place {
  box: Bounds
  cover: Cover
  /** Exact to the box and not rounded to whole cells. */
  isExact: boolean
}

/** Cells along the longer side of a box that is rounded to whole cells. */
const fineEnough = 16

/**
 * Covers a box with cells. A large box is widened to whole cells, by at most a sixteenth of its
 * longer side in each direction, so that its listings are counted without reading any. One below
 * about 10 km stays exact, and the listings in cells across its edge are checked in the table.
 */
export function coverBox(bounds: Bounds): Place {
  const level = levelFor(bounds, fineEnough)
  const isExact = level === finest && cellsAlong(bounds, level) < fineEnough
  const box = isExact ? bounds : widen(bounds, level)
  const cover: Cover = { inside: [], outside: [], across: [] }
  const add = (cell: Cell): void => {
    const within = boundsOf(cell)
    if (!meet(within, box)) return
    const finer = levels[levels.indexOf(cell.level) + 1]
    if (contains(box, within)) cover.inside.push(wordOf(cell))
    else if (cell.level === level || finer === undefined) cover.across.push(wordOf(cell))
    else for (const part of partsOf(cell, finer)) add(part)
  }
  for (const cell of cellsOfBox(box, levels[0])) add(cell)
  return { box, cover, isExact }
}

/** Returns the terms of all cells of a level that intersect a box. */
export function cellWords(box: Bounds, level: Level): string[] {
  return cellsOfBox(box, level).map(wordOf)
}

/**
 * Returns the finest cells of a box as numbers, as in `property_slot`; only those of the given
 * terms, if any are given.
 */
export function cellNumbers(box: Bounds, words?: readonly string[]): number[] {
  const cells = words ? words.map(readCell) : cellsOfBox(box, finest)
  return cells.map(({ x, y }) => x * 2 ** finest + y)
}

// The same arithmetic in the same order as in PostgreSQL, so that both put a point into the same
// cell.
const column = (longitude: number, level: Level) => ((longitude + 180) / 360) * 2 ** level
const row = (latitude: number, level: Level) => ((latitude + 90) / 360) * 2 ** level

interface CellRange {
  left: number
  right: number
  bottom: number
  top: number
}

// A box that ends where a cell starts does not intersect it.
const rangeOf = ({ west, south, east, north }: Bounds, level: Level): CellRange => ({
  left: Math.floor(column(west, level)),
  right: Math.ceil(column(east, level)) - 1,
  bottom: Math.floor(row(south, level)),
  top: Math.ceil(row(north, level)) - 1,
})

/** Returns the cells of a level that intersect a box. */
export function cellsOfBox(box: Bounds, level: Level): Cell[] {
  const cells: Cell[] = []
  const { left, right, bottom, top } = rangeOf(box, level)
  for (let x = left; x <= right; x++) {
    for (let y = bottom; y <= top; y++) cells.push({ level, x, y })
  }
  return cells
}

export function partsOf({ level, x, y }: Cell, finer: Level): Cell[] {
  const times = 2 ** (finer - level)
  return Array.from({ length: times * times }, (_, part) => ({
    level: finer,
    x: x * times + (part % times),
    y: y * times + Math.floor(part / times),
  }))
}

function widen(box: Bounds, level: Level): Bounds {
  const { left, right, bottom, top } = rangeOf(box, level)
  const low = boundsOf({ level, x: left, y: bottom })
  const high = boundsOf({ level, x: right, y: top })
  return { west: low.west, south: low.south, east: high.east, north: high.north }
}

// The east and north edges belong to the next cell, as in `property_cells`.
const meet = (cell: Bounds, box: Bounds) =>
  cell.west < box.east && cell.east > box.west && cell.south < box.north && cell.north > box.south
const contains = (box: Bounds, cell: Bounds) =>
  cell.west >= box.west &&
  cell.east <= box.east &&
  cell.south >= box.south &&
  cell.north <= box.north
