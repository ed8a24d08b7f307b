import { nearDoor } from '#drawing/building/door.ts'
import {
  castShadow,
  type Face,
  makeMass,
  paintMass,
  rectangle,
  slab,
} from '#drawing/building/mass.ts'
import { dropShadow, nearWindow } from '#drawing/building/near.ts'
import { type Finish, pane } from '#drawing/building/opening.ts'
import { jali, nearRailing } from '#drawing/building/railing.ts'
import { drawTank } from '#drawing/building/roof.ts'
import type { Frame } from '#drawing/kit/camera.ts'
import { type Color, mix } from '#drawing/kit/color.ts'
import type { Scene } from '#drawing/kit/scene.ts'
import { type Brush, brush } from '#drawing/kit/svg.ts'
import { foliage, greens } from '#drawing/nature/foliage.ts'
import { drawVehicle } from '#drawing/street/vehicle.ts'

const claddings = ['#a9683f', '#8d5a3e', '#b88a5e', '#8b7b6c', '#a34d34'] as const

/** Stacked flat-roofed blocks: the upper one reaches out over the porch, clad in wood or stone. */
export function drawModernVilla(scene: Scene, frame: Frame, finish: Finish): void {
  const { random, light } = scene
  const cladding = random.pick(claddings)
  const wide = random.between(12.5, 14.5)
  const porch = random.between(4.4, 5.2)
  const low = makeMass(scene, frame, {
    u: porch,
    w: 0,
    wide: wide - porch,
    deep: 9,
    base: 0,
    top: 3.6,
  })
  const high = makeMass(scene, frame, {
    u: 0,
    w: -1.4,
    wide: wide * random.between(0.58, 0.66),
    deep: 9,
    base: 3.3,
    top: 7.1,
  })
  const back = makeMass(scene, frame, {
    u: wide * 0.5,
    w: 2.4,
    wide: wide * 0.5,
    deep: 6,
    base: 3.6,
    top: 6.6,
  })

  scene.put(
    castShadow(scene, makeMass(scene, frame, { u: 0, w: 0, wide, deep: 9, base: 0, top: 7 })),
  )
  drawTank(scene, frame.point(wide * 0.72, 5, 7.2), frame.scale(wide * 0.72, 5) * 1.3)
  paintMass(scene, back, finish.wall)
  paintMass(scene, low, finish.wall)

  const ground = brush()
  ground.area(light.on('#6d5b56', 0.35), [
    frame.point(0.2, 8.5, 0),
    frame.point(0.2, 8.5, 3.4),
    frame.point(porch, 8.5, 3.4),
    frame.point(porch, 8.5, 0),
  ])
  ground.area(light.on(finish.wall, 0.25), [
    frame.point(porch, 0, 0),
    frame.point(porch, 0, 3.5),
    frame.point(porch, 8.5, 3.5),
    frame.point(porch, 8.5, 0),
  ])
  nearDoor(scene, ground, low.front, [0.8, 2.4], 0.15, 2.6)
  bigGlass(scene, ground, low.front, [3.4, low.front.length - 0.8], [0.2, 2.8], finish)
  nearWindow(scene, ground, back.front, [wide * 0.22, wide * 0.42], [4.5, 6], finish)
  scene.put(ground.svg())
  drawVehicle(scene, frame, 'car', porch * 0.52, 1.2)

  const upper = brush()
  nearRailing(
    scene,
    upper,
    low.front,
    [high.front.length - porch, low.front.length],
    3.7,
    0,
    finish,
  )
  scene.put(upper.svg())
  for (const post of [0.35]) {
    const pillar = makeMass(scene, frame, {
      u: post,
      w: -0.9,
      wide: 0.4,
      deep: 0.4,
      base: 0,
      top: 3.3,
    })
    paintMass(scene, pillar, cladding)
  }
  paintMass(scene, high, finish.trim)
  drawUpper(scene, high.front, high.side, finish, cladding)
  terracePlants(scene, frame, [high.front.length + 0.6, wide - 0.6])
}

