import { type Face, rectangle } from '#drawing/building/mass.ts'
import { dropShadow } from '#drawing/building/near.ts'
import type { Span } from '#drawing/building/opening.ts'
import { type Color, mix } from '#drawing/kit/color.ts'
import type { Scene } from '#drawing/kit/scene.ts'
import { type Brush, brush } from '#drawing/kit/svg.ts'

export const shopHigh = 4

/** One shop: its board with a sign but no words, an awning or none, goods or a shutter. */
export function drawShop(scene: Scene, face: Face, span: Span, color: Color): void {
  const { light, random } = scene
  const [s0, s1] = span
  const paint = brush()
  const shut = random.chance(0.25)
  if (shut) shutter(scene, paint, face, span)
  else goods(scene, paint, face, span)
  for (const s of [s0 - 0.25, s1])
    paint.area(
      light.on('#eadcc4', face.brightness * 0.9),
      rectangle(face, s, s + 0.25, 0.16, shopHigh - 0.9),
    )
  dropShadow(scene, paint, face, span, 3, 0.7)
  paint.area(
    light.on(color, face.brightness + 0.05),
    rectangle(face, s0 - 0.1, s1 + 0.1, 3, shopHigh, 0.3),
  )
  paint.area(
    light.on(mix(color, '#fff3dc', 0.75), face.brightness + 0.1),
    rectangle(face, s0 + 0.9, s0 + (s1 - s0) * random.between(0.6, 0.85), 3.38, 3.6, 0.32),
  )
  scene.put(paint.svg())
  const [x, y] = face.at(s0 + 0.45, 3.5, 0.32)
  const sign = brush()
  sign.dabs(
    light.on('#ffe9bd', 1),
    Math.max(6, Math.round(Math.abs(face.at(s0, 3)[1] - face.at(s0, 3.55)[1]))),
    [[x, y]],
  )
  scene.put(sign.svg())
  if (!shut && random.chance(0.6)) awning(scene, face, span, color)
}

function shutter(scene: Scene, paint: Brush, face: Face, [s0, s1]: Span): void {
  const { light } = scene
  const metal = light.on('#a7a49c', face.brightness)
  paint.area(metal, rectangle(face, s0, s1, 0.16, 3))
  for (let z = 0.4; z < 3; z += 0.26)
    paint.line(light.on('#77736f', face.brightness), 1.5, [face.at(s0, z), face.at(s1, z)])
}

const wares = ['#d9653b', '#e7b23c', '#5d8a5a', '#c24b62', '#4f7f95', '#f0e2c4'] as const

function goods(scene: Scene, paint: Brush, face: Face, [s0, s1]: Span): void {
  const { light, random } = scene
  const inside = light.lamps ? '#f7c777' : light.on('#8a7466', 0.7)
  paint.area(inside, rectangle(face, s0, s1, 0.16, 3))
  const size = Math.round(Math.abs(face.at(s0, 0)[1] - face.at(s0, 0.3)[1]))
  for (const z of [0.75, 1.35, 1.95]) {
    paint.line(light.on('#5b4438', 0.5), 2, [face.at(s0, z - 0.17), face.at(s1, z - 0.17)])
    const colors = random.some(wares, 3)
    colors.forEach((ware, index) => {
      const spots = Array.from({ length: 4 }, (_, place) =>
        face.at(s0 + 0.35 + ((s1 - s0 - 0.6) * (place * 3 + index)) / 12, z),
      )
      paint.dabs(light.lamps ? mix(ware, '#ffd890', 0.3) : light.on(ware, 0.8), size, spots)
    })
  }
  if (random.chance(0.5))
    paint.area(mix(light.sky[1], '#ffffff', 0.3), rectangle(face, s0, s1, 0.16, 3), 0.25)
}

/** Striped cloth on a slant. */
function awning(scene: Scene, face: Face, [s0, s1]: Span, color: Color): void {
  const { light } = scene
  const paint = brush()
  const stripes = 8
  for (let stripe = 0; stripe < stripes; stripe++) {
    const [a, b] = [s0 + ((s1 - s0) * stripe) / stripes, s0 + ((s1 - s0) * (stripe + 1)) / stripes]
    const cloth = light.on(stripe % 2 ? '#fbeed6' : color, face.brightness + 0.05)
    paint.area(cloth, [
      face.at(a, 3.05, 0.1),
      face.at(b, 3.05, 0.1),
      face.at(b, 2.45, 1.5),
      face.at(b, 2.25, 1.5),
      face.at(a, 2.25, 1.5),
      face.at(a, 2.45, 1.5),
    ])
  }
  scene.put(paint.svg())
}
