import { type Random, random } from '@brickbazaar/random'
import type { PropertyType } from '#contract/property/vocabulary.ts'
import { isHome, isLand, type ListingText } from '#seed/listing-text/fact.ts'
import {
  assets,
  closing,
  fittings,
  measure,
  opening,
  storeys,
} from '#seed/listing-text/sentence.ts'
import { titleOf } from '#seed/listing-text/title.ts'
import { amenities, features, rivals, type Vocabulary } from '#seed/listing-text/vocabulary.ts'

export type { ListingText } from '#seed/listing-text/fact.ts'

/** Returns a title and a description of 60 to 140 words that state only what the fields contain. */
export function describeListing(facts: ListingText): { title: string; description: string } {
  const dice = random(`${facts.seed} text`)
  const title = titleOf(facts, dice.fork('title'))
  const middle = [[storeys(facts, dice), fittings(facts, dice)], assets(facts, dice)]
  const start = [opening(facts, dice), measure(facts, dice)]
  const body = [...start, ...(dice.chance(0.4) ? middle.reverse() : middle).flat()].filter(Boolean)
  const words = body.join(' ').split(' ').length
  return { title, description: [...body, ...closing(facts, dice, words)].join(' ') }
}

/** Returns amenities of the building: more in a society than in an independent house. */
export function amenitiesFor(propertyType: PropertyType, seed: string): string[] {
  const dice = random(`${seed} amenities`)
  const count =
    propertyType === 'apartment'
      ? dice.whole(4, 9)
      : isLand(propertyType)
        ? dice.whole(1, 3)
        : dice.whole(2, 5)
  return choose(dice, amenities[propertyType], count)
}

/** Returns features of the unit itself. */
export function featuresFor(propertyType: PropertyType, seed: string): string[] {
  const dice = random(`${seed} features`)
  return choose(
    dice,
    features[propertyType],
    isHome(propertyType) ? dice.whole(2, 5) : dice.whole(2, 3),
  )
}

/** Returns some labels in vocabulary order, without two that exclude each other. */
function choose(dice: Random, words: Vocabulary, count: number): string[] {
  const labels = Object.keys(words)
  const barred = rivals.flatMap((group) => dice.shuffle(group).slice(1))
  const chosen = new Set(
    dice.some(
      labels.filter((label) => !barred.includes(label)),
      count,
    ),
  )
  return labels.filter((label) => chosen.has(label))
}
