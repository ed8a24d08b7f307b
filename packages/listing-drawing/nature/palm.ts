import type { Random } from '@brickbazaar/random'
import type { Light } from '#drawing/kit/light.ts'
import { line, type Point, path, round, tidy } from '#drawing/kit/svg.ts'

/** A coconut palm, 100 units high, with its foot at 0,0. */
export function drawPalm(random: Random, light: Light): string {
  const lean = Math.round(random.between(-9, 9))
  const stem = `M0 0Q${tidy(lean * 0.2)}-40 ${lean}-76`
  const leaves = fan(random, 11, [lean, -76], 33)
  return (
    line(stem, light.on('#a08570', 0.6), 3, ' stroke-linecap="round"') +
    line(stem, light.on('#765f52', 0.5), 3, ' stroke-dasharray=".6 3"') +
    path(leaves.back, light.on('#4a6d45', 0.35)) +
    line(`M${lean - 2}-73h0m4 1h0m-2 2h0`, light.on('#b98743', 0.8), 4, round) +
    path(leaves.front, light.on('#6d9550', 0.9)) +
    line(leaves.ribs, light.on('#b9c97a', 1), 0.6)
  )
}

/** A clump of feather palm for gardens, balconies and rooms. */
export function drawAreca(random: Random, light: Light): string {
  const leaves = fan(random, 9, [0, -32], 54)
  return (
    line('M-3 0Q-4-20-1-36M2 0Q5-22 1-38', light.on('#a2ad66', 0.6), 2, round) +
    path(leaves.back, light.on('#4a7450', 0.45)) +
    path(leaves.front, light.on('#779f58', 0.9)) +
    line(leaves.ribs, light.on('#c0cf88', 1), 0.7)
  )
}

/** Fronds that arch out from a crown; the flatter they leave it, the more they droop. */
function fan(random: Random, count: number, [x, y]: Point, reach: number) {
  const start = `M${tidy(x)} ${tidy(y)}`
  const leaves = Array.from({ length: count }, (_, index) => {
    const angle = Math.PI * (0.01 + (0.98 * (index + random.between(-0.25, 0.25))) / (count - 1))
    const length = reach * random.between(0.85, 1.08)
    const across = Math.cos(angle) * length
    const rise = Math.sin(angle) * length * 0.7
    const hang = length * (0.12 + 0.42 * Math.abs(Math.cos(angle)))
    const tip = `${tidy(across)} ${tidy(hang - rise)}`
    const bow = (lift: number) => `${tidy(across * 0.5)} ${tidy(-rise * 1.15 - lift)}`
    const bend = `${tidy(-across * 0.42)} ${tidy(-hang * 0.95 - 1)}`
    const back = `${bend} ${tidy(-across)} ${tidy(rise - hang)}`
    return { blade: `${start}q${bow(6)} ${tip}q${back}z`, rib: `${start}q${bow(4)} ${tip}` }
  })
  return {
    back: leaves
      .filter((_, index) => index % 2)
      .map((leaf) => leaf.blade)
      .join(''),
    front: leaves
      .filter((_, index) => index % 2 === 0)
      .map((leaf) => leaf.blade)
      .join(''),
    ribs: leaves
      .filter((_, index) => index % 2 === 0)
      .map((leaf) => leaf.rib)
      .join(''),
  }
}
