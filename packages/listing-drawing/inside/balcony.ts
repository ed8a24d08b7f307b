import { projectArea } from '#drawing/kit/camera.ts'
import { mix } from '#drawing/kit/color.ts'
import { type Scene, wide } from '#drawing/kit/scene.ts'
import { area, box, brush } from '#drawing/kit/svg.ts'
import { drawHorizon, pickBackdrop, treeline } from '#drawing/nature/horizon.ts'
import { drawSky } from '#drawing/nature/sky.ts'
import { drawBells, drawParapet, drawPlants, drawSeat } from './balcony-piece.ts'

/** The view out from a balcony: its railing and plants near, the city far. */
export function drawBalconyView(scene: Scene): void {
  const { random, light } = scene
  scene.look({ eye: 1.5, horizon: random.between(440, 480), focal: 820 })
  drawSky(scene)
  drawHorizon(scene, pickBackdrop(scene))
  const { horizon } = scene.camera
  scene.put(
    box(
      0,
      horizon + 4,
      wide,
      260,
      scene.fade([
        [0, light.far('#9aa86c', 0.45)],
        [1, light.on('#8fa05c', 0.8)],
      ]),
    ),
  )
  treeline(scene, horizon + 40, 46, 0.42)
  roofs(scene, horizon)
  treeline(scene, horizon + 150, 80, 0.16)
  const edge = 3.6
  drawFloor(scene, edge)
  drawParapet(scene, edge)
  drawFrame(scene, edge)
  drawSeat(scene)
  drawPlants(scene, edge)
  if (random.chance(0.55)) drawBells(scene)
}

/** Roofs of the neighbours below, with their parapets and tanks. */
function roofs(scene: Scene, horizon: number): void {
  const { random, light } = scene
  const paint = brush()
  const walls = ['#e6d2b4', '#d9b894', '#efe3cf', '#d8d6c8', '#e2bfa6'] as const
  for (let index = 0; index < 9; index++) {
    const row = index % 3
    const x = random.between(-60, wide - 60)
    const y = horizon + 34 + row * 40
    const [across, high] = [
      random.between(80, 150) * (1 + row * 0.25),
      random.between(22, 50) + row * 16,
    ]
    const wall = random.pick(walls)
    const [left, right] = [x, x + across]
    paint.area(light.far(wall, 0.34 - row * 0.09), [
      [left, y + 60],
      [left, y - high],
      [right, y - high],
      [right, y + 60],
    ])
    paint.area(light.far(mix(wall, '#fff6e6', 0.5), 0.28), [
      [left - 4, y - high],
      [left + 10, y - high - 12],
      [right - 10, y - high - 12],
      [right + 4, y - high],
    ])
    for (let s = left + 14; s < right - 20; s += 30)
      paint.area(light.lamps ? '#ffd28a' : light.far('#6f8088', 0.35), [
        [s, y - high + 12],
        [s, y - high + 24],
        [s + 13, y - high + 24],
        [s + 13, y - high + 12],
      ])
    if (row > 0)
      paint.area(light.far('#4a464b', 0.3), [
        [left + 18, y - high - 10],
        [left + 18, y - high - 27],
        [left + 34, y - high - 27],
        [left + 34, y - high - 10],
      ])
  }
  scene.put(paint.svg())
}

function drawFloor(scene: Scene, edge: number): void {
  const { light, random, camera } = scene
  const tile = random.pick(['#c98f66', '#d8c3a0', '#b9a088'])
  const floor = projectArea(camera, [
    [-6, 0.8, 0],
    [6, 0.8, 0],
    [6, edge, 0],
    [-6, edge, 0],
  ])
  scene.put(
    area(
      floor,
      scene.fade([
        [0, light.on(tile, 0.95)],
        [1, light.on(tile, 0.6)],
      ]),
    ),
  )
  const paint = brush()
  const joint = light.on(mix(tile, '#5a4038', 0.4), 0.8)
  for (let x = -2.4; x <= 2.4; x += 0.6)
    paint.line(joint, 1, [scene.point([x, 2, 0]), scene.point([x, edge, 0])])
  for (const y of [2.5, 3]) paint.line(joint, 1, [scene.point([-3, y, 0]), scene.point([3, y, 0])])
  scene.put(paint.svg())
}

/** The wall on one side and the slab above, which frame the view. */
function drawFrame(scene: Scene, edge: number): void {
  const { light, random, camera } = scene
  const wall = random.pick(['#e9c9a4', '#efdfc6', '#d89f78', '#dfe0d0'])
  const x = -2.35
  const side = projectArea(camera, [
    [x, 0.8, 0],
    [x, 0.8, 3],
    [x, edge + 0.1, 3],
    [x, edge + 0.1, 0],
  ])
  scene.put(
    area(side, light.on(wall, 0.55)),
    area(
      projectArea(camera, [
        [-6, 0.8, 2.95],
        [6, 0.8, 2.95],
        [6, edge + 0.2, 2.95],
        [-6, edge + 0.2, 2.95],
      ]),
      light.on(mix(wall, '#fff6e6', 0.4), 0.45),
    ),
  )
  const lip = brush()
  lip.area(light.on('#fbf1df', 0.95), [
    scene.point([-6, edge + 0.2, 2.82]),
    scene.point([-6, edge + 0.2, 2.96]),
    scene.point([6, edge + 0.2, 2.96]),
    scene.point([6, edge + 0.2, 2.82]),
  ])
  scene.put(lip.svg())
}
