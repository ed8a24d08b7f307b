import { type Color, mix } from '#drawing/kit/color.ts'
import { type Scene, wide } from '#drawing/kit/scene.ts'
import { area, box, brush, type Point, trace } from '#drawing/kit/svg.ts'
import { scatter } from './foliage.ts'

export type Backdrop = 'sea' | 'city' | 'trees' | 'palms' | 'rocks' | 'hills'

const backdrops: Record<string, readonly Backdrop[]> = {
  Mumbai: ['sea', 'city', 'hills'],
  Delhi: ['city', 'trees'],
  Bangalore: ['trees', 'city'],
  Chennai: ['palms', 'sea'],
  Hyderabad: ['rocks', 'city'],
  Pune: ['hills', 'trees'],
}

export function pickBackdrop(scene: Scene): Backdrop {
  return scene.random.pick(backdrops[scene.city] ?? ['trees', 'hills', 'city'])
}

/** The distant background in two or three layers, paler with distance. */
export function drawHorizon(scene: Scene, backdrop: Backdrop): void {
  const { camera } = scene
  const y = camera.horizon
  if (backdrop === 'hills') {
    ridge(scene, y + 2, 150, '#7d8a86', 0.8)
    ridge(scene, y + 2, 95, '#73876f', 0.62)
    treeline(scene, y + 4, 20, 0.5)
  } else if (backdrop === 'rocks') {
    ridge(scene, y + 2, 70, '#8b8378', 0.78)
    boulders(scene, y + 4)
    treeline(scene, y + 5, 15, 0.45)
  } else if (backdrop === 'sea') {
    skyline(scene, y + 1, 120, 0.82, [0, 520])
    sea(scene, y)
  } else if (backdrop === 'palms') {
    skyline(scene, y + 2, 70, 0.84, [0, wide])
    treeline(scene, y + 4, 26, 0.6)
  } else if (backdrop === 'city') {
    skyline(scene, y + 2, 210, 0.84, [0, wide])
    skyline(scene, y + 2, 120, 0.7, [0, wide])
    treeline(scene, y + 5, 20, 0.5)
  } else {
    skyline(scene, y + 2, 90, 0.84, [0, wide])
    treeline(scene, y + 3, 44, 0.66)
    treeline(scene, y + 6, 26, 0.48)
  }
}

function ridge(scene: Scene, base: number, rise: number, color: Color, distance: number): void {
  const { random, light } = scene
  const phase = [random.next() * 6, random.next() * 6, random.next() * 6] as const
  const points: Point[] = []
  for (let x = -20; x <= wide + 20; x += 44) {
    const swell =
      Math.sin(x / 230 + phase[0]) * 0.42 +
      Math.sin(x / 97 + phase[1]) * 0.2 +
      Math.sin(x / 41 + phase[2]) * 0.06
    points.push([x, base - rise * (0.52 + swell * 0.75)])
  }
  const far = light.far(color, distance)
  const fade = scene.fade([
    [0, far],
    [1, light.far(color, Math.min(0.96, distance + 0.2))],
  ])
  scene.put(area([[-20, base], ...points, [wide + 20, base]], fade))
}

function skyline(
  scene: Scene,
  base: number,
  rise: number,
  distance: number,
  [from, to]: readonly [number, number],
): void {
  const { random, light, hour } = scene
  const points: Point[] = [[from, base]]
  const windows = brush()
  let x = from - 10
  while (x < to) {
    const across = random.between(36, 92)
    const height = rise * random.between(0.3, 1) ** 1.5
    const top = base - height
    points.push([x, top])
    if (random.chance(0.25))
      points.push(
        [x + across * 0.3, top],
        [x + across * 0.3, top - 9],
        [x + across * 0.6, top - 9],
        [x + across * 0.6, top],
      )
    points.push([x + across, top])
    if (light.lamps && height > rise * 0.35) {
      const spots = Array.from(
        { length: 1 },
        () => [x + hour.between(4, across - 4), top + hour.between(6, height * 0.8)] as const,
      )
      windows.dabs('#ffd98a', 2.4, spots)
    }
    x += across + (random.chance(0.3) ? random.between(4, 26) : 0)
    points.push([x, base - rise * 0.14])
  }
  points.push([to, base])
  const color = light.mood === 'dusk' ? '#7a6a92' : '#8a8f96'
  const fade = scene.fade([
    [0, light.far(color, distance)],
    [1, light.far(color, Math.min(0.97, distance + 0.15))],
  ])
  scene.put(area(points, fade), windows.svg())
}

/** A far belt of trees: three trails of dabs over a low band. */
export function treeline(scene: Scene, base: number, rise: number, distance: number): void {
  const { random, light } = scene
  const trail = (lift: number, size: number, apart: number, color: Color) => {
    const points: Point[] = []
    for (let x = -20; x <= wide + 20; x += 108)
      points.push([x, base - rise * random.between(lift - 0.28, lift + 0.22)])
    const width = Math.max(3, Math.round(rise * size))
    return (
      `<path stroke="${color}" stroke-width="${width}" ` +
      `stroke-dasharray="0 ${Math.round(width * apart)}" d="${trace(points, false)}"/>`
    )
  }
  const color = light.far('#56754f', distance)
  const trails = [
    trail(0.4, 0.9, 0.7, color),
    trail(0.8, 0.42, 0.9, light.far('#5f7f55', distance)),
    trail(0.62, 0.3, 1.9, light.far('#83a060', distance)),
  ]
  scene.put(
    box(0, base - rise * 0.45, wide, rise * 0.6, color),
    `<g stroke-linecap="round">${trails.join('')}</g>`,
  )
}

function sea(scene: Scene, horizon: number): void {
  const { light, random } = scene
  const water = light.mood === 'monsoon' ? '#7f938f' : '#6f9fa6'
  const near = horizon + 46
  const fill = scene.fade([
    [0, mix(light.sky[2], light.on(water, 0.8), 0.45)],
    [1, light.on(water, 0.8)],
  ])
  const paint = brush()
  for (let index = 0; index < 12; index++) {
    const y = horizon + 3 + (index / 16) ** 1.6 * 38
    const x = random.between(0, wide)
    paint.line(light.glow, 1.2, [
      [x, y],
      [x + random.between(20, 90), y],
    ])
  }
  scene.put(box(0, horizon, wide, near - horizon, fill), `<g opacity=".6">${paint.svg()}</g>`)
}

/** The rounded, balanced rocks of the Deccan. */
function boulders(scene: Scene, base: number): void {
  const { random, light } = scene
  const paint = brush()
  for (let heap = 0; heap < 4; heap++) {
    const x = random.between(0, wide)
    const size = random.between(16, 34)
    const stones = scatter(random, 5, size * 2.4, size * 0.5, [x, base - size * 0.2])
    const dark = light.far('#8a7565', 0.5)
    paint.dabs(dark, Math.round(size) * 1.2, [
      ...stones,
      [x - size * 0.3, base - size * 1.1],
      [x + size * 0.2, base - size * 1.9],
    ])
    paint.dabs(
      light.far('#b8a08a', 0.48),
      Math.round(size) * 0.8,
      [...stones, [x - size * 0.3, base - size * 1.1], [x + size * 0.2, base - size * 1.9]].map(
        ([a = 0, b = 0]) => [a + light.from * size * 0.14, b - size * 0.16],
      ),
    )
  }
  scene.put(paint.svg())
}
