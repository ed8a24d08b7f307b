import { regExp } from '#domain/text/reg-exp.ts'
import { comparatorAfter, comparatorBefore } from '#query-language/extract/amounts/comparator.ts'
import { parseNumberAt } from '#query-language/extract/amounts/number-phrase.ts'
import { rangeWords } from '#query-language/extract/amounts/quantity.ts'
import { lexicon, stopWords } from '#query-language/lexicon/lexicon.ts'
import { roomUnits, units } from '#query-language/lexicon/units.ts'
import {
  claim,
  isFree,
  markUnsupported,
  negatedSpan,
  type ParseState,
  skip,
  wordsOf,
} from '#query-language/model/parse-state.ts'
import type { BhkValue } from '#query-language/model/slots.ts'

const maxBedrooms = 12
const listSeparators = new Set(
  (
    ', / or and & ya aur n या और ba athoba athba ebong kinva kiva kiwa किंवा kimva athava athva ' +
    'आणि illana illa leda ledha allenkil athwa jaan jan mattu mariyu'
  ).split(' '),
)
const atLeast = /(?:^| )(?:min|minimum|at least|atleast|more than|kam se kam|above|कम से कम)$/
const moreThan = /(?:^| )more than$/
const atMost =
  /(?:^| )(?:(?:not|no) more than|max|maximum|upto|up to|less than|at most|atmost|under|below)$/

/** Extracts numbers of bedrooms: `3bhk`, `2/3 bhk`, `teen bhk`, `3+ bhk`, `1rk`. */
export function extractBedrooms(state: ParseState): void {
  const unwanted: (readonly [from: number, to: number])[] = []
  const refused = new Set<number>()
  for (let at = 0; at < state.tokens.length; at++) {
    const match = isFree(state, at)
      ? (bedroomsAt(state, at) ?? unitFirst(state, at) ?? roomWithKitchen(state, at))
      : undefined
    if (!match) continue
    const { value, from, to, confidence } = match
    const room = roomOfHome(state, match)
    if (room) {
      markUnsupported(state, ...room)
      at = room[1] - 1
      continue
    }
    const not = isDoorNumber(state, from)
      ? undefined
      : (negatedSpan(state, from, to) ?? deniedForNext(state, from, to))
    if (not) {
      unwanted.push(not)
      for (const count of value.oneOf ?? []) refused.add(count)
    } else claim(state, 'bhk', value, [from, to], confidence)
    at = to - 1
  }
  const hasBedrooms = state.slots.some(({ slot }) => slot === 'bhk')
  for (const [from, to] of unwanted) {
    // "No 1bhk, only 2bhk": the positive value implies the exclusion. An exclusion alone is
    // unsupported.
    if (hasBedrooms) skip(state, from, to)
  }
  dropRefused(state, refused)
}

const roomWord = /^(?:bedrooms?|rooms?|kamra|kamre|कमरा|कमरे)$/
const floorBefore = /(?:ground|first) floor(?: (?:par|pe|me|mein|पर|पे|में))?$/
const floorBehind = /^(?:on|at|in) (?:the )?(?:ground|first) floor/

/**
 * "4 bhk villa with one bedroom on the ground floor": one room of the home after its number of
 * bedrooms is no other number, and its floor is not that of the home.
 */
function roomOfHome(
  state: ParseState,
  { value, from, to }: BedroomMatch,
): [from: number, to: number] | undefined {
  const { slots, tokens } = state
  const isOne = value.oneOf?.length === 1 && value.oneOf[0] === 1
  if (!isOne || !roomWord.test(tokens[to - 1]?.text ?? '')) return undefined
  if (/^(?:or|ya|\/|या)$/.test(tokens[from - 1]?.text ?? '')) return undefined
  const isPart = slots.some((slot) => slot.slot === 'bhk' && (slot.value.oneOf?.[0] ?? 0) > 1)
  if (!isPart) return undefined
  const before = floorBefore.exec(wordsOf(state, from - 3, from).join(' '))?.[0].split(' ').length
  const behind = floorBehind.exec(wordsOf(state, to, to + 4).join(' '))?.[0].split(' ').length
  return [from - (before ?? 0), to + (behind ?? 0)]
}

