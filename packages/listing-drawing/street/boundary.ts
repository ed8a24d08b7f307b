import { type Face, rectangle } from '#drawing/building/mass.ts'
import type { Frame } from '#drawing/kit/camera.ts'
import { type Color, mix } from '#drawing/kit/color.ts'
import type { Scene } from '#drawing/kit/scene.ts'
import { brush } from '#drawing/kit/svg.ts'
import { seen } from './ground.ts'

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
    seen: true,
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
