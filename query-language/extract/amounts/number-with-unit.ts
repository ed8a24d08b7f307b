import { toSqft } from '#domain/area/area.ts'
import { crore, lakh } from '#domain/import-cell/read-amount.ts'
import { followsStop } from '#query-language/background/sentences.ts'
import { sectionWords } from '#query-language/extract/places/place-words.ts'
import { measuredThings } from '#query-language/lexicon/measured-things.ts'
import { type Unit, units } from '#query-language/lexicon/units.ts'
import { isFree, type ParseState } from '#query-language/model/parse-state.ts'
import { type NumberPhrase, parseNumberAt } from './number-phrase.ts'

export function unclaimedNumberAt(state: ParseState, at: number): NumberPhrase | undefined {
  const number = parseNumberAt(state.tokens, at)
  return number && isFree(state, at, number.next) ? number : undefined
}

export interface UnitNumber {
  value: number
  unit: Unit
  next: number
  isOpen: boolean
  isAbout?: boolean
}

const sqft: Unit = { of: 'area', unit: 'sqft' }
const orMore = /^(?:or|and) (?:more|above)$/

/** Returns a number with its unit, also in two steps: `1 crore 25 lakh`, `1 crore 25`. */
export function unitNumberAt(state: ParseState, number: NumberPhrase): UnitNumber | undefined {
  const { tokens } = state
  let next = number.next
  // "25-k" is a typing error, "5th floor" an ordinal.
  if (/^(?:st|nd|rd|th|wan|wi|vi|va)$/.test(tokens[next]?.text ?? '')) next++
  const isMore =
    orMore.test(`${tokens[next]?.text} ${tokens[next + 1]?.text}`) &&
    units.find(tokens, next + 2) !== undefined
  const isOpen = isMore || tokens[next]?.text === '+' // "1400+ sqft", "2 or more bathrooms"
  if (isOpen) next += isMore ? 2 : 1
  // "50ish lakhs"
  const isAbout = /^(?:ish|odd|something)$/.test(tokens[next]?.text ?? '')
  if (isAbout) next++
  // "65 to 75. Ground floor": a unit stands in the sentence of its number.
  const match = followsStop(state, next)
    ? undefined
    : (units.find(tokens, next) ?? gluedCrore(state, number, next))
  if (
    !match ||
    !isFree(state, next, match.next) ||
    !fitsContext(state, match.meaning, match.next)
  ) {
    return undefined
  }
  const unit = match.meaning
  if (unit.of === 'area') {
    const { more, next: end } = smallerAreaAt(state, unit.unit, match.next)
    return { value: number.value + more, unit, next: end, isOpen }
  }
  if (unit.of !== 'amount') return { value: number.value, unit, next: match.next, isOpen }
  const counted = followsStop(state, match.next) ? undefined : units.find(tokens, match.next)
  const isMeasure = measuredThings.find(tokens, match.next) !== undefined
  // "Dedh hazar foot" means square feet: no length of a home is that large.
  if (
    counted?.meaning.of === 'feet' &&
    unit.rupees === 1_000 &&
    isFree(state, match.next, counted.next)
  )
    return { value: number.value * unit.rupees, unit: sqft, next: counted.next, isOpen }
  if (counted?.meaning.of === 'area' && !isMeasure && isFree(state, match.next, counted.next)) {
    // "40k sqft", "1 lakh sq ft"; but in "60L carpet area 450 sqft" the first is the price.
    const value = number.value * unit.rupees
    return { value, unit: counted.meaning, next: counted.next, isOpen }
  }
  const { more, next: end } = smallerAmountAt(state, number.value, unit.rupees, match.next)
  const stepped = more > 0 && unit.rupees === 1_000 ? units.find(tokens, end) : undefined
  if (stepped?.meaning.of === 'area' && isFree(state, end, stepped.next)) {
    // "एक हजार दो सौ वर्ग फुट"; but in "50 hazar paanch sau sqft" the first is the rent.
    const value = number.value * unit.rupees
    if (number.value >= 10) return { value, unit, next: match.next, isOpen, isAbout }
    return { value: value + more, unit: stepped.meaning, next: stepped.next, isOpen }
  }
  return { value: Math.round(number.value * unit.rupees + more), unit, next: end, isOpen, isAbout }
}

/** Brokers write "1.1c" for crore; "2c block" is a block. */
function gluedCrore({ tokens }: ParseState, { value }: NumberPhrase, at: number) {
  const isCrore = tokens[at]?.text === 'c' && tokens[at]?.glued && value < 100
  if (!isCrore || tokens[at + 1]?.glued || sectionWords.has(tokens[at + 1]?.text ?? '')) return
  return { meaning: { of: 'amount', rupees: crore } as const, next: at + 1 }
}

