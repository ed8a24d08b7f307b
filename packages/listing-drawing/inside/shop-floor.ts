import { mix } from '#drawing/kit/color.ts'
import type { Scene } from '#drawing/kit/scene.ts'
import { area, brush, disc, line, type Point, path, tidy } from '#drawing/kit/svg.ts'
import { drawBox, floorShadow } from './box.ts'
import { cloths, drawPotted, woods } from './furnishing.ts'
import { makeRoom, onBack, type Room } from './room.ts'
import { drawShell } from './shell.ts'

/** A shop from inside: shelves along the walls, a counter, lamps in a row. */
export function drawShopFloor(scene: Scene): void {
  const { random } = scene
  const room = makeRoom(scene, {
    left: -3,
    right: 3,
    back: 7,
    high: 3.2,
    floor: random.pick(['#d8c7ab', '#b98d63', '#cfc6b6', '#a5714e']),
  })
  drawShell(scene, room)
  const wood = random.pick(woods)
  drawBackShelves(scene, room, wood)
  drawSideShelves(scene, room, wood)
  drawCounter(scene, room, wood)
  drawLamps(scene, room)
  drawPotted(scene, room.left + 0.6, 3.7, 1.3)
}

const wares = ['#c4562f', '#d9a02f', '#5f7f78', '#8a4a5a', '#7f8f4a', '#e9d9b0', '#4d6f7a'] as const

function drawBackShelves(scene: Scene, room: Room, wood: string): void {
  const { light } = scene
  scene.put(
    area(
      onBack(scene, room, room.left + 0.3, room.right - 0.3, 0, 2.6),
      light.on(mix(wood, '#f3e0bd', 0.4), 0.75),
    ),
  )
  const paint = brush()
  const bays = 4
  const each = (room.right - room.left - 0.6) / bays
  for (let bay = 0; bay < bays; bay++) {
    const x0 = room.left + 0.3 + bay * each
    for (const [row, z] of [0.12, 0.72, 1.32, 1.92].entries()) {
      paint.area(
        light.on(mix(wood, '#2b1a18', 0.35), 0.6),
        onBack(scene, room, x0 + 0.05, x0 + each - 0.05, z, z + 0.52),
      )
      goods(scene, paint, room, [x0 + 0.12, x0 + each - 0.1], z, (bay + row) % 3)
    }
  }
  scene.put(paint.svg())
}

/** Folded cloth, jars in a row, or boxes. */
function goods(
  scene: Scene,
  paint: ReturnType<typeof brush>,
  room: Room,
  [x0, x1]: readonly [number, number],
  z: number,
  kind: number,
): void {
  const { light, random } = scene
  const y = room.back - 0.05
  if (kind === 0) {
    const half = (x1 - x0) / 2
    for (const start of [x0, x0 + half]) {
      for (let fold = 0; fold < 4; fold++)
        paint.area(
          light.on(random.pick(wares), 0.9),
          onBack(
            scene,
            room,
            start,
            start + half - 0.08,
            z + fold * 0.09,
            z + fold * 0.09 + 0.075,
            y,
          ),
        )
    }
  } else if (kind === 1) {
    const spots = Array.from(
      { length: 5 },
      (_, index): Point => scene.point([x0 + 0.08 + ((x1 - x0 - 0.1) * index) / 5, y, z + 0.13]),
    )
    paint.dabs(light.on(random.pick(wares), 0.9), 23, spots)
    paint.dabs(
      light.on('#e9d9b0', 0.95),
      9,
      spots.map(([px, py]) => [px, py - 14]),
    )
  } else {
    let x = x0
    while (x < x1 - 0.2) {
      const across = random.between(0.16, 0.32)
      paint.area(
        light.on(random.pick(wares), 0.9),
        onBack(scene, room, x, x + across, z, z + random.between(0.2, 0.4), y),
      )
      x += across + 0.05
    }
  }
}

