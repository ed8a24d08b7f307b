import type { Frame } from '#drawing/kit/camera.ts'
import type { Color } from '#drawing/kit/color.ts'
import { high, type Scene, wide } from '#drawing/kit/scene.ts'
import { area, box, brush, type Point } from '#drawing/kit/svg.ts'

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

/** A band of ground parallel to the front, between two distances from it. */
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

/** Returns where a road must end, in front of the building, to reach the bottom of the picture. */
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
  const piece = Math.max(2, (to - from) / 16)
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

/** Returns the visible range of a line parallel to the front, in metres of u. */
export function seen(frame: Frame, w: number): [from: number, to: number] {
  const inside = Array.from({ length: 241 }, (_, index) => index - 120).filter((u) => {
    const [x] = frame.point(u, w, 0)
    return frame.place(u, w, 0)[1] > 1.5 && x > -60 && x < wide + 60
  })
  return [(inside[0] ?? 0) - 1, (inside.at(-1) ?? 0) + 1]
}
