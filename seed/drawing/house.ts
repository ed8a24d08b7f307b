import type { Frame } from './camera.ts'
import { mix } from './color.ts'
import { foliage, greens } from './foliage.ts'
import { compoundWall, drawGround, drawRoad, gate, roadEdge } from './ground.ts'
import { drawHorizon, pickBackdrop } from './horizon.ts'
import { castShadow, type Face, type Mass, makeMass, paintMass, rectangle, slab } from './mass.ts'
import { dropShadow, jali, nearDoor, nearRailing, nearWindow } from './near.ts'
import { drawPots, type Finish, glassFor, type Span } from './opening.ts'
import { drawTank } from './roof.ts'
import type { Scene } from './scene.ts'
import { drawSky } from './sky.ts'
import { brush } from './svg.ts'
import { drawEdges } from './tower.ts'
import { localTrees, treeStamp } from './tree.ts'
import { drawVehicle } from './vehicle.ts'

const storey = 3.15

const coats = [
  { wall: '#efd3a4', accent: '#b5532f', trim: '#fff6e6' },
  { wall: '#e7b98f', accent: '#8a4a35', trim: '#fdf0dc' },
  { wall: '#f3e6cf', accent: '#c9803a', trim: '#fffaf0' },
  { wall: '#cfd3bd', accent: '#6f7f55', trim: '#fbf8ec' },
  { wall: '#e9c6b4', accent: '#a5503f', trim: '#fff4ea' },
  { wall: '#c9d2d0', accent: '#4d6f74', trim: '#f8f6ee' },
  { wall: '#f1e3d8', accent: '#9a4f3a', trim: '#fff9f1' },
] as const

/** An independent house or a stack of builder floors, shoulder to shoulder with its neighbours. */
export function drawHouse(scene: Scene): void {
  const { random } = scene
  const stacked = scene.city === 'Delhi' || random.chance(0.4)
  const floors = stacked ? random.pick([3, 4, 4]) : random.pick([2, 2, 3])
  const horizon = random.between(672, 700)
  const base = stacked ? 2.7 : 0.5
  const top = base + floors * storey
  const distance = 23
  scene.look({ eye: 2.2, horizon, focal: Math.min(1150, ((horizon - 130) * distance) / (top + 1)) })
  drawSky(scene)
  drawHorizon(scene, pickBackdrop(scene))
  drawGround(scene, '#a9a878')
  const wide = random.between(8.5, 10.5)
  const frame = scene.frame(-wide * 0.55, distance, random.between(9, 15))
  const [kind, other] = localTrees(scene)
  const behind = treeStamp(scene, other)
  for (const [u, w] of [
    [-7, 15],
    [wide + 6, 13],
  ] as const)
    scene.put(behind(frame.point(u, w, 0), (frame.scale(u, w) * 13) / 100))

  drawNeighbour(scene, frame, wide + (stacked ? 0.3 : 2.5), random.whole(2, 4))
  drawNeighbour(scene, frame, -11 - (stacked ? 0.3 : 2.2), random.whole(2, 3))
  const mass = makeMass(scene, frame, { u: 0, w: 0, wide, deep: 14, base: 0, top })
  const finish: Finish = {
    ...random.pick(coats),
    railing: random.pick(['bars', 'glass', 'solid', 'bars']),
    glass: glassFor(scene),
    fine: true,
  }
  scene.put(castShadow(scene, mass))
  drawTank(
    scene,
    frame.point(wide * random.between(0.2, 0.75), 4, top + 1.1),
    frame.scale(0, 4) * 1.5,
  )
  const tower = makeMass(scene, frame, {
    u: wide * 0.62,
    w: 3,
    wide: 2.8,
    deep: 4,
    base: top,
    top: top + 2.6,
  })
  paintMass(scene, tower, finish.wall)
  scene.put(drawEdges(scene, tower, finish))
  paintMass(scene, mass, finish.wall)
  drawFront(scene, mass, finish, floors, base)
  drawLane(scene, frame, wide, stacked)
  const stamp = treeStamp(scene, kind)
  scene.put(stamp(frame.point(-2.6, -4.6, 0), (frame.scale(-2.6, -4.6) * 7) / 100, { shade: true }))
}

function drawNeighbour(scene: Scene, frame: Frame, u: number, floors: number): void {
  const { random, light } = scene
  const finish = random.pick(coats)
  const mass = makeMass(scene, frame, {
    u,
    w: random.between(0, 1.2),
    wide: 11,
    deep: 13,
    base: 0,
    top: floors * storey + 0.6,
  })
  paintMass(scene, mass, mix(finish.wall, light.sky[2], 0.18))
  const paint = brush()
  const face = mass.front
  const dark = light.lamps ? '#f0bd74' : light.on('#6a6d76', 0.6)
  for (let floor = 0; floor < floors; floor++) {
    const z = 0.6 + floor * storey
    for (const s of [1.2, 4.6, 8])
      paint.area(
        light.lamps && scene.hour.chance(0.5) ? '#4a4568' : dark,
        rectangle(face, s, s + 1.8, z + 0.9, z + 2.3),
      )
    slab(paint, light, face, finish.trim, [0.2, 10.8], z + 2.5, 0.18, 0.7)
  }
  scene.put(paint.svg(), drawEdges(scene, mass, finish))
}

