import { mix } from '#drawing/kit/color.ts'
import type { Scene } from '#drawing/kit/scene.ts'
import { area, brush, disc, line, type Point, path, round, tidy } from '#drawing/kit/svg.ts'
import { drawBox, floorShadow } from './box.ts'
import { cloths, cushion, drawFan, drawPotted, drawRug, woods } from './furnishing.ts'
import { drawPicture } from './picture.ts'
import { makeRoom, onBack, type Room } from './room.ts'
import { drawShell } from './shell.ts'
import { drawCurtains, drawWindow } from './window.ts'

/** The bedroom: a bed with a printed quilt, side tables, wardrobe or window. */
export function drawBedroom(scene: Scene): void {
  const { random } = scene
  const room = makeRoom(scene)
  drawShell(scene, room)
  const wood = random.pick(woods)
  const middle = (room.left + room.right) / 2 + random.between(-0.15, 0.35)
  const [from, to] = [room.left + 0.55, room.left + 1.6]
  drawWindow(scene, room, 'back', [from, to], [0.95, 2.4])
  drawCurtains(
    scene,
    room,
    [from, to],
    2.55,
    mix(random.pick(cloths), '#f6e6c8', random.between(0.3, 0.7)),
  )
  drawPicture(scene, room, middle + 0.35, 2.05, random.pick([0.7, 1.3]), 0.62)
  drawWardrobe(scene, room, wood)
  drawFan(scene, middle, 4.3, room.high)
  drawRug(scene, [middle - 1.75, middle + 2.05], [3.2, 4.4])
  drawBed(scene, room, middle + 0.35, wood)
  if (random.chance(0.5)) drawPotted(scene, room.left + 0.4, 4.3, 1.1)
  else drawBench(scene, middle + 0.35, wood)
}

function drawBed(scene: Scene, room: Room, x: number, wood: string): void {
  const { random, light } = scene
  const half = 0.92
  const [head, foot] = [room.back - 0.1, room.back - 2.05]
  const quilt = random.pick(cloths)
  floorShadow(scene, [x - half, x + half], [foot, head])
  const cane = random.chance(0.5)
  drawBox(
    scene,
    { x: [x - half - 0.12, x + half + 0.12], y: [head - 0.08, head], z: [0.1, 1.25] },
    wood,
    6,
  )
  const panel = brush()
  for (let slot = 0; slot < 3; slot++) {
    const start = x - half + 0.06 + slot * 0.6
    panel.area(
      light.on(cane ? '#e3c79a' : mix(wood, '#2b1a18', 0.2), 0.8),
      onBack(scene, room, start, start + 0.54, 0.62, 1.16, head - 0.09),
    )
  }
  scene.put(panel.svg())
  for (const side of [-1, 1]) drawSideTable(scene, x + side * (half + 0.42), head, wood)
  drawBox(scene, { x: [x - half, x + half], y: [foot, head - 0.1], z: [0.08, 0.3] }, wood, 4)
  drawBox(
    scene,
    { x: [x - half + 0.03, x + half - 0.03], y: [foot + 0.03, head - 0.1], z: [0.3, 0.5] },
    '#f6ecda',
    8,
  )
  for (const side of [-0.44, 0.44])
    scene.put(cushion(scene, x + side, head - 0.34, 0.54, 0.62, 0.34, '#fdf6e8'))
  for (const side of [-0.3, 0.3])
    scene.put(cushion(scene, x + side, head - 0.52, 0.54, 0.4, 0.28, random.pick(cloths)))
  drawQuilt(scene, x, half, [foot, head - 0.75], quilt)
}

