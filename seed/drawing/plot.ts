import type { Frame } from './camera.ts'
import { mix } from './color.ts'
import { foliage, greens } from './foliage.ts'
import { drawGround, drawRoad, roadEdge } from './ground.ts'
import { drawHorizon, pickBackdrop, treeline } from './horizon.ts'
import { castShadow, makeMass, paintMass, rectangle, slab } from './mass.ts'
import { schemes } from './opening.ts'
import { drawHipRoof } from './roof.ts'
import type { Scene } from './scene.ts'
import { drawSky } from './sky.ts'
import { area, box, brush, disc, type Point, path } from './svg.ts'
import { drawEdges } from './tower.ts'
import { localTrees, treeStamp } from './tree.ts'

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

const post = (frame: Frame, u: number, w: number, high: number, half: number): Point[] => [
  frame.point(u - half, w, 0),
  frame.point(u - half, w, high),
  frame.point(u + half, w, high),
  frame.point(u + half, w, 0),
]

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

/** Boundary stones at the corners and along the sides, white with a red head, and the survey line. */
function drawStones(scene: Scene, frame: Frame, wide: number, deep: number): void {
  const { light } = scene
  const corners = [
    [0, deep],
    [wide, deep],
    [wide, 0],
    [0, 0],
  ] as const
  const lines = brush()
  const top = ([u, w]: readonly [number, number]) => frame.point(u, w, 0.75)
  corners.forEach((corner, index) => {
    const next = corners[(index + 1) % 4] ?? corner
    lines.line(light.on('#fff3d6', 1), 1.5, [top(corner), top(next)])
  })
  scene.put(lines.svg())
  const sides = corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % 4] ?? corner
    return [0, 1 / 3, 2 / 3].map(
      (part) =>
        [
          corner[0] + (next[0] - corner[0]) * part,
          corner[1] + (next[1] - corner[1]) * part,
        ] as const,
    )
  })
  const far = [...sides].sort(
    (a, b) => frame.place(b[0], b[1], 0)[1] - frame.place(a[0], a[1], 0)[1],
  )
  const [stone, head] = [brush(), brush()]
  for (const [u, w] of far) {
    const high = sides.indexOf([u, w]) % 3 === 0 ? 1.15 : 1
    stone.area(
      light.shadow,
      frame.ground([
        [u - 0.2, w],
        [u + 0.2, w],
        [u + 0.2 - light.from, w + 0.7],
        [u - 0.2 - light.from, w + 0.7],
      ]),
      0.25,
    )
    stone.area(light.on('#d8cbb8', 0.35), [
      frame.point(u - 0.22, w + 0.4, 0),
      frame.point(u - 0.22, w + 0.4, high),
      frame.point(u - 0.22, w, high),
      frame.point(u - 0.22, w, 0),
    ])
    stone.area(light.on('#fbf5e8', 0.95), post(frame, u, w, high, 0.22))
    head.area(light.on('#c4452f', 0.95), [
      frame.point(u - 0.22, w, high - 0.35),
      frame.point(u - 0.22, w, high),
      frame.point(u + 0.22, w, high),
      frame.point(u + 0.22, w, high - 0.35),
    ])
  }
  scene.put(stone.svg(), head.svg())
  const flag = frame.point(wide * 0.5, 0, 0)
  const scale = frame.scale(wide * 0.5, 0)
  scene.put(
    box(flag[0] - 2, flag[1] - scale * 2.4, 4, scale * 2.4, light.on('#6b4c3a', 0.6)),
    path(
      `M${Math.round(flag[0] + 2)} ${Math.round(flag[1] - scale * 2.4)}l${Math.round(scale)} ${Math.round(scale * 0.32)}-${Math.round(scale)} ${Math.round(scale * 0.34)}z`,
      light.on('#e8a62c', 1),
    ),
  )
}

function drawLamp(scene: Scene, frame: Frame, u: number, w: number): void {
  const { light } = scene
  const [x, y] = frame.point(u, w, 0)
  const scale = frame.scale(u, w)
  const top = y - scale * 6.4
  const paint = brush()
  paint.line(light.on('#6f6662', 0.7), Math.max(2.5, scale * 0.12), [
    [x, y],
    [x, top],
    [x - scale * 1.5, top - scale * 0.15],
  ])
  paint.line(light.lamps ? '#ffe6a6' : light.on('#efe9dc', 1), scale * 0.16, [
    [x - scale * 1.7, top - scale * 0.1],
    [x - scale * 0.9, top - scale * 0.06],
  ])
  scene.put(paint.svg())
  if (!light.lamps) return
  const at: Point = [x - scale * 1.3, top]
  scene.put(
    disc(
      at[0],
      at[1],
      scale * 2.4,
      scale * 2.4,
      scene.radial(at, scale * 2.4, [
        [0, '#ffdf9a', 0.75],
        [1, '#ffdf9a', 0],
      ]),
    ),
  )
}

/** The layout's board: a drawn plan of plots instead of words. */
function drawBoard(scene: Scene, frame: Frame, u: number, w: number): void {
  const { light } = scene
  const face = makeMass(scene, frame, { u, w, wide: 3.4, deep: 0.2, base: 0, top: 3 }).front
  const paint = brush()
  for (const s of [0.3, 3])
    paint.area(light.on('#6b4c3a', 0.6), rectangle(face, s - 0.08, s + 0.08, 0, 1.2))
  paint.area(light.on('#7d4a36', 0.8), rectangle(face, -0.1, 3.5, 1, 3.1))
  paint.area(light.on('#f7eddb', 1), rectangle(face, 0, 3.4, 1.1, 3))
  for (const s of [0.25, 0.95, 1.65, 2.35]) {
    paint.area(
      light.on(s === 1.65 ? '#c4562f' : '#a9bd7a', 0.95),
      rectangle(face, s, s + 0.55, 2.2, 2.8),
    )
    paint.area(light.on('#d9c59c', 0.95), rectangle(face, s, s + 0.55, 1.3, 1.85))
  }
  scene.put(paint.svg())
}
