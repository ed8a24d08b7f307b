import { isInIndia } from '#domain/import-cell/read-coordinate.ts'
import type { Point } from './distance.ts'
import { decodePolyline, encodePolyline } from './flexible-polyline.ts'

/** The corners of an area that somebody drew; the last is joined to the first. */
export type DrawnArea = readonly Point[]

/** A circle on the map. */
export interface Surroundings extends Point {
  kilometres: number
}

export const maxDrawnAreas = 5
export const minCorners = 3
export const maxCorners = 60
export const minKilometres = 0.1
export const maxKilometres = 50

/** Between areas in an address, where it needs no escape. */
const separator = '.'
/** Two differences of up to five characters for each corner, and the header of each area. */
export const maxAreaText = maxDrawnAreas * (maxCorners * 10 + 3)

/** Why a text is no drawn areas. */
export type AreaProblem = 'unreadable' | 'too-many' | 'corners' | 'outside' | 'crossing'

/** Encodes areas for an address: flexible polylines joined by a full stop. */
export const formatAreas = (areas: readonly DrawnArea[]): string =>
  areas.map(encodePolyline).join(separator)

/** Parses areas of an address, or returns what is wrong with them. */
export function readAreas(text: string): DrawnArea[] | AreaProblem {
  const parts = text.length > maxAreaText ? [] : text.split(separator)
  const areas = parts.map(decodePolyline).filter((area) => area !== undefined)
  if (areas.length === 0 || areas.length < parts.length) return 'unreadable'
  if (areas.length > maxDrawnAreas) return 'too-many'
  return areas.map(problemOf).find((problem) => problem !== undefined) ?? areas
}

/** Returns what is wrong with an area, if anything. */
export function problemOf(area: DrawnArea): AreaProblem | undefined {
  const corners = new Set(area.map((corner) => `${corner.latitude} ${corner.longitude}`))
  if (corners.size < minCorners || area.length > maxCorners) return 'corners'
  if (!area.every(isInIndia)) return 'outside'
  return findCrossing(area) ? 'crossing' : undefined
}

/**
 * Returns the first two sides, by their number, that cross or touch without being neighbours;
 * undefined where an area has a clear inside.
 */
export function findCrossing(area: DrawnArea): readonly [number, number] | undefined {
  const count = area.length
  for (let one = 0; one < count; one++) {
    for (let other = one + 2; other < count; other++) {
      const areNeighbours = one === 0 && other === count - 1
      if (!areNeighbours && meet(sideOf(area, one), sideOf(area, other))) return [one, other]
    }
  }
  return undefined
}

type Side = readonly [Point, Point]

const cornerAt = (area: DrawnArea, at: number): Point =>
  area[at % area.length] ?? { latitude: 0, longitude: 0 }
const sideOf = (area: DrawnArea, at: number): Side => [cornerAt(area, at), cornerAt(area, at + 1)]

/** Twice the area of a triangle, with a sign for the direction in which its corners turn. */
const turn = (one: Point, other: Point, third: Point): number =>
  (other.longitude - one.longitude) * (third.latitude - one.latitude) -
  (other.latitude - one.latitude) * (third.longitude - one.longitude)

/** Returns whether two sides have a point in common. */
function meet([a, b]: Side, [c, d]: Side): boolean {
  const [first, second] = [Math.sign(turn(a, b, c)), Math.sign(turn(a, b, d))]
  const [third, fourth] = [Math.sign(turn(c, d, a)), Math.sign(turn(c, d, b))]
  if (first !== second && third !== fourth) return true
  return (
    (first === 0 && isBetween(c, a, b)) ||
    (second === 0 && isBetween(d, a, b)) ||
    (third === 0 && isBetween(a, c, d)) ||
    (fourth === 0 && isBetween(b, c, d))
  )
}

const isBetween = (point: Point, one: Point, other: Point): boolean =>
  Math.min(one.longitude, other.longitude) <= point.longitude &&
  point.longitude <= Math.max(one.longitude, other.longitude) &&
  Math.min(one.latitude, other.latitude) <= point.latitude &&
  point.latitude <= Math.max(one.latitude, other.latitude)

/** Formats a circle for an address: `latitude,longitude,kilometres`. */
export const formatSurroundings = ({ latitude, longitude, kilometres }: Surroundings): string =>
  [latitude.toFixed(5), longitude.toFixed(5), kilometres.toFixed(2)].map(Number).join(',')

const figure = /^\d{1,3}(\.\d{1,15})?$/

/** Parses a circle of an address; undefined where it is none or not in India. */
export function readSurroundings(text: string): Surroundings | undefined {
  const parts = text.split(',').map((part) => part.trim())
  if (parts.length !== 3 || parts.some((part) => !figure.test(part))) return undefined
  const [latitude, longitude, kilometres] = parts.map(Number) as [number, number, number]
  const isFit = kilometres >= minKilometres && kilometres <= maxKilometres
  return isFit && isInIndia({ latitude, longitude })
    ? { latitude, longitude, kilometres }
    : undefined
}
