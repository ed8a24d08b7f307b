import { mix } from '#drawing/kit/color.ts'
import type { Scene } from '#drawing/kit/scene.ts'
import { area, box, brush, disc, line, type Point, path, round, tidy } from '#drawing/kit/svg.ts'
import { drawBox, floorShadow } from './box.ts'
import { drawPotted, woods } from './furnishing.ts'
import { onBack, type Room } from './room.ts'

/** Gas hob with pots on it, the steel chimney above. */
export function drawHob(scene: Scene, room: Room, x: number): void {
  const { light } = scene
  const y = room.back - 0.3
  const steel = light.on('#c9cbc6', 0.85)
  const hood = [
    scene.point([x - 0.36, y, 1.62]),
    scene.point([x + 0.36, y, 1.62]),
    scene.point([x + 0.14, y, 1.95]),
    scene.point([x - 0.14, y, 1.95]),
  ]
  scene.put(
    area(
      onBack(scene, room, x - 0.14, x + 0.14, 1.95, 2.86, y),
      scene.fade([
        [0, light.on('#b7bab6', 0.7)],
        [1, steel],
      ]),
    ),
    area(hood, steel),
    area(onBack(scene, room, x - 0.38, x + 0.38, 1.56, 1.63, y), light.on('#e4e4de', 1)),
  )
  const [px, py] = scene.point([x, y, 0.92])
  const copper = light.on('#b8683f', 0.8)
  scene.put(
    box(px - 66, py - 3, 132, 8, light.on('#3b3539', 0.5), ' rx="3"'),
    path(
      `M${tidy(px - 54)} ${tidy(py - 34)}h44v26q0 6-6 6h-32q-6 0-6-6z`,
      light.on('#cfd1cb', 0.9),
    ),
    disc(px - 32, py - 34, 24, 5, light.on('#eceae2', 1)),
    line(`M${tidy(px - 32)} ${tidy(py - 40)}v-5`, light.on('#3b3539', 0.6), 7, round),
    path(`M${tidy(px + 8)} ${tidy(py - 20)}h46q-2 17-12 18h-22q-10-1-12-18z`, copper),
    line(`M${tidy(px + 54)} ${tidy(py - 18)}l22-7`, light.on('#4a3a36', 0.7), 5, round),
  )
}

export function drawSink(scene: Scene, room: Room, x: number): void {
  const { light } = scene
  const [px, py] = scene.point([x, room.back - 0.3, 0.915])
  const steel = light.on('#d5d6d0', 0.95)
  scene.put(
    box(px - 48, py - 4, 96, 9, light.on('#8e908c', 0.7), ' rx="3"'),
    line(`M${tidy(px)} ${tidy(py - 4)}v-36q0-14 14-14t14 14v6`, steel, 6, round),
  )
  const [gx, gy] = scene.point([x + 0.62, room.back - 0.2, 0.915])
  scene.put(
    path(`M${tidy(gx - 12)} ${tidy(gy)}l-3-20h30l-3 20z`, light.on('#c47a4f', 0.85)),
    line(
      `M${tidy(gx)} ${tidy(gy - 20)}q-12-16-18-18M${tidy(gx)} ${tidy(gy - 20)}q0-18 2-26` +
        `M${tidy(gx)} ${tidy(gy - 20)}q12-12 20-14`,
      light.on('#6f9650', 0.9),
      6,
      round,
    ),
  )
}

/** An open shelf with steel tumblers, brass and spice jars; a rack of plates under it. */
export function drawShelf(scene: Scene, room: Room, hob: number): void {
  const { light, random } = scene
  const [x0, x1] = [hob + 0.55, room.right - 0.15]
  const paint = brush()
  const y = room.back - 0.2
  const place = (x: number, z: number): Point => scene.point([x, y, z])
  const jars = ['#c4562f', '#d9a02f', '#7f8f4a', '#8a4a35', '#e9d9b0'] as const
  const each = (x1 - x0) / 6
  for (let jar = 0; jar < 6; jar++) {
    const [px, py] = place(x0 + each * (jar + 0.5), 0.92)
    const high = random.between(18, 30)
    paint.area(light.on(random.pick(jars), 0.9), [
      [px - 9, py],
      [px - 9, py - high],
      [px + 9, py - high],
      [px + 9, py],
    ])
    paint.area(light.on('#d8d7cf', 1), [
      [px - 10, py - high],
      [px - 10, py - high - 6],
      [px + 10, py - high - 6],
      [px + 10, py - high],
    ])
  }
  scene.put(paint.svg())
}

