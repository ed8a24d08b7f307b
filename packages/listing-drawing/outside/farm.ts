import { castShadow, makeMass, paintMass, rectangle } from '#drawing/building/mass.ts'
import { drawHipRoof } from '#drawing/building/roof.ts'
import type { Frame } from '#drawing/kit/camera.ts'
import type { Scene } from '#drawing/kit/scene.ts'
import { area, box, brush, disc, line, path, round } from '#drawing/kit/svg.ts'

/** The pump house or farm shed under its tiles. */
export function drawFarmhouse(scene: Scene, frame: Frame, u: number, w: number): void {
  const { light, random } = scene
  const house = makeMass(scene, frame, { u, w, wide: 8, deep: 5.5, base: 0, top: 3 })
  scene.put(castShadow(scene, house))
  paintMass(scene, house, random.pick(['#f0e2c8', '#e9c6a0', '#dfe3d2']))
  const paint = brush()
  paint.area(light.on('#7a4630', 0.7), rectangle(house.front, 3, 4.4, 0, 2.2))
  for (const s of [1, 5.6])
    paint.area(
      light.lamps ? '#ffd48a' : light.on('#5b6f74', 0.7),
      rectangle(house.front, s, s + 1.2, 1, 2.1),
    )
  scene.put(paint.svg())
  drawHipRoof(scene, frame, { u0: u, u1: u + 8, w0: w, w1: w + 5.5, eave: 3, ridge: 5 }, '#b0512f')
}

/** An open well: a ring of stone, its posts and the wheel for the rope. */
export function drawWell(scene: Scene, frame: Frame, u: number, w: number): void {
  const { light } = scene
  const [x, y] = frame.point(u, w, 0)
  const scale = frame.scale(u, w)
  const across = scale * 1.7
  const down = across * 0.3
  const lip = y - scale * 0.9
  const stone = scene.fade([
    [0, light.on('#c6ad90', 0.9)],
    [1, light.on('#a38871', 0.5)],
  ])
  scene.put(
    disc(
      x - light.from * across * 0.5,
      y + 2,
      across * 1.4,
      down * 1.1,
      light.shadow,
      ' opacity=".25"',
    ),
    area(
      [
        [x - across, lip],
        [x + across, lip],
        [x + across * 1.02, y],
        [x + across * 0.5, y + down * 0.85],
        [x - across * 0.5, y + down * 0.85],
        [x - across * 1.02, y],
      ],
      stone,
    ),
    disc(x, lip, across, down, light.on('#d9c3a5', 0.95)),
    disc(x, lip + 1, across * 0.82, down * 0.76, light.on('#3b3a40', 0.4)),
    line(
      `M${x - across * 0.85} ${lip}v${-scale * 2}M${x + across * 0.85} ${lip}v${-scale * 2}` +
        `M${x - across} ${lip - scale * 1.9}h${across * 2}`,
      light.on('#6d4a36', 0.6),
      scale * 0.16,
      round,
    ),
    line(`M${x} ${lip - scale * 1.9}v${scale * 1.7}`, light.on('#e9d9bb', 0.8), 1.5),
    disc(x, lip - scale * 1.75, scale * 0.24, scale * 0.24, light.on('#4a3a36', 0.6)),
  )
}

/** A red tractor, small in the rows. */
export function drawTractor(scene: Scene, frame: Frame, u: number, w: number): void {
  const { light, random } = scene
  const red = light.on(random.pick(['#c0432f', '#2f6f86', '#4f7f45']), 0.9)
  const tyre = (x: number, radius: number) =>
    disc(x, -radius, radius, radius, light.on('#332d31', 0.5)) +
    disc(x, -radius, radius * 0.45, radius * 0.45, light.on('#e6b540', 0.9))
  const drawn =
    disc(0, 0, 190, 18, light.shadow, ' opacity=".3"') +
    path('M-30-78h150q24 4 24 34v22h-176z', red) +
    path('M-110-96q10-46 60-46h36v80h-70z', red) +
    box(-96, -236, 118, 12, light.on('#403639', 0.6)) +
    line('M-88-226v100M12-226v110M96-80v-66', light.on('#403639', 0.6), 8) +
    tyre(-80, 62) +
    tyre(104, 36)
  scene.put(
    scene.stamp(drawn)(frame.point(u, w, 0), frame.scale(u, w) / 100, { flip: random.chance(0.5) }),
  )
}
