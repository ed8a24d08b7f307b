import { mix } from '#drawing/kit/color.ts'
import type { Scene } from '#drawing/kit/scene.ts'
import { area, brush, disc, line, type Point, path, round, tidy } from '#drawing/kit/svg.ts'
import { foliage, greens } from '#drawing/nature/foliage.ts'
import { drawBox, floorShadow } from './box.ts'
import { cloths, drawPotted, woods } from './furnishing.ts'

export function drawParapet(scene: Scene, edge: number): void {
  const { light, random } = scene
  const at = (x: number, z: number): Point => scene.point([x, edge, z])
  const paint = brush()
  const kind = random.whole(0, 2)
  const rail = light.on(random.pick(woods), 0.85)
  if (kind === 0) {
    paint.area(
      mix(light.sky[1], '#eef6f2', 0.5),
      [at(-4, 0.1), at(-4, 1), at(4, 1), at(4, 0.1)],
      0.3,
    )
    for (let x = -3.2; x <= 3.2; x += 1.07)
      paint.line(light.on('#e9e4d8', 0.95), 6, [at(x, 0), at(x, 1.02)])
  } else if (kind === 1) {
    for (let x = -3; x <= 3; x += 0.19)
      paint.line(light.on('#54454a', 0.55), 4, [at(x, 0.06), at(x, 1)])
    for (const z of [0.1, 0.62]) paint.line(light.on('#54454a', 0.55), 5, [at(-4, z), at(4, z)])
  } else {
    paint.area(light.on('#efe0c6', 0.7), [at(-4, 0), at(-4, 0.5), at(4, 0.5), at(4, 0)])
    for (let x = -3; x <= 3; x += 0.42)
      paint.area(light.on('#efe0c6', 0.85), [
        at(x - 0.06, 0.5),
        at(x - 0.1, 0.72),
        at(x - 0.05, 0.98),
        at(x + 0.05, 0.98),
        at(x + 0.1, 0.72),
        at(x + 0.06, 0.5),
      ])
  }
  paint.area(light.on('#d9c7ac', 0.8), [at(-4, 0), at(-4, 0.07), at(4, 0.07), at(4, 0)])
  paint.line(kind === 2 ? light.on('#f8eddb', 0.95) : rail, kind === 2 ? 20 : 14, [
    at(-4, 1.03),
    at(4, 1.03),
  ])
  scene.put(paint.svg())
}

/** A cane chair with a cushion and a low table with tea. */
export function drawSeat(scene: Scene): void {
  const { random, light } = scene
  const wood = random.pick(woods)
  const [x0, y0] = [-1.75, 2.55]
  floorShadow(scene, [x0, x0 + 0.75], [y0, y0 + 0.7])
  drawBox(scene, { x: [x0, x0 + 0.1], y: [y0, y0 + 0.7], z: [0.1, 0.95] }, wood, 6)
  drawBox(scene, { x: [x0, x0 + 0.75], y: [y0 + 0.62, y0 + 0.7], z: [0.1, 0.62] }, wood, 6)
  drawBox(
    scene,
    { x: [x0 + 0.1, x0 + 0.75], y: [y0 + 0.06, y0 + 0.64], z: [0.3, 0.46] },
    random.pick(cloths),
    12,
  )
  drawBox(scene, { x: [x0, x0 + 0.75], y: [y0, y0 + 0.07], z: [0.52, 0.6] }, wood, 5)
  for (const x of [x0 + 0.02, x0 + 0.69])
    drawBox(scene, { x: [x, x + 0.06], y: [y0, y0 + 0.06], z: [0, 0.54] }, wood)
  const [tx, ty] = scene.point([-0.45, 2.75, 0.48])
  const [, ground] = scene.point([-0.45, 2.75, 0])
  scene.put(
    disc(tx + 6, ground, 84, 20, light.shadow, ' opacity=".25"'),
    line(
      `M${tidy(tx)} ${tidy(ty)}V${tidy(ground)}` +
        `M${tidy(tx - 44)} ${tidy(ground + 6)}L${tidy(tx)} ${tidy(ground - 40)}` +
        `L${tidy(tx + 44)} ${tidy(ground + 6)}`,
      light.on(wood, 0.4),
      9,
      round,
    ),
    disc(tx, ty + 7, 88, 24, light.on(wood, 0.45)),
    disc(tx, ty, 88, 24, light.on(mix(wood, '#f1d9b0', 0.25), 0.95)),
    path(`M${tidy(tx - 34)} ${tidy(ty - 34)}h34l-4 30h-26z`, light.on('#fbf3e2', 0.95)),
    path(`M${tidy(tx + 10)} ${tidy(ty - 4)}q-14-14-4-34h36q12 20-4 34z`, light.on('#b5633f', 0.85)),
  )
}

export function drawPlants(scene: Scene, edge: number): void {
  const { random, light } = scene
  drawPotted(scene, random.between(1.5, 1.8), edge - 0.35, 1.25)
  drawPotted(scene, random.between(0.75, 1), edge - 0.2, 0.75)
  const trough = [-1, -0.55, -0.1, 0.35].map((x) => ({
    at: scene.point([x, edge, 1.2]),
    across: 66,
    down: 26,
  }))
  scene.put(
    area(
      [
        scene.point([-1.3, edge - 0.1, 0.98]),
        scene.point([-1.27, edge - 0.1, 1.13]),
        scene.point([0.62, edge - 0.1, 1.13]),
        scene.point([0.65, edge - 0.1, 0.98]),
      ],
      light.on('#b5633f', 0.75),
    ),
  )
  scene.put(
    foliage(
      random,
      light,
      random.pick([greens.bougainvillea, greens.hedge, greens.laburnum]),
      trough,
      6,
      5,
    ),
  )
}

/** A string of brass bells under the slab. */
export function drawBells(scene: Scene): void {
  const { light } = scene
  const [x, top] = scene.point([1.4, 2.6, 2.95])
  const paint = brush()
  paint.line(light.on('#c79a45', 0.8), 2.5, [
    [x, top],
    [x, top + 150],
  ])
  paint.dabs(
    light.on('#d3a445', 0.95),
    20,
    [40, 78, 116, 152].map((drop) => [x, top + drop]),
  )
  paint.dabs(
    light.on('#f4d78c', 1),
    7,
    [40, 78, 116, 152].map((drop) => [x - 4, top + drop - 4]),
  )
  scene.put(paint.svg())
}
