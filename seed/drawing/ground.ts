import type { Frame } from './camera.ts'
import { type Color, mix } from './color.ts'
import type { Face } from './mass.ts'
import { rectangle } from './mass.ts'
import type { Scene } from './scene.ts'
import { high, wide } from './scene.ts'
import { area, box, brush, type Point } from './svg.ts'

/** Earth or grass from the horizon to the eye, fading into the air. */
export function drawGround(scene: Scene, color: Color): void {
  const { camera, light } = scene
  const fill = scene.fade([
    [0, light.far(color, 0.45)],
    [0.25, light.on(color, 0.85)],
    [1, light.on(color, 0.62)],
  ])
  scene.put(box(0, camera.horizon - 1, wide, high - camera.horizon + 1, fill))
}

/** A band of ground along the front, between two distances before it. */
export function strip(
  scene: Scene,
  frame: Frame,
  w0: number,
  w1: number,
  color: Color,
  z = 0,
): string {
  return area(
    frame.ground(
      [
        [-160, w0],
        [200, w0],
        [200, w1],
        [-160, w1],
      ],
      z,
    ),
    scene.light.on(color, 0.8),
  )
}

/** Where a road must end, before the front, to run out of the foot of the picture. */
export function roadEdge({ camera }: Scene, frame: Frame): number {
  const nearest = (camera.focal * camera.eye) / (high - camera.horizon)
  return nearest * 0.72 - frame.place(0, 0, 0)[1]
}

/** A road along the front with its painted kerb and a broken line down its middle. */
export function drawRoad(scene: Scene, frame: Frame, near: number, far: number): void {
  const { light } = scene
  scene.put(
    strip(scene, frame, far, far + 2.6, '#d3c3ae', 0.18),
    strip(scene, frame, near, far, light.mood === 'monsoon' ? '#74757c' : '#857b7c'),
  )
  const paint = brush()
  const [from, to] = seen(frame, far)
  const piece = Math.max(2, (to - from) / 22)
  paint.area(light.on('#e4b23c', 0.75), kerb(frame, far, from, to))
  for (let u = from; u < to; u += piece * 2)
    paint.area(light.on('#453e42', 0.7), kerb(frame, far, u, u + piece))
  const middle = near + (far - near) * 0.5
  const [start, end] = seen(frame, middle)
  for (let u = start; u < end; u += 6) {
    paint.area(
      light.on('#e9e0cf', 0.8),
      frame.ground([
        [u, middle - 0.09],
        [u + 2.6, middle - 0.09],
        [u + 2.6, middle + 0.09],
        [u, middle + 0.09],
      ]),
    )
  }
  scene.put(paint.svg())
}

function kerb(frame: Frame, w: number, from: number, to: number): Point[] {
  return [
    frame.point(from, w, 0),
    frame.point(from, w, 0.18),
    frame.point(to, w, 0.18),
    frame.point(to, w, 0),
  ]
}

/** How far a line along the front is in the picture, in metres of u. */
export function seen(frame: Frame, w: number): [from: number, to: number] {
  const inside = Array.from({ length: 241 }, (_, index) => index - 120).filter((u) => {
    const [x] = frame.point(u, w, 0)
    return frame.place(u, w, 0)[1] > 1.5 && x > -60 && x < wide + 60
  })
  return [(inside[0] ?? 0) - 1, (inside.at(-1) ?? 0) + 1]
}

/** A compound wall along the front, with a gap for the gate. */
export function compoundWall(
  scene: Scene,
  frame: Frame,
  w: number,
  gap: readonly [number, number],
  color: Color,
  height = 1.5,
): void {
  const { light } = scene
  const paint = brush()
  const face: Face = {
    length: 0,
    brightness: 0.8,
    at: (s, z, out = 0) => frame.point(s, w - out, z),
  }
  const [start, end] = seen(frame, w)
  for (const [from, to] of [
    [start, gap[0]],
    [gap[1], end],
  ] as const) {
    paint.area(light.on(color, 0.62), rectangle(face, from, to, 0, height))
    paint.area(light.on(mix(color, '#8a5a44', 0.35), 0.5), rectangle(face, from, to, 0, 0.35))
    paint.area(light.on('#f6ead6', 0.9), rectangle(face, from, to, height, height + 0.14, 0.08))
    for (const post of [from, to]) {
      paint.area(
        light.on(color, 0.85),
        rectangle(face, post - 0.25, post + 0.25, 0, height + 0.35, 0.1),
      )
      paint.area(
        light.on('#f6ead6', 1),
        rectangle(face, post - 0.34, post + 0.34, height + 0.35, height + 0.5, 0.12),
      )
    }
  }
  scene.put(paint.svg())
}

/** Upright bars between two posts. */
export function gate(
  scene: Scene,
  frame: Frame,
  w: number,
  from: number,
  to: number,
  color: Color,
  height = 1.7,
): void {
  const { light } = scene
  const paint = brush()
  const shade = light.on(color, 0.5)
  const thin = Math.max(1, frame.scale((from + to) / 2, w) * 0.05)
  for (const z of [0.15, 0.75, height])
    paint.line(shade, thin * 1.6, [frame.point(from, w, z), frame.point(to, w, z)])
  const bars = Math.round((to - from) / 0.5)
  for (let bar = 1; bar < bars; bar++) {
    const u = from + ((to - from) * bar) / bars
    paint.line(shade, thin, [frame.point(u, w, 0.1), frame.point(u, w, height)])
  }
  scene.put(paint.svg())
}
