import type { Scene } from '#seed/drawing/kit/scene.ts'
import type { Point } from '#seed/drawing/kit/svg.ts'

export const ink = '#43363a'

export type Sheet = { scene: Scene; unit: number; at(x: number, y: number): Point }
