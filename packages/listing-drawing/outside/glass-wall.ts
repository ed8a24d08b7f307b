import { type Face, type Mass, paintMass, rectangle } from '#drawing/building/mass.ts'
import { type Color, mix } from '#drawing/kit/color.ts'
import type { Scene } from '#drawing/kit/scene.ts'
import { area, brush } from '#drawing/kit/svg.ts'

/** Metres from floor to floor of an office block. */
export const storey = 3.9

/** A wall of glass: the sky in it, floor lines, mullions, a few blinds drawn. */
export function curtainWall(
  scene: Scene,
  mass: Mass,
  glass: Color,
  distance: number,
  floors: number,
): void {
  const { light, random, hour } = scene
  const { base, top } = mass.size
  paintMass(scene, mass, light.far('#7f8f93', distance))
  for (const face of [mass.side, mass.front].filter(({ seen }) => seen)) {
    const tone = (color: Color) =>
      mix(light.far(light.on(color, face.brightness * 0.7 + 0.25), distance), light.sky[1], 0.12)
    const night = light.lamps ? mix(glass, '#2a2f55', 0.6) : glass
    scene.put(
      area(
        rectangle(face, 0, face.length, base, top),
        scene.fade([
          [0, mix(tone(night), light.sky[0], 0.35)],
          [0.45, mix(tone(night), light.sky[2], 0.25)],
          [1, tone(mix(night, '#2d3a40', 0.4))],
        ]),
      ),
    )
    const paint = brush()
    const columns = Math.round(face.length / 2.2)
    const each = (top - base) / floors
    const panes = distance > 0 ? 3 : face === mass.front ? 26 : 9
    for (let index = 0; index < panes; index++) {
      const column = random.whole(0, columns - 1)
      const floor = random.whole(0, floors - 1)
      const run = random.whole(1, 2)
      const lit = light.lamps && hour.chance(0.75)
      const color = lit
        ? hour.pick(['#ffd98c', '#f9b765'])
        : index % 2
          ? tone(mix(glass, '#ffffff', 0.3))
          : tone(mix(glass, '#26343a', 0.35))
      const s = (face.length * column) / columns
      paint.area(
        color,
        rectangle(
          face,
          s,
          Math.min(face.length, s + (face.length * run) / columns),
          base + floor * each + 0.9,
          base + (floor + 1) * each - 0.15,
        ),
        lit ? 1 : 0.5,
      )
    }
    const line = tone(mix(glass, '#20292e', 0.5))
    for (let column = 1; column < columns; column++)
      paint.line(line, 1, [
        face.at((face.length * column) / columns, base),
        face.at((face.length * column) / columns, top),
      ])
    for (let floor = 0; floor <= floors; floor++)
      paint.line(tone('#e8e4da'), floor === floors ? 5 : 2.5, [
        face.at(0, base + floor * each),
        face.at(face.length, base + floor * each),
      ])
    scene.put(paint.svg())
  }
}

/** Upright blades of the core's colour that shade the glass. */
export function sunBreakers(scene: Scene, face: Face, color: Color, floors: number): void {
  const paint = brush()
  const top = 5 + floors * storey
  for (let s = face.length * 0.52; s < face.length - 0.4; s += 1.5) {
    paint.area(scene.light.on(color, face.brightness * 0.35), [
      face.at(s, 4.8),
      face.at(s, 4.8, 0.9),
      face.at(s, top - 0.6, 0.9),
      face.at(s, top - 0.6),
    ])
    paint.area(
      scene.light.on(color, face.brightness),
      rectangle(face, s, s + 0.22, 4.8, top - 0.6, 0.9),
    )
  }
  scene.put(paint.svg())
}
