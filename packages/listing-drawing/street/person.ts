import type { Frame } from '#drawing/kit/camera.ts'
import type { Scene } from '#drawing/kit/scene.ts'
import { disc, path } from '#drawing/kit/svg.ts'

const skins = ['#8a5a3c', '#a06a47', '#734a33'] as const

const cloths = ['#c4523a', '#e0a33a', '#3f7a80', '#f0e6d4', '#7b4a73', '#55784a'] as const

/** Someone in a sari or a kurta, seen from across a street: 170 units tall. */
function figure(scene: Scene): string {
  const { light, random } = scene
  const skin = light.on(random.pick(skins), 0.8)
  const [main, second] = random.some(cloths, 2)
  const cloth = light.on(main ?? '#c4523a', 0.85)
  const fold = light.on(second ?? '#f0e6d4', 0.8)
  const dark = light.on('#33262b', 0.6)
  const body = random.chance(0.5)
    ? path('M-17-138q17-10 34 0l8 70 6 66h-62l6-66z', cloth) +
      path('M-15-138l32 70-4 22-34-76z', fold)
    : path('M-13-78h11l1 76h-13zM2-78h11l1 76h-12z', dark) +
      path('M-18-138q18-9 36 0l5 78h-46z', cloth) +
      path('M-18-134l-7 62 8 2 6-50zM18-134l7 62-8 2-6-50z', fold)
  return (
    body + disc(0, -156, 10, 12, skin) + path('M-11-154q-2-17 11-17t11 16q-4-8-11-9t-11 10z', dark)
  )
}

/** A few people along a line on the ground. */
export function drawPeople(
  scene: Scene,
  frame: Frame,
  spots: readonly (readonly [u: number, w: number])[],
): void {
  for (const [u, w] of spots) {
    const shadow = disc(-scene.light.from * 16, 0, 34, 6, scene.light.shadow, ' opacity=".3"')
    const stamp = scene.stamp(shadow + figure(scene))
    scene.put(stamp(frame.point(u, w, 0), frame.scale(u, w) / 100))
  }
}
