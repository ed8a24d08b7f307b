import type { Frame } from './camera.ts'
import { mix } from './color.ts'
import { foliage, greens } from './foliage.ts'
import { compoundWall, drawGround, gate, strip } from './ground.ts'
import { drawHorizon, pickBackdrop } from './horizon.ts'
import { castShadow, makeMass, paintMass, rectangle, slab } from './mass.ts'
import { drawModernVilla } from './modern-villa.ts'
import { dropShadow, nearDoor, nearRailing, nearWindow } from './near.ts'
import { type Finish, glassFor, schemes } from './opening.ts'
import { drawGableRoof, drawHipRoof, drawSlope } from './roof.ts'
import type { Scene } from './scene.ts'
import { drawSky } from './sky.ts'
import { area, brush } from './svg.ts'
import { localTrees, treeStamp } from './tree.ts'

const tiles = ['#b5522f', '#a8482c', '#c0623a', '#9c4a34'] as const

/** A house in its garden: tiled with a veranda, more often in the south, or flat-roofed and new. */
export function drawVilla(scene: Scene): void {
  const { random } = scene
  const horizon = random.between(625, 655)
  scene.look({ eye: random.between(1.9, 2.7), horizon, focal: random.between(1160, 1260) })
  drawSky(scene)
  drawHorizon(scene, pickBackdrop(scene))
  drawGround(scene, '#98a964')

  const south = scene.city !== 'Delhi' && scene.city !== 'Mumbai'
  const tiled = random.chance(south ? 0.6 : 0.3)
  const frame = scene.frame(
    random.between(-7.4, -6.2),
    random.between(20, 22.5),
    random.between(15, 24),
  )
  plantBehind(scene, frame)
  const finish: Finish = {
    ...random.pick(schemes),
    railing: random.pick(tiled ? ['bars', 'solid'] : ['glass', 'bars', 'glass']),
    glass: glassFor(scene),
    fine: true,
  }
  if (tiled) drawTiledVilla(scene, frame, finish)
  else drawModernVilla(scene, frame, finish)
  drawGarden(scene, frame)
}

function plantBehind(scene: Scene, frame: Frame): void {
  const [first, second] = localTrees(scene)
  for (const [kind, u, w, height] of [
    [first, -6, 12, 11],
    [second, 17, 9, 10],
    [second, 6, 16, 12],
  ] as const) {
    scene.put(treeStamp(scene, kind)(frame.point(u, w, 0), (frame.scale(u, w) * height) / 100))
  }
}

/** Ground floor under a veranda, a smaller upper floor under its own gable. */
function drawTiledVilla(scene: Scene, frame: Frame, finish: Finish): void {
  const { random, light } = scene
  const tile = random.pick(tiles)
  const wide = random.between(12, 14)
  const low = makeMass(scene, frame, { u: 0, w: 0, wide, deep: 9, base: 0, top: 3.7 })
  const upperWide = wide * random.between(0.46, 0.56)
  const upperFrom = random.chance(0.5) ? wide - upperWide - 0.8 : 1
  const high = makeMass(scene, frame, {
    u: upperFrom,
    w: 1.6,
    wide: upperWide,
    deep: 6.4,
    base: 3.7,
    top: 6.9,
  })

  scene.put(
    castShadow(scene, makeMass(scene, frame, { u: 0, w: 0, wide, deep: 9, base: 0, top: 7 })),
  )
  paintMass(scene, low, finish.wall)
  drawHipRoof(scene, frame, { u0: 0, u1: wide, w0: 0, w1: 9, eave: 3.7, ridge: 6.2 }, tile)
  paintMass(scene, high, finish.wall)
  const middle = upperWide / 2
  const openings = [
    {
      face: high.side,
      spans: [
        [1.2, 2.4],
        [4, 5.2],
      ],
    },
    { face: high.front, spans: [[middle - 1.5, middle + 1.5]] },
  ] as const
  for (const { face, spans } of openings) {
    const paint = brush()
    for (const span of spans) nearWindow(scene, paint, face, span, [4.9, 6.25], finish)
    dropShadow(scene, paint, face, [0, face.length], 6.9, 0.7)
    scene.put(paint.svg())
  }
  drawGableRoof(
    scene,
    frame,
    { u0: upperFrom, u1: upperFrom + upperWide, w0: 1.6, w1: 8, eave: 6.9, ridge: 8.9 },
    tile,
    mix(finish.wall, finish.accent, 0.12),
  )

  const side = brush()
  nearWindow(scene, side, low.side, [1.4, 2.8], [1.1, 2.6], finish)
  nearWindow(scene, side, low.side, [5.4, 6.8], [1.1, 2.6], finish)
  const ground = brush()
  ground.area(light.shadow, rectangle(low.front, 0.4, wide - 0.4, 0, 3.5), 0.3)
  const door = wide * random.between(0.42, 0.58)
  nearWindow(scene, ground, low.front, [1.4, 3.4], [1, 2.6], finish, false)
  nearWindow(scene, ground, low.front, [wide - 3.8, wide - 1.6], [1, 2.6], finish, false)
  nearDoor(scene, ground, low.front, [door - 0.75, door + 0.75], 0.45)
  scene.put(side.svg(), ground.svg())
  drawVeranda(scene, frame, wide, finish, tile, door)
}

