import { castShadow, makeMass, paintMass, rectangle, slab } from '#drawing/building/mass.ts'
import { schemes } from '#drawing/building/opening.ts'
import { drawEdges } from '#drawing/building/parapet.ts'
import { drawHipRoof } from '#drawing/building/roof.ts'
import type { Frame } from '#drawing/kit/camera.ts'
import { mix } from '#drawing/kit/color.ts'
import type { Scene } from '#drawing/kit/scene.ts'
import { area, brush } from '#drawing/kit/svg.ts'
import { foliage, greens } from '#drawing/nature/foliage.ts'
import { drawHorizon, pickBackdrop, treeline } from '#drawing/nature/horizon.ts'
import { drawSky } from '#drawing/nature/sky.ts'
import { localTrees, treeStamp } from '#drawing/nature/tree.ts'
import { drawGround, drawRoad, roadEdge } from '#drawing/street/ground.ts'
import { drawBoard, drawLamp, drawStones, post } from './plot-mark.ts'

const soils = ['#b9825a', '#c39a6b', '#a8764f', '#b49a6c'] as const

/** A plot pegged out in a layout: boundary stones, a survey line, the road before it. */
export function drawPlot(scene: Scene): void {
  const { random } = scene
  const horizon = random.between(370, 420)
  scene.look({ eye: random.between(5.6, 6.6), horizon, focal: 880 })
  drawSky(scene)
  drawHorizon(scene, pickBackdrop(scene))
  drawGround(scene, '#a9ad6c')
  treeline(scene, horizon + 8, 30, 0.4)
  const wide = random.between(13.5, 16)
  const deep = random.between(17, 22)
  const frame = scene.frame(-wide * 0.56, random.between(14.5, 15.5), random.between(10, 17))
  drawLayout(scene, frame, wide, deep)
  drawLand(scene, frame, wide, deep)
  drawStones(scene, frame, wide, deep)
  const [kind, other] = localTrees(scene)
  const stamps = [treeStamp(scene, kind), treeStamp(scene, other)] as const
  const plant = (u: number, w: number, height: number, of: 0 | 1) =>
    scene.put(
      stamps[of](frame.point(u, w, 0), (frame.scale(u, w) * height) / 100, {
        flip: random.chance(0.5),
        shade: true,
      }),
    )
  if (random.chance(0.5)) plant(wide * 0.7, deep * 0.75, 6, 1)
  drawRoad(scene, frame, roadEdge(scene, frame), -4.4)
  drawLamp(scene, frame, wide + 2.4, -1.6)
  drawBoard(scene, frame, 0.4, 0.5)
  plant(-5, 6, 6, 0)
  plant(wide + 6, 9, 7, 0)
}

/** The neighbours: other plots with their pegs, a road behind, a house or two already built. */
function drawLayout(scene: Scene, frame: Frame, wide: number, deep: number): void {
  const { random, light } = scene
  scene.put(
    area(
      frame.ground([
        [-90, deep + 2],
        [140, deep + 2],
        [140, deep + 9],
        [-90, deep + 9],
      ]),
      light.on('#b5a593', 0.85),
    ),
  )
  const trees = treeStamp(scene, localTrees(scene)[1])
  const houses = random
    .shuffle([-22, -4, 14, 34])
    .slice(0, 2)
    .sort((a, b) => b - a)
  for (const u of houses) {
    const finish = random.pick(schemes)
    const tiled = random.chance(0.5)
    const mass = makeMass(scene, frame, {
      u,
      w: deep + 14,
      wide: 12,
      deep: 10,
      base: 0,
      top: tiled ? 3.6 : 6.8,
    })
    scene.put(castShadow(scene, mass))
    paintMass(scene, mass, light.far(finish.wall, 0.12))
    const paint = brush()
    const glass = light.lamps ? '#ffd084' : light.on('#6b8288', 0.8)
    for (const z of tiled ? [1] : [1, 4.2]) {
      for (const s of [1.2, 4.8, 8.6])
        paint.area(glass, rectangle(mass.front, s, s + 2, z, z + 1.5))
      slab(paint, light, mass.front, finish.trim, [0, 12], z + 1.8, 0.2, 0.8)
    }
    scene.put(paint.svg())
    if (tiled)
      drawHipRoof(
        scene,
        frame,
        { u0: u, u1: u + 12, w0: deep + 14, w1: deep + 24, eave: 3.6, ridge: 6.4 },
        '#b0522f',
      )
    else scene.put(drawEdges(scene, mass, finish))
    scene.put(trees(frame.point(u - 3, deep + 13, 0), (frame.scale(u - 3, deep + 13) * 7) / 100))
  }
  const pegs = brush()
  for (const u of [-wide * 2 - 1, -wide - 0.5, wide * 2 + 1, wide * 3]) {
    for (const w of [0, deep]) pegs.area(light.on('#f1e9da', 0.9), post(frame, u, w, 0.6, 0.16))
  }
  scene.put(pegs.svg())
}

/** The ground itself: levelled earth with a few tufts, brighter than all around it. */
function drawLand(scene: Scene, frame: Frame, wide: number, deep: number): void {
  const { random, light } = scene
  const soil = random.pick(soils)
  const outline = frame.ground([
    [0, 0],
    [wide, 0],
    [wide, deep],
    [0, deep],
  ])
  scene.put(
    area(
      outline,
      scene.fade([
        [0, mix(light.on(soil, 0.95), light.sky[2], 0.25)],
        [1, light.on(mix(soil, '#e2b483', 0.2), 0.9)],
      ]),
    ),
  )
  const paint = brush()
  for (let index = 0; index < 9; index++) {
    const [u, w] = [random.between(0.5, wide - 3), random.between(0.6, deep - 0.6)]
    const run = random.between(1.4, 3.2)
    paint.area(
      light.on(mix(soil, '#6d4630', 0.3), 0.7),
      frame.ground([
        [u, w],
        [u + run, w + 0.1],
        [u + run * 0.8, w + 0.3],
        [u + 0.2, w + 0.25],
      ]),
      0.5,
    )
  }
  scene.put(paint.svg())
  const tufts = Array.from({ length: 12 }, () => {
    const [u, w] = random.chance(0.5)
      ? [random.between(0, wide), random.chance(0.5) ? 0.3 : deep - 0.3]
      : [random.between(0, wide), random.between(0, deep)]
    const scale = frame.scale(u, w)
    return { at: frame.point(u, w, 0.15), across: scale * 0.5, down: scale * 0.16 }
  })
  scene.put(foliage(random, light, { ...greens.hedge, bright: '#c3c56f' }, tufts, 3, 3))
}
