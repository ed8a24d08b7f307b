import type { Scene } from '#drawing/kit/scene.ts'
import type { Point } from '#drawing/kit/svg.ts'

export const ink = '#43363a'

export type Sheet = { scene: Scene; unit: number; at(x: number, y: number): Point }
