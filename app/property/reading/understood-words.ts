import type { SearchReading, SlotUse } from '#contract/search/explanation.ts'

/** What is less sure was guessed or corrected (`server/search/soft-slots.ts`). */
const minCertainty = 0.8

const asides: Partial<Record<SlotUse, string>> = {
  rank: 'welcome, not needed',
  else: 'second choice',
  none: 'not filtered',
}

/** A part of a text that was understood. */
export interface Part {
  label: string
  start: number
  end: number
  /** Why it does not hold, where it does not. */
  aside: string | undefined
}

/**
 * What was understood of a text, each thing once; an order that was chosen holds against the words.
 */
export function partsOf({ slots }: Pick<SearchReading, 'slots'>, isOrdered = false): Part[] {
  // Two slots of one word, such as a studio's type and rooms, are one thing to take away.
  const seen = new Set<string>()
  return (
    slots
      .filter(({ label }) => !seen.has(label) && seen.add(label))
      // "Whitefield, Bangalore" names its city.
      .filter(
        ({ slot, label }) =>
          slot !== 'city' || !slots.some((other) => other.label.endsWith(`, ${label}`)),
      )
      .map(({ slot, label, start, end, use, confidence }) => ({
        ...{ label, start, end },
        aside:
          slot === 'sort' && isOrdered
            ? 'sorted as chosen'
            : use === 'rank' && confidence < minCertainty
              ? 'a guess, not filtered'
              : asides[use],
      }))
  )
}

/** What has to be known about it, such as the sizes a bigha may have. */
export const notesOf = ({ slots }: Pick<SearchReading, 'slots'>): string[] => [
  ...new Set(slots.flatMap(({ note }) => note ?? [])),
]
