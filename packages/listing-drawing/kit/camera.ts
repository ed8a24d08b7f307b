import type { Point } from './svg.ts'

/** Metres: x to the right, y away from the viewer, z up. */
export type Place = readonly [x: number, y: number, z: number]

/** A camera with a shifted lens: vertical lines stay vertical, as in architectural photography. */
export type Camera = {
  /** Height of the viewer's eye above the ground in metres. */
  eye: number
  /** Distance of the horizon from the top of the picture. */
  horizon: number
  focal: number
  centre: number
}

const nearest = 0.6

export function project(camera: Camera, [x, y, z]: Place): Point {
  const scale = camera.focal / Math.max(y, nearest)
  return [camera.centre + x * scale, camera.horizon + (camera.eye - z) * scale]
}

/**
 * Projects a polygon that may extend behind the viewer or far outside the picture, clipped to the
 * visible part.
 */
export function projectArea(camera: Camera, places: readonly Place[]): Point[] {
  const ahead = cut(places, ([, y]) => y - nearest)
  const flat = ahead.map((place) => project(camera, place))
  const sides: ((point: Point) => number)[] = [
    ([x]) => x + margin,
    ([x]) => 1200 + margin - x,
    ([, y]) => y + margin,
    ([, y]) => 900 + margin - y,
  ]
  return sides.reduce<Point[]>((points, inside) => cut(points, inside), flat)
}

const margin = 40

/** Clips a polygon to the side where `inside` is not negative. */
function cut<Vertex extends readonly number[]>(
  points: readonly Vertex[],
  inside: (point: Vertex) => number,
): Vertex[] {
  const kept: Vertex[] = []
  points.forEach((point, index) => {
    const next = points[(index + 1) % points.length] ?? point
    const [here, there] = [inside(point), inside(next)]
    if (here >= 0) kept.push(point)
    if (here >= 0 !== there >= 0) kept.push(between(point, next, here / (here - there)))
  })
  return kept
}

function between<Vertex extends readonly number[]>(from: Vertex, to: Vertex, part: number): Vertex
function between(from: readonly number[], to: readonly number[], part: number): readonly number[] {
  return from.map((value, index) => value + ((to[index] ?? value) - value) * part)
}

/** A spot on the ground with its own axes: u along a front, w away behind it, z up. */
export type Frame = {
  place(u: number, w: number, z: number): Place
  point(u: number, w: number, z: number): Point
  ground(corners: readonly (readonly [u: number, w: number])[], z?: number): Point[]
  /** Returns the pixels per metre at a spot. */
  scale(u: number, w: number): number
  /** The rotation of the frame, which the direction of the sun needs. */
  turn: number
}

/** `turn` in degrees: how far the front's right end is rotated away from the viewer. */
export function frame(camera: Camera, x: number, y: number, turn: number): Frame {
  const cos = Math.cos((turn * Math.PI) / 180)
  const sin = Math.sin((turn * Math.PI) / 180)
  const place = (u: number, w: number, z: number): Place => [
    x + u * cos - w * sin,
    y + u * sin + w * cos,
    z,
  ]
  return {
    place,
    point: (u, w, z) => project(camera, place(u, w, z)),
    ground: (corners, z = 0) =>
      projectArea(
        camera,
        corners.map(([u, w]) => place(u, w, z)),
      ),
    scale: (u, w) => camera.focal / Math.max(place(u, w, 0)[1], nearest),
    turn,
  }
}
