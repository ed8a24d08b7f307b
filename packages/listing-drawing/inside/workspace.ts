import { mix } from '#drawing/kit/color.ts'
import type { Scene } from '#drawing/kit/scene.ts'
import { area, brush, disc, line, type Point, path, round, tidy } from '#drawing/kit/svg.ts'
import { drawBox, floorShadow } from './box.ts'
import { cloths, drawPotted, woods } from './furnishing.ts'
import { makeRoom, onBack, type Room } from './room.ts'
import { drawShell } from './shell.ts'
import { drawSunPatch, drawWindow } from './window.ts'

/** An office floor: a band of windows, rows of desks, a glass cabin, light in strips. */
export function drawWorkspace(scene: Scene): void {
  const { random } = scene
  const shift = random.between(-0.3, 0.3)
  const room = makeRoom(scene, {
    left: -4 + shift,
    right: 4 + shift,
    back: 8.4,
    high: 3.1,
    floor: random.pick(['#a9a196', '#b8a68e', '#8f8a86', '#c2a789']),
  })
  drawShell(scene, room)
  drawCeiling(scene, room)
  drawWindow(scene, room, 'back', [room.left + 0.4, room.left + 5.1], [0.85, 2.7])
  drawSunPatch(scene, [
    [room.left + 1.4, 7.6],
    [room.left + 5.2, 7.6],
    [room.left + 6, 5.6],
    [room.left + 1.8, 5.6],
  ])
  drawCabin(scene, room)
  const wood = random.pick(woods)
  const screen = random.pick(cloths)
  for (const y of [6.4, 4.9]) drawDesks(scene, [room.left + 0.7, room.left + 4.6], y, wood, screen)
  drawPotted(scene, room.left + 0.5, 4.4, 1.5)
  drawLounge(scene, room)
}

/** Strips of light between ceiling panels. */
function drawCeiling(scene: Scene, room: Room): void {
  const { light } = scene
  const paint = brush()
  for (const x of [-2, 0.4, 2.4]) {
    for (const y of [3, 5, 7]) {
      const at = (u: number, w: number): Point => scene.point([room.left + 4 + u, w, room.high])
      paint.area(light.on('#fff6dd', 1), [
        at(x, y),
        at(x + 0.22, y),
        at(x + 0.22, y + 1.2),
        at(x, y + 1.2),
      ])
    }
  }
  scene.put(paint.svg())
}

/** A meeting room behind glass at the back on the right. */
function drawCabin(scene: Scene, room: Room): void {
  const { light, random } = scene
  const x0 = room.right - 2.5
  const y = room.back - 1.6
  const accent = random.pick(cloths)
  scene.put(
    area(
      onBack(scene, room, x0, room.right, 0.05, 2.6),
      light.on(mix(accent, '#f3e6d0', 0.45), 0.85),
    ),
  )
  drawBox(
    scene,
    { x: [x0 + 0.5, room.right - 0.4], y: [room.back - 1.1, room.back - 0.4], z: [0.66, 0.74] },
    '#8a5a3c',
  )
  const board = brush()
  board.area(light.on('#fbf6ec', 1), onBack(scene, room, x0 + 0.6, room.right - 0.5, 1.3, 2.2))
  board.line(
    light.on('#b5532f', 0.9),
    3,
    [
      scene.point([x0 + 0.8, room.back, 1.5]),
      scene.point([x0 + 1.1, room.back, 1.8]),
      scene.point([x0 + 1.4, room.back, 1.7]),
      scene.point([x0 + 1.8, room.back, 2.05]),
    ],
    round,
  )
  scene.put(board.svg())
  const glass = brush()
  glass.area(
    mix(light.sky[1], '#ffffff', 0.5),
    onBack(scene, room, x0, room.right, 0, 2.62, y),
    0.28,
  )
  const frame = light.on('#4d4548', 0.6)
  for (const x of [x0, x0 + 0.85, x0 + 1.7])
    glass.line(frame, 4, [scene.point([x, y, 0]), scene.point([x, y, 2.62])])
  for (const z of [0.04, 2.62])
    glass.line(frame, 5, [scene.point([x0, y, z]), scene.point([room.right, y, z])])
  glass.line(
    light.on('#d3a445', 1),
    5,
    [scene.point([x0 + 0.95, y, 0.95]), scene.point([x0 + 0.95, y, 1.35])],
    round,
  )
  scene.put(glass.svg())
}

