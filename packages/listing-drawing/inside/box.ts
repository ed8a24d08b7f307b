import { projectArea } from '#drawing/kit/camera.ts'
import type { Color } from '#drawing/kit/color.ts'
import type { Scene } from '#drawing/kit/scene.ts'
import { area, type Point, tidy } from '#drawing/kit/svg.ts'

type Box = {
  x: readonly [number, number]
  y: readonly [number, number]
  z: readonly [number, number]
}

/** A piece of furniture: its top, its front and the side facing the viewer, with soft edges. */
export function drawBox(scene: Scene, { x, y, z }: Box, color: Color, soft = 0): void {
  scene.put(boxShapes(scene, { x, y, z }, color, soft))
}

export function boxShapes(scene: Scene, { x, y, z }: Box, color: Color, soft = 0): string {
  const { light, camera } = scene
  const [x0, x1] = x
  const [y0, y1] = y
  const [z0, z1] = z
  const at = (px: number, py: number, pz: number) => scene.point([px, py, pz])
  const join = (fill: Color) =>
    soft > 0 ? ` stroke="${fill}" stroke-width="${tidy(soft)}" stroke-linejoin="round"` : ''
  const faces: string[] = []
  const face = (points: Point[], brightness: number) => {
    const fill = light.on(color, brightness)
    faces.push(area(points, fill, join(fill)))
  }
  if (x0 > 0) face([at(x0, y0, z0), at(x0, y0, z1), at(x0, y1, z1), at(x0, y1, z0)], 0.75)
  if (x1 < 0) face([at(x1, y0, z0), at(x1, y0, z1), at(x1, y1, z1), at(x1, y1, z0)], 0.3)
  if (z1 < camera.eye) face([at(x0, y0, z1), at(x1, y0, z1), at(x1, y1, z1), at(x0, y1, z1)], 1.05)
  if (z0 > camera.eye) face([at(x0, y0, z0), at(x1, y0, z0), at(x1, y1, z0), at(x0, y1, z0)], 0.1)
  face([at(x0, y0, z0), at(x0, y0, z1), at(x1, y0, z1), at(x1, y0, z0)], 0.6)
  return faces.join('')
}

/** The shadow under a piece of furniture. */
export function floorShadow(
  scene: Scene,
  x: readonly [number, number],
  y: readonly [number, number],
): void {
  const points = projectArea(scene.camera, [
    [x[0] - 0.12, y[0] - 0.12, 0],
    [x[1] + 0.2, y[0] - 0.12, 0],
    [x[1] + 0.2, y[1], 0],
    [x[0] - 0.12, y[1], 0],
  ])
  scene.put(
    area(
      points,
      scene.light.shadow,
      ` opacity=".22" stroke="${scene.light.shadow}" stroke-width="10" stroke-linejoin="round"`,
    ),
  )
}
