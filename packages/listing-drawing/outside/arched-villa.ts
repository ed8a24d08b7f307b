import { nearDoor } from '#drawing/building/door.ts'
import {
  castShadow,
  type Face,
  makeMass,
  paintMass,
  rectangle,
  slab,
} from '#drawing/building/mass.ts'
import { nearWindow } from '#drawing/building/near.ts'
import type { Finish, Span } from '#drawing/building/opening.ts'
import { nearRailing } from '#drawing/building/railing.ts'
import type { Frame } from '#drawing/kit/camera.ts'
import { type Color, mix } from '#drawing/kit/color.ts'
import type { Scene } from '#drawing/kit/scene.ts'
import { area, brush, type Point, path, tidy } from '#drawing/kit/svg.ts'

const washes = ['#f3e3c3', '#eac9a0', '#e9b48f', '#f1e6d6', '#dfc9a4'] as const

/** A bungalow of the old kind: an arcade along the front, a terrace, a pavilion on the roof. */
export function drawArchedVilla(scene: Scene, frame: Frame, own: Finish): void {
  const { random, light } = scene
  const finish: Finish = { ...own, wall: random.pick(washes), railing: 'bars' }
  const wide = random.between(13, 14.5)
  const arches = random.pick([5, 5, 7])
  const low = makeMass(scene, frame, { u: 0, w: 0, wide, deep: 9, base: 0, top: 4.4 })
  const high = makeMass(scene, frame, {
    u: wide * 0.24,
    w: 2.6,
    wide: wide * 0.52,
    deep: 5.6,
    base: 4.4,
    top: 7.8,
  })
  scene.put(
    castShadow(scene, makeMass(scene, frame, { u: 0, w: 0, wide, deep: 9, base: 0, top: 7 })),
  )
  paintMass(scene, high, finish.wall)
  drawUpper(scene, high.front, finish)
  paintMass(scene, low, finish.wall)
  drawFlank(scene, low.side, finish)
  drawArcade(scene, low.front, arches, finish)
  drawTerrace(scene, low.side, low.front, finish)
  if (random.chance(0.75))
    drawPavilion(scene, frame, random.chance(0.5) ? wide * 0.1 : wide * 0.9, finish)
  const plinth = brush()
  slab(plinth, light, low.front, '#d9bd97', [wide / 2 - 1.7, wide / 2 + 1.7], 0.2, 0.18, 0.9)
  slab(plinth, light, low.front, '#e4cba6', [wide / 2 - 1.3, wide / 2 + 1.3], 0.38, 0.18, 0.5)
  scene.put(plinth.svg())
}

/** The outline of an opening with a round head. */
function arch(face: Face, [s0, s1]: Span, [z0, z1]: Span, out = 0): Point[] {
  const [middle, half] = [(s0 + s1) / 2, (s1 - s0) / 2]
  const spring = z1 - half
  const round = Array.from({ length: 9 }, (_, step) => {
    const angle = Math.PI - (Math.PI * step) / 8
    return face.at(middle + Math.cos(angle) * half, spring + Math.sin(angle) * half, out)
  })
  return [face.at(s0, z0, out), ...round, face.at(s1, z0, out)]
}

function drawArcade(scene: Scene, face: Face, count: number, finish: Finish): void {
  const { light } = scene
  const each = face.length / count
  const [deep, trim] = [brush(), brush()]
  const shade = light.lamps ? '#a8744f' : light.on(mix(finish.wall, '#5b4a52', 0.6), 0.4)
  for (let index = 0; index < count; index++) {
    const [s0, s1] = [index * each + each * 0.14, (index + 1) * each - each * 0.14]
    const top = 3.5
    trim.area(
      light.on(finish.trim, face.brightness + 0.1),
      arch(face, [s0 - 0.14, s1 + 0.14], [0.4, top + 0.16], 0.06),
    )
    deep.area(shade, arch(face, [s0, s1], [0.4, top], 0.06))
  }
  scene.put(trim.svg(), deep.svg())
  const inner = brush()
  const door = Math.floor(count / 2)
  for (let index = 0; index < count; index++) {
    const middle = (index + 0.5) * each
    if (index === door) nearDoor(scene, inner, face, [middle - 0.66, middle + 0.66], 0.4, 2.2)
    else nearWindow(scene, inner, face, [middle - 0.5, middle + 0.5], [1.1, 2.5], finish, false)
  }
  scene.put(inner.svg())
}

