import { type Color, mix } from '#drawing/kit/color.ts'
import type { Scene } from '#drawing/kit/scene.ts'
import type { Brush } from '#drawing/kit/svg.ts'
import { type Face, rectangle } from './mass.ts'
import { type Finish, rise, type Span } from './opening.ts'

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
  const thick = Math.max(2, Math.round(rise(face, s0, z, 0.06)))
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
    const bars = Math.round((s1 - s0) / 0.46)
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
  const columns = Math.max(2, Math.round((s1 - s0) / 0.5))
  const rows = Math.max(2, Math.round((z1 - z0) / 0.55))
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
