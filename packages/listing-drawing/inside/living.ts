import { mix } from '#drawing/kit/color.ts'
import type { Scene } from '#drawing/kit/scene.ts'
import { brush, disc, line, path, round, tidy } from '#drawing/kit/svg.ts'
import { drawBox, floorShadow } from './box.ts'
import {
  cloths,
  cushion,
  drawFan,
  drawFloorLamp,
  drawPotted,
  drawRug,
  woods,
} from './furnishing.ts'
import { drawPicture } from './picture.ts'
import { makeRoom, onBack, type Room } from './room.ts'
import { drawShell } from './shell.ts'
import { drawCurtains, drawSunPatch, drawWindow } from './window.ts'

/** The sitting room: sofa, diwan or swing, a rug, plants, a window and its light. */
export function drawLiving(scene: Scene): void {
  const { random } = scene
  const room = makeRoom(scene)
  drawShell(scene, room)
  const [from, to] = [room.left + 0.8, room.left + random.between(2.7, 3.2)]
  const tall = random.chance(0.5)
  drawWindow(scene, room, 'back', [from, to], [tall ? 0.2 : 0.95, 2.4])
  drawCurtains(
    scene,
    room,
    [from, to],
    2.55,
    mix(random.pick(cloths), '#f6e6c8', random.between(0.25, 0.65)),
  )
  drawSunPatch(scene, [
    [from + 0.5, 5.5],
    [to + 0.4, 5.5],
    [to + 1.3, 3.3],
    [from + 1.1, 3.3],
  ])
  const art = (to + 0.6 + room.right) / 2
  if (random.chance(0.5)) drawPicture(scene, room, art, 1.85, 0.95, 0.75)
  else
    for (const shift of [-0.48, 0.1, 0.6])
      drawPicture(scene, room, art + shift, 1.85 + (shift === 0.1 ? 0.1 : -0.05), 0.42, 0.55)
  drawConsole(scene, room, art)
  drawFan(scene, (room.left + room.right) / 2, 4.2, room.high)
  drawRug(scene, [room.left + 1.1, room.right - 1.1], [3, 4.9])
  drawPotted(scene, random.pick([room.left + 0.45, to + 0.45]), 5.7, random.between(1.1, 1.4))
  const pick = random.whole(0, 2)
  if (pick === 0) drawSwing(scene, room)
  else drawSofa(scene, room, pick === 2)
  drawTable(scene, room)
  if (random.chance(0.5)) drawArmchair(scene, room)
  else drawFloorLamp(scene, room.right - 0.45, 3.9)
}

/** A low cupboard with brass and books on it. */
function drawConsole(scene: Scene, room: Room, x: number): void {
  const { light, random } = scene
  const wood = random.pick(woods)
  const y: readonly [number, number] = [room.back - 0.42, room.back]
  floorShadow(scene, [x - 0.9, x + 0.9], y)
  drawBox(scene, { x: [x - 0.9, x + 0.9], y, z: [0.12, 0.72] }, wood)
  const paint = brush()
  const front = y[0]
  for (let door = 0; door < 3; door++) {
    const start = x - 0.84 + door * 0.57
    paint.area(
      light.on(mix(wood, '#2b1a18', 0.18), 0.6),
      onBack(scene, room, start, start + 0.52, 0.2, 0.64, front),
    )
  }
  scene.put(paint.svg())
  const [bx, by] = scene.point([x - 0.5, front + 0.2, 0.72])
  const brass = light.on('#d3a445', 0.9)
  scene.put(
    path(`M${tidy(bx - 22)} ${tidy(by - 14)}q22 34 44 0z`, brass),
    disc(bx, by - 15, 23, 5, light.on('#f0cf7e', 1)),
    disc(bx - 6, by - 17, 5, 4, light.on('#e0662f', 1)),
    disc(bx + 7, by - 18, 5, 4, light.on('#f2a932', 1)),
  )
  const [tx, ty] = scene.point([x + 0.45, front + 0.2, 0.72])
  ;['#b5532f', '#5f7f78', '#e3c58a'].forEach((color, index) => {
    scene.put(
      path(
        `M${tidy(tx - 30 + index * 3)} ${tidy(ty - index * 9)}` +
          `h${58 - index * 8}v-8h-${58 - index * 8}z`,
        light.on(color, 0.8),
      ),
    )
  })
}

function drawSofa(scene: Scene, room: Room, diwan: boolean): void {
  const { random } = scene
  const color = random.pick(['#c9b79a', '#b5694a', '#6f8578', '#a89a86', '#8c5a4a', '#55707a'])
  const [x0, x1] = [room.left + 0.35, room.left + 1.2]
  const y: readonly [number, number] = [3.1, 5.2]
  floorShadow(scene, [x0, x1], y)
  if (diwan) {
    const wood = random.pick(woods)
    drawBox(scene, { x: [x0, x1 + 0.1], y, z: [0.1, 0.3] }, wood)
    drawBox(
      scene,
      { x: [x0, x1 + 0.06], y: [y[0] + 0.04, y[1] - 0.04], z: [0.32, 0.46] },
      mix(color, '#fff0d8', 0.3),
      8,
    )
    for (const at of [4.85, 4.1])
      scene.put(cushion(scene, x0 + 0.24, at, 0.48, 0.4, 0.4, random.pick(cloths)))
    drawBox(
      scene,
      { x: [x0 + 0.1, x1 - 0.1], y: [3.21, 3.43], z: [0.48, 0.68] },
      random.pick(cloths),
      16,
    )
    return
  }
  drawBox(scene, { x: [x0, x0 + 0.26], y, z: [0.1, 0.86] }, color, 10)
  drawBox(scene, { x: [x0, x1], y: [y[1] - 0.24, y[1]], z: [0.1, 0.64] }, color, 10)
  drawBox(
    scene,
    { x: [x0 + 0.2, x1], y: [y[0] + 0.2, y[1] - 0.22], z: [0.12, 0.44] },
    mix(color, '#fff0d8', 0.12),
    12,
  )
  scene.put(
    cushion(scene, x0 + 0.42, 4.67, 0.46, 0.36, 0.36, random.pick(cloths)),
    cushion(scene, x0 + 0.42, 3.75, 0.46, 0.36, 0.36, random.pick(cloths)),
  )
  drawBox(scene, { x: [x0, x1], y: [y[0], y[0] + 0.24], z: [0.1, 0.64] }, color, 10)
}

