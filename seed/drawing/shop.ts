import type { Frame } from './camera.ts'
import { type Color, mix } from './color.ts'
import { drawGround, drawRoad, roadEdge, strip } from './ground.ts'
import { drawHorizon, pickBackdrop } from './horizon.ts'
import { castShadow, type Face, makeMass, paintMass, rectangle, slab } from './mass.ts'
import { dropShadow, nearWindow } from './near.ts'
import { type Finish, glassFor, type Span, schemes } from './opening.ts'
import { drawPeople } from './person.ts'
import { drawTank } from './roof.ts'
import type { Scene } from './scene.ts'
import { drawSky } from './sky.ts'
import { type Brush, brush } from './svg.ts'
import { drawEdges, drawFarTower } from './tower.ts'
import { localTrees, treeStamp } from './tree.ts'
import { drawVehicle } from './vehicle.ts'

const storey = 3.3
const shopHigh = 4
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
  drawFlank(scene, mass.side, finish, floors)
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
  for (let floor = 0; floor < floors; floor++) {
    const z = shopHigh + 0.3 + floor * storey
    const paint = brush()
    if (ribbon) nearWindow(scene, paint, face, [0.8, face.length - 0.8], [z + 0.9, z + 2.4], finish)
    for (let bay = 0; bay < bays && !ribbon; bay++) {
      const middle = (face.length * (bay + 0.5)) / bays
      nearWindow(
        scene,
        paint,
        face,
        [middle - 0.85, middle + 0.85],
        [z + 0.9, z + 2.4],
        finish,
        false,
      )
    }
    if (!ribbon)
      slab(paint, light, face, finish.trim, [0.3, face.length - 0.3], z + 2.55, 0.16, 0.6)
    paint.area(
      light.on(finish.accent, face.brightness),
      rectangle(face, 0, face.length, z, z + 0.35, 0.1),
    )
    scene.put(paint.svg())
  }
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

/** One shop: its board with a sign but no words, an awning or none, goods or a shutter. */
function drawShop(scene: Scene, face: Face, span: Span, color: Color): void {
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