/** Rails with clothes or stacked boards along the right wall. */
function drawSideShelves(scene: Scene, room: Room, wood: string): void {
  const { light, random } = scene
  const [x, y0, y1] = [room.right - 0.45, 4.1, 6.4]
  floorShadow(scene, [x, room.right], [y0, y1])
  const paint = brush()
  const at = (y: number, z: number, dx = 0): Point => scene.point([x + dx, y, z])
  const rail = light.on('#c79a45', 0.9)
  const count = 11
  for (let index = count; index > 0; index--) {
    const y = y0 + ((y1 - y0) * (index - 0.5)) / count
    const color = random.pick(cloths)
    paint.area(light.on(color, index % 2 ? 0.95 : 0.65), [
      at(y - 0.1, 1.62),
      at(y - 0.13, 0.62),
      at(y + 0.13, 0.62),
      at(y + 0.1, 1.62),
    ])
  }
  for (const y of [y1, y0]) paint.line(rail, 6, [at(y, 0), at(y, 1.72)])
  paint.line(rail, 6, [at(y0, 1.72), at(y1, 1.72)])
  scene.put(paint.svg())
  drawBox(scene, { x: [room.right - 0.34, room.right], y: [y0, y1], z: [1.95, 2] }, wood)
}

function drawCounter(scene: Scene, room: Room, wood: string): void {
  const { light, random } = scene
  const [x0, x1] = [room.left + 0.9, room.left + 3.5]
  const y: readonly [number, number] = [4.3, 4.9]
  floorShadow(scene, [x0, x1], y)
  drawBox(scene, { x: [x0, x1], y, z: [0, 0.94] }, mix(wood, '#f3e0bd', 0.15))
  const paint = brush()
  const front = y[0]
  for (let panel = 0; panel < 4; panel++) {
    const start = x0 + 0.1 + panel * 0.62
    paint.area(
      light.on(mix(wood, '#2b1a18', 0.2), 0.6),
      onBack(scene, room, start, start + 0.54, 0.14, 0.82, front),
    )
  }
  scene.put(paint.svg())
  drawBox(scene, { x: [x0 - 0.06, x1 + 0.06], y: [y[0] - 0.06, y[1]], z: [0.94, 1] }, '#efe3cf')
  const [px, py] = scene.point([x0 + 0.5, 4.6, 1])
  const [jx, jy] = scene.point([x0 + 1.9, 4.6, 1])
  scene.put(
    path(`M${tidy(px - 34)} ${tidy(py)}l8-44h52l8 44z`, light.on('#4a4145', 0.6)),
    path(`M${tidy(px - 20)} ${tidy(py - 12)}l4-24h32l4 24z`, mix(light.sky[1], '#3f6a78', 0.4)),
    path(
      `M${tidy(jx - 16)} ${tidy(jy)}v-36q16-10 32 0v36z`,
      light.on('#d9e4de', 0.95),
      ' opacity=".85"',
    ),
    path(`M${tidy(jx - 16)} ${tidy(jy)}v-20h32v20z`, light.on(random.pick(wares), 0.9)),
    disc(jx, jy - 40, 17, 5, light.on('#b5532f', 0.9)),
  )
}

function drawLamps(scene: Scene, room: Room): void {
  const { light, random } = scene
  const color = random.pick(['#c79a45', '#b5532f', '#44595c'])
  for (const x of [-1.6, 0, 1.6]) {
    const [px, py] = scene.point([x, 4.6, 2.35])
    const [, top] = scene.point([x, 4.6, room.high])
    const glow = scene.radial([px, py + 6], 130, [
      [0, '#ffe6b0', 0.5],
      [1, '#ffe6b0', 0],
    ])
    scene.put(
      line(`M${tidy(px)} ${tidy(py)}V${tidy(top)}`, light.on('#4a3d3a', 0.7), 2),
      disc(px, py + 6, 130, 130, glow),
      path(`M${tidy(px - 34)} ${tidy(py + 4)}l20-42h28l20 42z`, light.on(color, 0.9)),
      disc(px, py + 4, 34, 6, light.on('#fff0cc', 1)),
    )
  }
}
