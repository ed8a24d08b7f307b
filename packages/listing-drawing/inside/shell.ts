import { projectArea } from '#drawing/kit/camera.ts'
import { mix } from '#drawing/kit/color.ts'
import type { Scene } from '#drawing/kit/scene.ts'
import { area, brush, line, trace } from '#drawing/kit/svg.ts'
import { onBack, type Room } from './room.ts'

/** Light comes through the left wall, so the wall opposite the brightest one is in shade. */
export function drawShell(scene: Scene, room: Room): void {
  const { light, camera, random } = scene
  const { left, right, back, high, wall, floor } = room
  const quad = (points: readonly (readonly [number, number, number])[]) =>
    projectArea(camera, points)
  const near = 0.8
  const fromWindow = light.on(wall, 0.9)
  scene.put(
    area(
      quad([
        [left, near, 0],
        [right, near, 0],
        [right, back, 0],
        [left, back, 0],
      ]),
      scene.fade([
        [0, light.on(mix(floor, '#fff3dc', 0.22), 0.95)],
        [1, light.on(floor, 0.55)],
      ]),
    ),
    floorLines(scene, room),
    area(
      quad([
        [left, near, high],
        [right, near, high],
        [right, back, high],
        [left, back, high],
      ]),
      light.on(mix(wall, '#ffffff', 0.55), 0.75),
    ),
    area(
      quad([
        [left, near, 0],
        [left, near, high],
        [left, back, high],
        [left, back, 0],
      ]),
      light.on(wall, 0.3),
    ),
    area(
      quad([
        [right, near, 0],
        [right, near, high],
        [right, back, high],
        [right, back, 0],
      ]),
      light.on(mix(wall, '#fff6e4', 0.2), 1),
    ),
    area(
      quad([
        [left, back, 0],
        [left, back, high],
        [right, back, high],
        [right, back, 0],
      ]),
      scene.fade([
        [0, mix(fromWindow, '#ffffff', 0.12)],
        [1, light.on(wall, 0.72)],
      ]),
    ),
  )
  const paint = brush()
  const skirt = light.on(mix(wall, '#8a6248', 0.35), 0.7)
  paint.area(skirt, onBack(scene, room, left, right, 0, 0.1))
  for (const x of [left, right])
    paint.area(
      skirt,
      quad([
        [x, near, 0],
        [x, near, 0.1],
        [x, back, 0.1],
        [x, back, 0],
      ]),
    )
  const cove = light.on(mix(wall, '#ffffff', 0.8), 0.95)
  paint.area(cove, onBack(scene, room, left, right, high - 0.09, high))
  scene.put(paint.svg())
  if (random.chance(0.35)) featureWall(scene, room)
}

/** Boards or square tiles, drawn together by the perspective. */
function floorLines(scene: Scene, { left, right, back, floor }: Room): string {
  const { light, random, camera } = scene
  const tile = random.chance(0.5)
  const color = light.on(mix(floor, '#6b4a36', 0.35), 0.7)
  const strokes: string[] = []
  const segment = (from: readonly [number, number], to: readonly [number, number]) => {
    const [a, b] = [scene.point([from[0], from[1], 0]), scene.point([to[0], to[1], 0])]
    if (Math.abs(a[1]) < 3000) strokes.push(trace([a, b], false))
  }
  const step = tile ? 0.62 : 0.3
  for (let x = left + step; x < right; x += step) segment([x, 1.6], [x, back])
  for (let y = back - step; tile && y > (camera.focal * camera.eye) / 500; y -= step)
    segment([left, y], [right, y])
  return line(strokes.join(''), color, 1, ' opacity=".4"')
}

/** The back wall in a colour of its own, or half of it. */
function featureWall(scene: Scene, room: Room): void {
  const { random, light } = scene
  const color = random.pick(['#b9694a', '#7f8f6a', '#5f7f80', '#c98f4f', '#a0685a'])
  const top = random.chance(0.5) ? room.high - 0.09 : 1.15
  scene.put(
    area(
      onBack(scene, room, room.left, room.right, 0.1, top),
      light.on(mix(color, room.wall, 0.25), 0.8),
    ),
  )
}
