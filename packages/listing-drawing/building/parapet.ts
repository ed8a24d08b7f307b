import type { Scene } from '#drawing/kit/scene.ts'
import { brush } from '#drawing/kit/svg.ts'
import { type Mass, rectangle } from './mass.ts'
import type { Finish } from './opening.ts'

/** The pale line of the parapet all around. */
export function drawEdges(
  scene: Scene,
  { front, side, size }: Mass,
  finish: Pick<Finish, 'trim' | 'wall'>,
): string {
  const paint = brush()
  for (const face of [side, front].filter(({ seen }) => seen)) {
    paint.area(
      scene.light.on(finish.wall, face.brightness * 0.7),
      rectangle(face, 0, face.length, size.top - 0.3, size.top, 0.1),
    )
    paint.area(
      scene.light.on(finish.trim, face.brightness + 0.1),
      rectangle(face, -0.3, face.length + 0.3, size.top, size.top + 0.55, 0.3),
    )
  }
  return paint.svg()
}
