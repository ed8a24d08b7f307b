import { high, type Scene, wide } from '#drawing/kit/scene.ts'
import { box, disc, line, round } from '#drawing/kit/svg.ts'
import { drawClouds } from './cloud.ts'

/** Everything above the horizon: air, sun, clouds, a few birds. */
export function drawSky(scene: Scene): void {
  const { light, camera, hour: random } = scene
  const [top, middle, low] = light.sky
  const air = scene.linear(
    [0, 0],
    [0, camera.horizon + 30],
    [
      [0, top],
      [0.6, middle],
      [1, low],
    ],
  )
  scene.put(box(0, 0, wide, high, air))
  drawSun(scene)
  drawClouds(scene)
  if (light.mood !== 'monsoon' && !light.lamps && random.chance(0.6)) drawBirds(scene)
}

function drawSun(scene: Scene): void {
  const { light, camera, hour: random } = scene
  if (light.mood === 'noon' || light.mood === 'monsoon') return
  const x = light.from < 0 ? random.between(90, 330) : random.between(870, 1110)
  const y = camera.horizon - random.between(90, 190)
  const halo = scene.radial([x, y], 430, [
    [0, light.glow, 0.85],
    [0.25, light.glow, 0.4],
    [1, light.glow, 0],
  ])
  scene.put(disc(x, y, 430, 430, halo))
  scene.put(disc(x, y, 34, 34, light.mood === 'dusk' ? '#ffcf8f' : '#fffaf0', ' opacity=".9"'))
}

function drawBirds(scene: Scene): void {
  const { hour: random } = scene
  const x = random.between(250, 950)
  const y = random.between(90, 240)
  const birds = Array.from({ length: random.whole(3, 4) }, () => {
    const size = random.between(5, 10)
    const across = Math.round(x + random.between(-90, 90))
    const start = `M${across} ${Math.round(y + random.between(-40, 40))}`
    const [half, span, dip] = [Math.round(size / 2), Math.round(size), Math.round(size * 0.7)]
    return `${start}q${half}-${dip} ${span} 0 ${half}-${dip} ${span} 0`
  })
  scene.put(line(birds.join(''), scene.light.shadow, 1.6, `${round} opacity=".55"`))
}
