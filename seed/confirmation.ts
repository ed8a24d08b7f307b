import { random } from '@brickbazaar/random'
import type { ListingType } from '#contract/property/vocabulary.ts'
import { confirmationDays, expiryFactor, noticeDays } from '#domain/availability/availability.ts'
import { daysAgo } from '#seed/id.ts'

/** Brokers of the demo are busy now and then: one listing in twelve waits for a confirmation. */
const forgotten = 1 / 12

/** Returns when its broker last confirmed a listing of this age in days; null if never. */
export function confirmationOf(seed: string, listingType: ListingType, age: number): Date | null {
  const dice = random(`confirmation ${seed}`)
  const bound = confirmationDays[listingType]
  const days = dice.chance(forgotten)
    ? dice.between(bound + 1, bound * expiryFactor - noticeDays - 2)
    : dice.between(0.2, bound - noticeDays - 2)
  return days < age ? daysAgo(days) : null
}

/** Returns when it was last confirmed, if it expired a few days ago. */
export function longAgo(listingType: ListingType): Date {
  return daysAgo(confirmationDays[listingType] * expiryFactor + 3)
}