/** "1bhk na 2bhk lagbe": the negation excludes the first. */
const deniedForNext = (state: ParseState, from: number, to: number) =>
  /^(?:na|noy|kadu|alla|nai)$/.test(state.tokens[to]?.text ?? '') && bedroomsAt(state, to + 1)
    ? ([from, to + 1] as const)
    : undefined

/** Removes excluded numbers from the requested ones: "2 bhk 3 bhk not 3 bhk". */
function dropRefused(state: ParseState, refused: ReadonlySet<number>): void {
  const isWanted = ({ oneOf, ...bounds }: BhkValue) =>
    oneOf === undefined || Object.keys(bounds).length > 0 || !oneOf.every((one) => refused.has(one))
  const slots = state.slots.filter((slot) => slot.slot !== 'bhk' || isWanted(slot.value))
  if (slots.some(({ slot }) => slot === 'bhk')) state.slots = slots
}

/** "Flat no 3 bhk 2": a house number. */
const isDoorNumber = (state: ParseState, at: number) =>
  /^(?:flat|plot|house|door|sector|road|unit|shop|floor|scheme|wing|tower|block) no$/.test(
    wordsOf(state, at - 2, at).join(' '),
  )

interface BedroomMatch {
  value: BhkValue
  from: number
  to: number
  confidence: number
}

interface BedroomCount {
  values: number[]
  to: number
  unit: 'bhk' | 'bed' | 'room' | 'rk'
  isRange: boolean
  isOpen: boolean
}

function bedroomsAt(state: ParseState, at: number): BedroomMatch | undefined {
  const counted = countBedrooms(state, at)
  if (!counted) return undefined
  const { values, to, unit, isRange, isOpen } = counted
  const { tokens } = state
  // "1 bed PG", "2 bed sharing": beds, not bedrooms.
  const next = tokens[to]?.text ?? ''
  const within = wordsOf(state, to + 1, to + 4).join(' ')
  if (unit === 'bed' && /^(?:pg|hostel|sharing|space|per)$/.test(next)) return undefined
  if (unit === 'bed' && next === 'in' && sharedRoomAfterIn.test(within)) return undefined
  const confidence = unit === 'room' ? 0.7 : 1
  // "Single room" is a room, not a one-bedroom home.
  if (unit === 'room' && /^(?:single|सिंगल)$/.test(tokens[at]?.text ?? '')) return undefined
  const [first = 0] = values
  const bound = bedroomComparator(state, at, to)
  const bhk = (value: BhkValue, span = { from: bound?.from ?? at, to: bound?.to ?? to }) => ({
    value,
    ...span,
    confidence,
  })
  // "More than 3 bedrooms" is four or more, while "3 or more" includes three.
  if (bound?.isMore) return bhk({ min: Math.floor(first) + 1 })
  if (isOpen || bound?.side === 'min') return bhk({ min: first })
  if (bound?.side === 'max') return bhk({ max: values.at(-1) ?? first })
  return bhk({ oneOf: isRange ? fillRange(values) : [...new Set(values)].sort((a, b) => a - b) })
}

const isOrMore = /^(?:or|and|ya) (?:more|above|higher|bigger|zyada)$/
const sharedRoomAfterIn = regExp()`
  ^(?:an? )?(?:pg|hostel|room|shared|sharing|\d+ (?:sharing|bhk)|\S+ (?:sharing|room|occupancy)
  |(?:girls|boys|ladies|gents) (?:pg|hostel|room)|\d+bhk)(?: |$)
`