/** One storey over the other: balcony with door and window, a screened stair on one side. */
function drawFront(scene: Scene, mass: Mass, finish: Finish, floors: number, base: number): void {
  const { random, light } = scene
  const face = mass.front
  const stair: Span = [face.length - 2.1, face.length - 0.5]
  const main: Span = [0.5, face.length - 2.5]
  const ground = brush()
  if (base > 1) openGround(scene, mass)
  for (let floor = 0; floor < floors; floor++) {
    const z = base + floor * storey
    const ownBalcony = floor > 0 || base > 1
    const shift = random.between(-0.15, 0.15)
    const middle = (main[0] + main[1]) / 2 + shift
    const paint = brush()
    if (ownBalcony)
      paint.area(
        light.on(mix(finish.wall, '#5b4a52', 0.3), face.brightness * 0.6),
        rectangle(face, main[0], main[1], z + 0.1, z + storey - 0.2),
      )
    nearWindow(
      scene,
      paint,
      face,
      [middle + 0.5, main[1] - 0.5],
      [z + 0.8, z + 2.3],
      finish,
      !ownBalcony,
    )
    if (floor === 0 && base < 1) nearDoor(scene, paint, face, [middle - 1.5, middle - 0.2], z, 2.3)
    else
      nearWindow(
        scene,
        paint,
        face,
        [main[0] + 0.6, middle - 0.3],
        [z + 0.25, z + 2.3],
        finish,
        false,
      )
    scene.put(paint.svg())
    if (!ownBalcony) continue
    const front = brush()
    dropShadow(scene, front, face, main, z, 0.6)
    slab(front, light, face, finish.trim, [main[0] - 0.2, main[1] + 0.2], z - 0.1, 0.26, 1.2)
    nearRailing(scene, front, face, [main[0] - 0.15, main[1] + 0.15], z + 0.16, 1.2, finish)
    if (random.chance(0.6)) drawPots(scene, front, face, [main[0], main[1]], z + 0.9, 1.15)
    scene.put(front.svg())
  }
  drawStair(scene, face, stair, base, floors, finish)
  slab(
    ground,
    light,
    face,
    finish.trim,
    [main[0] - 0.3, main[1] + 0.3],
    base + floors * storey - 0.2,
    0.3,
    1.3,
  )
  scene.put(ground.svg(), drawEdges(scene, mass, finish))
}

function drawStair(
  scene: Scene,
  face: Face,
  [s0, s1]: Span,
  base: number,
  floors: number,
  finish: Finish,
): void {
  const paint = brush()
  const top = base + floors * storey
  paint.area(scene.light.on(finish.accent, face.brightness * 0.45), [
    face.at(s0 - 0.2, base),
    face.at(s0 - 0.2, base, 0.5),
    face.at(s0 - 0.2, top, 0.5),
    face.at(s0 - 0.2, top),
  ])
  paint.area(
    scene.light.on(finish.accent, face.brightness),
    rectangle(face, s0 - 0.2, s1 + 0.3, base, top, 0.5),
  )
  scene.put(paint.svg())
  const screen = brush()
  const out: Face = { ...face, at: (s, z, more = 0) => face.at(s, z, more + 0.5) }
  jali(
    scene,
    screen,
    out,
    [s0 + 0.25, s1 - 0.15],
    [base + 1, top - 0.8],
    mix(finish.accent, '#f6e3c6', 0.3),
  )
  scene.put(screen.svg())
}

/** Stilts under the floors, a car in their shade. */
function openGround(scene: Scene, { front, frame, size }: Mass): void {
  const { light } = scene
  const paint = brush()
  paint.area(light.on('#5d4f52', 0.35), rectangle(front, 0.2, front.length - 0.2, 0, 2.4))
  scene.put(paint.svg())
  drawVehicle(scene, frame, 'car', size.wide * 0.36, 2.5)
  const posts = brush()
  for (const s of [0, front.length * 0.5, front.length - 0.4])
    posts.area(light.on('#e6d6bd', front.brightness * 0.8), rectangle(front, s, s + 0.4, 0, 2.5))
  scene.put(posts.svg())
}

function drawLane(scene: Scene, frame: Frame, wide: number, stacked: boolean): void {
  const { random, light } = scene
  const wall = -3.4
  const opening = stacked ? ([0.6, wide - 2.4] as const) : ([wide * 0.3, wide * 0.3 + 3.2] as const)
  const shrubs = [-1.2, wide - 1, wide + 1].map((u) => {
    const scale = frame.scale(u, wall)
    return { at: frame.point(u, wall + 0.5, 1.2), across: scale, down: scale * 0.6 }
  })
  scene.put(
    foliage(
      random,
      light,
      random.pick([greens.bougainvillea, greens.hedge, greens.laburnum]),
      shrubs,
      5,
      3,
    ),
  )
  compoundWall(scene, frame, wall, opening, random.pick(coats).wall, 1.2)
  gate(scene, frame, wall, opening[0] + 0.3, opening[1] - 0.3, '#4d3e40', 1.3)
  drawRoad(scene, frame, roadEdge(scene, frame), wall - 1.8)
  if (random.chance(0.7))
    drawVehicle(
      scene,
      frame,
      random.pick(['scooter', 'auto', 'scooter']),
      random.chance(0.5) ? wide + 1 : -3,
      wall - 2.8,
    )
}
