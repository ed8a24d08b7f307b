import { maxRupees } from '#domain/money/max-rupees.ts'
import type { ParseState } from '#query-language/model/parse-state.ts'
import type { Slot } from '#query-language/model/slots.ts'

/** In square feet, with the same maximum as rupees in the contract. */
const maxArea = maxRupees
const maxRooms = 50
const maxParkings = 100
const maxRoadFeet = 1_000
const maxSharing = 10
const maxFloors = 200
const maxYears = 150
const maxMonths = 120
const maxDays = 36_500
const maxMetres = 1_000_000
const maxMinutes = 10_000

/**
 * Drops implausible slots (`51 bathrooms`, `less than 1000000 years old`) and leaves their words
 * unmatched. Rupees are rounded outward to whole numbers, as widening by a tenth leaves fractions.
 */
export function dropImplausible(state: ParseState): void {
  const { tokens, claimed } = state
  state.slots = state.slots.flatMap((slot) => {
    if (!numbersWithMax(slot).every(([number, max]) => Math.abs(number ?? 0) <= max)) {
      for (const [at, { start, end }] of tokens.entries()) {
        if (start >= slot.start && end <= slot.end) claimed[at] = false
      }
      return []
    }
    return slot.slot === 'budget' || slot.slot === 'monthly'
      ? { ...slot, value: { ...slot.value, ...toWholeRupees(slot.value) } }
      : slot
  })
  state.ambiguities = state.ambiguities.filter(({ amounts }) =>
    amounts.every((one) => one <= maxRupees),
  )
}

/** Widening by a tenth may leave two decimals. */
const roundingTolerance = 0.001

function toWholeRupees({ min, max }: { min?: number; max?: number }) {
  return {
    ...(min !== undefined && { min: Math.floor(min + roundingTolerance) }),
    ...(max !== undefined && { max: Math.ceil(max - roundingTolerance) }),
  }
}

/** Returns the numbers of a slot, each with its maximum. */
function numbersWithMax(slot: Slot): (readonly [number | undefined, number])[] {
  switch (slot.slot) {
    case 'budget':
    case 'monthly':
    case 'rate':
      return withMax(maxRupees, slot.value.min, slot.value.max)
    case 'area':
      return withMax(maxArea, slot.value.min, slot.value.max, slot.value.sqft)
    case 'bhk':
      return withMax(maxRooms, slot.value.min, slot.value.max, ...(slot.value.oneOf ?? []))
    case 'floor': {
      const { oneOf = [], not = [], min, max } = slot.value
      return withMax(maxFloors, min, max, ...oneOf, ...not)
    }
    case 'age':
      return withMax(maxYears, slot.value.max)
    case 'bathrooms':
      return withMax(maxRooms, slot.value.min)
    case 'parking':
      return withMax(maxParkings, slot.value.min)
    case 'road':
      return withMax(maxRoadFeet, slot.value.min)
    case 'sharing':
      return withMax(maxSharing, ...slot.value.oneOf)
    case 'deposit':
      return [...withMax(maxRupees, slot.value.rupees), ...withMax(maxMonths, slot.value.months)]
    case 'posted':
      return withMax(maxDays, slot.value.days)
    case 'near':
      return [...withMax(maxMetres, slot.value.metres), ...withMax(maxMinutes, slot.value.minutes)]
    default:
      return []
  }
}

const withMax = (max: number, ...numbers: (number | undefined)[]) =>
  numbers.map((number) => [number, max] as const)
