import { sql } from 'kysely'
import type { MoveInValue, SearchFilter } from '#query-language/model/slots.ts'
import { type SlotCondition, statedWithin, type Unstated } from './condition.ts'

/** A condition with the name of what a listing may leave unstated. */
export type Stated = [SlotCondition, Unstated]

/** Returns the conditions on parkings, the road, the day of moving in and who shares a room. */
export function statedParticulars({ parking, road, moveIn, sharing }: SearchFilter): Stated[] {
  const wishes: Stated[] = []
  if (parking && parking.min > 1) wishes.push([parkingsFrom(parking.min), 'parking'])
  if (road) {
    const feet = sql<number>`(property.detail ->> 'roadWidthFt')::numeric`
    wishes.push([statedWithin('road', 'road', feet, road), 'road'])
  }
  if (moveIn) wishes.push([freeBy(moveIn), 'move-in'])
  if (sharing) wishes.push([sharedBy(sharing.oneOf), 'sharing'])
  return wishes
}

/** No listing has more (contract/property/draft.ts). */
const maxParkings = 200

function parkingsFrom(min: number): SlotCondition {
  const counts = Array.from({ length: Math.max(0, maxParkings - min + 1) }, (_, more) => min + more)
  return {
    slot: 'parking',
    applied: 'filter',
    condition: sql`stated_parking(property.parking_spaces, property.detail) between ${min}
      and ${maxParkings}`,
    add: ({ oneOf }) => oneOf.push(counts.map((count) => `:parking ${count}`)),
  }
}

/** An earlier day is a slip of the pen. */
const firstYear = 2000

/**
 * Matches homes that are free on a day: from it or earlier, or ready to move where no day is
 * stated. Each day has a term for itself, its month and its year, so that a search has few.
 */
function freeBy({ by }: MoveInValue): SlotCondition {
  const [year = firstYear, month = 1, day = 1] = by.split('-').map(Number)
  const two = (number: number) => String(number).padStart(2, '0')
  const until = (first: number, end: number, name: (number: number) => string) =>
    Array.from({ length: Math.max(0, end - first) }, (_, more) => `:free ${name(first + more)}`)
  const terms = [
    ':free ready',
    ...until(firstYear, year, String),
    ...until(1, month, (one) => `${year}-${two(one)}`),
    ...until(1, day + 1, (one) => `${year}-${two(month)}-${two(one)}`),
  ]
  return {
    slot: 'moveIn',
    applied: 'filter',
    condition: sql`case when property.detail ? 'availableFrom'
      then property.detail ->> 'availableFrom' between ${`${firstYear}-01-01`} and ${by}
      else property.detail ->> 'possession' = 'ready' end`,
    add: ({ oneOf }) => oneOf.push(terms),
  }
}

function sharedBy(counts: readonly number[]): SlotCondition {
  return {
    slot: 'sharing',
    applied: 'filter',
    condition: sql`property.detail ->> 'roomSharing' = any(${counts.map(String)}::text[])`,
    add: ({ oneOf }) => oneOf.push(counts.map((count) => `:sharing ${count}`)),
  }
}
