import type { Frame } from '#drawing/kit/camera.ts'
import type { Scene } from '#drawing/kit/scene.ts'
import { disc, path } from '#drawing/kit/svg.ts'

/** Side views, one unit per centimetre, with the wheels at y = 0. */
function car(scene: Scene): string {
  const { light, random } = scene
  const paint = random.pick(['#f1ebe0', '#b8452f', '#6b7f86', '#d8cdb9', '#3e4f5e'])
  const body = light.on(paint, 0.85)
  const under = light.on(paint, 0.45)
  return (
    path('M-196-42q4-32 34-38l52-8q34-42 72-44h66q44 4 76 44 62 4 84 18 10 8 8 40z', body) +
    path('M-196-42h392v10q-2 8-12 8h-368q-10 0-12-8z', under) +
    path(
      'M-94-90q28-30 56-31h24v33zM-2-121h30q30 2 54 33h-84z',
      light.lamps ? '#39406a' : light.on('#5d7177', 0.8),
    ) +
    path(
      'M176-70l16 4v12h-14zM-192-66l10-8v14h-11z',
      light.lamps ? '#ffe1a0' : light.on('#f6d9a0', 0.9),
    ) +
    wheels(scene, [-118, 118], 33)
  )
}

function auto(scene: Scene): string {
  const { light } = scene
  const green = scene.city === 'Mumbai' || scene.city === 'Pune' ? '#3b3a3f' : '#3f7d4d'
  return (
    path('M-128-30v-80q4-56 34-66h128q34 4 52 66l30 34q12 22 8 46z', light.on('#e9b32e', 0.9)) +
    path('M-128-30v-58h150l14 30h82q8 12 6 28z', light.on(green, 0.8)) +
    path('M-112-100q4-42 20-56h104v68h-120zM30-88v-68q20 10 34 62z', light.on('#4a4f55', 0.5)) +
    wheels(scene, [-86, 92], 24)
  )
}

function scooter(scene: Scene): string {
  const { light, random } = scene
  const paint = light.on(random.pick(['#c9503a', '#4f7f86', '#d8a23a', '#efe6d8']), 0.85)
  return (
    path('M-82-34q2-30 34-34h58l16 24h26l14-56 12-2 14 62 16 8v10h-72l-34-2z', paint) +
    path('M-66-74q30-8 76 0l-4 10h-70zM52-104l-22-8 4-6 28 6z', light.on('#3b3439', 0.6)) +
    wheels(scene, [-58, 72], 23)
  )
}

function wheels(scene: Scene, at: readonly number[], radius: number): string {
  const { light } = scene
  return at
    .map(
      (x) =>
        disc(x, -radius, radius, radius, light.on('#2f2b31', 0.5)) +
        disc(x, -radius, radius * 0.5, radius * 0.5, light.on('#b7b0a8', 0.7)),
    )
    .join('')
}

const kinds = { car, auto, scooter }

/** One vehicle at a spot, its long side along the front. */
export function drawVehicle(
  scene: Scene,
  frame: Frame,
  kind: keyof typeof kinds,
  u: number,
  w: number,
): void {
  const at = frame.point(u, w, 0)
  const scale = frame.scale(u, w) / 100
  const shadow = disc(0, -2, kind === 'car' ? 205 : 125, 15, scene.light.shadow, ' opacity=".35"')
  scene.put(scene.stamp(shadow + kinds[kind](scene))(at, scale, { flip: scene.random.chance(0.5) }))
}

/** A vehicle on the road in some of the pictures. */
export function drawTraffic(
  scene: Scene,
  frame: Frame,
  [near, far]: readonly [number, number],
): void {
  const { random } = scene
  if (!random.chance(0.75)) return
  const kind = random.pick(['auto', 'scooter', 'car', 'auto'] as const)
  const w = near + (far - near) * random.between(0.45, 0.8)
  drawVehicle(
    scene,
    frame,
    kind,
    random.chance(0.5) ? random.between(-5, 0) : random.between(12, 18),
    w,
  )
}
