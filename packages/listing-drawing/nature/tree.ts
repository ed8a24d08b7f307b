import type { Random } from '@brickbazaar/random'
import type { Light } from '#drawing/kit/light.ts'
import type { Scene, Stamp } from '#drawing/kit/scene.ts'
import { line, path, round, tidy } from '#drawing/kit/svg.ts'
import { type Clump, foliage, greens } from './foliage.ts'
import { drawAreca, drawPalm } from './palm.ts'

export type Kind =
  | 'neem'
  | 'rain'
  | 'mango'
  | 'gulmohar'
  | 'jacaranda'
  | 'laburnum'
  | 'palm'
  | 'areca'
  | 'cypress'

const kindsOf: Record<string, readonly Kind[]> = {
  Mumbai: ['rain', 'palm', 'gulmohar'],
  Delhi: ['gulmohar', 'neem', 'laburnum'],
  Bangalore: ['rain', 'jacaranda', 'gulmohar'],
  Chennai: ['palm', 'neem', 'rain'],
  Hyderabad: ['neem', 'gulmohar', 'palm'],
  Pune: ['rain', 'mango', 'laburnum'],
}

/** Returns three kinds of trees that grow in the streets of the city, in random order. */
export function localTrees(scene: Scene): readonly [Kind, Kind, Kind] {
  const [first = 'neem', second = 'gulmohar', third = 'palm'] = scene.random.shuffle(
    kindsOf[scene.city] ?? ['neem', 'gulmohar', 'palm'],
  )
  return [first, second, third]
}

/** The tree is drawn 100 units high, with its foot at 0,0. */
export function treeStamp(scene: Scene, kind: Kind): Stamp {
  return scene.stamp(drawTree(scene.random.fork(`tree ${kind}`), scene.light, kind))
}

const shapes: Record<
  Exclude<Kind, 'palm' | 'areca'>,
  { clumps: readonly Clump[]; fork: number }
> = {
  rain: {
    clumps: [
      { at: [-36, -58], across: 30, down: 17 },
      { at: [38, -60], across: 28, down: 16 },
      { at: [-8, -76], across: 34, down: 20 },
      { at: [22, -78], across: 26, down: 16 },
    ],
    fork: 34,
  },
  gulmohar: {
    clumps: [
      { at: [-34, -60], across: 26, down: 15 },
      { at: [34, -64], across: 26, down: 15 },
      { at: [0, -78], across: 32, down: 19 },
    ],
    fork: 34,
  },
  jacaranda: {
    clumps: [
      { at: [-22, -60], across: 22, down: 17 },
      { at: [22, -62], across: 22, down: 17 },
      { at: [0, -80], across: 25, down: 20 },
    ],
    fork: 36,
  },
  neem: {
    clumps: [
      { at: [-20, -54], across: 22, down: 19 },
      { at: [22, -58], across: 22, down: 18 },
      { at: [0, -76], across: 27, down: 23 },
    ],
    fork: 34,
  },
  laburnum: {
    clumps: [
      { at: [-18, -54], across: 20, down: 18 },
      { at: [18, -56], across: 20, down: 18 },
      { at: [0, -76], across: 24, down: 23 },
    ],
    fork: 34,
  },
  mango: {
    clumps: [
      { at: [-20, -48], across: 24, down: 20 },
      { at: [20, -50], across: 24, down: 20 },
      { at: [0, -70], across: 30, down: 28 },
    ],
    fork: 26,
  },
  cypress: {
    clumps: [
      { at: [0, -30], across: 11, down: 24 },
      { at: [0, -62], across: 8, down: 34 },
    ],
    fork: 14,
  },
}

function drawTree(random: Random, light: Light, kind: Kind): string {
  if (kind === 'palm') return drawPalm(random, light)
  if (kind === 'areca') return drawAreca(random, light)
  const { clumps, fork } = shapes[kind]
  return (
    limbs(light, clumps, fork) +
    foliage(random, light, kind === 'cypress' ? greens.mango : greens[kind], clumps, 4)
  )
}

function limbs(light: Light, clumps: readonly Clump[], fork: number): string {
  const bark = light.on('#86695a', 0.45)
  const arms = clumps
    .map(({ at: [x, y] }) => `M0 ${-fork + 5}Q${tidy(x * 0.25)} ${-fork - 7} ${tidy(x)} ${tidy(y)}`)
    .join('')
  return path(`M-5 0Q-2-8-2 ${-fork}h4Q2-8 5 0z`, bark) + line(arms, bark, 2.5, round)
}
