import type { Scene } from './scene.ts'
import { box, disc, type Point, path, tidy } from './svg.ts'

/** The round black water tank that stands on every Indian roof. `size` is its height in pixels. */
export function drawTank(scene: Scene, [x, y]: Point, size: number): void {
  const { light } = scene
  const half = size * 0.42
  const dark = light.on('#3d393f', 0.3)
  const body = light.on('#4f4a50', 0.6)
  scene.put(
    path(
      `M${tidy(x - half * 0.9)} ${tidy(y)}l${tidy(size * 0.1)} ${tidy(size * 0.25)}h${tidy(half * 1.4)}l${tidy(size * 0.1)}-${tidy(size * 0.25)}z`,
      light.on('#a89686', 0.4),
    ),
    box(x - half, y - size * 0.82, half * 2, size * 0.84, body, ` rx="${tidy(size * 0.08)}"`),
    disc(x, y - size * 0.82, half, size * 0.13, light.on('#6f6a70', 0.8)),
    box(x - half * 0.3, y - size * 1.02, half * 0.6, size * 0.16, dark, ' rx="2"'),
  )
}
