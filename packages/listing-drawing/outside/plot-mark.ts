import { makeMass, rectangle } from '#drawing/building/mass.ts'
import type { Frame } from '#drawing/kit/camera.ts'
import type { Scene } from '#drawing/kit/scene.ts'
import { box, brush, disc, type Point, path } from '#drawing/kit/svg.ts'

export const post = (frame: Frame, u: number, w: number, high: number, half: number): Point[] => [
  frame.point(u - half, w, 0),
  frame.point(u - half, w, high),
  frame.point(u + half, w, high),
  frame.point(u + half, w, 0),
]

/**
 * Boundary stones at the corners and along the sides, white with a red head, and the survey line.
 */
export function drawStones(scene: Scene, frame: Frame, wide: number, deep: number): void {
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
      `M${Math.round(flag[0] + 2)} ${Math.round(flag[1] - scale * 2.4)}` +
        `l${Math.round(scale)} ${Math.round(scale * 0.32)}-${Math.round(scale)} ` +
        `${Math.round(scale * 0.34)}z`,
      light.on('#e8a62c', 1),
    ),
  )
}

export function drawLamp(scene: Scene, frame: Frame, u: number, w: number): void {
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
export function drawBoard(scene: Scene, frame: Frame, u: number, w: number): void {
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
