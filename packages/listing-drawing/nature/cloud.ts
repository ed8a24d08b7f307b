import { mix } from '#drawing/kit/color.ts'
import { type Scene, wide } from '#drawing/kit/scene.ts'
import { type Point, path } from '#drawing/kit/svg.ts'

export function drawClouds(scene: Scene): void {
  const { light, camera, hour: random } = scene
  const heaped = light.mood === 'noon' || light.mood === 'monsoon'
  const count = light.mood === 'monsoon' ? 6 : random.whole(3, 4)
  for (let index = 0; index < count; index++) {
    const depth = random.between(0.12, 0.8)
    const at: Point = [
      wide * ((index + random.between(0.05, 0.95)) / count),
      camera.horizon * depth,
    ]
    const size = (light.mood === 'monsoon' ? 1.5 : 1) * random.between(0.8, 1.3) * (1.2 - depth)
    if (heaped) heap(scene, at, size)
    else streaks(scene, at, size * 1.2)
  }
}

/** A fair-weather or rain cloud: a row of swelling rounds whose foot melts into the air. */
function heap(scene: Scene, [x, y]: Point, size: number): void {
  const { hour: random, light } = scene
  const storm = light.mood === 'monsoon'
  const count = random.whole(6, 8)
  const rounds = Array.from({ length: count }, (_, index) => {
    const along = (index + 0.5) / count - 0.5
    const radius = size * (26 + 38 * (1 - Math.abs(along) * 1.7)) * random.between(0.75, 1.15)
    return circle(
      [x + along * 330 * size, y - radius * random.between(0.25, 0.6)],
      Math.max(10, radius),
    )
  })
  const lit = mix(light.sky[2], light.glow, storm ? 0.3 : 0.85)
  const foot = mix(light.sky[1], light.sky[0], storm ? 0.9 : 0.3)
  const body = scene.fade([
    [0, lit, storm ? 0.8 : 0.95],
    [0.55, mix(lit, foot, 0.35), storm ? 0.75 : 0.6],
    [1, foot, 0],
  ])
  scene.put(path(rounds.join(''), body))
}

function circle([x, y]: Point, radius: number): string {
  const r = Math.round(radius)
  return `M${Math.round(x - r)} ${Math.round(y)}a${r} ${r} 0 1 1 0 .1z`
}

/** Long thin clouds of the morning and the evening, lit from below. */
function streaks(scene: Scene, [x, y]: Point, size: number): void {
  const { hour: random, light } = scene
  const lenses = Array.from({ length: random.whole(2, 4) }, (_, row) => {
    const half = Math.round(size * random.between(70, 190))
    const thick = Math.round(size * random.between(7, 15))
    const start =
      `M${Math.round(x + random.between(-120, 120) * size - half)} ` +
      `${Math.round(y + row * 17 * size)}`
    return `${start}q${half} ${-thick} ${half * 2} 0 ${-half} ${thick >> 1} ${-half * 2} 0z`
  })
  const low = light.mood === 'dusk' ? '#f6b48a' : mix(light.sky[2], light.glow, 0.6)
  const body = scene.fade([
    [0, mix(light.sky[1], low, 0.35), 0.5],
    [1, low, 0.85],
  ])
  scene.put(path(lenses.join(''), body))
}
