import { type Color, mix } from '#drawing/kit/color.ts'
import type { Scene } from '#drawing/kit/scene.ts'
import type { Brush } from '#drawing/kit/svg.ts'
import { type Face, rectangle } from './mass.ts'
import { rise, type Span } from './opening.ts'

/** A panelled double door under its garland of marigolds, with a step before it. */
export function nearDoor(
  scene: Scene,
  paint: Brush,
  face: Face,
  [s0, s1]: Span,
  z: number,
  high = 2.4,
): void {
  const { light } = scene
  const wood: Color = scene.random.pick(['#7a4630', '#8a5236', '#5f3a2c', '#70503a'])
  const middle = (s0 + s1) / 2
  paint.area(
    light.on(mix(wood, '#f3d9b0', 0.25), face.brightness),
    rectangle(face, s0 - 0.14, s1 + 0.14, z, z + high + 0.16),
  )
  paint.area(light.on(wood, face.brightness), rectangle(face, s0, s1, z, z + high))
  const dark = light.on(mix(wood, '#2b1a18', 0.45), face.brightness)
  for (const [from, to] of [
    [s0, middle],
    [middle, s1],
  ] as const) {
    const inset = (to - from) * 0.2
    for (const [low, up] of [
      [0.18, 0.42],
      [0.5, 0.92],
    ] as const) {
      paint.area(dark, rectangle(face, from + inset, to - inset, z + high * low, z + high * up))
    }
  }
  const flower = Math.max(2, rise(face, s0, z, 0.12))
  const garland = Array.from({ length: 9 }, (_, index) => {
    const share = index / 8
    return face.at(
      s0 - 0.1 + (s1 - s0 + 0.2) * share,
      z + high + 0.05 - Math.sin(share * Math.PI * 2) ** 2 * 0.16,
      0.05,
    )
  })
  paint.dabs(light.on('#f0a52c', 1), flower, garland)
  paint.dabs(
    light.on('#6b8f47', 0.9),
    flower * 0.6,
    garland.filter((_, index) => index % 2).map(([x, y]) => [x, y + flower]),
  )
}