function countBedrooms(state: ParseState, at: number): BedroomCount | undefined {
  const { tokens } = state
  const values: number[] = []
  const match: Omit<BedroomCount, 'values'> = { to: 0, unit: 'bhk', isRange: false, isOpen: false }
  let whole = 0
  for (let index = at; ; ) {
    const number = parseNumberAt(tokens, index)
    if (!number || number.value > maxBedrooms || (number.value * 2) % 1 !== 0) break
    if (!isFree(state, index, number.next)) break
    values.push(number.value)
    let next = number.next
    const isOpen = tokens[next]?.text === '+'
    if (isOpen) {
      // "3+1 BHK" is three and a small room; "3+ BHK" is three and more.
      const more = parseNumberAt(tokens, next + 1)
      next = more?.value === 1 && !more.isWord ? more.next : next + 1
    }
    // "4 or more bedrooms"
    const isMore = isOrMore.test(`${tokens[next]?.text} ${tokens[next + 1]?.text}`)
    if (isMore && roomUnits.find(tokens, next + 2)) next += 2
    if (tokens[next]?.text === '-' && roomUnits.find(tokens, next + 1)) next++
    const unit = roomUnits.find(tokens, next)
    if (unit && isFree(state, next, unit.next)) {
      match.unit = unit.meaning
      match.to = unit.next
      match.isOpen = isMore || (isOpen && tokens[number.next + 1]?.kind !== 'number')
      // "2 room kitchen": the second room is the hall.
      if (unit.meaning === 'rk') values[values.length - 1] = Math.max(number.value - 1, 0.5)
      whole = values.length
      next = unit.next
    } else if (isOpen) break
    const joint = tokens[next]?.text ?? ''
    if (rangeWords.has(joint)) match.isRange = true
    // "Not 2bhk, 3bhk only"
    else if (joint === ',' && whole > 0 && isOnlyNextWanted(state, at, next)) break
    // "A bigger one, 3bhk"
    else if (joint === ',' && number.isWord && tokens[next + 1]?.kind === 'number') break
    else if (!listSeparators.has(joint)) {
      // "2 3 bhk", "do teen bhk": two that follow one another, unless the first is of a name:
      // "Phase 1".
      // "One 2bhk": how many are looked for.
      const after = parseNumberAt(tokens, next)
      const isNext = after?.value === number.value + 1 && after.isWord === number.isWord
      if (whole > 0 || !isNext || isPartOfName(state, at)) break
      index = next
      continue
    }
    index = next + 1
  }
  return whole > 0 ? { ...match, values: values.slice(0, whole) } : undefined
}

const isOnlyNextWanted = (state: ParseState, at: number, next: number) =>
  negatedSpan(state, at, next) !== undefined &&
  wordsOf(state, next + 1, next + 4).some((word) => word === 'only')

const isPartOfName = (state: ParseState, at: number) =>
  isFree(state, at - 1) &&
  !lexicon.find(state.tokens, at - 1) &&
  !stopWords.find(state.tokens, at - 1) &&
  state.tokens[at - 1]?.kind === 'word'

function fillRange(values: readonly number[]): number[] {
  const low = Math.min(...values)
  const high = Math.max(...values)
  const all = new Set(values)
  for (let value = low; value <= high; value++) all.add(value)
  return [...all].sort((one, other) => one - other)
}