/** A raised floor, round pillars and a lean-to roof along the whole front. */
function drawVeranda(
  scene: Scene,
  frame: Frame,
  wide: number,
  finish: Finish,
  tile: string,
  door: number,
): void {
  const { light } = scene
  const deep = 2.6
  const floor = makeMass(scene, frame, { u: 0, w: -deep, wide, deep, base: 0, top: 0.45 })
  paintMass(scene, floor, '#c9a98a')
  const paint = brush()
  paint.area(
    light.on('#a8503a', 0.95),
    frame.ground(
      [
        [0, -deep],
        [wide, -deep],
        [wide, 0],
        [0, 0],
      ],
      0.45,
    ),
  )
  for (const step of [0, 1]) {
    const out = 0.4 * (step + 1)
    slab(
      paint,
      light,
      floor.front,
      '#dcc3a2',
      [door - 1.4, door + 1.4],
      0.3 - 0.16 * step - 0.15,
      0.16,
      out,
    )
    paint.area(
      light.on('#e7d3b4', 0.95),
      frame.ground(
        [
          [door - 1.4, -deep - out],
          [door + 1.4, -deep - out],
          [door + 1.4, -deep - out + 0.4],
          [door - 1.4, -deep - out + 0.4],
        ],
        0.3 - 0.16 * step + 0.01,
      ),
    )
  }
  const posts = [0.3, wide * 0.27, door - 1.7, door + 1.7, wide * 0.77, wide - 0.3]
  for (const post of posts) {
    const face = floor.front
    paint.area(
      light.on(finish.trim, face.brightness),
      rectangle(face, post - 0.17, post + 0.17, 0.45, 2.95),
    )
    paint.area(
      light.on(finish.trim, face.brightness * 0.4),
      rectangle(face, post - 0.17, post - 0.02, 0.45, 2.95),
    )
    paint.area(
      light.on(finish.trim, face.brightness + 0.15),
      rectangle(face, post - 0.27, post + 0.27, 0.45, 0.75),
    )
    paint.area(
      light.on(finish.trim, face.brightness + 0.15),
      rectangle(face, post - 0.27, post + 0.27, 2.75, 2.98),
    )
  }
  nearRailing(scene, paint, floor.front, [0.3, door - 1.7], 0.45, 0, { ...finish, railing: 'bars' })
  nearRailing(scene, paint, floor.front, [door + 1.7, wide - 0.3], 0.45, 0, {
    ...finish,
    railing: 'bars',
  })
  scene.put(paint.svg())
  const end = frame.point(-0.5, 0, 3.9)
  scene.put(
    area(
      [frame.point(-0.5, -deep - 0.6, 2.85), frame.point(-0.5, 0, 2.95), end],
      light.on(finish.trim, 0.3),
    ),
  )
  drawSlope(
    scene,
    [
      frame.point(-0.5, -deep - 0.6, 2.85),
      frame.point(wide + 0.5, -deep - 0.6, 2.85),
      frame.point(wide + 0.5, 0, 3.95),
      end,
    ],
    tile,
    0.8,
  )
}

/** Path, lawn edges, shrubs and the wall to the lane. */
function drawGarden(scene: Scene, frame: Frame): void {
  const { random, light } = scene
  const path = frame.ground([
    [5.2, -3.4],
    [8, -3.4],
    [8.8, -14],
    [4.4, -14],
  ])
  scene.put(area(path, light.on('#d6b894', 0.9)))
  const shrubs = (spots: readonly (readonly [number, number, number])[], leaves = greens.hedge) => {
    const clumps = spots.map(([u, w, size]) => {
      const scale = frame.scale(u, w)
      return { at: frame.point(u, w, size * 0.5), across: scale * size, down: scale * size * 0.7 }
    })
    scene.put(foliage(random, light, leaves, clumps, 5, 3))
  }
  shrubs([
    [-0.8, -3.6, 0.8],
    [1.4, -3.7, 0.7],
    [3.6, -3.6, 0.6],
  ])
  shrubs(
    [
      [10, -3.8, 0.8],
      [12.4, -3.4, 0.9],
    ],
    random.pick([greens.bougainvillea, greens.laburnum]),
  )
  const [first, second] = localTrees(scene)
  const near = treeStamp(scene, random.pick(['palm', first]))
  scene.put(
    near(frame.point(-4.6, -3, 0), (frame.scale(-4.6, -3) * random.between(5, 7)) / 100, {
      shade: true,
    }),
  )
  const wall = -7.5
  compoundWall(scene, frame, wall, [4.4, 8.8], random.pick(['#e2c6a0', '#d9b48e', '#efe2cb']), 1.05)
  if (random.chance(0.6)) gate(scene, frame, wall, 4.7, 8.5, '#54423f', 1.2)
  scene.put(strip(scene, frame, -40, wall - 0.8, '#b7a48d'))
  shrubs(
    [
      [0, wall - 0.5, 0.5],
      [1.8, wall - 0.5, 0.55],
      [11, wall - 0.5, 0.55],
      [13, wall - 0.5, 0.5],
    ],
    greens.bougainvillea,
  )
  const front = treeStamp(scene, second)
  scene.put(front(frame.point(14.6, -5, 0), (frame.scale(14.6, -5) * 7) / 100, { shade: true }))
}
