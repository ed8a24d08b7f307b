import { nearDoor } from '#drawing/building/door.ts'
import { castShadow, makeMass, paintMass, rectangle, slab } from '#drawing/building/mass.ts'
import { dropShadow, nearWindow } from '#drawing/building/near.ts'
import type { Finish } from '#drawing/building/opening.ts'
import { nearRailing } from '#drawing/building/railing.ts'
import { drawGableRoof, drawHipRoof, drawSlope } from '#drawing/building/roof.ts'
import type { Frame } from '#drawing/kit/camera.ts'
import { mix } from '#drawing/kit/color.ts'
import type { Scene } from '#drawing/kit/scene.ts'
import { area, brush } from '#drawing/kit/svg.ts'

const tiles = ['#b5522f', '#a8482c', '#c0623a', '#9c4a34'] as const

/** A ground floor with a veranda, and a smaller upper floor with its own gable. */
export function drawTiledVilla(scene: Scene, frame: Frame, finish: Finish): void {
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
  for (const { face, spans } of openings.filter(({ face }) => face.seen)) {
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
  if (low.side.seen) {
    nearWindow(scene, side, low.side, [1.4, 2.8], [1.1, 2.6], finish)
    nearWindow(scene, side, low.side, [5.4, 6.8], [1.1, 2.6], finish)
  }
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
