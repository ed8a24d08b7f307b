import { regExp } from '#domain/text/reg-exp.ts'
import { ordinalWords } from '#query-language/lexicon/number-words.ts'
import { roomUnits, units } from '#query-language/lexicon/units.ts'
import { isFree, wordsOf } from '#query-language/model/parse-state.ts'
import { doubt, find, type HomeState, leave } from './home-state.ts'
import type { Words } from './model.ts'
import { isOfOther } from './terms/said-of-other.ts'
import { isApart } from './words.ts'

const floorWord = /^(?:floor|floors|flr|flrs|fl|flor|storey|storeys|मंजिल|मजला|मजल्यावर)$/
/** The maximum of a plausible number of floors. */
export const maxFloors = 120
const ordinal = regExp()`
  ^(?:st|nd|rd|th|रा|रे|री|र्या|ऱ्या|ला|ली|ल्या|था|थी|थ्या|वा|वी|व्या|वां|वीं|वें
  |मो|मी|मा|व|वतु|ने|वें
  |મો|મી
  |મા|લો|જો
  |তম|ম|য়|তলা|வது|ஆம்|వ|వది|ನೇ|ನೆ)$
`

/** Returns the number of a floor at a token: `7`, `7th`. */
function floorAt({ parse }: HomeState, at: number) {
  const token = parse.tokens[at]
  if (token?.kind !== 'number' || !isFree(parse, at)) return undefined
  if (token.value % 1 !== 0 || token.value > maxFloors) return undefined
  const isOrdinal = ordinal.test(parse.tokens[at + 1]?.text ?? '')
  return { value: token.value, to: at + (isOrdinal ? 2 : 1), isOrdinal }
}

/** Reads floors by the word before them, "Floor - 14th", "floor no 9", and totals by theirs. */
export function readLabelledFloors(state: HomeState): void {
  const { tokens, text } = state.parse
  for (let at = 0; at < tokens.length; at++) {
    if (!floorWord.test(tokens[at]?.text ?? '') || !isFree(state.parse, at)) continue
    let begin = at + 1
    while (/^(?:-|no|number|is|on)$/.test(tokens[begin]?.text ?? '')) begin++
    const floor = floorAt(state, begin)
    const isOwn = floor && !isApart(text, tokens[at], tokens[begin]) && begin < at + 4
    if (isOwn && /^(?:total|tot)$/.test(tokens[at - 1]?.text ?? '')) {
      find(state, 'totalFloors', floor.value, [at - 1, floor.to])
      continue
    }
    const count = floorAt(state, at - 1)
    const isOfTower = /^(?:tower|building|bldg|bldng)$/.test(tokens[at + 1]?.text ?? '')
    if (count && !count.isOrdinal && isOfTower && isFree(state.parse, at - 1, at + 2)) {
      find(state, 'totalFloors', count.value, [at - 1, at + 2])
      continue
    }
    const isTotal = /^(?:\/|of|out)$/.test(floor ? (tokens[floor.to]?.text ?? '') : '')
    // "Flr: 21"
    const isColon = /^[ \t]*:/.test(text.slice(tokens[at]?.end))
    if (!isOwn || (begin === at + 1 && !isColon) || isTotal || isNumbered(state, at)) continue
    if (roomUnits.find(tokens, floor.to) || units.find(tokens, floor.to)) continue
    find(state, 'floor', floor.value, [at, floor.to])
  }
}

/** Words for a floor that follow an ordinal, in the languages of India. */
const floorBehind = regExp()`
  ^(?:floor|flr|fl|flor|flour|majla|majala|majhla|mazla|mazala|majlyavar|majlyawar|majlyacha|mala
  |maal|maala|manzil|manjil|mahadi|maadi|tala|talla|antastu|antasthu|मंजिल|मजला|मजल्यावर|माळा)$
`
const latinOrdinal = regExp()`
  ^(?:st|nd|rd|th|va|vi|vya|vyaa|wa|wi|ra|ri|rya|la|li|lya|tha|thi|thya|aam|mo|mi|mu|ma|am|ne|vadhu
  |vathu|aavathu|avadhu)$
`
const builtHouse = /\b(?:house|villa|kothi|bungalow|building|makan|makaan|duplex|storey|storeys)\b/i

