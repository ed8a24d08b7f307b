import { type Color, mix } from '#drawing/kit/color.ts'
import type { Scene } from '#drawing/kit/scene.ts'
import { area, brush, round } from '#drawing/kit/svg.ts'
import { foliage, greens } from '#drawing/nature/foliage.ts'
import { onBack, onWall, type Room, type Wall } from './room.ts'

/** A window with its view, its curtains, and the patch of sunlight on the floor. */
export function drawWindow(
  scene: Scene,
  room: Room,
  wall: Wall,
  [from, to]: readonly [number, number],
  [z0, z1]: readonly [number, number],
): void {
  const { light, random } = scene
  const spot = (a: number, b: number, low: number, up: number) =>
    onWall(scene, room, wall, a, b, low, up)
  const frame = light.on('#fbf3e4', 0.95)
  scene.put(area(spot(from - 0.09, to + 0.09, z0 - 0.09, z1 + 0.09), frame))
  scene.put(
    area(
      spot(from, to, z0, z1),
      scene.fade([
        [0, light.sky[0]],
        [0.6, light.sky[1]],
        [1, light.sky[2]],
      ]),
    ),
  )
  const paint = brush()
  const span = to - from
  const far = light.far('#8d9aa0', 0.6)
  for (let block = 0; block < 5; block++) {
    const a = from + (span * (block + random.between(0, 0.3))) / 5
    paint.area(
      far,
      spot(
        a,
        Math.min(to, a + span * random.between(0.1, 0.2)),
        z0,
        z0 + (z1 - z0) * random.between(0.25, 0.55),
      ),
    )
  }
  const leaves = light.far('#6d8f58', 0.2)
  paint.area(leaves, spot(from, to, z0, z0 + (z1 - z0) * 0.14))
  scene.put(paint.svg())
  const corners = spot(from, to, z0, z0 + (z1 - z0) * 0.16)
  const [low, , , end] = corners
  if (low && end && wall === 'back') {
    const size = (end[0] - low[0]) / 6
    scene.put(
      foliage(
        random,
        light,
        greens.rain,
        [0.1, 0.32, 0.55, 0.86].map((part) => ({
          at: [low[0] + (end[0] - low[0]) * part, low[1] - size * 0.45] as const,
          across: size * 0.9,
          down: size * 0.42,
        })),
        4,
        3,
      ),
    )
  }
  const bars = brush()
  for (const part of wall === 'back' ? [1 / 3, 2 / 3] : [0.5])
    bars.area(frame, spot(from + span * part - 0.025, from + span * part + 0.025, z0, z1))
  bars.area(frame, spot(from, to, z1 - 0.5, z1 - 0.45))
  bars.area(light.on('#e6d5b8', 0.8), spot(from - 0.16, to + 0.16, z0 - 0.16, z0 - 0.08))
  scene.put(bars.svg())
}

/** Two curtains on a rod, hanging in folds to the floor. */
export function drawCurtains(
  scene: Scene,
  room: Room,
  [from, to]: readonly [number, number],
  top: number,
  color: Color,
): void {
  const { light } = scene
  const paint = brush()
  const y = room.back - 0.08
  const cloth = (a: number, b: number) => {
    const folds = 5
    for (let fold = 0; fold < folds; fold++) {
      const [s, e] = [a + ((b - a) * fold) / folds, a + ((b - a) * (fold + 1)) / folds]
      paint.area(light.on(color, fold % 2 ? 0.95 : 0.6), onBack(scene, room, s, e, 0.08, top, y))
    }
    paint.area(light.on(mix(color, '#fff0d6', 0.55), 0.9), onBack(scene, room, a, b, 0.2, 0.3, y))
  }
  cloth(from - 0.5, from + 0.08)
  cloth(to - 0.08, to + 0.5)
  paint.line(
    light.on('#8a6a3c', 0.8),
    5,
    [scene.point([from - 0.7, y, top + 0.04]), scene.point([to + 0.7, y, top + 0.04])],
    round,
  )
  scene.put(paint.svg())
}

/** The patch of sunlight that a window casts on the floor. */
export function drawSunPatch(scene: Scene, corners: readonly (readonly [number, number])[]): void {
  const { light } = scene
  if (light.mood === 'monsoon') return
  const points = corners.map(([x, y]) => scene.point([x, y, 0.003]))
  scene.put(area(points, light.glow, ' opacity=".3"'))
}
