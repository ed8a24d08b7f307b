import type { Frame } from './camera.ts'
import { type Color, mix } from './color.ts'
import { foliage, greens } from './foliage.ts'
import { drawGround, strip } from './ground.ts'
import { drawHorizon, pickBackdrop } from './horizon.ts'
import { castShadow, type Face, type Mass, makeMass, paintMass, rectangle, slab } from './mass.ts'
import { dropShadow } from './near.ts'
import type { Scene, Stamp } from './scene.ts'
import { drawSky } from './sky.ts'
import { area, brush, type Point } from './svg.ts'
import { localTrees, treeStamp } from './tree.ts'
import { drawTruck } from './truck.ts'

const metals = ['#c9c3b4', '#b7c0bd', '#d6c4a2', '#a9b3b5', '#c7b09a'] as const
const stripes = ['#b5532f', '#3f6f78', '#d0902f', '#5f7a4a'] as const

/** A factory or warehouse: long steel sheds side by side, docks, a yard with a truck. */
export function drawShed(scene: Scene): void {
  const { random } = scene
  const horizon = random.between(630, 665)
  scene.look({ eye: random.between(2.8, 3.8), horizon, focal: 900 })
  drawSky(scene)
  drawHorizon(scene, pickBackdrop(scene))
  drawGround(scene, '#b8a882')
  const frame = scene.frame(
    random.between(-16, -12),
    random.between(36, 40),
    random.between(18, 27),
  )
  const metal = random.pick(metals)
  const stripe = random.pick(stripes)
  const wide = random.between(17, 20)
  const top = random.between(8.5, 10)
  const second = makeMass(scene, frame, {
    u: wide + 0.6,
    w: 2,
    wide: wide * 0.9,
    deep: 36,
    base: 0,
    top: top * 0.92,
  })
  scene.put(strip(scene, frame, -24, 0, '#c9bba2'))
  const trees = treeStamp(scene, localTrees(scene)[1])
  for (const [u, w, height] of [
    [-12, 24, 10],
    [-16, 14, 9],
  ] as const)
    scene.put(trees(frame.point(u, w, 0), (frame.scale(u, w) * height) / 100))
  scene.put(
    castShadow(
      scene,
      makeMass(scene, frame, { u: 0, w: 0, wide: wide * 1.9, deep: 36, base: 0, top }),
    ),
  )
  drawBay(scene, second, metal, stripe)
  drawBay(
    scene,
    makeMass(scene, frame, { u: 0, w: 0, wide, deep: 38, base: 0, top }),
    metal,
    stripe,
  )
  if (random.chance(0.7)) drawOverheadTank(scene, frame, wide * 1.9 + 5)
  drawCabin(scene, frame, wide)
  drawTruck(scene, frame, wide * random.between(0.55, 0.95), -4.5)
  drawYard(scene, frame, trees)
}

/** The verge of the yard: a line of shrubs, a tree, painted bays on the concrete. */
function drawYard(scene: Scene, frame: Frame, tree: Stamp): void {
  const { light, random } = scene
  const paint = brush()
  for (let u = -6; u < 34; u += 4) {
    paint.area(
      light.on('#f0e2c6', 0.85),
      frame.ground([
        [u, -10],
        [u + 0.16, -10],
        [u + 0.16, -6.5],
        [u, -6.5],
      ]),
    )
  }
  scene.put(paint.svg())
  const shrubs = [-8, -3, 3, 9, 15].map((u) => {
    const scale = frame.scale(u, -13.6)
    return { at: frame.point(u, -13.6, 0.3), across: scale * 1.5, down: scale * 0.55 }
  })
  scene.put(
    strip(scene, frame, -26, -13.2, '#9aa35f'),
    foliage(random, light, random.pick([greens.hedge, greens.bougainvillea]), shrubs, 5, 3),
  )
  scene.put(tree(frame.point(-7, -6, 0), (frame.scale(-7, -6) * 7.5) / 100, { shade: true }))
}

/** One shed with its gable to the yard: ribbed sheet, roof lights, ventilators, a dock door. */
function drawBay(scene: Scene, mass: Mass, metal: Color, stripe: Color): void {
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
  ribs(scene, side, deep, top, metal)
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
  scene.put(flank.svg())
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

/** The water tank on its legs that marks a factory from afar. */
function drawOverheadTank(scene: Scene, frame: Frame, u: number): void {
  const { light } = scene
  const paint = brush()
  const leg = (du: number, dw: number, z: number) => frame.point(u + du, 14 + dw, z)
  for (const [du, dw] of [
    [0, 0],
    [3, 0],
    [0, 3],
    [3, 3],
  ] as const)
    paint.line(light.on('#a2968a', 0.5), 4, [leg(du, dw, 0), leg(du * 0.9, dw, 11)])
  for (const z of [4, 8]) paint.line(light.on('#a2968a', 0.5), 2, [leg(0, 0, z), leg(3, 0, z)])
  const tank = makeMass(scene, frame, {
    u: u - 0.4,
    w: 13.6,
    wide: 3.8,
    deep: 3.8,
    base: 11,
    top: 14,
  })
  scene.put(paint.svg())
  paintMass(scene, tank, '#c7b59c')
}

/** The guard's cabin and the low office at the side of the yard. */
function drawCabin(scene: Scene, frame: Frame, wide: number): void {
  const { light } = scene
  const cabin = makeMass(scene, frame, {
    u: wide * 1.25,
    w: -6,
    wide: 7,
    deep: 5,
    base: 0,
    top: 3.4,
  })
  scene.put(castShadow(scene, cabin))
  paintMass(scene, cabin, '#efdfc4')
  const paint = brush()
  paint.area(
    light.lamps ? '#ffd48a' : light.on('#5f7f88', 0.8),
    rectangle(cabin.front, 0.6, 3.6, 1, 2.4),
  )
  paint.area(light.on('#8a4a35', cabin.front.brightness), rectangle(cabin.front, 4.6, 5.8, 0, 2.4))
  slab(paint, light, cabin.front, '#fff4e2', [-0.3, 7.3], 3.3, 0.25, 0.7)
  scene.put(paint.svg())
}