/**
 * Reads floors that the search passes do not: `11th fl`, `5va majla`, `top floor (10th)`, and "14
 * floor" between commas, which for a flat is the floor it is on.
 */
export function readOrdinalFloors(state: HomeState): void {
  const { tokens, text } = state.parse
  for (let at = 0; at < tokens.length; at++) {
    const floor = floorAt(state, at)
    if (!floor) continue
    const isLatin = latinOrdinal.test(tokens[at + 1]?.text ?? '')
    const to = isLatin ? at + 2 : floor.to
    const isOrdinal = floor.isOrdinal || isLatin
    if (isOrdinal && floorBehind.test(tokens[to]?.text ?? '') && isFree(state.parse, at, to + 1)) {
      if (isRange(tokens[at - 1]?.text) || isRange(tokens[to + 1]?.text)) continue
      if (risesFrom.test(text.slice(0, tokens[at]?.start))) continue
      find(state, 'floor', floor.value, [at, to + 1])
    } else if (isOrdinal && (isInBrackets(state, at, to) || isBelowTerrace(state, at, to))) {
      find(state, 'floor', floor.value, [at, to])
    } else if (
      !isOrdinal &&
      (isOwnClause(state, at) || isOfStoreys(state, at)) &&
      !builtHouse.test(text)
    ) {
      find(state, 'floor', floor.value, [at, to + 1])
    }
  }
}

/** "Floor rise 40 psf from 6th floor" */
const risesFrom = /\brise\b[^,;\n]{0,24}\b(?:from|after|above|beyond) $/i

const isRange = (word = '') => /^(?:to|-|\/|or|and|n|&|of|te|se|ते|से|ki|ani|आणि)$/.test(word)

/** "4th with full terrace – 6.60 cr" */
const isBelowTerrace = ({ parse: { tokens, text } }: HomeState, at: number, to: number) =>
  isApart(text, tokens[at - 1], tokens[at]) &&
  /^ (?:with|w|\+|and|&) (?:full |half )?(?:roof|terrace)\b/i.test(text.slice(tokens[to - 1]?.end))

/** "Top floor (10th)" */
const isInBrackets = ({ parse: { tokens } }: HomeState, at: number, to: number) =>
  tokens[at - 1]?.text === '(' &&
  tokens[to]?.text === ')' &&
  floorWord.test(tokens[at - 2]?.text ?? '')

/** "27k, 14 floor, semi furnished" */
function isOwnClause({ parse }: HomeState, at: number): boolean {
  const { tokens, text } = parse
  if (!/^(?:floor|flr|fl)$/.test(tokens[at + 1]?.text ?? '')) return false
  if (!isFree(parse, at, at + 2)) return false
  const isCut = (one: number, other: number) =>
    isApart(text, tokens[one], tokens[other]) ||
    [tokens[one], tokens[other]].some((token) => token?.text === ',')
  return isCut(at - 1, at) && isCut(at + 1, at + 2)
}

/** "4 flr of S+5" */
const isOfStoreys = ({ parse: { tokens } }: HomeState, at: number) =>
  floorWord.test(tokens[at + 1]?.text ?? '') &&
  tokens[at + 2]?.text === 'of' &&
  tokens[at + 4]?.text === '+'

/** "2nd floor - 2 parking", "ground floor - 2 bhk": the floor has its number already. */
function isNumbered({ parse: { tokens } }: HomeState, at: number): boolean {
  const before = tokens[at - 1]
  const word = before?.text ?? ''
  return (
    before?.kind === 'number' || ordinal.test(word) || ordinalWords.has(word) || named.test(word)
  )
}
const named =
  /^(?:ground|top|upper|lower|higher|high|middle|mid|last|builder|independent|each|per)$/

