import type { Mass } from '#drawing/building/mass.ts'
import { mix } from '#drawing/kit/color.ts'
import type { Scene } from '#drawing/kit/scene.ts'
import { area, brush } from '#drawing/kit/svg.ts'

/** A swimming pool in its paved court, with loungers along the far side. */
export function drawPool(scene: Scene, { size, frame }: Mass): void {
  const { light, random } = scene
  const { u, w, wide, deep } = size
  const ground = (u0: number, w0: number, u1: number, w1: number, z = 0) =>
    frame.ground(
      [
        [u0, w0],
        [u1, w0],
        [u1, w1],
        [u0, w1],
      ],
      z,
    )
  const water = scene.fade([
    [0, light.on(mix('#8fd0cf', light.sky[1], 0.4), 0.9)],
    [1, light.on('#3f9fa8', 0.85)],
  ])
  scene.put(
    area(ground(u - 2.4, w - 2.4, u + wide + 2.4, w + deep + 2.8), light.on('#e6d6bb', 0.9)),
    area(ground(u - 0.4, w - 0.4, u + wide + 0.4, w + deep + 0.4), light.on('#f7ecd8', 1)),
    area(ground(u, w, u + wide, w + deep), light.on('#2f7f8b', 0.5)),
    area(ground(u, w, u + wide, w + deep - 0.7), water),
  )
  const paint = brush()
  for (let index = 0; index < 9; index++) {
    const [pu, pw] = [u + random.between(1, wide - 5), w + random.between(0.8, deep - 1.4)]
    paint.line(
      light.on('#d9f3ec', 1),
      2,
      [frame.point(pu, pw, 0), frame.point(pu + random.between(1.5, 4), pw, 0)],
      ' opacity=".55"',
    )
  }
  for (let at = u + 2; at < u + wide - 2; at += 4.4) {
    const bed = w + deep + 1
    paint.area(light.on('#6b5a58', 0.3), ground(at - 0.1, bed - 0.15, at + 0.9, bed + 1.7))
    paint.area(
      light.on(random.pick(['#c9603f', '#f4e6cc', '#d9a038']), 0.95),
      ground(at, bed, at + 0.8, bed + 1.4, 0.35),
    )
    paint.area(light.on('#fff6e4', 0.95), [
      frame.point(at, bed + 1.4, 0.35),
      frame.point(at + 0.8, bed + 1.4, 0.35),
      frame.point(at + 0.8, bed + 1.9, 1),
      frame.point(at, bed + 1.9, 1),
    ])
  }
  scene.put(paint.svg())
}
