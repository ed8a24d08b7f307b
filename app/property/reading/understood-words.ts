import type { SearchReading, SlotUse } from '#contract/search/explanation.ts'
import { msg, t } from '#domain/locale/translate.ts'

/** Below this confidence a part was guessed or corrected (`server/search/soft-slots.ts`). */
const minConfidence = 0.8

const asides: Partial<Record<SlotUse, string>> = {
  rank: msg('preferred'),
  else: msg('second choice'),
  none: msg('not filtered'),
}

/** A part of a text that was understood. */
export interface Part {
  label: string
  start: number
  end: number
  /** The reason why it is not a filter, where it is none. */
  aside: string | undefined
}

/**
 * Returns the parts of a text that were understood, without duplicates. A chosen sort order
 * overrides one in the text.
 */
export function partsOf({ slots }: Pick<SearchReading, 'slots'>, isOrdered = false): Part[] {
  // Two slots with one label, such as a studio's type and rooms, are one part to remove.
  const seen = new Set<string>()
  return (
    slots
      .filter(({ label }) => !seen.has(label) && seen.add(label))
      // "Whitefield, Bangalore" already names its city.
      .filter(
        ({ slot, label }) =>
          slot !== 'city' || !slots.some((other) => other.label.endsWith(`, ${label}`)),
      )
      .map(({ slot, label, start, end, use, confidence }) => {
        const aside =
          slot === 'sort' && isOrdered
            ? msg('your chosen sort applies')
            : use === 'rank' && confidence < minConfidence
              ? msg('best guess, not filtered')
              : asides[use]
        return { label, start, end, aside: aside && t(aside) }
      })
  )
}

/** Returns the remarks about the parts, such as the sizes that a bigha may have. */
export const notesOf = ({ slots }: Pick<SearchReading, 'slots'>): string[] => [
  ...new Set(slots.flatMap(({ note }) => note ?? [])),
]