/** Returns the comparator in `min 3 bhk`, `3 bhk or more`, unless it may belong to an amount. */
function bedroomComparator(state: ParseState, at: number, to: number) {
  const before = wordsOf(state, at - 3, at).join(' ')
  const comparator = (atMost.exec(before) ?? atLeast.exec(before))?.[0].trim()
  const words = comparator?.split(' ').length ?? 0
  const side = atMost.test(before) ? 'max' : 'min'
  // "10 lakh max 2bhk", "14th floor or above 3bhk": the comparator belongs to the number before it.
  const lead = state.tokens[at - words - 1]
  const isScaled =
    units.words.get(lead?.text ?? '')?.of === 'amount' || (lead?.text === 'c' && lead.glued)
  const number = at - words - (isScaled ? 2 : 1)
  // "Around 50k max 2bhk": so does one behind "about".
  const isAbout = side === 'max' && comparatorBefore(state, number)?.bound === 'approx'
  const isAmounts =
    (lead?.kind === 'number' || orWord.test(lead?.text ?? '') || isScaled) &&
    (isAbout || !hasComparatorBefore(state, number, side))
  if (comparator && isFree(state, at - words, at) && !isAmounts) {
    return { side, from: at - words, to, isMore: side === 'min' && moreThan.test(before) }
  }
  // "4 bedroom atleast"; but in "3 bhk min 80 lakh" it belongs to the price.
  const minWords = minAfter.exec(wordsOf(state, to, to + 2).join(' '))?.[0].split(' ').length ?? 0
  const next = state.tokens[to + minWords]
  const isLast = next === undefined || next.kind === 'sign' || wordAfterMinimum.test(next.text)
  if (minWords > 0 && isLast) return { side: 'min', from: at, to: to + minWords }
  const after = comparatorAfter(state, to)
  const tail = after && wordsOf(state, to, after.to).join(' ')
  // In "3bhk + servant", "3 bhk max 80 lakh" and "3bhk mein" no comparator applies to the bedrooms.
  if (after?.bound !== 'min' || /^(?:min|at ?least)/.test(tail ?? '')) return undefined
  const isCounted = state.tokens[after.to]?.kind === 'number'
  // "3bhk+3t": the second number counts toilets.
  if (isCounted && units.find(state.tokens, after.to + 1)?.meaning.of === 'bathrooms')
    return undefined
  if (/^(?:\+|plus)$/.test(tail ?? '') && !isCounted && isAmenityAt(state, after.to)) {
    return undefined
  }
  return { side: 'min', from: at, to: after.to }
}

/** "Under 80 lakh min 2bhk": the amount has its comparator before it. */
function hasComparatorBefore(state: ParseState, at: number, side: 'min' | 'max'): boolean {
  const bound = state.tokens[at]?.kind === 'number' ? comparatorBefore(state, at)?.bound : undefined
  return bound !== undefined && bound !== side
}

/** "4 bedroom at least in Baner"; but in "2 bhk minimum rent" it belongs to the next word. */
const wordAfterMinimum = /^(?:in|mein|me|chahiye|for|में|चाहिए|hona|ho|flat|flats)$/
const minAfter = /^(?:atleast|at least|minimum)(?= |$)/
const orWord = /^(?:or|and|ya)$/

const extraRoomWord =
  /^(?:servant|sq|study|store|pooja|puja|maid|terrace|balcony|utility|family|office|hall)/
const isAmenityAt = ({ tokens }: ParseState, at: number) =>
  extraRoomWord.test(tokens[at]?.text ?? '') || lexicon.find(tokens, at)?.meaning.slot === 'amenity'

/** "Rk 6500" is one room with a kitchen; before an unknown word, "rk" is part of a name. */
function roomWithKitchen(state: ParseState, at: number): BedroomMatch | undefined {
  const { tokens } = state
  if (tokens[at]?.text !== 'rk' || tokens[at - 1]?.kind === 'number') return undefined
  const next = tokens[at + 1]
  const isName =
    next?.kind === 'word' && !stopWords.find(tokens, at + 1) && !lexicon.find(tokens, at + 1)
  return isName ? undefined : { value: { oneOf: [0.5] }, from: at, to: at + 1, confidence: 0.8 }
}

/** Parses the form style with the unit first: `BHK: 3`. */
function unitFirst(state: ParseState, at: number): BedroomMatch | undefined {
  const { tokens } = state
  const unit = roomUnits.find(tokens, at)
  if (unit?.meaning !== 'bhk' || tokens[at - 1]?.kind === 'number') return undefined
  const number = tokens[unit.next]
  if (number?.kind !== 'number' || number.value > 10 || (number.value * 2) % 1 !== 0)
    return undefined
  const after = tokens[unit.next + 1]
  if (after && /^(?:cr|l|k|lakh|lac|lacs|lakhs|crore|-|to)/.test(after.text)) return undefined
  return { value: { oneOf: [number.value] }, from: at, to: unit.next + 1, confidence: 0.8 }
}
