import { type Color, mix } from './color.ts'
import { type Face, rectangle, slab } from './mass.ts'
import { type Finish, pane, rise, type Span } from './opening.ts'
import type { Scene } from './scene.ts'
import type { Brush } from './svg.ts'

/** A window seen from the garden: frame, panes, curtain, sill and sunshade. */
export function nearWindow(
  scene: Scene,
  paint: Brush,
  face: Face,
  [s0, s1]: Span,
  [z0, z1]: Span,
  finish: Finish,
  shade = true,
): void {
  const { light } = scene
  const frame = light.on(mix(finish.trim, '#6b4a38', 0.1), face.brightness)
  paint.area(frame, rectangle(face, s0 - 0.09, s1 + 0.09, z0 - 0.09, z1 + 0.09))
  paint.area(light.on('#4b444c', 0.4), rectangle(face, s0, s1, z0, z1))
  const glass = pane(scene, finish)
  paint.area(glass, rectangle(face, s0 + 0.06, s1, z0, z1 - 0.1))
  if (glass !== finish.glass) curtain(scene, paint, face, [s0 + 0.06, s1], [z0, z1 - 0.1])
  const leaves = Math.max(2, Math.round((s1 - s0) / 0.8))
  const bar = Math.max(1, rise(face, s0, z0, 0.05))
  for (let leaf = 1; leaf < leaves; leaf++) {
    const s = s0 + ((s1 - s0) * leaf) / leaves
    paint.line(frame, bar, [face.at(s, z0), face.at(s, z1)])
  }
  paint.line(frame, bar, [face.at(s0, z1 - (z1 - z0) * 0.3), face.at(s1, z1 - (z1 - z0) * 0.3)])
  if (!shade) return
  dropShadow(scene, paint, face, [s0 - 0.25, s1 + 0.25], z1 + 0.2, 0.5)
  slab(paint, light, face, finish.trim, [s0 - 0.3, s1 + 0.3], z1 + 0.2, 0.12, 0.55)
}

function curtain(scene: Scene, paint: Brush, face: Face, [s0, s1]: Span, [z0, z1]: Span): void {
  const across = (s1 - s0) * 0.24
  const cloth = mix('#e9a869', '#b5532f', scene.hour.next() * 0.6)
  paint.area(cloth, rectangle(face, s0, s0 + across, z0, z1), 0.7)
  paint.area(cloth, rectangle(face, s1 - across, s1, z0, z1), 0.7)
}

/** The soft dark band a ledge lays on the wall beneath it. */
export function dropShadow(
  scene: Scene,
  paint: Brush,
  face: Face,
  [s0, s1]: Span,
  z: number,
  drop: number,
): void {
  const slant = -scene.light.from * drop * 0.5
  paint.area(
    scene.light.shadow,
    [face.at(s0, z), face.at(s1, z), face.at(s1 + slant, z - drop), face.at(s0 + slant, z - drop)],
    0.24,
  )
}

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

/** Thin upright bars with a handrail, as along a terrace. */
export function nearRailing(
  scene: Scene,
  paint: Brush,
  face: Face,
  [s0, s1]: Span,
  z: number,
  out: number,
  finish: Finish,
): void {
  const { light } = scene
  const trim = light.on(finish.railing === 'bars' ? '#57474a' : finish.trim, face.brightness)
  const thick = Math.max(1.5, rise(face, s0, z, 0.06))
  if (finish.railing === 'solid') {
    paint.area(light.on(finish.wall, face.brightness), rectangle(face, s0, s1, z, z + 0.9, out))
    paint.area(
      light.on(finish.trim, face.brightness + 0.1),
      rectangle(face, s0 - 0.05, s1 + 0.05, z + 0.9, z + 1, out),
    )
    return
  }
  if (finish.railing === 'glass') {
    paint.area(
      mix(light.sky[1], '#e7f3ef', 0.4),
      rectangle(face, s0, s1, z + 0.08, z + 1, out),
      0.42,
    )
  } else {
    const bars = Math.round((s1 - s0) / 0.42)
    for (let bar = 0; bar <= bars; bar++) {
      const s = s0 + ((s1 - s0) * bar) / bars
      paint.line(trim, thick * 0.55, [face.at(s, z, out), face.at(s, z + 1, out)])
    }
  }
  paint.line(trim, thick, [face.at(s0, z + 1, out), face.at(s1, z + 1, out)])
  paint.line(trim, thick * 0.7, [face.at(s0, z + 0.1, out), face.at(s1, z + 0.1, out)])
}

/** A pierced screen of diamonds or squares that lets the breeze through. */
export function jali(
  scene: Scene,
  paint: Brush,
  face: Face,
  [s0, s1]: Span,
  [z0, z1]: Span,
  color: Color,
): void {
  const { light, random } = scene
  const lozenge = random.chance(0.6)
  paint.area(light.on(color, face.brightness), rectangle(face, s0, s1, z0, z1, 0.05))
  const hole = light.lamps ? '#ffcf7d' : light.on(mix(color, '#3a2c30', 0.7), 0.5)
  const columns = Math.max(2, Math.round((s1 - s0) / 0.36))
  const rows = Math.max(2, Math.round((z1 - z0) / 0.4))
  const [across, up] = [(s1 - s0) / columns, (z1 - z0) / rows]
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      const s = s0 + across * (column + 0.5)
      const z = z0 + up * (row + 0.5)
      const [a, b] = [across * 0.34, up * 0.34]
      const points = lozenge
        ? [
            face.at(s - a, z, 0.05),
            face.at(s, z + b, 0.05),
            face.at(s + a, z, 0.05),
            face.at(s, z - b, 0.05),
          ]
        : rectangle(face, s - a, s + a, z - b, z + b, 0.05)
      paint.area(hole, points)
    }
  }
}