export function drawFridge(scene: Scene, room: Room): void {
  const { light, random } = scene
  const color = random.pick(['#d9dad4', '#b7bcba', '#c9b59a', '#a8453a'])
  const [x0, y0, y1] = [room.left, 3.55, 4.35]
  const x1 = x0 + 0.72
  floorShadow(scene, [x0, x1], [y0, y1])
  drawBox(scene, { x: [x0, x1], y: [y0, y1], z: [0.04, 1.78] }, color, 8)
  const paint = brush()
  const at = (y: number, z: number) => scene.point([x1, y, z])
  paint.line(light.on('#6b6a68', 0.6), 2.5, [at(y0, 1.22), at(y1, 1.22)])
  for (const [low, up] of [
    [0.7, 1.12],
    [1.32, 1.6],
  ] as const)
    paint.line(light.on('#f4f2ea', 1), 5, [at(y0 + 0.1, low), at(y0 + 0.1, up)], round)
  scene.put(paint.svg())
}

/** A work table in the middle, with stools, or a small dining table with a runner. */
export function drawIsland(scene: Scene, room: Room, stone: string, stools: boolean): void {
  const { random, light } = scene
  const wood = random.pick(woods)
  const [x0, x1] = [-0.35 + (room.left + room.right) / 2, 1.35 + (room.left + room.right) / 2]
  const y: readonly [number, number] = [3, 3.65]
  floorShadow(scene, [x0, x1], y)
  drawBox(scene, { x: [x0 + 0.05, x1 - 0.05], y: [y[0] + 0.05, y[1]], z: [0.02, 0.82] }, wood)
  const slats = brush()
  for (let slat = 1; slat < 7; slat++)
    slats.line(light.on(mix(wood, '#2b1a18', 0.35), 0.6), 2, [
      scene.point([x0 + (slat * (x1 - x0)) / 7, y[0] + 0.05, 0.04]),
      scene.point([x0 + (slat * (x1 - x0)) / 7, y[0] + 0.05, 0.8]),
    ])
  scene.put(slats.svg())
  drawBox(scene, { x: [x0, x1], y, z: [0.82, 0.88] }, stone, 3)
  const [px, py] = scene.point([(x0 + x1) / 2 - 0.2, 3.3, 0.88])
  scene.put(
    path(`M${tidy(px - 52)} ${tidy(py - 16)}q52 44 104 0z`, light.on('#c79a45', 0.9)),
    disc(px - 24, py - 20, 15, 14, light.on('#e0913a', 0.95)),
    disc(px + 4, py - 22, 16, 15, light.on('#c9503a', 0.95)),
    disc(px + 29, py - 19, 14, 13, light.on('#a9b24f', 0.95)),
    disc(px, py - 15, 53, 7, light.on('#e9c777', 1)),
  )
  if (stools) drawStools(scene, [x0 + 0.4, x1 - 0.4], wood)
  else drawPotted(scene, room.right - 0.4, 3.9, 1.15)
}

function drawStools(scene: Scene, at: readonly number[], wood: string): void {
  const { light } = scene
  for (const x of at) {
    const [sx, sy] = scene.point([x, 2.7, 0.62])
    const [, ground] = scene.point([x, 2.7, 0])
    scene.put(
      line(
        `M${tidy(sx - 36)} ${tidy(sy)}L${tidy(sx - 48)} ${tidy(ground)}` +
          `M${tidy(sx + 36)} ${tidy(sy)}L${tidy(sx + 48)} ${tidy(ground)}` +
          `M${tidy(sx - 42)} ${tidy((sy + ground) / 2)}h84`,
        light.on(wood, 0.35),
        9,
        round,
      ),
      disc(sx, sy + 7, 54, 16, light.on(wood, 0.4)),
      disc(sx, sy, 54, 16, light.on(mix(wood, '#f1d9b0', 0.25), 0.95)),
    )
  }
}

export function drawPendants(scene: Scene, room: Room): void {
  const { light, random } = scene
  const color = random.pick(['#c79a45', '#b5532f', '#4d6f7a'])
  const middle = (room.left + room.right) / 2
  for (const x of [middle + 0.1, middle + 0.95]) {
    const [px, py] = scene.point([x, 3.3, 2.05])
    const [, top] = scene.point([x, 3.3, room.high])
    const glow = scene.radial([px, py + 6], 120, [
      [0, '#ffe6b0', 0.5],
      [1, '#ffe6b0', 0],
    ])
    scene.put(
      line(`M${tidy(px)} ${tidy(py)}V${tidy(top)}`, light.on('#4a3d3a', 0.7), 2),
      disc(px, py + 6, 120, 120, glow),
      path(`M${tidy(px - 46)} ${tidy(py + 4)}q2-44 46-50 44 6 46 50z`, light.on(color, 0.9)),
      disc(px, py + 4, 46, 8, light.on('#fff0cc', 1)),
    )
  }
}