function drawUpper(scene: Scene, front: Face, side: Face, finish: Finish, cladding: Color): void {
  const { random, light } = scene
  const paint = brush()
  const clad = front.length * random.between(0.3, 0.42)
  slats(scene, paint, front, [0.3, clad], [3.7, 6.8], cladding)
  if (random.chance(0.5))
    jali(
      scene,
      paint,
      front,
      [front.length - 1.7, front.length - 0.4],
      [3.9, 6.7],
      mix(finish.accent, '#f4dcc0', 0.15),
    )
  bigGlass(scene, paint, front, [clad + 0.4, front.length - 2], [3.9, 6.5], finish)
  nearRailing(scene, paint, front, [clad + 0.3, front.length - 1.9], 3.6, 0.5, {
    ...finish,
    railing: 'glass',
  })
  const flank = brush()
  nearWindow(scene, flank, side, [2, 3.6], [4.5, 6.1], finish)
  nearWindow(scene, flank, side, [5.4, 7], [4.5, 6.1], finish)
  for (const [face, brushOf] of [
    [side, flank],
    [front, paint],
  ] as const) {
    dropShadow(scene, brushOf, face, [0, face.length], 7, 0.4)
    slab(brushOf, light, face, finish.trim, [-0.5, face.length + 0.5], 7, 0.32, 0.5)
  }
  paint.area(light.shadow, rectangle(front, 0, front.length, 3.3, 3.45), 0.3)
  scene.put(side.seen ? flank.svg() : '', paint.svg())
}

/** Glass from floor to ceiling, in wide sheets. */
function bigGlass(
  scene: Scene,
  paint: Brush,
  face: Face,
  [s0, s1]: readonly [number, number],
  [z0, z1]: readonly [number, number],
  finish: Finish,
): void {
  const { light } = scene
  paint.area(light.on('#4a4046', 0.5), rectangle(face, s0, s1, z0, z1))
  paint.area(pane(scene, finish), rectangle(face, s0 + 0.08, s1 - 0.04, z0 + 0.04, z1 - 0.14))
  const sheets = Math.max(2, Math.round((s1 - s0) / 1.4))
  for (let sheet = 1; sheet < sheets; sheet++) {
    const s = s0 + ((s1 - s0) * sheet) / sheets
    paint.line(light.on('#4a4046', 0.6), 2.5, [face.at(s, z0), face.at(s, z1)])
  }
  const shine = (s1 - s0) * 0.18
  paint.area(
    '#ffffff',
    [
      face.at(s0 + shine, z0),
      face.at(s0 + shine * 1.8, z1 - 0.14),
      face.at(s0 + shine * 2.5, z1 - 0.14),
      face.at(s0 + shine * 1.7, z0),
    ],
    0.14,
  )
}

/** Boards side by side, or courses of stone. */
function slats(
  scene: Scene,
  paint: Brush,
  face: Face,
  [s0, s1]: readonly [number, number],
  [z0, z1]: readonly [number, number],
  color: Color,
): void {
  const { light, random } = scene
  paint.area(light.on(color, face.brightness), rectangle(face, s0, s1, z0, z1, 0.06))
  const dark = light.on(mix(color, '#3a2420', 0.4), face.brightness)
  const upright = random.chance(0.6)
  const count = upright ? 14 : 9
  for (let index = 1; index < count; index++) {
    const part = index / count
    const [s, z] = [s0 + (s1 - s0) * part, z0 + (z1 - z0) * part]
    paint.line(
      dark,
      1.5,
      upright
        ? [face.at(s, z0, 0.06), face.at(s, z1, 0.06)]
        : [face.at(s0, z, 0.06), face.at(s1, z, 0.06)],
    )
  }
}

function terracePlants(scene: Scene, frame: Frame, [from, to]: readonly [number, number]): void {
  if (to - from < 1.5) return
  const clumps = Array.from({ length: 3 }, (_, index) => {
    const u = from + ((to - from) * (index + 0.5)) / 3
    const scale = frame.scale(u, 0.4)
    return { at: frame.point(u, 0.4, 4.2), across: scale * 0.7, down: scale * 0.5 }
  })
  scene.put(foliage(scene.random, scene.light, greens.hedge, clumps, 4, 3))
}
