import type { Scene } from '#drawing/kit/scene.ts'
import { line, round } from '#drawing/kit/svg.ts'
import { foliage, greens } from './foliage.ts'
import type { Kind } from './tree.ts'

/** A bough that reaches into the picture from its upper corner: the viewer stands under a tree. */
export function drawOverhang(scene: Scene, kind: Kind): void {
  const { random, light } = scene
  const leaves =
    kind === 'palm' || kind === 'areca' || kind === 'cypress' ? greens.neem : greens[kind]
  const clumps = [
    { at: [1180, 20] as const, across: 150, down: 90 },
    { at: [1060, 12] as const, across: 110, down: 66 },
    { at: [1190, 120] as const, across: 80, down: 62 },
  ]
  scene.put(
    line('M1230 170Q1150 90 1010 30M1180 110Q1150 60 1110 10', light.on('#6f5648', 0.3), 9, round),
    foliage(random, light, leaves, clumps, 6),
  )
}