/**
 * Returns the smaller part of an amount: `1 crore 25 lakh`, `1 crore 25`, `one crore twenty lakhs`,
 * `two thousand five hundred`.
 */
function smallerAmountAt(
  state: ParseState,
  value: number,
  rupees: number,
  next: number,
): { more: number; next: number } {
  const more = unclaimedNumberAt(state, next)
  if (!more) return { more: 0, next }
  const step = units.find(state.tokens, more.next)
  if (step?.meaning.of === 'amount' && step.meaning.rupees < rupees && more.value < 100) {
    return { more: more.value * step.meaning.rupees, next: step.next }
  }
  // "One lakh forty to one lakh fifty thousand"
  const isThousands = rupees === lakh && more.value >= 5 && more.value < 100 && value < 10
  if (isThousands && isEndOfThousands(state, more.next))
    return { more: more.value * 1_000, next: more.next }
  const isHundreds = more.isWord && more.value >= 100 && more.value < 1_000
  if (isHundreds && rupees === 1_000 && step?.meaning.of !== 'amount')
    return { more: more.value, next: more.next }
  // "1.1 cr 9" names its lakhs already.
  const isLakhs =
    value % 1 === 0 &&
    (!more.isWord || more.value % 5 === 0) &&
    more.value >= 5 &&
    more.value < 100 &&
    rupees >= 10_000_000
  if (!step && isLakhs && isStandalone(state, more.next)) {
    return { more: more.value * 100_000, next: more.next }
  }
  return { more: 0, next }
}

/** Whether a range goes on with another amount of lakh and thousand, whose unit both share. */
function isEndOfThousands(state: ParseState, at: number): boolean {
  if (!/^(?:-|to|se|te|or|ya)$/.test(state.tokens[at]?.text ?? '')) return false
  const whole = parseNumberAt(state.tokens, at + 1)
  const unit = whole && units.find(state.tokens, whole.next)
  const rest = unit && parseNumberAt(state.tokens, unit.next)
  const last = rest && units.find(state.tokens, rest.next)?.meaning
  return last?.of === 'amount' && last.rupees === 1_000
}

/**
 * Returns the smaller part of an area, in the larger unit: `1 acre 20 guntas`, `2 bigha 10 biswa`.
 */
function smallerAreaAt(
  state: ParseState,
  unit: AreaUnit,
  next: number,
): { more: number; next: number } {
  const number = unclaimedNumberAt(state, next)
  if (!number) return { more: 0, next }
  const match = units.find(state.tokens, number.next)
  if (match?.meaning.of !== 'area' || !isFree(state, next, match.next)) return { more: 0, next }
  const share = unitRatio(match.meaning.unit, unit)
  const isPart = landUnits.has(unit) && share < 1 && number.value * share < 1
  return isPart ? { more: number.value * share, next: match.next } : { more: 0, next }
}

type AreaUnit = Extract<Unit, { of: 'area' }>['unit']

const landUnits = new Set<AreaUnit>(['acre', 'hectare', 'kanal', 'bigha', 'guntha', 'ground'])

function unitRatio(small: AreaUnit, great: AreaUnit): number {
  if (great === 'bigha') return small === 'biswa' ? 1 / 20 : 1
  return (toSqft(1, small) ?? Number.POSITIVE_INFINITY) / (toSqft(1, great) ?? 1)
}

/**
 * Whether no unit follows that gives the number another meaning, such as `2 bhk` after `1 crore`.
 */
const isStandalone = ({ tokens }: ParseState, at: number) =>
  !/^(?:b|bhk|bed|beds|bedroom|br|rk|room|rooms|-|\/|to|x|or|and|&|\+|st|nd|rd|th|%)/.test(
    tokens[at]?.text ?? '',
  )

const distanceWord =
  /^(?:from|to|away|walk|walking|drive|driving|by|distance|commute|se|ki|ka|door|से|की)$/

function fitsContext(state: ParseState, unit: Unit, next: number): boolean {
  const { tokens } = state
  const after = tokens[next]?.text ?? ''
  if (unit.of === 'area' && unit.unit === 'ground') return !/^floor/.test(after)
  if (unit.of === 'minutes') {
    return distanceWord.test(after)
  }
  if (unit.of === 'metres') return true
  // "500 L tank" is litres of water.
  if (unit.of === 'amount' && tokens[next - 1]?.text === 'l') return !/^(?:tank|water)$/.test(after)
  return true
}
