import { projectArea } from '#drawing/kit/camera.ts'
import { mix } from '#drawing/kit/color.ts'
import type { Scene } from '#drawing/kit/scene.ts'
import { area, box, brush, disc, line, type Point, path, tidy } from '#drawing/kit/svg.ts'
import { drawBox, floorShadow } from './box.ts'
import { makeRoom, onBack, type Room } from './room.ts'
import { drawShell } from './shell.ts'

/** The inside of a shed: portal frames, roof lights, racks of boxes, a forklift. */
export function drawWarehouse(scene: Scene): void {
  const { random } = scene
  const shift = random.between(-1, 1)
  const room = makeRoom(scene, {
    left: -9 + shift,
    right: 9 + shift,
    back: 30,
    high: 7,
    wall: random.pick(['#cfc9bb', '#c3c9c4', '#d6c8ac']),
    floor: random.pick(['#b5a893', '#a8a39b']),
  })
  scene.look({ eye: 1.9, horizon: 500, focal: 760 })
  drawShell(scene, room)
  drawRoofLights(scene, room)
  drawFrames(scene, room)
  drawDoor(scene, room)
  const lane = brush()
  const at = (x: number, y: number): Point => scene.point([x, y, 0])
  for (const x of [-3.1, 3.1])
    lane.area(scene.light.on('#e4b23c', 0.9), [
      at(x - 0.09, 3.2),
      at(x + 0.09, 3.2),
      at(x + 0.09, 29),
      at(x - 0.09, 29),
    ])
  scene.put(lane.svg())
  const color = random.pick(['#b5532f', '#3f6f78', '#d0902f'])
  for (const y of [20, 14, 8.6]) {
    drawRack(scene, [room.left + 1, room.left + 3.6], y, color)
    drawRack(scene, [room.right - 3.6, room.right - 1], y, color)
  }
  drawForklift(scene, random.between(-1.6, 1.4), random.between(8, 10))
}

function drawRoofLights(scene: Scene, room: Room): void {
  const { light, camera } = scene
  for (const x of [-5.5, 0, 5.5]) {
    const quad = projectArea(camera, [
      [x - 0.9, 3, room.high],
      [x + 0.9, 3, room.high],
      [x + 0.9, room.back, room.high],
      [x - 0.9, room.back, room.high],
    ])
    scene.put(area(quad, mix(light.sky[1], '#ffffff', 0.55), ' opacity=".8"'))
  }
}

function drawFrames(scene: Scene, room: Room): void {
  const { light } = scene
  for (const y of [27, 21, 15.5, 10.5, 6.5]) {
    const thick = Math.max(3, (scene.camera.focal / y) * 0.26)
    const steel = light.on('#8c8a86', y > 15 ? 0.75 : 0.5)
    const corner = (x: number, z: number): Point => scene.point([x, y, z])
    const paint = brush()
    paint.line(steel, thick, [
      corner(room.left + 0.2, 0),
      corner(room.left + 0.2, room.high - 0.2),
      corner(room.right - 0.2, room.high - 0.2),
      corner(room.right - 0.2, 0),
    ])
    scene.put(paint.svg())
  }
}

/** The dock door at the far end, open to the day. */
function drawDoor(scene: Scene, room: Room): void {
  const { light } = scene
  const glow = scene.fade([
    [0, light.sky[1]],
    [1, light.sky[2]],
  ])
  scene.put(
    area(onBack(scene, room, -2.4, 2.4, 0, 4.6), light.on('#6d6763', 0.5)),
    area(onBack(scene, room, -2.2, 2.2, 0, 3.9), glow),
    area(onBack(scene, room, -2.2, 2.2, 0, 0.9), light.far('#86995f', 0.4)),
  )
  const floor = projectArea(scene.camera, [
    [-2.2, 30, 0],
    [2.2, 30, 0],
    [3.6, 17, 0],
    [-1, 17, 0],
  ])
  scene.put(area(floor, light.glow, ' opacity=".28"'))
}

const boxes = ['#c99a66', '#b98552', '#d8b585', '#a97a4f', '#8f9f8a', '#b5694a'] as const

/** Pallet racking: uprights, beams and boxes on three levels. */
function drawRack(
  scene: Scene,
  [x0, x1]: readonly [number, number],
  y: number,
  color: string,
): void {
  const { random, light } = scene
  const deep: readonly [number, number] = [y, y + 2.2]
  floorShadow(scene, [x0, x1], deep)
  for (const z of [0.1, 1.75, 3.4]) {
    for (const share of [0, 0.5]) {
      const start = x0 + (x1 - x0) * share + 0.1
      drawBox(
        scene,
        {
          x: [start, start + 1.1],
          y: [y + 0.1, y + 2],
          z: [z + 0.1, z + random.between(0.9, 1.4)],
        },
        random.pick(boxes),
      )
    }
    const beam = brush()
    beam.line(light.on('#e08a2f', 0.9), Math.max(3, (scene.camera.focal / y) * 0.1), [
      scene.point([x0, y, z + 0.05]),
      scene.point([x1, y, z + 0.05]),
    ])
    scene.put(beam.svg())
  }
  const posts = brush()
  for (const x of [x0, x1])
    for (const depth of deep)
      posts.line(light.on(color, 0.8), Math.max(3, (scene.camera.focal / depth) * 0.1), [
        scene.point([x, depth, 0]),
        scene.point([x, depth, 5]),
      ])
  scene.put(posts.svg())
}

function drawForklift(scene: Scene, x: number, y: number): void {
  const { light, random } = scene
  const yellow = light.on('#e3ad2f', 0.9)
  const dark = light.on('#3b3438', 0.6)
  const wheel = (at: number, radius: number) =>
    disc(at, -radius, radius, radius, dark) +
    disc(at, -radius, radius * 0.45, radius * 0.45, light.on('#c9bfae', 0.8))
  const drawn =
    disc(10, -2, 150, 14, light.shadow, ' opacity=".35"') +
    path('M-110-30v-60q2-16 20-18h70l40 30h50v48z', yellow) +
    line('M-96-108l16-90h90l14 120', dark, 9, ' stroke-linejoin="round"') +
    path('M-70-84h50v22h-50z', dark) +
    line('M84-8v-216M100-8v-216', dark, 7) +
    path('M100-16h74v8h-74z', dark) +
    box(104, -100, 66, 82, light.on(random.pick(boxes), 0.85)) +
    wheel(-72, 28) +
    wheel(52, 30)
  const [px, py] = scene.point([x, y, 0])
  scene.put(
    scene.stamp(drawn)([Number(tidy(px)), py], scene.camera.focal / y / 100, {
      flip: random.chance(0.5),
    }),
  )
}
