import { castShadow, makeMass, paintMass, rectangle, slab } from '#drawing/building/mass.ts'
import { type Finish, glassFor } from '#drawing/building/opening.ts'
import { drawEdges } from '#drawing/building/parapet.ts'
import { drawTank } from '#drawing/building/roof.ts'
import type { Frame } from '#drawing/kit/camera.ts'
import { mix } from '#drawing/kit/color.ts'
import type { Scene } from '#drawing/kit/scene.ts'
import { brush } from '#drawing/kit/svg.ts'
import { foliage, greens } from '#drawing/nature/foliage.ts'
import { drawHorizon, pickBackdrop } from '#drawing/nature/horizon.ts'
import { drawSky } from '#drawing/nature/sky.ts'
import { localTrees, treeStamp } from '#drawing/nature/tree.ts'
import { compoundWall, gate } from '#drawing/street/boundary.ts'
import { drawGround, drawRoad, roadEdge } from '#drawing/street/ground.ts'
import { drawVehicle } from '#drawing/street/vehicle.ts'
import { drawFront, storey } from './house-front.ts'

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
