import type { Point } from './svg.ts'

/** Metres: x to the right, y away from the eye, z up. */
export type Place = readonly [x: number, y: number, z: number]

/** A view camera with a shifted lens: uprights stay upright, as in a photograph of a building. */
export type Camera = {
  /** Height of the eye above the ground, metres. */
  eye: number
  /** Where the horizon stands on the picture, from its top. */
  horizon: number
  focal: number
  centre: number
}

const nearest = 0.6

export function project(camera: Camera, [x, y, z]: Place): Point {
  const scale = camera.focal / Math.max(y, nearest)
  return [camera.centre + x * scale, camera.horizon + (camera.eye - z) * scale]
}

/** A polygon that may reach behind the eye or far beyond the picture, cut to what is seen. */
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

/** Keeps the part of a polygon on the side where `inside` is not negative. */
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

/** A corner of the ground with its own directions: u along a front, w away behind it, z up. */
export type Frame = {
  place(u: number, w: number, z: number): Place
  point(u: number, w: number, z: number): Point
  ground(corners: readonly (readonly [u: number, w: number])[], z?: number): Point[]
  /** How many pixels one metre takes at that spot. */
  scale(u: number, w: number): number
  /** The direction of the sun is turned into the frame with this. */
  turn: number
}

/** `turn` in degrees: how far the front's right end swings away from the eye. */
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
