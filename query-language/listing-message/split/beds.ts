import { regExp } from '#domain/text/reg-exp.ts'
import { parseNumberAt } from '#query-language/extract/amounts/number-phrase.ts'
import { roomUnits, units } from '#query-language/lexicon/units.ts'
import { toEnglish } from '#query-language/text/loan-words.ts'
import type { Token } from '#query-language/text/tokenize.ts'
import type { Block } from './clean-message.ts'

/** A room of a hostel or a shared home by who shares it: "2 sharing AC", "single room". */
export interface Bed {
  at: number
  end: number
  /** Its words, which tell it from other beds. */
  value: string
  /** Where its price stands, directly behind its words. */
  price?: number
}

const occupancy =
  /^(?:single|double|twin|triple|tripple|four|quad|private|dorm|dormitory|individual)$/
const sharing = /^(?:sharing|shared|share|sharer|occupancy|seater|bedded)$/
const room = /^(?:rooms?|kamra|kamre|khuli)$/
/** What is said of a bed before its price. */
const ofBed = regExp()`
  ^(?:sharing|shared|share|sharer|occupancy|seater|bedded|rooms?|beds?|ac|a|c|non|nonac|cooler
  |attached
  |attach|bath|bathroom|washroom|per|with|basis|for|at|is|only|rs|₹|inr|rent|[-:@.,()=/–—])$
`
const lead = /^(?:ac|non|nonac|cooler|attached|-)$/
const maxWords = 8
const minPrice = 1_000

/** Returns the beds that tokens name; "single" alone is one where its price stands behind it. */
export function bedsIn(tokens: readonly Token[]): Bed[] {
  const beds: Bed[] = []
  let last = 0
  for (let at = 0; at < tokens.length; at++) {
    const next = headEnd(tokens, at)
    if (next === undefined) continue
    let end = next
    while (end < next + maxWords && ofBed.test(wordAt(tokens, end))) end++
    const words = tokens.slice(next, end).map(({ text }) => toEnglish(text))
    const price = priceAt(tokens, end)
    const isNamed =
      words.slice(0, 4).some((word) => sharing.test(word)) || isShared(tokens, at, next)
    const isRoom = room.test(words[0] ?? '') || (room.test(words[1] ?? '') && words[0] === 'ac')
    if (!isNamed && !isRoom && price === undefined) continue
    // "2 sharing AC 9,000": the next bed begins behind the price.
    let from = at
    while (from > last && lead.test(wordAt(tokens, from - 1)) && isBeside(tokens, from)) from--
    const begin = tokens[from]
    const close = tokens[Math.max(next, end) - 1]
    if (!begin || !close) continue
    const value = tokens.slice(from, end).map(({ text }) => text)
    beds.push({
      ...{ at: begin.start, end: close.end, value: value.join(' ') },
      ...(price !== undefined && { price: tokens[price]?.start ?? 0 }),
    })
    at = end - 1
    last = price === undefined ? end : price + 1
  }
  return beds
}

/** In "Non AC: double 10k, triple 8k" the words before the colon are said of each. */
const isBeside = (tokens: readonly Token[], at: number) =>
  (tokens[at]?.start ?? 0) - (tokens[at - 1]?.end ?? 0) <= 1

const wordAt = (tokens: readonly Token[], at: number) => toEnglish(tokens[at]?.text ?? '')

/** Returns the end of the words that count who shares: "single", "2 sharing", "three-sharing". */
function headEnd(tokens: readonly Token[], at: number): number | undefined {
  if (occupancy.test(wordAt(tokens, at)) && !isHeight(tokens, at)) return at + 1
  const number = parseNumberAt(tokens, at)
  if (!number || number.value < 1 || number.value > 8 || number.value % 1 !== 0) return undefined
  const next = tokens[number.next]?.text === '-' ? number.next + 1 : number.next
  const isBeds = sharing.test(wordAt(tokens, next)) && !roomUnits.find(tokens, next)
  return isBeds ? next + 1 : undefined
}

/** "Double height", "single owner", "private pool" */
const isHeight = (tokens: readonly Token[], at: number) => thing.test(wordAt(tokens, at + 1))
const thing = regExp()`
  ^(?:height|owner|storey|story|hand|party|pool|terrace|garden|lift|parking|floor|bed|cot|door)$
`

const isShared = (tokens: readonly Token[], at: number, next: number) =>
  tokens.slice(at, next).some(({ text }) => sharing.test(toEnglish(text)))

/** Returns the token of an amount that may be the rent of a bed. */
function priceAt(tokens: readonly Token[], at: number): number | undefined {
  const number = parseNumberAt(tokens, at)
  if (!number || number.isWord) return undefined
  const unit = units.find(tokens, number.next)?.meaning
  const rupees = unit?.of === 'amount' ? number.value * unit.rupees : number.value
  if (unit && unit.of !== 'amount') return undefined
  return rupees >= minPrice && rupees < 1_000_000 ? at : undefined
}

/** Whether a bed with its price begins a line: "Double sharing 8,500", "Boys - single 9k". */
export function startsWithBed({ start, text }: Block & { text: string }, beds: readonly Bed[]) {
  const [first] = beds
  const before = first ? text.slice(0, first.at - start) : undefined
  return before !== undefined && (before.match(/[\p{L}\p{N}]+/gu) ?? []).length <= 2
}

/** Returns a bed of a line by its place in the whole text. */
export const shiftedBed = ({ price, ...bed }: Bed, start: number): Bed => ({
  ...{ ...bed, at: bed.at + start, end: bed.end + start },
  ...(price !== undefined && { price: price + start }),
})
