import { castShadow, makeMass, paintMass, rectangle, slab } from '#drawing/building/mass.ts'
import type { Frame } from '#drawing/kit/camera.ts'
import type { Scene, Stamp } from '#drawing/kit/scene.ts'
import { brush } from '#drawing/kit/svg.ts'
import { foliage, greens } from '#drawing/nature/foliage.ts'
import { drawHorizon, pickBackdrop } from '#drawing/nature/horizon.ts'
import { drawSky } from '#drawing/nature/sky.ts'
import { localTrees, treeStamp } from '#drawing/nature/tree.ts'
import { drawGround, strip } from '#drawing/street/ground.ts'
import { drawTruck } from '#drawing/street/truck.ts'
import { drawBay } from './shed-bay.ts'

const metals = ['#c9c3b4', '#b7c0bd', '#d6c4a2', '#a9b3b5', '#c7b09a'] as const

const stripes = ['#b5532f', '#3f6f78', '#d0902f', '#5f7a4a'] as const

/** A factory or warehouse: long steel sheds side by side, docks, a yard with a truck. */
export function drawShed(scene: Scene): void {
  const { random } = scene
  const horizon = random.between(655, 680)
  scene.look({ eye: random.between(2.8, 3.8), horizon, focal: 1160 })
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
    foliage(random, light, random.pick([greens.hedge, greens.bougainvillea]), shrubs, 4, 3),
  )
  scene.put(tree(frame.point(-7, -6, 0), (frame.scale(-7, -6) * 7.5) / 100, { shade: true }))
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
