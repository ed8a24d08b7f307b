import { mostRupees } from '#domain/money/max-rupees.ts'
import type { Draft } from '#query-language/model/parse-state.ts'
import type { Slot } from '#query-language/model/slots.ts'

/** Square feet, as a figure of rupees: the contract takes both alike. */
const mostArea = mostRupees
const mostRooms = 50
const mostFloors = 200
const mostYears = 150
const mostMonths = 120
const mostDays = 36_500
const mostMetres = 1_000_000
const mostMinutes = 10_000

/**
 * What no home can be is not understood (`51 bathrooms`, `less than 1000000 years old`): it comes back as
 * words. Rupees are whole, rounded outward: a tenth more or less of an odd amount is none.
 */
export function dropBeyond(draft: Draft): void {
  const { tokens, taken } = draft
  draft.slots = draft.slots.flatMap((slot) => {
    if (!numbersOf(slot).every(([number, most]) => Math.abs(number ?? 0) <= most)) {
      for (const [at, { start, end }] of tokens.entries()) {
        if (start >= slot.start && end <= slot.end) taken[at] = false
      }
      return []
    }
    return slot.slot === 'budget'
      ? { ...slot, value: { ...slot.value, ...whole(slot.value) } }
      : slot
  })
  draft.doubts = draft.doubts.filter(({ amounts }) => amounts.every((one) => one <= mostRupees))
}

/** Two decimals may have been left by a tenth. */
const speck = 0.001

function whole({ min, max }: { min?: number; max?: number }) {
  return {
    ...(min !== undefined && { min: Math.floor(min + speck) }),
    ...(max !== undefined && { max: Math.ceil(max - speck) }),
  }
}

/** The numbers of a slot, each with the most it may be. */
function numbersOf(slot: Slot): (readonly [number | undefined, number])[] {
  switch (slot.slot) {
    case 'budget':
    case 'rate':
      return pairs(mostRupees, slot.value.min, slot.value.max)
    case 'area':
      return pairs(mostArea, slot.value.min, slot.value.max, slot.value.sqft)
    case 'bhk':
      return pairs(mostRooms, slot.value.min, slot.value.max, ...(slot.value.oneOf ?? []))
    case 'floor': {
      const { oneOf = [], not = [], min, max } = slot.value
      return pairs(mostFloors, min, max, ...oneOf, ...not)
    }
    case 'age':
      return pairs(mostYears, slot.value.max)
    case 'bathrooms':
      return pairs(mostRooms, slot.value.min)
    case 'deposit':
      return [...pairs(mostRupees, slot.value.rupees), ...pairs(mostMonths, slot.value.months)]
    case 'posted':
      return pairs(mostDays, slot.value.days)
    case 'near':
      return [...pairs(mostMetres, slot.value.metres), ...pairs(mostMinutes, slot.value.minutes)]
    default:
      return []
  }
}

const pairs = (most: number, ...numbers: (number | undefined)[]) =>
  numbers.map((number) => [number, most] as const)