/** A quilt with a border and rows of small printed flowers. */
function drawQuilt(
  scene: Scene,
  x: number,
  half: number,
  [y0, y1]: readonly [number, number],
  color: string,
): void {
  const { light } = scene
  const at = (u: number, v: number): Point => scene.point([u, v, 0.55])
  drawBox(
    scene,
    { x: [x - half - 0.05, x + half + 0.05], y: [y0 - 0.03, y1], z: [0.22, 0.55] },
    mix(color, '#f7ead0', 0.62),
    8,
  )
  const paint = brush()
  const border = light.on(color, 0.9)
  paint.area(border, [
    at(x - half, y1 - 0.18),
    at(x + half, y1 - 0.18),
    at(x + half, y1),
    at(x - half, y1),
  ])
  for (const z of [0.24, 0.32])
    paint.line(border, z === 0.24 ? 9 : 3, [
      scene.point([x - half - 0.05, y0 - 0.03, z]),
      scene.point([x + half + 0.05, y0 - 0.03, z]),
    ])
  const flowers: Point[] = []
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 8; column++) {
      flowers.push(at(x - half + 0.14 + (column + (row % 2) / 2) * 0.22, y0 + 0.12 + row * 0.27))
    }
  }
  paint.dabs(light.on(mix(color, '#5a2a2a', 0.1), 0.9), 9, flowers)
  paint.dabs(light.on('#fdf3dc', 1), 3.5, flowers)
  scene.put(paint.svg())
}

function drawSideTable(scene: Scene, x: number, head: number, wood: string): void {
  const { light } = scene
  drawBox(scene, { x: [x - 0.22, x + 0.22], y: [head - 0.42, head], z: [0.06, 0.5] }, wood)
  const [px, py] = scene.point([x, head - 0.2, 0.5])
  const glow = scene.radial([px, py - 56], 110, [
    [0, '#ffe6b0', 0.6],
    [1, '#ffe6b0', 0],
  ])
  scene.put(
    disc(px, py - 56, 110, 110, glow),
    path(`M${tidy(px - 9)} ${tidy(py)}q-8-18 4-30h10q12 12 4 30z`, light.on('#b5633f', 0.8)),
    path(`M${tidy(px - 17)} ${tidy(py - 70)}h34l10 40h-54z`, light.on('#fbe9c6', 1)),
  )
}

/** A tall wardrobe along the right wall, its doors of wood and cane. */
function drawWardrobe(scene: Scene, room: Room, wood: string): void {
  const { light } = scene
  const [x0, y0, y1] = [room.right - 0.6, 3.6, 5.4]
  floorShadow(scene, [x0, room.right], [y0, y1])
  drawBox(scene, { x: [x0, room.right], y: [y0, y1], z: [0, 2.35] }, wood, 3)
  const paint = brush()
  const at = (y: number, z: number) => scene.point([x0, y, z])
  for (let door = 0; door < 3; door++) {
    const a = y0 + 0.05 + door * 0.59
    const b = a + 0.52
    paint.area(light.on(mix(wood, '#f1d9b0', 0.18), 0.85), [
      at(a, 0.1),
      at(a, 2.25),
      at(b, 2.25),
      at(b, 0.1),
    ])
    paint.area(light.on('#e0c394', 0.85), [
      at(a + 0.09, 1.2),
      at(a + 0.09, 2.12),
      at(b - 0.09, 2.12),
      at(b - 0.09, 1.2),
    ])
    paint.line(light.on('#d3a445', 1), 4, [at(a + 0.05, 1), at(a + 0.05, 1.16)])
  }
  scene.put(paint.svg())
}

function drawBench(scene: Scene, x: number, wood: string): void {
  const { random, light } = scene
  const y: readonly [number, number] = [3.5, 3.85]
  floorShadow(scene, [x - 0.65, x + 0.65], y)
  const legs = brush()
  for (const side of [-0.58, 0.58])
    legs.line(
      light.on(wood, 0.4),
      8,
      [scene.point([x + side, y[0], 0.4]), scene.point([x + side, y[0], 0])],
      round,
    )
  scene.put(legs.svg())
  drawBox(scene, { x: [x - 0.65, x + 0.65], y, z: [0.36, 0.46] }, random.pick(cloths), 8)
  const [fx, fy] = scene.point([x - 0.2, 3.6, 0.47])
  scene.put(
    area(
      [
        [fx, fy],
        [fx + 70, fy],
        [fx + 62, fy - 16],
        [fx + 8, fy - 16],
      ],
      light.on('#f6ecda', 0.9),
    ),
    line(`M${tidy(fx + 10)} ${tidy(fy - 6)}h48`, light.on('#b5633f', 0.8), 3),
  )
}