/** Reads a floor with its total: `7th floor out of 12`, `Floor: 22/30`, `4/11 floor`, `6/10`. */
export function readTotalFloors(state: HomeState): void {
  const { tokens, text } = state.parse
  for (let at = 0; at < tokens.length; at++) {
    const floor = floorAt(state, at)
    if (!floor) continue
    // "Floor - 9/12", "floor no 9 of 12"
    let label = at - 1
    while (label > at - 3 && /^(?:-|no|number)$/.test(tokens[label]?.text ?? '')) label--
    const wordBefore = floorWord.test(tokens[label]?.text ?? '') && isFree(state.parse, label)
    const wordBehind = floorWord.test(tokens[floor.to]?.text ?? '')
    const behind = wordBehind ? floor.to + 1 : floor.to
    // "38th floor (of 52)", "4th floor with lift total 8"
    const lift = wordsOf(state.parse, behind, behind + 2).join(' ') === 'with lift' ? 2 : 0
    const joint = tokens[behind]?.text === '(' ? behind + 1 : behind + lift
    const [one = '', two = ''] = [tokens[joint]?.text, tokens[joint + 1]?.text]
    const isOutOf = one === 'out' && two === 'of'
    const isTotal = one === 'total' && floorAt(state, joint + 1) !== undefined
    const begin = joint + (isOutOf ? 2 : 1)
    if (!isOutOf && !isTotal && one !== 'of' && one !== '/') continue
    const total = floorAt(state, begin)
    if (!total || isApart(text, tokens[at], tokens[begin])) continue
    const wordLast = floorWord.test(tokens[total.to]?.text ?? '')
    const isNamed = wordBefore || wordBehind || wordLast
    if (total.value < floor.value || !(isNamed || isAlone(state, at, total.to, one))) continue
    // "3/4 floor": either of two floors, unless it follows the word, as in "Floor: 3/4".
    if (one === '/' && !wordBefore && total.value === floor.value + 1) continue
    // "5th of 5", and no "3/3" alone.
    if (total.value === floor.value && one === '/') continue
    const from = wordBefore ? label : at
    const to = wordLast ? total.to + 1 : total.to
    find(state, 'floor', floor.value, [from, lift > 0 ? behind : to])
    find(state, 'totalFloors', total.value, [lift > 0 ? joint : from, to])
    at = to - 1
  }
}

/** "900 sq feet, 6/10. 24000": nothing else is written so; 7/12 is a record of land. */
function isAlone({ parse }: HomeState, at: number, to: number, joint: string): boolean {
  const { tokens, text } = parse
  // "1680 sqft 7th of 11"
  const isOrdinal = ordinal.test(tokens[at + 1]?.text ?? '')
  if (joint === 'of' && isOrdinal) return /^\s*(?:[,.;\n]|$)/.test(text.slice(tokens[to - 1]?.end))
  if (joint !== '/' || (tokens[at]?.text === '7' && tokens[to - 1]?.text === '12')) return false
  // "11/24" may be a month.
  const isMonth = tokens[to - 1]?.text === '24' && (tokens[at]?.value ?? 0) <= 12
  if (isMonth || !/^[/]?\d+\/\d+$/.test(written(parse, at, to))) return false
  const before = text.slice(0, tokens[at]?.start).trimEnd()
  const behind = text.slice(tokens[to - 1]?.end).trimStart()
  return (beforeFloor.test(before) && behindFloor.test(behind)) || /^lift\b/i.test(behind)
}
/** "590 cpt 2/4 no lift", "905 cpt 15/19 2.95cr" */
const beforeFloor = regExp('i')`
  (?:[,.;\n)]|\b(?:cpt|carpet|carp|bua|sba|super|sqft|sft|built[ ]?up)
  |\b(?:tower|wing|bldg)[ ][a-z\d]{1,2})$
  |^$
`
const behindFloor =
  /^(?:[,.;]|$|(?:no |w\/o |without )?(?:lift|elevator)\b|\d[\d.]* ?(?:cr|l|la[ck]|k)\b)/i

const written = ({ tokens, text }: HomeState['parse'], at: number, to: number) =>
  text.slice(tokens[at]?.start, tokens[to - 1]?.end)

