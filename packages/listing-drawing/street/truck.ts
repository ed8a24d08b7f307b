import type { Frame } from '#drawing/kit/camera.ts'
import type { Scene } from '#drawing/kit/scene.ts'
import { box, disc, path } from '#drawing/kit/svg.ts'

/** A painted goods carrier from the side: one unit per centimetre. */
export function drawTruck(scene: Scene, frame: Frame, u: number, w: number): void {
  const { light, random } = scene
  const body = random.pick(['#b8532f', '#2f6f73', '#d39a2d', '#6a4f78'])
  const wheel = (x: number) =>
    disc(x, -46, 46, 46, light.on('#2f2b31', 0.5)) + disc(x, -46, 22, 22, light.on('#c3b9ab', 0.7))
  const panels = [-310, -210, -110, -10]
    .map((x) => box(x, -262, 84, 150, light.on('#f3dfb6', 0.85), ' opacity=".35"'))
    .join('')
  const drawn =
    disc(0, -4, 430, 24, light.shadow, ' opacity=".35"') +
    box(-390, -96, 760, 30, light.on('#4a4145', 0.5)) +
    box(-340, -290, 440, 196, light.on(body, 0.9)) +
    box(-340, -290, 440, 22, light.on('#f0c24a', 0.9)) +
    box(-340, -116, 440, 22, light.on('#f4e3c3', 0.9)) +
    panels +
    path('M130-94v-160q4-34 36-36h110q36 4 56 50l34 66v80z', light.on('#e9a93a', 0.9)) +
    path(
      'M180-176v-78q4-12 18-14h70q26 4 40 38l24 54z',
      light.lamps ? '#39406a' : light.on('#5f7b83', 0.8),
    ) +
    path('M130-132h236v14h-236z', light.on(body, 0.8)) +
    [-250, -150, 250].map(wheel).join('')
  scene.put(
    scene.stamp(drawn)(frame.point(u, w, 0), frame.scale(u, w) / 100, { flip: random.chance(0.5) }),
  )
}
