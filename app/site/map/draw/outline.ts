import { kilometresPerDegree, longitudeScale, type Point } from '#domain/place/distance.ts'
import {
  type AreaProblem,
  type DrawnArea,
  findCrossing,
  maxCorners,
  problemOf,
  type Surroundings,
} from '#domain/place/drawn-area.ts'

/** About one pixel on a map of this many pixels across. */
const pixelsAcross = 800

/**
 * Turns a drawn line into an area: without loops where its ends overlap, with few corners, and
 * rounded to the precision of an address. Returns the problem if the result is not a valid area.
 */
export function areaOf(line: readonly Point[]): DrawnArea | AreaProblem {
  const rounded = withoutRepeats(line.map(({ latitude, longitude }) => at(latitude, longitude)))
  for (let pixels = 1; pixels < pixelsAcross; pixels *= 2) {
    const area = untangled(simplified(rounded, (extentOf(rounded) * pixels) / pixelsAcross))
    if (area.length <= maxCorners) return problemOf(area) ?? area
  }
  return 'corners'
}

const decimals = 5
const at = (latitude: number, longitude: number): Point => ({
  latitude: Number(latitude.toFixed(decimals)),
  longitude: Number(longitude.toFixed(decimals)),
})

const isSame = (one: Point | undefined, other: Point | undefined) =>
  one?.latitude === other?.latitude && one?.longitude === other?.longitude

function withoutRepeats(line: readonly Point[]): Point[] {
  const points = line.filter((point, index) => !isSame(point, line[index - 1]))
  return points.length > 1 && isSame(points[0], points.at(-1)) ? points.slice(0, -1) : points
}

function extentOf(line: readonly Point[]): number {
  const span = (values: number[]) => Math.max(...values) - Math.min(...values)
  return Math.max(
    span(line.map(({ latitude }) => latitude)),
    span(line.map(({ longitude }) => longitude)),
    0,
  )
}

/** Leaves out points that lie this close to the line without them (Douglas and Peucker). */
function simplified(line: readonly Point[], degrees: number): Point[] {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 3) return [...line]
  const distances = line.map((point) => distanceTo(point, first, last))
  const farthest = distances.reduce(
    (max, value, index) => (value > (distances[max] ?? 0) ? index : max),
    0,
  )
  if ((distances[farthest] ?? 0) <= degrees) return [first, last]
  const before = simplified(line.slice(0, farthest + 1), degrees)
  return [...before.slice(0, -1), ...simplified(line.slice(farthest), degrees)]
}

/** Returns the distance of a point to a line between two others, in degrees. */
function distanceTo(point: Point, one: Point, other: Point): number {
  const [dx, dy] = [other.longitude - one.longitude, other.latitude - one.latitude]
  const [x, y] = [point.longitude - one.longitude, point.latitude - one.latitude]
  const length = dx * dx + dy * dy
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, (x * dx + y * dy) / length))
  return Math.hypot(x - share * dx, y - share * dy)
}

/** A loop this many times smaller than the rest is an overlap and not intended. */
const overlap = 4

/**
 * Returns an area without the small loops where its sides cross, because the ends of a freehand
 * line overlap. Of two similarly large loops neither is removed.
 */
function untangled(area: DrawnArea): DrawnArea {
  const crossing = findCrossing(area)
  if (!crossing) return area
  const [one, other] = crossing
  const meeting = meetingOf(area, one, other)
  const loop = withoutRepeats([meeting, ...area.slice(one + 1, other + 1)])
  const rest = withoutRepeats([...area.slice(0, one + 1), meeting, ...area.slice(other + 1)])
  const [small, large] = sizeOf(loop) < sizeOf(rest) ? [loop, rest] : [rest, loop]
  const isOverlap = sizeOf(small) * overlap < sizeOf(large)
  // Each removed loop removes at least one corner, so this terminates.
  return isOverlap && large.length < area.length ? untangled(large) : area
}

/** Returns where two sides cross, rounded. */
function meetingOf(area: DrawnArea, one: number, other: number): Point {
  const corner = (index: number) => area[index % area.length] as Point
  const [a, b, c, d] = [corner(one), corner(one + 1), corner(other), corner(other + 1)]
  const [x, y] = [b.longitude - a.longitude, b.latitude - a.latitude]
  const [u, v] = [d.longitude - c.longitude, d.latitude - c.latitude]
  const turn = x * v - y * u
  if (turn === 0) return c
  const share = ((c.longitude - a.longitude) * v - (c.latitude - a.latitude) * u) / turn
  return at(a.latitude + share * y, a.longitude + share * x)
}

function sizeOf(area: DrawnArea): number {
  const sum = area.reduce((total, one, index) => {
    const other = area[(index + 1) % area.length] ?? one
    return total + one.longitude * other.latitude - other.longitude * one.latitude
  }, 0)
  return Math.abs(sum / 2)
}

/** Corners of a circle on the map. */
const corners = 64

/** Returns a circle as an area to show; the last corner is joined to the first. */
export function ringOf({ latitude, longitude, kilometres }: Surroundings): DrawnArea {
  const high = kilometres / kilometresPerDegree
  const wide = high / longitudeScale(latitude)
  return Array.from({ length: corners }, (_, corner) => {
    const turn = (corner / corners) * 2 * Math.PI
    return {
      latitude: latitude + high * Math.sin(turn),
      longitude: longitude + wide * Math.cos(turn),
    }
  })
}
