import type { Random } from '@brickbazaar/random'
import { type Color, mix } from '#drawing/kit/color.ts'
import type { Light } from '#drawing/kit/light.ts'
import { type Point, tidy, trace } from '#drawing/kit/svg.ts'

export type Leaves = { deep: Color; body: Color; bright: Color }

export const greens = {
  neem: { deep: '#4c6f45', body: '#6f9552', bright: '#a5bf6c' },
  rain: { deep: '#3d6249', body: '#598455', bright: '#8fae66' },
  mango: { deep: '#3a5d43', body: '#55804d', bright: '#86a65a' },
  gulmohar: { deep: '#5d7342', body: '#c9492f', bright: '#ef7b45' },
  jacaranda: { deep: '#5c6a5c', body: '#8a7cb4', bright: '#b7a9d6' },
  laburnum: { deep: '#6d8a44', body: '#dba62f', bright: '#f7d766' },
  hedge: { deep: '#426547', body: '#5f8a4f', bright: '#93b268' },
  bougainvillea: { deep: '#4d7049', body: '#b83a6b', bright: '#e8709a' },
} satisfies Record<string, Leaves>

/** One rounded part of a crown. */
export type Clump = { at: Point; across: number; down: number }

export function scatter(
  random: Random,
  count: number,
  across: number,
  down: number,
  centre: Point = [0, 0],
): Point[] {
  return Array.from({ length: count }, () => {
    const angle = random.between(0, Math.PI * 2)
    const reach = Math.sqrt(random.next())
    return [
      centre[0] + Math.cos(angle) * reach * across,
      centre[1] + Math.sin(angle) * reach * down,
    ] as const
  })
}

/**
 * Leaves in a few clumps: dark below, brighter towards the sun, with a loose edge. `turns` is how
 * often the stroke changes direction in each clump: the more, the denser the leaves. Three of the
 * five layers are enough for anything small or far.
 */
export function foliage(
  random: Random,
  light: Light,
  leaves: Leaves,
  clumps: readonly Clump[],
  turns = 5,
  layers: 3 | 5 = 5,
): string {
  const size = Math.max(...clumps.map(({ across, down }) => Math.min(across, down * 1.3)))
  const layer = (color: Color, share: number, lift: number, spread: number, apart: number) => {
    const strokes = clumps.map(({ at, across, down }) => {
      const centre: Point = [at[0] + light.from * across * lift * 0.8, at[1] - down * lift]
      return trace(
        scatter(random, turns, across * spread, down * spread, centre),
        false,
        undefined,
        1,
      )
    })
    const width = size * share
    // Strokes of zero length with round ends: one dashed line gives a whole trail of dabs.
    return (
      `<path stroke="${color}" stroke-width="${tidy(width)}" ` +
      `stroke-dasharray="0 ${tidy(width * apart)}" d="${strokes.join('')}"/>`
    )
  }
  const ground = light.on(mix(leaves.deep, leaves.body, 0.18), 0.3)
  const mass = clumps.map(({ at, across, down }) => {
    const [rx, ry] = [Math.round(across * 0.64), Math.round(down * 0.6)]
    return `M${Math.round(at[0] - rx)} ${Math.round(at[1])}a${rx} ${ry} 0 1 1 0 .1z`
  })
  const drawn = [
    layer(light.on(leaves.deep, 0.25), 0.56, -0.05, 0.84, 0.9),
    layer(light.on(mix(leaves.deep, leaves.body, 0.35), 0.5), 0.2, 0, 1.06, 2.3),
    layer(light.on(leaves.body, 0.55), 0.34, 0.2, 0.74, 1.3),
    layer(light.on(leaves.body, 0.95), 0.2, 0.3, 0.76, 2.2),
    layer(light.on(leaves.bright, 1), 0.12, 0.42, 0.68, 3.4),
  ]
  const shown = layers === 5 ? drawn : drawn.filter((_, index) => index % 2 === 0)
  return (
    `<g stroke-linecap="round"><path fill="${ground}" d="${mass.join('')}"/>` +
    `${shown.join('')}</g>`
  )
}
