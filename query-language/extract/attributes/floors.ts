import { meanings } from '#query-language/lexicon/lexicon.ts'
import { ordinalWords } from '#query-language/lexicon/number-words.ts'
import { roomUnits, units } from '#query-language/lexicon/units.ts'
import { claim, type Draft, isFree, negated, wordsOf } from '#query-language/model/parse-state.ts'
import type { FloorValue, Slot } from '#query-language/model/slots.ts'
import { phrasesOf } from '#query-language/text/phrase-trie.ts'

const floors =
  'floor floors flr flor flour fl manzil manjil mala maala tala मंजिल मंजिले मजला मजल्यावर मजल्याचा मजल्यावरचा मजल्यावरील'.split(
    ' ',
  )
const onFloor = (names: string) =>
  names
    .split('|')
    .flatMap((name) => floors.map((floor) => `${name} ${floor}`))
    .join('|')

const low: FloorValue = { max: 3 }
const high: FloorValue = { min: 7 }
const middle: FloorValue = { min: 4, max: 8 }
const vague: ReadonlySet<FloorValue> = new Set([low, high, middle])

const named = phrasesOf<FloorValue>([
  [
    onFloor(
      'ground|grnd|gr|grd|gnd|g|grond|groud|neeche ka|neeche wala|neeche wali|niche ka|niche wala|niche wali|nichli|nichla|sabse neeche ka|sabse neeche wala|sabse niche ka|sabse niche wala|नीचे का|निचली|तल',
    ),
    { oneOf: [0] },
  ],
  [
    onFloor(
      'top|topmost|top most|last|highest|uppermost|aakhri|akhri|aakhiri|sabse upar ka|sabse upar wala|sabse upar wali|sabse uper wala|ऊपरी|आखिरी|सबसे ऊपर वाला',
    ),
    { top: true },
  ],
  [onFloor('lower|low'), low],
  [onFloor('higher|high|hi|upper'), high],
  [onFloor('middle|mid'), middle],
  ['ground|gf|stilt floor|ground level|tal manzil|भूतल|ground pe', { oneOf: [0] }],
  ['basement|basement floor|lower ground floor|बेसमेंट', { oneOf: [-1] }],
  ['तळमजला|तळमजल्यावर|तळमजल्यावरचा|talmajla', { oneOf: [0] }],
  ['top|sabse upar|सबसे ऊपर', { top: true }],
  ['low rise floor|lower level', low],
])
/** What shortens furnishing elsewhere: first and second floor beside `gf` or a builder floor. */
const shortened = new Map([
  ['ff', 1],
  ['sf', 2],
])
const suffix = /^(?:st|nd|rd|th|wan|vi|wi|va|वीं|वां|वी|वा|वें|व्या)$/
const side: [RegExp, (floor: number) => FloorValue][] = [
  [/(?:above|over|more than|higher than)$/, (floor) => ({ min: floor + 1 })],
  [/(?:at least|atleast|min|minimum|from)$/, (floor) => ({ min: floor })],
  [/(?:below|under|less than|lower than|beneath)$/, (floor) => ({ max: floor - 1 })],
  [/(?:upto|up to|till|max|maximum|within|at most)$/, (floor) => ({ max: floor })],
]

const floorWord = /^(?:floor|floors|flr|flrs|manzil|manjil|मंजिल)$/
const saidOfFloor = /^(?:should|must|be|no|number|range|is|any|somewhere|from|between)$/

/**
 * Reads a range said after its noun, `floor should be between 4 and 10`, before the numbers can be taken
 * for rooms.
 */
export function readFloorRanges(draft: Draft): void {
  const { tokens } = draft
  for (let at = 0; at < tokens.length; at++) {
    if (!floorWord.test(tokens[at]?.text ?? '') || !isFree(draft, at)) continue
    let begin = at + 1
    while (saidOfFloor.test(tokens[begin]?.text ?? '')) begin++
    const low = begin > at + 1 ? floorNumber(draft, begin) : undefined
    const isJoint = low && /^(?:and|to|-|se)$/.test(tokens[low.to]?.text ?? '')
    const high = isJoint ? floorNumber(draft, low.to + 1) : undefined
    if (!low || !high || !isFree(draft, at, high.to)) continue
    if (units.find(tokens, high.to) || roomUnits.find(tokens, high.to)) continue
    const [min, max] = [Math.min(low.value, high.value), Math.max(low.value, high.value)]
    claim(draft, 'floor', { min, max }, [at, high.to])
    at = high.to - 1
  }
}

