import type { Color } from '#drawing/kit/color.ts'
import type { Scene } from '#drawing/kit/scene.ts'
import type { Point } from '#drawing/kit/svg.ts'

/** A room seen along its length, in metres; the viewer is at x 0, y 0. */
export type Room = {
  left: number
  right: number
  back: number
  high: number
  wall: Color
  floor: Color
}

const walls = ['#f3e6d0', '#efe0c8', '#e6e3d3', '#f1dcc4', '#dfe0cf', '#f0d9c6'] as const

const floors = ['#c89a6b', '#b98557', '#d9c4a5', '#c7a98a', '#ddd0bb', '#a9714a'] as const

export function makeRoom(scene: Scene, size: Partial<Room> = {}): Room {
  const { random } = scene
  scene.look({ eye: 1.42, horizon: random.between(400, 430), focal: 800 })
  const shift = random.between(-0.45, 0.45)
  return {
    left: -2.75 + shift,
    right: 2.75 + shift,
    back: 6.1,
    high: 2.95,
    wall: random.pick(walls),
    floor: random.pick(floors),
    ...size,
  }
}

export function onBack(
  scene: Scene,
  { back }: Room,
  x0: number,
  x1: number,
  z0: number,
  z1: number,
  y = back,
): Point[] {
  return [
    scene.point([x0, y, z0]),
    scene.point([x0, y, z1]),
    scene.point([x1, y, z1]),
    scene.point([x1, y, z0]),
  ]
}

export type Wall = 'back' | 'left' | 'right'

/** Returns a position on a wall: along it from the left or from the near end, and up. */
export function onWall(
  scene: Scene,
  room: Room,
  wall: Wall,
  from: number,
  to: number,
  z0: number,
  z1: number,
): Point[] {
  if (wall === 'back') return onBack(scene, room, from, to, z0, z1)
  const x = wall === 'left' ? room.left : room.right
  return [
    scene.point([x, from, z0]),
    scene.point([x, from, z1]),
    scene.point([x, to, z1]),
    scene.point([x, to, z0]),
  ]
}
