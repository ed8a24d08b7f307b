import { drawFarTower } from '#drawing/building/far-tower.ts'
import {
  castShadow,
  type Face,
  makeMass,
  paintMass,
  rectangle,
  slab,
} from '#drawing/building/mass.ts'
import { nearWindow } from '#drawing/building/near.ts'
import { type Finish, glassFor, type Span, schemes } from '#drawing/building/opening.ts'
import { drawEdges } from '#drawing/building/parapet.ts'
import { drawTank } from '#drawing/building/roof.ts'
import type { Frame } from '#drawing/kit/camera.ts'
import type { Scene } from '#drawing/kit/scene.ts'
import { brush } from '#drawing/kit/svg.ts'
import { drawHorizon, pickBackdrop } from '#drawing/nature/horizon.ts'
import { drawSky } from '#drawing/nature/sky.ts'
import { localTrees, treeStamp } from '#drawing/nature/tree.ts'
import { drawGround, drawRoad, roadEdge, strip } from '#drawing/street/ground.ts'
import { drawPeople } from '#drawing/street/person.ts'
import { drawVehicle } from '#drawing/street/vehicle.ts'
import { drawShop, shopHigh } from './shop-front.ts'

const storey = 3.3

const boards = [
  '#b5472f',
  '#2f6f73',
  '#d99a2b',
  '#6b4a73',
  '#44693f',
  '#8c3f36',
  '#35566b',
] as const

/** A shopping parade: shutters and glass below, rooms above, the life of the street before it. */
export function drawShops(scene: Scene): void {
  const { random } = scene
  const floors = random.whole(1, 3)
  const horizon = random.between(660, 690)
  const top = shopHigh + floors * storey
  scene.look({ eye: 2, horizon, focal: Math.min(1050, ((horizon - 130) * 24) / (top + 1)) })
  drawSky(scene)
  drawHorizon(scene, pickBackdrop(scene))
  drawGround(scene, '#b3a88a')
  const shops = floors === 1 ? 4 : 3
  const wide = shops * random.between(4.6, 5.2)
  const frame = scene.frame(-wide * 0.52, 24, random.between(10, 17))
  drawFarTower(scene, frame, {
    u: wide + 4,
    w: 16,
    wide: 16,
    deep: 12,
    floors: floors + random.whole(1, 3),
  })
  const mass = makeMass(scene, frame, { u: 0, w: 0, wide, deep: 13, base: 0, top })
  const finish: Finish = {
    ...random.pick(schemes),
    railing: 'bars',
    glass: glassFor(scene),
    fine: true,
  }
  scene.put(castShadow(scene, mass))
  for (const share of [0.25, 0.7])
    drawTank(scene, frame.point(wide * share, 4, top + 1.1), frame.scale(0, 4) * 1.4)
  paintMass(scene, mass, finish.wall)
  drawUpper(scene, mass.front, finish, floors)
  if (mass.side.seen) drawFlank(scene, mass.side, finish, floors)
  scene.put(drawEdges(scene, mass, finish))
  const paint = brush()
  paint.area(
    scene.light.on('#54484b', 0.35),
    rectangle(mass.front, 0.2, wide - 0.2, 0, shopHigh - 0.2),
  )
  scene.put(paint.svg(), strip(scene, frame, -4.2, 0, '#d4c4ab', 0.16))
  const colors = random.shuffle(boards)
  for (let shop = 0; shop < shops; shop++) {
    const each = wide / shops
    drawShop(
      scene,
      mass.front,
      [shop * each + 0.25, (shop + 1) * each - 0.25],
      colors[shop] ?? boards[0],
    )
  }
  drawStreet(scene, frame, wide)
}

function drawUpper(scene: Scene, face: Face, finish: Finish, floors: number): void {
  const { light, random } = scene
  const bays = Math.round(face.length / 3)
  const ribbon = random.chance(0.4)
  const paint = brush()
  for (let floor = 0; floor < floors; floor++) {
    const z = shopHigh + 0.3 + floor * storey
    const height: Span = [z + 0.9, z + 2.4]
    if (ribbon) nearWindow(scene, paint, face, [0.8, face.length - 0.8], height, finish)
    for (let bay = 0; bay < bays && !ribbon; bay++) {
      const middle = (face.length * (bay + 0.5)) / bays
      nearWindow(scene, paint, face, [middle - 0.85, middle + 0.85], height, finish, false)
    }
    const eave: Span = [0.3, face.length - 0.3]
    if (!ribbon) slab(paint, light, face, finish.trim, eave, z + 2.55, 0.16, 0.6)
    const band = light.on(finish.accent, face.brightness)
    paint.area(band, rectangle(face, 0, face.length, z, z + 0.35, 0.1))
  }
  scene.put(paint.svg())
}

function drawFlank(scene: Scene, face: Face, finish: Finish, floors: number): void {
  const paint = brush()
  for (let floor = 0; floor < floors; floor++) {
    const z = shopHigh + 0.3 + floor * storey
    for (const s of [2, 6, 10])
      paint.area(finish.glass, rectangle(face, s, s + 1.3, z + 0.9, z + 2.3))
  }
  scene.put(paint.svg())
}

function drawStreet(scene: Scene, frame: Frame, wide: number): void {
  const { random } = scene
  const edge = roadEdge(scene, frame)
  drawPeople(scene, frame, [
    [wide * random.between(0.1, 0.3), -2.4],
    [wide * random.between(0.55, 0.7), -1.6],
    [wide * random.between(0.75, 0.95), -2.8],
  ])
  drawRoad(scene, frame, edge, -5)
  const [kind] = localTrees(scene)
  const stamp = treeStamp(scene, kind)
  drawVehicle(scene, frame, 'scooter', wide * random.between(0.3, 0.5), -5.6)
  scene.put(stamp(frame.point(-2.6, -3.4, 0), (frame.scale(-2.6, -3.4) * 8) / 100, { shade: true }))
  drawVehicle(scene, frame, random.pick(['auto', 'car']), wide * random.between(0.75, 0.9), -8)
}
