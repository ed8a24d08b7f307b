import { nearDoor } from '#drawing/building/door.ts'
import { type Face, type Mass, rectangle, slab } from '#drawing/building/mass.ts'
import { dropShadow, nearWindow } from '#drawing/building/near.ts'
import { drawPots, type Finish, type Span } from '#drawing/building/opening.ts'
import { drawEdges } from '#drawing/building/parapet.ts'
import { jali, nearRailing } from '#drawing/building/railing.ts'
import { mix } from '#drawing/kit/color.ts'
import type { Scene } from '#drawing/kit/scene.ts'
import { brush } from '#drawing/kit/svg.ts'
import { drawVehicle } from '#drawing/street/vehicle.ts'

export const storey = 3.15

/** One storey over the other: balcony with door and window, a screened stair on one side. */
export function drawFront(
  scene: Scene,
  mass: Mass,
  finish: Finish,
  floors: number,
  base: number,
): void {
  const { random, light } = scene
  const face = mass.front
  const stair: Span = [face.length - 2.1, face.length - 0.5]
  const main: Span = [0.5, face.length - 2.5]
  if (base > 1) openGround(scene, mass)
  const [recess, wall, front] = [brush(), brush(), brush()]
  for (let floor = 0; floor < floors; floor++) {
    const z = base + floor * storey
    const balcony = floor > 0 || base > 1
    const middle = (main[0] + main[1]) / 2 + random.between(-0.15, 0.15)
    const inner: Span = [middle + 0.5, main[1] - 0.5]
    nearWindow(scene, wall, face, inner, [z + 0.8, z + 2.3], finish, !balcony)
    if (!balcony) {
      nearDoor(scene, wall, face, [middle - 1.5, middle - 0.2], z, 2.3)
      continue
    }
    const tone = light.on(mix(finish.wall, '#5b4a52', 0.3), face.brightness * 0.6)
    recess.area(tone, rectangle(face, main[0], main[1], z + 0.1, z + storey - 0.2))
    nearWindow(scene, wall, face, [main[0] + 0.6, middle - 0.3], [z + 0.25, z + 2.3], finish, false)
    const edge: Span = [main[0] - 0.15, main[1] + 0.15]
    dropShadow(scene, front, face, main, z, 0.6)
    slab(front, light, face, finish.trim, edge, z - 0.1, 0.26, 1.2)
    nearRailing(scene, front, face, edge, z + 0.16, 1.2, finish)
    if (random.chance(0.4)) drawPots(scene, front, face, main, z + 0.9, 1.15)
  }
  const roof = base + floors * storey - 0.2
  slab(front, light, face, finish.trim, [main[0] - 0.3, main[1] + 0.3], roof, 0.3, 1.3)
  scene.put(recess.svg(), wall.svg(), front.svg())
  drawStair(scene, face, stair, base, floors, finish)
  scene.put(drawEdges(scene, mass, finish))
}

function drawStair(
  scene: Scene,
  face: Face,
  [s0, s1]: Span,
  base: number,
  floors: number,
  finish: Finish,
): void {
  const paint = brush()
  const top = base + floors * storey
  paint.area(scene.light.on(finish.accent, face.brightness * 0.45), [
    face.at(s0 - 0.2, base),
    face.at(s0 - 0.2, base, 0.5),
    face.at(s0 - 0.2, top, 0.5),
    face.at(s0 - 0.2, top),
  ])
  paint.area(
    scene.light.on(finish.accent, face.brightness),
    rectangle(face, s0 - 0.2, s1 + 0.3, base, top, 0.5),
  )
  scene.put(paint.svg())
  const screen = brush()
  const out: Face = { ...face, at: (s, z, more = 0) => face.at(s, z, more + 0.5) }
  jali(
    scene,
    screen,
    out,
    [s0 + 0.25, s1 - 0.15],
    [base + 1, top - 0.8],
    mix(finish.accent, '#f6e3c6', 0.3),
  )
  scene.put(screen.svg())
}

/** Stilts under the floors, a car in their shade. */
function openGround(scene: Scene, { front, frame, size }: Mass): void {
  const { light } = scene
  const paint = brush()
  paint.area(light.on('#5d4f52', 0.35), rectangle(front, 0.2, front.length - 0.2, 0, 2.4))
  scene.put(paint.svg())
  drawVehicle(scene, frame, 'car', size.wide * 0.36, 2.5)
  const posts = brush()
  for (const s of [0, front.length * 0.5, front.length - 0.4])
    posts.area(light.on('#e6d6bd', front.brightness * 0.8), rectangle(front, s, s + 0.4, 0, 2.5))
  scene.put(posts.svg())
}
