import type { QueryOf } from '#contract/endpoint.ts'
import type { searchReading } from '#contract/search/explanation.ts'
import { t } from '#domain/locale/translate.ts'
import { maxQuestionLength } from '#domain/search/search-length.ts'
import { writeQuery } from '#query-language/model/describe-filter.ts'
import { mergeSlots } from '#query-language/model/merge-slots.ts'
import { removeSpans } from '#query-language/model/remove-span.ts'
import { kindOf, partOfSet } from '#query-language/model/slot-part.ts'
import type { Slot, TextSpan } from '#query-language/model/slots.ts'
import type { Handle } from '#server/db/connect.ts'
import { compileSearch, type Reading } from './compile-query.ts'
import { readText } from './parse-text.ts'
import { nameOf } from './slot-label.ts'
import { roleOf } from './soft-slots.ts'

/** With more parts no relaxation leaves out a single one. */
export const maxParts = 14

/**
 * Returns the text of a search without the part at this position. It is requested when a part is
 * removed, because parsing every possible rest would take most of the time of a search. Words that
 * are not a part are cut out. `kept` says why a part cannot be removed.
 */
export async function searchWithout(
  db: Handle,
  { search = '', start, end }: QueryOf<typeof searchReading.without>,
): Promise<{ search: string; kept: string | null }> {
  const { reading } = await compileSearch(db, { search })
  const part = [...(reading?.slots ?? []), ...(reading?.unmatched ?? [])].find(
    (one) => one.start === start && one.end === end,
  )
  if (!reading || !part) return { search: removeSpans(search, [{ start, end }]), kept: null }
  const left = textWithout(search, reading, part)
  return left === undefined
    ? { search, kept: whyKept(part, reading) }
    : { search: left, kept: null }
}

function whyKept(part: Slot | TextSpan, { slots }: Reading): string {
  const name = 'slot' in part ? nameOf(part) : `“${part.text}”`
  const within = slots.find(
    (one) =>
      'slot' in part &&
      part.slot === 'city' &&
      one.slot === 'locality' &&
      one.value.city === part.value.name,
  )
  return within?.slot === 'locality'
    ? t('{city} stays, because it says where {locality} is. Remove {locality} first.', {
        city: name,
        locality: within.value.name,
      })
    : t('Without {part}, the rest would mean something else. Change the text instead.', {
        part: name,
      })
}

/**
 * Returns the text without one part, in its own words if they still mean the rest, else in ours;
 * `undefined` if neither does. What filtered, ranked or was a second choice is it still.
 */
export function textWithout(
  text: string,
  reading: Reading,
  gone: Slot | TextSpan,
): string | undefined {
  const all = secondSetOf(reading, gone)
  const left = leftWithout(reading, all)
  const meant = meaningOf(left.slots)
  const stays = 'slot' in gone && left.slots.some((slot) => isAlike(slot, gone))
  const isSame = (words: string) => {
    if (words.length > maxQuestionLength) return false
    const again = readText(words, reading.names, reading.today, reading.societies)
    return (
      meaningOf(again.slots) === meant &&
      again.unmatched.length === left.rest.length &&
      (stays || !('slot' in gone) || !again.slots.some((slot) => isAlike(slot, gone)))
    )
  }
  const cut = removeSpans(text, all)
  // The deal that only the price implied.
  const deal = left.slots.find((slot) => slot.slot === 'intent' && slot.start === gone.start)
  const further = deal ? ` ${writeQuery(mergeSlots([deal]))}` : ''
  return [
    () => cut + further,
    () => inOurWords(left.slots, left.rest),
    () => inOurWords(left.slots, left.rest, ({ text }) => text),
  ]
    .map((words) => words())
    .find(isSame)
}

/** Describes a search in our words, with the words that were not understood as typed. */
export function inOurWords(
  slots: readonly Slot[],
  rest: readonly TextSpan[],
  say: (slot: Slot) => string = ({ isElse: _, ...slot }) => writeQuery(mergeSlots([slot])),
): string {
  const of = (role: ReturnType<typeof roleOf>) => slots.filter((slot) => roleOf(slot) === role)
  const first = [writeQuery(mergeSlots(of('filter'))), ...rest.map(({ text }) => text)]
  return [
    first.filter(Boolean).join(' '),
    ...of('rank').map((slot) => `preferably ${say(slot)}`),
    ...of('else').map((slot) => `otherwise ${say(slot)}`),
  ]
    .filter(Boolean)
    .join('. ')
}

/** Returns the same text for the same conditions in the same roles, in whatever order. */
function meaningOf(slots: readonly Slot[]): string {
  const of = (role: ReturnType<typeof roleOf>) => slots.filter((slot) => roleOf(slot) === role)
  const alone = ({ isElse: _, ...slot }: Slot) => mergeSlots([slot])
  return JSON.stringify(
    sorted([mergeSlots(of('filter')), [of('rank').map(alone)], [of('else').map(alone)]]),
  )
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(sorted).toSorted((one, other) => {
      const [first, second] = [JSON.stringify(one), JSON.stringify(other)]
      return first < second ? -1 : first > second ? 1 : 0
    })
  }
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).map(([name, held]) => [name, sorted(held)] as const)
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

const isAlike = (one: Slot, other: Slot) =>
  one.slot === other.slot && JSON.stringify(one.value) === JSON.stringify(other.value)

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
  return { slots: withFirstChoice([...slots.filter(stays), ...deal]), rest: rest.filter(stays) }
}

/** "2bhk in Baner 80 lakh or 3bhk in Wakad 1 cr": a second set stays or goes as a whole. */
function secondSetOf({ slots }: Reading, gone: Slot | TextSpan): (Slot | TextSpan)[] {
  const isOfSet = 'slot' in gone && gone.isElse && hasSecondSet(slots)
  return isOfSet ? slots.filter(({ isElse }) => isElse) : [gone]
}

/** Whether the second choices are a set: a home with a place or a price of its own. */
export function hasSecondSet(slots: readonly Slot[]): boolean {
  const parts = slots.flatMap((slot) => (slot.isElse ? (partOfSet(slot) ?? []) : []))
  return new Set(parts).size > 1
}

/** A second choice is the only one when the first is gone. */
function withFirstChoice(slots: Slot[]): Slot[] {
  if (hasSecondSet(slots)) return slots
  const first = new Set(slots.filter(({ isElse }) => !isElse).map(kindOf))
  return slots.map((slot) =>
    slot.isElse && !first.has(kindOf(slot)) ? { ...slot, isElse: undefined } : slot,
  )
}
