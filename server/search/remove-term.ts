import type { QueryOf } from '#contract/endpoint.ts'
import type { searchReading } from '#contract/search/explanation.ts'
import { maxQuestionLength } from '#domain/search/search-length.ts'
import { writeQuery } from '#query-language/model/describe-filter.ts'
import { mergeSlots } from '#query-language/model/merge-slots.ts'
import { removeSpans } from '#query-language/model/remove-span.ts'
import type { Slot, TextSpan } from '#query-language/model/slots.ts'
import type { Handle } from '#server/db/connect.ts'
import { compileSearch, type Reading } from './compile-query.ts'
import { readText } from './parse-text.ts'

/** With more parts the rest is described in our words without parsing it again. */
export const maxParts = 14

/**
 * Returns the text of a search without the part at this position. It is requested when a part is
 * removed, because parsing every possible rest would take most of the time of a search. Words that
 * are not a part are cut out.
 */
export async function searchWithout(
  db: Handle,
  { search = '', start, end }: QueryOf<typeof searchReading.without>,
): Promise<string> {
  const { reading } = await compileSearch(db, { search })
  const part = [...(reading?.slots ?? []), ...(reading?.unmatched ?? [])].find(
    (one) => one.start === start && one.end === end,
  )
  return reading && part
    ? textWithout(search, reading, part)
    : removeSpans(search, [{ start, end }])
}

/**
 * Returns the text without one part: in its own words if they still mean the rest, else in ours.
 */
export function textWithout(text: string, reading: Reading, gone: Slot | TextSpan): string {
  const left = leftWithout(reading, [gone])
  const filter = JSON.stringify(mergeSlots(left.slots))
  const isMany = reading.slots.length + reading.unmatched.length > maxParts
  const isSame = (words: string) => {
    if (isMany) return false
    const again = readText(words, reading.names, reading.today, reading.societies)
    return JSON.stringify(again.filter) === filter && again.unmatched.length === left.rest.length
  }
  const cut = removeSpans(text, [gone])
  if (isSame(cut)) return cut
  // The deal that only the price implied.
  const deal = left.slots.find((slot) => slot.slot === 'intent' && slot.start === gone.start)
  const withDeal = deal && `${cut} ${writeQuery(mergeSlots([deal]))}`
  if (withDeal && isSame(withDeal)) return withDeal
  const said = inOurWords(left.slots, left.rest)
  return said.length <= maxQuestionLength ? said : cut
}

/** Describes a search in our words, with the words that were not understood as typed. */
export const inOurWords = (slots: readonly Slot[], rest: readonly TextSpan[]) =>
  [writeQuery(mergeSlots(slots)), ...rest.map(({ text }) => text)].filter(Boolean).join(' ')

/**
 * Returns what is left without some parts. Slots of the same words are removed together: a studio
 * is a type and a number of rooms. Only the deal implied by a price stays when the price is
 * removed.
 */
export function leftWithout(
  { slots, unmatched: rest, implied }: Reading,
  gone: readonly (Slot | TextSpan)[],
) {
  const price = gone.find(
    (part) => 'slot' in part && ['budget', 'monthly', 'emi'].includes(part.slot),
  )
  const stays = (part: Slot | TextSpan) =>
    (price !== undefined && 'slot' in part && part.slot === 'intent') ||
    gone.every(({ start, end }) => start !== part.start || end !== part.end)
  const deal: Slot[] =
    price && implied ? [{ ...price, slot: 'intent', value: implied, confidence: 0.5 }] : []
  return { slots: [...slots.filter(stays), ...deal], rest: rest.filter(stays) }
}
