import { mix } from '#drawing/kit/color.ts'
import type { Scene } from '#drawing/kit/scene.ts'
import { area, brush, round } from '#drawing/kit/svg.ts'
import { drawBox, floorShadow } from './box.ts'
import {
  drawFridge,
  drawHob,
  drawIsland,
  drawPendants,
  drawShelf,
  drawSink,
} from './kitchen-piece.ts'
import { makeRoom, onBack, type Room } from './room.ts'
import { drawShell } from './shell.ts'
import { drawWindow } from './window.ts'

const cabinets = [
  '#8f9f7c',
  '#b9694a',
  '#4f6f78',
  '#c9a06a',
  '#a08a74',
  '#6f7f6a',
  '#d3b98c',
] as const

const stones = ['#4a4146', '#6b5f5a', '#e6ddcf'] as const

/** The kitchen: an L of cupboards with stone tops, hob and chimney, steel on the shelves. */
export function drawKitchen(scene: Scene): void {
  const { random } = scene
  const room = makeRoom(scene, { back: 5.2 })
  drawShell(scene, room)
  const paint = random.pick(cabinets)
  const stone = random.pick(stones)
  tiles(scene, room)
  const sink = room.left + random.between(1.5, 1.9)
  drawWindow(scene, room, 'back', [sink - 0.75, sink + 0.75], [1.25, 2.3])
  const hob = sink + random.between(1.75, 2)
  drawUppers(scene, room, hob, paint)
  drawCounter(scene, room, paint, stone)
  drawHob(scene, room, hob)
  drawSink(scene, room, sink)
  drawShelf(scene, room, hob)
  drawFridge(scene, room)
  drawIsland(scene, room, stone, random.chance(0.55))
  drawPendants(scene, room)
}

const front = (room: Room) => room.back - 0.6

/** Glazed tiles between the counter and the cupboards. */
function tiles(scene: Scene, room: Room): void {
  const { light, random } = scene
  const tone = random.pick(['#eee6d6', '#dfe3d8', '#f0d9bf', '#d7e0df'])
  scene.put(area(onBack(scene, room, room.left, room.right, 0.9, 1.5), light.on(tone, 0.95)))
  const paint = brush()
  const joint = light.on(mix(tone, '#8a7466', 0.35), 0.9)
  for (const z of [1.05, 1.2, 1.35])
    paint.line(joint, 1, [
      scene.point([room.left, room.back, z]),
      scene.point([room.right, room.back, z]),
    ])
  for (let x = room.left + 0.25; x < room.right; x += 0.25)
    paint.line(joint, 1, [scene.point([x, room.back, 0.9]), scene.point([x, room.back, 1.5])])
  scene.put(paint.svg())
}

function drawCounter(scene: Scene, room: Room, color: string, stone: string): void {
  const { light } = scene
  const y = front(room)
  floorShadow(scene, [room.left, room.right], [y - 0.05, room.back])
  drawBox(scene, { x: [room.left, room.right], y: [y, room.back], z: [0.1, 0.86] }, color)
  drawBox(scene, { x: [room.left, room.right], y: [y - 0.04, room.back], z: [0.86, 0.91] }, stone)
  const paint = brush()
  const count = 8
  const each = (room.right - room.left) / count
  for (let door = 0; door < count; door++) {
    const x0 = room.left + door * each + 0.03
    const drawers = door % 3 === 1
    const rows = drawers
      ? ([
          [0.14, 0.36],
          [0.39, 0.6],
          [0.63, 0.83],
        ] as const)
      : ([[0.14, 0.83]] as const)
    for (const [low, up] of rows) {
      paint.area(
        light.on(mix(color, '#fff3dc', 0.16), 0.75),
        onBack(scene, room, x0, x0 + each - 0.06, low, up, y),
      )
      const handle = up - 0.06
      paint.line(
        light.on('#d3a445', 1),
        3,
        [scene.point([x0 + each * 0.35, y, handle]), scene.point([x0 + each * 0.6, y, handle])],
        round,
      )
    }
  }
  scene.put(paint.svg())
}

function drawUppers(scene: Scene, room: Room, hob: number, color: string): void {
  const { light, random } = scene
  const y = room.back - 0.34
  const pale = mix(color, '#fff3dc', random.pick([0, 0.55]))
  const starts = [hob + 0.5]
  for (const start of starts) {
    const end = room.right
    drawBox(scene, { x: [start, end], y: [y, room.back], z: [1.55, 2.4] }, pale)
    const paint = brush()
    const count = Math.max(2, Math.round((end - start) / 0.5))
    const each = (end - start) / count
    for (let door = 0; door < count; door++) {
      const x0 = start + door * each + 0.03
      paint.area(
        light.on(mix(pale, '#fff3dc', 0.2), 0.8),
        onBack(scene, room, x0, x0 + each - 0.06, 1.6, 2.35, y),
      )
      paint.line(
        light.on('#d3a445', 1),
        3,
        [scene.point([x0 + 0.06, y, 1.68]), scene.point([x0 + 0.06, y, 1.84])],
        round,
      )
    }
    scene.put(paint.svg())
  }
}
