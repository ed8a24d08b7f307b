import { type Face, type Mass, paintMass, rectangle, slab } from '#drawing/building/mass.ts'
import { dropShadow } from '#drawing/building/near.ts'
import { type Color, mix } from '#drawing/kit/color.ts'
import type { Scene } from '#drawing/kit/scene.ts'
import { area, brush, type Point } from '#drawing/kit/svg.ts'

/** One shed with its gable to the yard: ribbed sheet, roof lights, ventilators, a dock door. */
export function drawBay(scene: Scene, mass: Mass, metal: Color, stripe: Color): void {
  const { light, random } = scene
  const { front, side, size, frame } = mass
  const { u, w, wide, deep, top } = size
  const rise = wide * 0.16
  paintMass(scene, mass, metal)
  const apex = (depth: number): Point => frame.point(u + wide / 2, depth, top + rise)
  const corner = (across: number, depth: number): Point => frame.point(across, depth, top)
  const left = [
    corner(u - 0.6, w - 0.6),
    apex(w - 0.6),
    apex(w + deep),
    corner(u - 0.6, w + deep),
  ] as const
  scene.put(area([corner(u, w), apex(w), corner(u + wide, w)], light.on(metal, front.brightness)))
  ribs(scene, front, wide, top, metal)
  if (side.seen) ribs(scene, side, deep, top, metal)
  scene.put(area(left, light.on(mix(metal, '#f5efe2', 0.25), light.from < 0 ? 0.95 : 0.5)))
  const paint = brush()
  for (const share of [0.2, 0.5, 0.8]) {
    const [a, b] = [w + deep * (share - 0.03), w + deep * (share + 0.03)]
    paint.area(
      light.lamps ? '#e9bd7c' : mix(light.sky[1], '#f4f0e2', 0.5),
      [corner(u - 0.5, a), corner(u - 0.5, b), apex(b), apex(a)],
      0.7,
    )
  }
  paint.line(light.on('#f4eddd', 0.9), 5, [
    corner(u - 0.6, w - 0.6),
    apex(w - 0.6),
    corner(u + wide + 0.6, w - 0.6),
  ])
  paint.line(light.on('#6b5f5c', 0.5), 2, [corner(u - 0.6, w - 0.4), corner(u - 0.6, w + deep)])
  paint.area(
    light.on(stripe, front.brightness),
    rectangle(front, 0, wide, top - 1.5, top - 0.7, 0.05),
  )
  scene.put(paint.svg())
  const flank = brush()
  flank.area(
    light.on(stripe, side.brightness),
    rectangle(side, 0, deep, top - 1.5, top - 0.7, 0.05),
  )
  for (let s = 3; s < deep - 3; s += 6)
    flank.area(
      light.lamps ? '#e9bd7c' : light.on('#7f9296', side.brightness),
      rectangle(side, s, s + 3.4, top - 3.4, top - 2.2, 0.05),
    )
  if (side.seen) scene.put(flank.svg())
  dockDoor(scene, front, wide, stripe)
  for (const share of [0.3, 0.55, 0.8])
    ventilator(scene, apex(w + deep * share), frame.scale(u, w + deep * share))
  if (random.chance(0.6)) gableVent(scene, front, wide, top, rise)
}

function ribs(scene: Scene, face: Face, length: number, top: number, metal: Color): void {
  const paint = brush()
  const dark = scene.light.on(mix(metal, '#5e5650', 0.35), face.brightness)
  const count = Math.round(length / 1.1)
  for (let rib = 1; rib < count; rib++) {
    const s = (length * rib) / count
    paint.line(dark, 1, [face.at(s, 1), face.at(s, top)])
  }
  paint.area(
    scene.light.on('#b59a80', face.brightness * 0.9),
    rectangle(face, 0, length, 0, 1.1, 0.05),
  )
  scene.put(paint.svg())
}

/** A rolling shutter as high as a truck, its canopy and the yellow guards beside it. */
function dockDoor(scene: Scene, face: Face, wide: number, stripe: Color): void {
  const { light } = scene
  const paint = brush()
  const [s0, s1] = [wide * 0.3, wide * 0.3 + 5]
  paint.area(light.on('#5f5956', face.brightness), rectangle(face, s0 - 0.3, s1 + 0.3, 0, 5.3))
  paint.area(light.on('#c4beb2', face.brightness), rectangle(face, s0, s1, 1.2, 5))
  paint.area(light.on('#3d3536', 0.3), rectangle(face, s0, s1, 0, 1.2))
  for (let z = 1.5; z < 5; z += 0.42)
    paint.line(light.on('#8d8880', face.brightness), 1.5, [face.at(s0, z), face.at(s1, z)])
  dropShadow(scene, paint, face, [s0 - 0.6, s1 + 0.6], 5.6, 1)
  slab(paint, light, face, stripe, [s0 - 0.8, s1 + 0.8], 5.6, 0.3, 1.8)
  for (const s of [s0 - 0.9, s1 + 0.6])
    paint.area(light.on('#e9b32e', face.brightness), rectangle(face, s, s + 0.3, 0, 1.1, 0.6))
  const [door, end] = [wide * 0.74, wide * 0.74 + 1.2]
  paint.area(light.on(stripe, face.brightness * 0.8), rectangle(face, door, end, 0, 2.4))
  scene.put(paint.svg())
}

function ventilator(scene: Scene, [x, y]: Point, scale: number): void {
  const { light } = scene
  const size = scale * 0.9
  const paint = brush()
  paint.area(light.on('#8d8880', 0.5), [
    [x - size * 0.4, y],
    [x - size * 0.3, y - size * 0.7],
    [x + size * 0.3, y - size * 0.7],
    [x + size * 0.4, y],
  ])
  paint.dabs(light.on('#dad6cb', 0.9), Math.round(size * 1.1), [[x, y - size * 0.9]])
  scene.put(paint.svg())
}

function gableVent(scene: Scene, face: Face, wide: number, top: number, rise: number): void {
  const paint = brush()
  for (let row = 0; row < 4; row++) {
    const z = top + rise * 0.25 + row * 0.34
    paint.line(scene.light.on('#6b635f', face.brightness), 2.5, [
      face.at(wide * 0.44, z),
      face.at(wide * 0.56, z),
    ])
  }
  scene.put(paint.svg())
}