function drawUpper(scene: Scene, face: Face, finish: Finish): void {
  const { light } = scene
  const [frame, glass] = [brush(), brush()]
  for (const share of [0.2, 0.5, 0.8]) {
    const s = face.length * share
    const span: Span = [s - 0.62, s + 0.62]
    frame.area(
      light.on(finish.trim, face.brightness + 0.05),
      arch(face, [span[0] - 0.12, span[1] + 0.12], [4.9, 7.12]),
    )
    glass.area(
      light.lamps && scene.hour.chance(0.6) ? '#ffd48a' : finish.glass,
      arch(face, span, [5, 7]),
    )
    glass.line(light.on(finish.trim, face.brightness), 2, [face.at(s, 5), face.at(s, 7)])
  }
  slab(glass, light, face, finish.trim, [-0.4, face.length + 0.4], 7.7, 0.3, 0.5)
  scene.put(frame.svg(), glass.svg())
}

function drawFlank(scene: Scene, face: Face, finish: Finish): void {
  if (!face.seen) return
  const paint = brush()
  for (const s of [1.6, 5.6]) nearWindow(scene, paint, face, [s, s + 1.3], [1.1, 2.7], finish)
  scene.put(paint.svg())
}

/** The cornice and the balusters of the terrace above the arcade. */
function drawTerrace(scene: Scene, side: Face, front: Face, finish: Finish): void {
  const { light } = scene
  for (const face of [side, front].filter(({ seen }) => seen)) {
    const paint = brush()
    slab(paint, light, face, finish.trim, [-0.4, face.length + 0.4], 4.2, 0.3, 0.6)
    paint.area(
      light.on(finish.accent, face.brightness),
      rectangle(face, 0, face.length, 3.86, 3.98, 0.05),
    )
    nearRailing(scene, paint, face, [0, face.length], 4.5, 0.3, finish)
    scene.put(paint.svg())
  }
}

/** A small dome on four posts. */
function drawPavilion(scene: Scene, frame: Frame, u: number, finish: Finish): void {
  const { light } = scene
  const [x, y] = frame.point(u, 1.2, 4.5)
  const metre = frame.scale(u, 1.2)
  const stone: Color = mix(finish.accent, '#f3dcb8', 0.35)
  const posts = brush()
  for (const shift of [-0.85, -0.4, 0.4, 0.85]) {
    const px = x + shift * metre
    posts.area(light.on(stone, Math.abs(shift) > 0.5 ? 0.9 : 0.5), [
      [px - 0.09 * metre, y],
      [px - 0.09 * metre, y - 2 * metre],
      [px + 0.09 * metre, y - 2 * metre],
      [px + 0.09 * metre, y],
    ])
  }
  const eave = y - 2 * metre
  const dome =
    `M${tidy(x - metre * 0.85)} ${tidy(eave - metre * 0.2)}` +
    `q${tidy(metre * 0.05)} ${tidy(-metre * 0.8)} ${tidy(metre * 0.85)} ${tidy(-metre * 0.98)}` +
    `q${tidy(metre * 0.8)} ${tidy(metre * 0.18)} ${tidy(metre * 0.85)} ${tidy(metre * 0.98)}z`
  scene.put(
    posts.svg(),
    path(dome, light.on(mix(finish.wall, '#fff6e4', 0.4), 0.9)),
    area(
      [
        [x - metre * 1.25, eave],
        [x - metre, eave - metre * 0.24],
        [x + metre, eave - metre * 0.24],
        [x + metre * 1.25, eave],
      ],
      light.on(stone, 0.95),
    ),
    path(
      `M${tidy(x - 2.5)} ${tidy(eave - metre * 1.14)}` +
        `l2.5-${tidy(metre * 0.36)} 2.5 ${tidy(metre * 0.36)}z`,
      light.on('#c79a45', 1),
    ),
  )
}