/** A row of desks with screens, a partition of cloth and chairs drawn up. */
function drawDesks(
  scene: Scene,
  [x0, x1]: readonly [number, number],
  y: number,
  wood: string,
  cloth: string,
): void {
  const { light } = scene
  floorShadow(scene, [x0, x1], [y, y + 0.8])
  drawBox(scene, { x: [x0, x1], y: [y + 0.74, y + 0.78], z: [0.3, 1.12] }, cloth)
  const legs = brush()
  for (const x of [x0 + 0.05, (x0 + x1) / 2, x1 - 0.05])
    legs.line(light.on('#5a5054', 0.5), 5, [scene.point([x, y, 0]), scene.point([x, y, 0.7])])
  scene.put(legs.svg())
  drawBox(scene, { x: [x0, x1], y: [y, y + 0.74], z: [0.7, 0.74] }, mix(wood, '#f1dcb8', 0.35))
  const count = 3
  const each = (x1 - x0) / count
  const scale = scene.camera.focal / y
  for (let seat = 0; seat < count; seat++) {
    const x = x0 + each * (seat + 0.5)
    const screen = brush()
    const at = (u: number, z: number): Point => scene.point([x + u, y + 0.5, z])
    screen.line(light.on('#4a4145', 0.6), scale * 0.05, [at(0, 0.74), at(0, 0.9)])
    screen.area(light.on('#383337', 0.6), [
      at(-0.32, 0.86),
      at(-0.32, 1.24),
      at(0.32, 1.24),
      at(0.32, 0.86),
    ])
    screen.area(mix(light.sky[1], '#3f6a78', 0.35), [
      at(-0.29, 0.89),
      at(-0.29, 1.21),
      at(0.29, 1.21),
      at(0.29, 0.89),
    ])
    screen.line('#f3e6d0', 2.5, [at(-0.22, 1.12), at(0.06, 1.12)])
    screen.line('#e0a33a', 2.5, [at(-0.22, 1.03), at(0.16, 1.03)])
    scene.put(screen.svg())
    drawChair(scene, x, y - 0.25, cloth)
  }
}

/** A desk chair from behind. */
function drawChair(scene: Scene, x: number, y: number, cloth: string): void {
  const { light } = scene
  const [px, py] = scene.point([x, y, 0])
  const s = scene.camera.focal / y
  const fill = light.on(mix(cloth, '#3a3036', 0.35), 0.7)
  scene.put(
    disc(px, py, s * 0.26, s * 0.06, light.shadow, ' opacity=".3"'),
    line(
      `M${tidy(px)} ${tidy(py - s * 0.45)}V${tidy(py - s * 0.06)}` +
        `M${tidy(px - s * 0.22)} ${tidy(py)}L${tidy(px)} ${tidy(py - s * 0.08)}` +
        `L${tidy(px + s * 0.22)} ${tidy(py)}`,
      light.on('#4a4145', 0.6),
      s * 0.04,
      round,
    ),
    path(
      `M${tidy(px - s * 0.24)} ${tidy(py - s * 0.46)}h${tidy(s * 0.48)}` +
        `l${tidy(-s * 0.03)} ${tidy(-s * 0.5)}h${tidy(-s * 0.42)}z`,
      fill,
      ` stroke="${fill}" stroke-width="${tidy(s * 0.05)}" stroke-linejoin="round"`,
    ),
  )
}

/** A corner to sit and wait: a bench, a low table. */
function drawLounge(scene: Scene, room: Room): void {
  const { random } = scene
  const color = random.pick(cloths)
  const [x0, x1] = [room.right - 2.1, room.right - 0.7]
  floorShadow(scene, [x0, x1], [4.1, 4.8])
  drawBox(scene, { x: [x0, x1], y: [4.66, 4.8], z: [0.2, 0.8] }, color, 8)
  drawBox(scene, { x: [x0, x1], y: [4.1, 4.66], z: [0.16, 0.42] }, mix(color, '#fff0d8', 0.15), 10)
  drawPotted(scene, room.right - 0.35, 4.9, 1.2)
}
