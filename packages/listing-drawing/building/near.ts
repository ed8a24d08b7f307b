import { mix } from '#drawing/kit/color.ts'
import type { Scene } from '#drawing/kit/scene.ts'
import type { Brush } from '#drawing/kit/svg.ts'
import { type Face, rectangle, slab } from './mass.ts'
import { type Finish, pane, rise, type Span } from './opening.ts'

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
  const bar = Math.max(1, Math.round(rise(face, s0, z0, 0.05)))
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

/** The shadow of a ledge on the wall below it. */
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