/** The jhoola: a broad plank on chains from the ceiling, with bolsters. */
function drawSwing(scene: Scene, room: Room): void {
  const { light, random } = scene
  const wood = random.pick(woods)
  const [x0, x1, y0, y1] = [room.left + 0.7, room.left + 2.2, 3.9, 4.6]
  floorShadow(scene, [x0 + 0.1, x1], [y0, y1])
  const chain = [x0 + 0.06, x1 - 0.06].flatMap((x) =>
    [y1, y0].map((y) => [scene.point([x, y, 0.5]), scene.point([x, y, room.high])] as const),
  )
  const paint = brush()
  for (const points of chain)
    paint.line(light.on('#c79a45', 0.9), 4, points, ' stroke-dasharray="7 2.5"')
  scene.put(paint.svg())
  drawBox(scene, { x: [x0, x1], y: [y0, y1], z: [0.42, 0.5] }, wood)
  drawBox(
    scene,
    { x: [x0 + 0.05, x1 - 0.05], y: [y0 + 0.04, y1 - 0.04], z: [0.51, 0.58] },
    random.pick(cloths),
    6,
  )
  for (const x of [x0 + 0.32, x1 - 0.32])
    scene.put(cushion(scene, x, y1 - 0.2, 0.6, 0.42, 0.34, random.pick(cloths)))
}

function drawTable(scene: Scene, room: Room): void {
  const { light, random } = scene
  const x = (room.left + room.right) / 2 + 0.25
  const [cx, cy] = scene.point([x, 3.75, 0.4])
  const scale = scene.camera.focal / 3.75
  const wood = random.pick(woods)
  const foot = scene.point([x, 3.75, 0])
  scene.put(
    disc(foot[0] + 8, foot[1], scale * 0.5, scale * 0.15, light.shadow, ' opacity=".25"'),
    line(
      `M${tidy(cx - scale * 0.3)} ${tidy(cy)}L${tidy(cx - scale * 0.36)} ${tidy(foot[1])}` +
        `M${tidy(cx + scale * 0.3)} ${tidy(cy)}L${tidy(cx + scale * 0.36)} ${tidy(foot[1])}` +
        `M${tidy(cx)} ${tidy(cy)}V${tidy(foot[1] + scale * 0.1)}`,
      light.on(wood, 0.4),
      scale * 0.05,
      round,
    ),
    disc(cx, cy + scale * 0.04, scale * 0.52, scale * 0.16, light.on(wood, 0.45)),
    disc(cx, cy, scale * 0.52, scale * 0.16, light.on(wood, 0.95)),
    path(`M${tidy(cx - 18)} ${tidy(cy - 22)}h14l-2 20h-10z`, light.on('#fbf3e2', 0.95)),
    path(
      `M${tidy(cx + 14)} ${tidy(cy - 4)}v-22q10-8 20 0v22z`,
      light.on(random.pick(cloths), 0.85),
    ),
    line(
      `M${tidy(cx + 24)} ${tidy(cy - 28)}q-8-20-16-24` +
        `M${tidy(cx + 24)} ${tidy(cy - 28)}q4-22 12-28M${tidy(cx + 24)} ${tidy(cy - 28)}v-34`,
      light.on('#5f8a4f', 0.8),
      4,
      round,
    ),
  )
}

/** A cane chair turned to the room. */
function drawArmchair(scene: Scene, room: Room): void {
  const { random } = scene
  const wood = random.pick(woods)
  const cloth = random.pick(cloths)
  const [x0, x1] = [room.right - 1.25, room.right - 0.5]
  floorShadow(scene, [x0, x1], [3.3, 4])
  drawBox(scene, { x: [x1 - 0.12, x1], y: [3.3, 4], z: [0.1, 0.95] }, wood, 4)
  drawBox(scene, { x: [x0, x1], y: [3.9, 4], z: [0.1, 0.6] }, wood, 4)
  drawBox(scene, { x: [x0, x1 - 0.1], y: [3.38, 3.92], z: [0.28, 0.46] }, cloth, 10)
  drawBox(scene, { x: [x0, x1], y: [3.3, 3.38], z: [0.48, 0.58] }, wood, 4)
  drawBox(scene, { x: [x0, x0 + 0.06], y: [3.3, 3.36], z: [0, 0.5] }, wood)
  drawBox(scene, { x: [x1 - 0.08, x1], y: [3.3, 3.36], z: [0, 0.5] }, wood)
}
