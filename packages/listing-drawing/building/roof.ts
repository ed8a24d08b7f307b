import type { Frame } from '#drawing/kit/camera.ts'
import { type Color, mix } from '#drawing/kit/color.ts'
import type { Scene } from '#drawing/kit/scene.ts'
import { area, box, brush, disc, type Point, tidy } from '#drawing/kit/svg.ts'

/** The round black water tank that stands on every Indian roof. `size` is its height in pixels. */
export function drawTank(scene: Scene, [x, y]: Point, size: number): void {
  const { light } = scene
  const half = size * 0.42
  const dark = light.on('#3d393f', 0.3)
  const lit = light.from * half * 0.25
  scene.put(
    box(x - half, y - size * 0.82, half * 2, size * 1.05, dark, ` rx="${tidy(size * 0.08)}"`),
    box(x + lit, y - size * 0.8, half * 0.5, size * 0.8, light.on('#6a646a', 0.8)),
    disc(x, y - size * 0.82, half, size * 0.15, light.on('#6f6a70', 0.8)),
  )
}

type RoofSpan = {
  u0: number
  u1: number
  w0: number
  w1: number
  eave: number
  ridge: number
}

const over = 0.75

/** A tiled roof with four slopes, of which the front and the left are visible. */
export function drawHipRoof(scene: Scene, frame: Frame, span: RoofSpan, tile: Color): void {
  const { u0, u1, w0, w1, eave, ridge } = span
  const middle = (w0 + w1) / 2
  const run = Math.min((w1 - w0) / 2, (u1 - u0) / 2.4)
  const front = [
    frame.point(u0 - over, w0 - over, eave),
    frame.point(u1 + over, w0 - over, eave),
    frame.point(u1 - run, middle, ridge),
    frame.point(u0 + run, middle, ridge),
  ] as const
  const back = frame.point(u0 - over, w1 + over, eave)
  drawSlope(scene, [back, front[0], front[3], front[3]], tile, 0.1)
  drawSlope(scene, front, tile, 0.75)
}

/** A tiled roof with its gable to the street; the left slope and the gable wall are visible. */
export function drawGableRoof(
  scene: Scene,
  frame: Frame,
  span: RoofSpan,
  tile: Color,
  wall: Color,
): void {
  const { light } = scene
  const { u0, u1, w0, w1, eave, ridge } = span
  const middle = (u0 + u1) / 2
  const apex = (w: number) => frame.point(middle, w, ridge)
  const drop = ((ridge - eave) * over) / ((u1 - u0) / 2)
  const left = (w: number) => frame.point(u0 - over, w, eave - drop)
  const right = (w: number) => frame.point(u1 + over, w, eave - drop)
  const front = w0 - 0.5
  const thick = frame.scale(middle, front) * 0.3
  const lower = ([x, y]: Point): Point => [x, y + thick]
  scene.put(
    area(
      [frame.point(u0, w0, eave), frame.point(middle, w0, ridge), frame.point(u1, w0, eave)],
      light.on(wall, 0.9),
    ),
  )
  drawSlope(scene, [left(w1 + over), left(front), apex(front), apex(w1 + over)], tile, 0.25)
  const board = light.on(mix(tile, '#fff1dc', 0.72), 0.9)
  const under = light.on('#5b4038', 0.3)
  scene.put(
    area(
      [
        lower(lower(left(front))),
        lower(lower(apex(front))),
        lower(lower(right(front))),
        lower(right(front)),
        lower(apex(front)),
        lower(left(front)),
      ],
      under,
      ' opacity=".5"',
    ),
    area(
      [
        left(front),
        apex(front),
        right(front),
        lower(right(front)),
        lower(apex(front)),
        lower(left(front)),
      ],
      board,
    ),
  )
}

/**
 * Draws one slope from its left and right eave and its right and left ridge, with courses of tile
 * across and down it.
 */
export function drawSlope(
  scene: Scene,
  [a, b, c, d]: readonly [Point, Point, Point, Point],
  tile: Color,
  brightness: number,
): void {
  const { light } = scene
  const lit = light.on(tile, brightness)
  const between = (from: Point, to: Point, part: number): Point => [
    from[0] + (to[0] - from[0]) * part,
    from[1] + (to[1] - from[1]) * part,
  ]
  const fill = scene.fade([
    [0, light.on(mix(tile, '#ffcf9f', 0.2), brightness + 0.1)],
    [1, lit],
  ])
  const paint = brush()
  const dark = light.on(mix(tile, '#4a2018', 0.45), brightness)
  const along = Math.hypot(b[0] - a[0], b[1] - a[1])
  const count = Math.max(5, Math.min(19, Math.round(along / 22)))
  for (let index = 1; index < count; index++) {
    paint.line(
      dark,
      1,
      [between(a, b, index / count), between(d, c, index / count)],
      ' opacity=".5"',
    )
  }
  for (const part of [0.2, 0.4, 0.6, 0.8])
    paint.line(dark, 1.5, [between(a, d, part), between(b, c, part)], ' opacity=".4"')
  const edge = Math.max(3, along / 110)
  paint.line(light.on(mix(tile, '#3a1c18', 0.6), 0.5), edge, [a, b])
  paint.line(light.on(mix(tile, '#ffd9b0', 0.35), brightness + 0.1), edge * 0.8, [d, c])
  scene.put(area([a, b, c, d], fill), paint.svg())
}