/** Reads floors: `2nd floor`, `above 5th floor`, `not on ground floor`, `top floor`. */
export function readFloors(draft: Draft): void {
  let last: { to: number; isWanted: boolean; isLeading: boolean } | undefined
  for (let at = 0; at < draft.tokens.length; at++) {
    if (!isFree(draft, at)) continue
    const found = namedFloor(draft, at) ?? shortFloor(draft, at) ?? numberedFloor(draft, at)
    if (!found) continue
    const isJoined = last?.to === found.from - 1 && joint.test(wordOf(draft, found.from - 1))
    const own = negated(draft, found.from, found.to)
    // "Not ground or top floor": what is said before the first is said of them all.
    const isShared = isJoined && last?.isLeading === true && !last.isWanted
    const not = own ?? (isShared ? ([found.from, found.to] as const) : undefined)
    // "Ground aur top floor nahi": and what is said behind the last.
    if (isJoined && last?.isWanted && own && own[1] > found.to) turnLast(draft)
    last = {
      to: found.to,
      isWanted: !not,
      isLeading: isShared || (own?.[0] ?? found.from) < found.from,
    }
    if (not && found.value.oneOf) {
      claim(draft, 'floor', { not: found.value.oneOf }, not)
    } else if (not && found.value.top) {
      claim(draft, 'floor', { top: false }, not)
    } else if (!not) {
      claim(draft, 'floor', found.value, [found.from, found.to])
    }
    at = found.to - 1
  }
  dropVague(draft)
}

/** "High floor, above 10th": how high is said. */
function dropVague(draft: Draft): void {
  const isVague = (slot: Slot) => slot.slot === 'floor' && vague.has(slot.value)
  const isSaid = draft.slots.some(
    (slot) =>
      slot.slot === 'floor' &&
      !vague.has(slot.value) &&
      (slot.value.min !== undefined || slot.value.max !== undefined),
  )
  if (isSaid) draft.slots = draft.slots.filter((slot) => !isVague(slot))
}

const joint = /^(?:or|and|nor|ya|aur|na|या|और|किंवा|,|\/|&|\+)$/
const wordOf = ({ tokens }: Draft, at: number) => tokens[at]?.text ?? ''

function turnLast({ slots }: Draft): void {
  const floor = slots.findLast(({ slot }) => slot === 'floor')
  if (floor?.slot !== 'floor') return
  if (floor.value.oneOf) floor.value = { not: floor.value.oneOf }
  else if (floor.value.top) floor.value = { top: false }
}

interface Floor {
  value: FloorValue
  from: number
  to: number
}

function namedFloor(draft: Draft, at: number): Floor | undefined {
  const { tokens } = draft
  const found = named.find(tokens, at)
  if (!found || !isFree(draft, at, found.next)) return undefined
  // "Ground" alone is a unit, a playground, or nothing; after a number it is land.
  const isAlone = /^(?:ground|top)$/.test(wordOf(draft, at)) && found.next === at + 1
  // "Not ground not top"
  const isFloor = isFirstOfFloors(draft, at) || negated(draft, at, at + 1) !== undefined
  if (isAlone && (tokens[at - 1]?.kind === 'number' || !isFloor)) return undefined
  return { value: found.meaning, from: at, to: found.next }
}

/** "Ground or first floor": the noun comes once, at the end. */
function isFirstOfFloors(draft: Draft, at: number): boolean {
  if (!joint.test(wordOf(draft, at + 1))) return false
  if (named.find(draft.tokens, at + 2)) return true
  const next = floorNumber(draft, at + 2)
  return next !== undefined && floorWord.test(wordOf(draft, next.to))
}

function shortFloor({ tokens }: Draft, at: number): Floor | undefined {
  const floor = shortened.get(tokens[at]?.text ?? '')
  // "1200 sf" is an area.
  if (floor === undefined || tokens[at - 1]?.kind === 'number') return undefined
  const isOfFloors = tokens.some(({ text }, index) => text === 'gf' || isFloorAt(tokens, index))
  return isOfFloors ? { value: { oneOf: [floor] }, from: at, to: at + 1 } : undefined
}

function isFloorAt(tokens: Draft['tokens'], at: number): boolean {
  const meaning = meanings.find(tokens, at)?.meaning
  return meaning?.slot === 'type' && meaning.value.kind === 'builder floor'
}

function numberedFloor(draft: Draft, at: number): Floor | undefined {
  const first = floorNumber(draft, at)
  if (!first) return undefined
  const values = [first.value]
  let { to } = first
  const sign = draft.tokens[to]?.text ?? ''
  const isList = /^(?:or|and|&|\/|,|ya|aur|-|to|se|या|और|से)$/.test(sign)
  const second = isList ? floorNumber(draft, to + 1) : undefined
  if (second) {
    // "8/14 floor" is the eighth of fourteen; "2/3 floor" one of two.
    const isOfAll = sign === '/' && second.value > first.value + 1 && !second.isOrdinal
    if (!isOfAll) values.push(second.value)
    to = second.to
  }
  const unit = units.find(draft.tokens, to)
  const isBetween =
    second !== undefined && sign === 'and' && draft.tokens[at - 1]?.text === 'between'
  // "Builder floor second floor": the first of them is what it is, the second where.
  const isType = /^(?:builder|independent|kothi|individual)$/.test(wordOf(draft, at - 2))
  const before = isFree(draft, at - 1) && wordOf(draft, at - 1) === 'floor' && !isType
  if (unit?.meaning.of !== 'floor' && !before && !isBoundAlone(draft, at, first)) return undefined
  // "Builder floor 5 cr": the number is the price.
  if (unit && unit.meaning.of !== 'floor') return undefined
  if (unit?.meaning.of === 'floor') {
    to = unit.next
    // "3 floor house" has three floors; "3rd floor" is one.
    if (!first.isOrdinal && !second && !bounded(draft, at)) return undefined
  }
  const from = before || isBetween ? at - 1 : at
  const isRange = second !== undefined && (isBetween || /^(?:-|to|se|से)$/.test(sign))
  return around(draft, values, from, to, isRange)
}

