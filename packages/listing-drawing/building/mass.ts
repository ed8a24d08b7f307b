import type { Frame } from '#drawing/kit/camera.ts'
import type { Color } from '#drawing/kit/color.ts'
import type { Light } from '#drawing/kit/light.ts'
import type { Scene } from '#drawing/kit/scene.ts'
import { area, type Brush, type Point } from '#drawing/kit/svg.ts'

/**
 * An upright wall: s runs along it in metres from its left end, z upwards, and out towards the
 * street.
 */
export type Face = {
  length: number
  brightness: number
  /** Whether the wall faces the viewer. */
  seen: boolean
  at(s: number, z: number, out?: number): Point
}

type Size = { u: number; w: number; wide: number; deep: number; base: number; top: number }

export type Mass = { front: Face; side: Face; size: Size; frame: Frame }

const sun = { across: 0.75, towards: 0.66 }

/** Returns how directly the sun hits a wall with this outward direction (in the frame). */
function brightness(light: Light, frame: Frame, u: number, w: number): number {
  const angle = (frame.turn * Math.PI) / 180
  const x = u * Math.cos(angle) - w * Math.sin(angle)
  const y = u * Math.sin(angle) + w * Math.cos(angle)
  return Math.max(0, x * light.from * sun.across - y * sun.towards)
}

/** Builds a block of a building. Details are drawn on its front and its left wall. */
export function makeMass(scene: Scene, frame: Frame, size: Size): Mass {
  const { u, w, wide, deep } = size
  return {
    size,
    frame,
    front: {
      length: wide,
      seen: true,
      brightness: brightness(scene.light, frame, 0, -1),
      at: (s, z, out = 0) => frame.point(u + s, w - out, z),
    },
    side: {
      length: deep,
      seen: frame.point(u, w + deep, 0)[0] < frame.point(u, w, 0)[0] - 18,
      brightness: brightness(scene.light, frame, -1, 0),
      at: (s, z, out = 0) => frame.point(u - out, w + deep - s, z),
    },
  }
}

export function rectangle(
  face: Face,
  s0: number,
  s1: number,
  z0: number,
  z1: number,
  out = 0,
): Point[] {
  return [face.at(s0, z0, out), face.at(s0, z1, out), face.at(s1, z1, out), face.at(s1, z0, out)]
}

/** Paints the bare walls and, if seen from above, the flat roof. */
export function paintMass(scene: Scene, mass: Mass, wall: Color): void {
  const { light } = scene
  const { size, front, side, frame } = mass
  const { u, w, wide, deep, base, top } = size
  const right = [
    frame.point(u + wide, w, base),
    frame.point(u + wide, w, top),
    frame.point(u + wide, w + deep, top),
    frame.point(u + wide, w + deep, base),
  ]
  scene.put(area(right, light.on(wall, brightness(light, frame, 1, 0))))
  scene.put(area(rectangle(side, 0, deep, base, top), shaded(scene, side, wall, top, base)))
  if (scene.camera.eye > top) {
    scene.put(
      area(
        frame.ground(
          [
            [u, w],
            [u + wide, w],
            [u + wide, w + deep],
            [u, w + deep],
          ],
          top,
        ),
        light.on(wall, 0.95),
      ),
    )
  }
  scene.put(area(rectangle(front, 0, wide, base, top), shaded(scene, front, wall, top, base)))
}

/** Walls darken a little towards the ground, as they do in a street. */
function shaded(scene: Scene, face: Face, wall: Color, top: number, base: number): Color {
  const { light } = scene
  if (top - base < 5) return light.on(wall, face.brightness)
  return scene.fade([
    [0, light.on(wall, face.brightness + 0.06)],
    [1, light.on(wall, face.brightness - 0.14)],
  ])
}

/** A slab standing out from a wall: balcony floor, sunshade, canopy. */
export function slab(
  paint: Brush,
  light: Light,
  face: Face,
  color: Color,
  from: readonly [s0: number, s1: number],
  z: number,
  thick: number,
  out: number,
): void {
  const [s0, s1] = from
  paint.area(light.on(color, face.brightness * 0.35), [
    face.at(s0, z),
    face.at(s1, z),
    face.at(s1, z, out),
    face.at(s0, z, out),
  ])
  paint.area(light.on(color, face.brightness + 0.08), rectangle(face, s0, s1, z, z + thick, out))
}

/** Returns the shadow of the block on the ground. */
export function castShadow(scene: Scene, mass: Mass, reach = 0.45): string {
  const { u, w, wide, deep, top } = mass.size
  const { light, camera } = scene
  const length = Math.min(top * reach, 40)
  const corners = (
    [
      [u, w],
      [u + wide, w],
      [u + wide, w + deep],
      [u, w + deep],
    ] as const
  ).map(([cu, cw]) => mass.frame.place(cu, cw, 0))
  const moved = corners.map(
    ([x, y]) => [x - light.from * sun.across * length, y + sun.towards * length] as const,
  )
  const outline = hull([...corners.map(([x, y]) => [x, y] as const), ...moved])
  const drawn = outline.map(([x, y]) => scene.point([x, Math.max(y, 1), 0]))
  return area(drawn, light.shadow, ` opacity="${camera.eye > 20 ? 0.3 : 0.26}"`)
}

/** The outline around a set of points (monotone chain). */
function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const chain = (list: readonly Point[]) => {
    const kept: Point[] = []
    for (const point of list) {
      while (kept.length > 1) {
        const [a, b] = kept.slice(-2)
        if (!a || !b || (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0)
          break
        kept.pop()
      }
      kept.push(point)
    }
    return kept.slice(0, -1)
  }
  return [...chain(sorted), ...chain(sorted.reverse())]
}
