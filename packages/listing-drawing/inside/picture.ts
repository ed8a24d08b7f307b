import type { Scene } from '#drawing/kit/scene.ts'
import { area, disc, line, path, tidy } from '#drawing/kit/svg.ts'
import { cloths, woods } from './furnishing.ts'
import { onBack, type Room } from './room.ts'

const grounds = ['#f4e3c4', '#efd0a6', '#e8dcc6', '#dfe2d2'] as const

/** Pictures: a sun over hills, a leaf, a pot of lotus; each in a thin frame. */
export function drawPicture(
  scene: Scene,
  room: Room,
  x: number,
  z: number,
  wide: number,
  high: number,
): void {
  const { light, random } = scene
  const frame = onBack(
    scene,
    room,
    x - wide / 2 - 0.04,
    x + wide / 2 + 0.04,
    z - high / 2 - 0.04,
    z + high / 2 + 0.04,
  )
  const inside = onBack(scene, room, x - wide / 2, x + wide / 2, z - high / 2, z + high / 2)
  const [left, top] = inside[1] ?? [0, 0]
  const [right, bottom] = inside[3] ?? [0, 0]
  const [w, h] = [right - left, bottom - top]
  const at = (u: number, v: number) => `${tidy(left + w * u)} ${tidy(top + h * v)}`
  const [first, second] = random.some(cloths, 2)
  const motif = random.whole(0, 2)
  scene.put(
    area(frame, light.on(random.pick(woods), 0.7)),
    area(inside, light.on(random.pick(grounds), 0.95)),
  )
  if (motif === 0) {
    scene.put(
      disc(left + w * 0.62, top + h * 0.36, w * 0.17, w * 0.17, light.on('#e0973a', 1)),
      path(
        `M${at(0, 1)}V${tidy(top + h * 0.66)}Q${at(0.3, 0.42)} ${at(0.55, 0.7)}` +
          `T${at(1, 0.58)}V${tidy(bottom)}z`,
        light.on(first ?? '#b5532f', 0.85),
      ),
      path(
        `M${at(0, 1)}V${tidy(top + h * 0.84)}Q${at(0.4, 0.66)} ${at(1, 0.82)}V${tidy(bottom)}z`,
        light.on(second ?? '#5f7f78', 0.85),
      ),
    )
  } else if (motif === 1) {
    const leaf = [0.3, 0.5, 0.7].map(
      (v) =>
        `M${at(0.5, v + 0.12)}Q${at(0.2, v + 0.06)} ${at(0.18, v - 0.12)}` +
        `Q${at(0.46, v - 0.08)} ${at(0.5, v + 0.12)}` +
        `Q${at(0.54, v - 0.08)} ${at(0.82, v - 0.12)}` +
        `Q${at(0.8, v + 0.06)} ${at(0.5, v + 0.12)}`,
    )
    scene.put(
      path(leaf.join(''), light.on(first ?? '#7f8f5a', 0.85)),
      line(`M${at(0.5, 0.2)}L${at(0.5, 0.9)}`, light.on('#5d4a3c', 0.7), 2),
    )
  } else {
    scene.put(
      disc(left + w * 0.5, top + h * 0.46, w * 0.3, w * 0.3, light.on(first ?? '#b5532f', 0.9)),
      disc(left + w * 0.5, top + h * 0.46, w * 0.19, w * 0.19, light.on('#f4e3c4', 0.95)),
      disc(left + w * 0.5, top + h * 0.46, w * 0.09, w * 0.09, light.on(second ?? '#d39a3a', 0.9)),
    )
  }
}