/** "Floor above 10", "high floor, above 10th": the noun stands before the bound. */
function isBoundAlone(
  draft: Draft,
  at: number,
  { to, isOrdinal }: { to: number; isOrdinal: boolean },
) {
  const bound = boundLength(draft, at)
  if (bound === 0 || units.find(draft.tokens, to)) return false
  if (isOrdinal) {
    const isEnd = !/^(?:cross|main|phase|block|street|sector|stage|km)$/.test(wordOf(draft, to))
    return isEnd && draft.tokens.some(({ text }) => floorWord.test(text))
  }
  // Of "first floor under 60" the price is bounded: its floor has a number of its own.
  const noun = at - bound - 1
  const own = wordOf(draft, noun - 1)
  const isNumbered =
    suffix.test(own) || draft.tokens[noun - 1]?.kind === 'number' || ordinalWords.has(own)
  return floorWord.test(wordOf(draft, noun)) && !isNumbered && !named.find(draft.tokens, noun - 1)
}

/** How many words before a number bound it. */
const boundLength = (draft: Draft, at: number) =>
  [2, 1].find((count) => {
    const words = wordsOf(draft, at - count, at).join(' ')
    return side.some(([pattern]) => new RegExp(`^${pattern.source}`).test(words))
  }) ?? 0

const bounded = (draft: Draft, at: number) => {
  const words = wordsOf(draft, at - 2, at).join(' ')
  return side.some(([pattern]) => pattern.test(words))
}

function around(draft: Draft, values: number[], from: number, to: number, isRange: boolean): Floor {
  const [first = 0] = values
  if (isRange) return { value: { min: Math.min(...values), max: Math.max(...values) }, from, to }
  for (const count of [2, 1]) {
    const words = wordsOf(draft, from - count, from).join(' ')
    const found = side.find(([pattern]) => new RegExp(`^${pattern.source}`).test(words))
    const begin = from - count
    if (!found || !isFree(draft, begin, from)) continue
    const isRefused = /^(?:not|nothing|no|never|mat)$/.test(wordOf(draft, begin - 1))
    if (!isRefused) return { value: found[1](first), from: begin, to }
    return { value: otherSide(found[1](first)), from: begin - 1, to }
  }
  const after = wordsOf(draft, to, to + 3).join(' ')
  if (/^(?:se (?:upar|uper|zyada) (?:nahi|nahin)|से (?:ऊपर|ज्यादा) (?:नहीं|न|ना))/.test(after)) {
    return { value: { max: first }, from, to: to + 3 }
  }
  const tail =
    /^(?:se (?:upar|uper|zyada)|से (?:ऊपर|ज्यादा)|से नीचे|तक|(?:and|n|or) above|or higher|ya (?:usse|us se|uske|is se|isse)? ?(?:upar|uper)|या (?:उससे|इससे|उसके) (?:ऊपर|ज्यादा)|se neeche|se niche|tak|and below|or below)/.exec(
      after,
    )?.[0]
  if (tail) {
    const end = to + tail.split(' ').length
    if (/^se (?:upar|uper|zyada)|^से (?:ऊपर|ज्यादा)/.test(tail))
      return { value: { min: first + 1 }, from, to: end }
    if (/^(?:and|n|or) (?:above|higher)|^(?:ya|या) /.test(tail))
      return { value: { min: first }, from, to: end }
    if (/^se nee|^se nic|^से नीचे/.test(tail)) return { value: { max: first - 1 }, from, to: end }
    return { value: { max: first }, from, to: end }
  }
  return { value: { oneOf: values }, from, to }
}

/** "Not above 15th floor" */
function otherSide({ min, max }: FloorValue): FloorValue {
  if (min !== undefined) return { max: min - 1 }
  return max === undefined ? {} : { min: max + 1 }
}

function floorNumber(draft: Draft, at: number) {
  const { tokens } = draft
  const token = tokens[at]
  if (!token || !isFree(draft, at)) return undefined
  const spoken = ordinalWords.get(token.text)
  if (spoken !== undefined) return { value: spoken, to: at + 1, isOrdinal: true }
  if (token.kind !== 'number' || token.value > 100 || token.value % 1 !== 0) return undefined
  const isOrdinal = suffix.test(tokens[at + 1]?.text ?? '')
  return { value: token.value, to: at + (isOrdinal ? 2 : 1), isOrdinal }
}