/** Turns the floors and rooms that the search's passes found into facts of one home. */
export function readRoomsAndFloors(state: HomeState): void {
  const { parse } = state
  const isHostel = hostel.test(parse.text)
  const found = parse.slots.flatMap((slot) => (slot.slot === 'bhk' ? [slot] : []))
  // "PG, only 2 beds left"
  const isBeds = ({ text }: Words) => isHostel && /(?:beds?|rooms?)$/i.test(text)
  for (const slot of found.filter(isBeds)) leaveSlot(state, ...tokensOf(parse, slot))
  const rooms = found.filter((slot) => !isBeds(slot))
  const floors = parse.slots.flatMap((slot) =>
    slot.slot === 'floor' && !isOfOther(state, slot) ? [slot] : [],
  )
  parse.slots = parse.slots.filter(({ slot }) => slot !== 'bhk' && slot !== 'floor')
  // "3BHK+S" has three bedrooms, and a room for servants.
  const countsOf = ({ value, text }: (typeof rooms)[number]) =>
    value.oneOf ?? (value.min !== undefined && /bhk ?\+/i.test(text) ? [value.min] : [])
  // "3bhk, 2 rooms vacant"
  const named = rooms.filter(({ text }) => !/room|kamr|kamar|कमर/i.test(text))
  const counted = named.length > 0 ? named : rooms
  const values = [...new Set(counted.flatMap(countsOf))]
  const [first] = counted
  const spanOf = (slot: { start: number; end: number }) => tokensOf(parse, slot)
  if (first && values.length === 1) find(state, 'bhk', values[0] ?? 0, spanOf(first))
  else if (first && values.length > 1) doubt(state, 'bhk', values, spanOf(first))
  // "Flat above 2bhk": no number of rooms of one home.
  for (const slot of rooms) if (countsOf(slot).length === 0) leaveSlot(state, ...spanOf(slot))
  const known = new Set(floors.flatMap(({ value }) => value.oneOf ?? []))
  for (const floor of floors) {
    const [from, to] = spanOf(floor)
    // "Shop with basement"
    const isBelow = floor.value.oneOf?.[0] === -1
    const [joint, next] = [parse.tokens[from - 1]?.text ?? '', parse.tokens[to]?.text ?? '']
    const isCounted = parse.tokens[from - 1]?.kind === 'number'
    if (isBelow && (isCounted || ofBasement.test(joint) || ofOther.test(next))) {
      leaveSlot(state, from, to)
      continue
    }
    const [one, ...others] = floor.value.oneOf ?? []
    const isVague = one === undefined || floors.some(({ value }) => !value.oneOf && value.top)
    if (isVague || isOfOthers(state, to) || endsRange(state, from)) leaveSlot(state, from, to)
    else if (others.length > 0) doubt(state, 'floor', [one ?? 0, ...others], [from, to])
    // "Ground floor 2bhk, first floor 3bhk"
    else if (known.size > 1) doubt(state, 'floor', [...known], [from, to])
    else if (!state.findings.some(({ field }) => field === 'floor'))
      find(state, 'floor', one, [from, to])
  }
}

const hostel = /\b(?:pg|hostel|sharing|per bed|co ?living)\b/i

/** "Basement included", "basement pkg" */
const ofOther = /^(?:attached|included|also|free|parking|pkg|cp|car|storage|store)$/

/** "+ 800 sqft basement" */
const ofBasement = /^(?:\+|&|with|and|sqft|sft|ft|feet|sq)$/

/** "Basement + 4 floors", "ground floor rented": no floor on which the home is. */
const isOfOthers = ({ parse: { tokens, text } }: HomeState, to: number) =>
  /^(?:\+|rented|leased|tenanted|vacant)$/.test(tokens[to]?.text ?? '') &&
  !isApart(text, tokens[to - 1], tokens[to])

/** "7th to 15th floor": of all homes, and none of one. */
const endsRange = ({ parse: { tokens } }: HomeState, from: number) =>
  /^(?:te|ते|to|se|से|n)$/.test(tokens[from - 1]?.text ?? '') &&
  [2, 3].some((back) => tokens[from - back]?.kind === 'number')

/** "Higher floor": no number, so it stays among the unmatched words. */
function leaveSlot(state: HomeState, from: number, to: number): void {
  state.parse.claimed.fill(false, from, to)
  leave(state, from, to)
}

/** Returns the tokens of a slot. */
export function tokensOf(
  { tokens }: HomeState['parse'],
  { start, end }: { start: number; end: number },
): readonly [from: number, to: number] {
  const from = tokens.findIndex((token) => token.start >= start)
  const to = tokens.findLastIndex((token) => token.end <= end) + 1
  return [from, Math.max(from, to)]
}
