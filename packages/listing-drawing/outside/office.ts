import {
  castShadow,
  type Face,
  type Mass,
  makeMass,
  paintMass,
  rectangle,
  slab,
} from '#drawing/building/mass.ts'
import type { Frame } from '#drawing/kit/camera.ts'
import type { Color } from '#drawing/kit/color.ts'
import type { Scene } from '#drawing/kit/scene.ts'
import { brush } from '#drawing/kit/svg.ts'
import { foliage, greens } from '#drawing/nature/foliage.ts'
import { drawHorizon, pickBackdrop } from '#drawing/nature/horizon.ts'
import { drawSky } from '#drawing/nature/sky.ts'
import { localTrees, treeStamp } from '#drawing/nature/tree.ts'
import { drawGround, drawRoad, roadEdge, strip } from '#drawing/street/ground.ts'
import { drawPeople } from '#drawing/street/person.ts'
import { drawTraffic } from '#drawing/street/vehicle.ts'
import { curtainWall, storey, sunBreakers } from './glass-wall.ts'

/** An office block of glass with a terracotta or stone core, on its plaza. */
export function drawOffice(scene: Scene): void {
  const { random } = scene
  const floors = random.pick([5, 6, 7, 8, 9, 11])
  const horizon = random.between(700, 725)
  const top = 5 + floors * storey
  const distance = 42
  const eye = random.between(2.2, 3.4)
  scene.look({ eye, horizon, focal: Math.min(980, ((horizon - 90) * distance) / (top + 3 - eye)) })
  drawSky(scene)
  drawHorizon(scene, pickBackdrop(scene))
  drawGround(scene, '#a5aa78')
  const wide = random.between(22, 27)
  const frame = scene.frame(-wide * random.between(0.5, 0.75), distance, random.between(17, 28))
  const stone = random.pick(['#b8593a', '#c9a27a', '#8a5f4c', '#d8c7ae', '#9c6b4a'])

  const behind = makeMass(scene, frame, {
    u: wide + 5,
    w: 18,
    wide: 20,
    deep: 14,
    base: 0,
    top: top * random.between(0.55, 0.85),
  })
  curtainWall(scene, behind, '#9fb0ae', 0.4, 6)
  scene.put(strip(scene, frame, -13, 0, '#d9c8ac'))
  const core = makeMass(scene, frame, {
    u: -5,
    w: 3,
    wide: 7,
    deep: 12,
    base: 0,
    top: top + random.between(1, 5),
  })
  const main = makeMass(scene, frame, { u: 0, w: 0, wide, deep: 15, base: 4.6, top })
  scene.put(castShadow(scene, { ...main, size: { ...main.size, base: 0 } }))
  paintMass(scene, core, stone)
  if (core.side.seen) coreSlots(scene, core.side, top)
  curtainWall(scene, main, random.pick(['#5f8690', '#6d8f88', '#7b8896', '#5a7c8c']), 0, floors)
  if (random.chance(0.5)) sunBreakers(scene, main.front, stone, floors)
  drawLobby(scene, main, stone)
  drawPlaza(scene, frame, wide)
}

function coreSlots(scene: Scene, face: Face, top: number): void {
  const paint = brush()
  const dark = scene.light.lamps ? '#ffcf7d' : scene.light.on('#55484a', face.brightness * 0.6)
  for (let z = 5; z < top - 2; z += storey)
    paint.area(dark, rectangle(face, face.length * 0.4, face.length * 0.6, z, z + 1.6))
  scene.put(paint.svg())
}

/** The set-back ground floor: columns, lit lobby, a canopy over the steps. */
function drawLobby(scene: Scene, main: Mass, stone: Color): void {
  const { light } = scene
  const { front, side } = main
  for (const face of [side, front].filter(({ seen }) => seen)) {
    const paint = brush()
    const glow = light.lamps ? '#f3bf72' : light.on('#6f6a68', face.brightness * 0.7)
    paint.area(glow, rectangle(face, 0, face.length, 0, 4.6))
    paint.area(light.shadow, rectangle(face, 0, face.length, 3.6, 4.6), 0.35)
    const count = Math.round(face.length / 4.2)
    for (let index = 0; index <= count; index++) {
      const s = (face.length * index) / count
      paint.area(
        light.on('#e9dcc6', face.brightness * 0.9),
        rectangle(face, Math.max(0, s - 0.3), Math.min(face.length, s + 0.3), 0, 4.7),
      )
    }
    scene.put(paint.svg())
  }
  const canopy = brush()
  const [s0, s1] = [front.length * 0.3, front.length * 0.58]
  slab(canopy, light, front, stone, [s0, s1], 4.1, 0.45, 4)
  for (const s of [s0 + 0.6, s1 - 0.6])
    canopy.area(light.on('#e9dcc6', 0.8), rectangle(front, s - 0.16, s + 0.16, 0, 4.1, 3.6))
  scene.put(canopy.svg())
}

function drawPlaza(scene: Scene, frame: Frame, wide: number): void {
  const { random } = scene
  const [first, second] = localTrees(scene)
  const stamps = [treeStamp(scene, first), treeStamp(scene, random.pick(['palm', second]))] as const
  const plant = (u: number, w: number, height: number, kind: 0 | 1) =>
    scene.put(
      stamps[kind](frame.point(u, w, 0), (frame.scale(u, w) * height) / 100, {
        flip: random.chance(0.5),
        shade: true,
      }),
    )
  plant(-9, -4, 9, 0)
  plant(wide + 3, -3, 8, 1)
  drawPeople(scene, frame, [
    [wide * 0.4, -7],
    [wide * 0.47, -7.4],
    [wide * 0.75, -9],
  ])
  plant(wide + 9, -7, 8, 0)
  const beds = [-3, 2, wide * 0.66, wide * 0.85].map((u) => {
    const scale = frame.scale(u, -11)
    return { at: frame.point(u, -11, 0.5), across: scale * 2.2, down: scale * 0.55 }
  })
  scene.put(foliage(random, scene.light, greens.hedge, beds, 5, 3))
  drawRoad(scene, frame, roadEdge(scene, frame), -15)
  drawTraffic(scene, frame, [roadEdge(scene, frame), -15])
  if (random.chance(0.5)) plant(-5, -13, 8, 1)
}
