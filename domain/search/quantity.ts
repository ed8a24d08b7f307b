import { toSqft } from '../area.ts'
import { crore } from '../read-amount.ts'
import { boundAfter, boundBefore } from './bound.ts'
import { type Draft, isFree, wordsOf } from './draft.ts'
import { type NumberPhrase, readNumberAt } from './number-phrase.ts'
import { phrasesOf } from './phrase.ts'
import { sectionWords } from './read-where.ts'
import type { Range } from './slot.ts'
import { type Unit, units } from './unit.ts'

/** A number with its unit, or two of them, and the bound beside them. */
export interface Quantity {
  unit: Unit
  /** In rupees where the unit is of an amount, else as said. */
  low: number
  high: number
  isRange: boolean
  bound: 'min' | 'max' | 'approx' | undefined
  from: number
  to: number
}

const joints = new Set(['-', '/', 'to', 'se', 'till', 'से', 'ते', 'and', '&', 'aur', 'or', 'और'])
/** Words between two numbers that are a range only where `between` or `ke beech` says so too. */
const weakJoints = new Set(['and', '&', 'aur', 'or', 'और'])
const currency = new Set(['₹', 'rs', 'inr', 'rupees', 'रु'])

/** The quantity that begins at a token. */
export function quantityAt(draft: Draft, at: number): Quantity | undefined {
  const { tokens } = draft
  let begin = at
  if (currency.has(tokens[at]?.text ?? '')) begin++
  const first = numberAt(draft, begin)
  if (!first) return undefined
  const one = sumAt(draft, first)
  let joint = one?.next ?? first.next
  // "25k per month to 30k", "₹50L – ₹75L"
  if (tokens[joint]?.text === '/' && tokens[joint + 1]?.text === '-') joint += 2
  const word = tokens[joint]?.text ?? ''
  const isJoint = joints.has(word) && isFree(draft, joint)
  const after = isJoint
    ? numberAt(draft, joint + 1 + (currency.has(tokens[joint + 1]?.text ?? '') ? 1 : 0))
    : undefined
  const two = after && (sumAt(draft, after) ?? plainRupees(one, after))
  const spoken = one === undefined ? spokenRange(draft, first) : undefined
  if (spoken) return ranged(draft, at, first, undefined, spoken)
  const isRange =
    two !== undefined &&
    (one === undefined || one.unit.of === two.unit.of) &&
    (!weakJoints.has(word) || isBetween(draft, at, two.next)) &&
    (word !== '/' || isRising(first, two))
  if (isRange) return ranged(draft, at, first, one, two)
  if (!one) return undefined
  return bounded(draft, one, one.value, one.value, false, [at, one.next])
}

/** "Chalis pachas lakh", "twenty thirty thousand": two tens that follow one another. */
function spokenRange(draft: Draft, first: NumberPhrase): Sum | undefined {
  const after = first.isWord ? numberAt(draft, first.next) : undefined
  const two = after?.isWord ? sumAt(draft, after) : undefined
  const isNext = after && first.value >= 10 && first.value < after.value && after.value < 100
  return isNext && two?.unit.of === 'amount' ? two : undefined
}

/** "60/70 lakh", "1200/1500 sqft": two sizes that lie near each other; "40/60 ft" are two sides. */
const isRising = (first: NumberPhrase, { unit, value }: Sum) =>
  unit.of === 'amount'
    ? first.value * unit.rupees < value || (first.value >= 1_000 && first.value < value)
    : unit.of === 'area' && first.value >= 100 && first.value < value

/** "Carpet 650", "built up area 1200": what is measured stands first, in square feet. */
export function areaFirst(draft: Draft, at: number): Quantity | undefined {
  const { tokens } = draft
  const measured = measures.find(tokens, at)
  const number = measured && numberAt(draft, measured.next)
  if (
    !number ||
    number.isWord ||
    number.value < 100 ||
    number.value > 100_000 ||
    units.find(tokens, number.next)
  )
    return undefined
  const unit: Unit = { of: 'area', unit: 'sqft' }
  const sum = { value: number.value, unit, next: number.next, isOpen: false }
  return bounded(draft, sum, number.value, number.value, false, [at, number.next])
}
const measures = phrasesOf<true>([
  [
    'carpet|carpet area|rera carpet|cpt|bua|sbua|built up|builtup|built up area|super built up|super area|area|size',
    true,
  ],
])

function numberAt(draft: Draft, at: number): NumberPhrase | undefined {
  const number = readNumberAt(draft.tokens, at)
  return number && isFree(draft, at, number.next) ? number : undefined
}

/** "10k to 15000": the second one is said out. */
function plainRupees(one: Sum | undefined, { value, next }: NumberPhrase): Sum | undefined {
  if (one?.unit.of !== 'amount' || value < 1_000) return undefined
  return { value, unit: { of: 'amount', rupees: 1 }, next, isOpen: false }
}

interface Sum {
  value: number
  unit: Unit
  next: number
  isOpen: boolean
  isAbout?: boolean
}

/** A number with its unit, also in steps: `1 crore 25 lakh`, `1 crore 25`. */
function sumAt(draft: Draft, number: NumberPhrase): Sum | undefined {
  const { tokens } = draft
  let next = number.next
  // "25-k" is a slip of the pen, "5th floor" an ordinal.
  if (/^(?:st|nd|rd|th|wan|wi|vi|va)$/.test(tokens[next]?.text ?? '')) next++
  const isOpen = tokens[next]?.text === '+' // "1400+ sqft"
  if (isOpen) next++
  // "50ish lakhs"
  const isAbout = /^(?:ish|odd|something)$/.test(tokens[next]?.text ?? '')
  if (isAbout) next++
  const found = units.find(tokens, next) ?? gluedCrore(draft, number, next)
  if (!found || !isFree(draft, next, found.next) || !fits(draft, found.meaning, found.next)) {
    return undefined
  }
  const unit = found.meaning
  if (unit.of === 'area') {
    const { more, next: end } = areaStepAt(draft, unit.unit, found.next)
    return { value: number.value + more, unit, next: end, isOpen }
  }
  if (unit.of !== 'amount') return { value: number.value, unit, next: found.next, isOpen }
  const counted = units.find(tokens, found.next)
  const isMeasure = measures.find(tokens, found.next) !== undefined
  if (counted?.meaning.of === 'area' && !isMeasure && isFree(draft, found.next, counted.next)) {
    // "40k sqft", "1 lakh sq ft"; of "60L carpet area 450 sqft" the first is the price.
    const value = number.value * unit.rupees
    return { value, unit: counted.meaning, next: counted.next, isOpen }
  }
  const { more, next: end } = stepAt(draft, unit.rupees, found.next)
  const stepped = more > 0 && unit.rupees === 1_000 ? units.find(tokens, end) : undefined
  if (stepped?.meaning.of === 'area' && isFree(draft, end, stepped.next)) {
    // "एक हजार दो सौ वर्ग फुट"; of "50 hazar paanch sau sqft" the first is the rent.
    const value = number.value * unit.rupees
    if (number.value >= 10) return { value, unit, next: found.next, isOpen, isAbout }
    return { value: value + more, unit: stepped.meaning, next: stepped.next, isOpen }
  }
  return { value: Math.round(number.value * unit.rupees + more), unit, next: end, isOpen, isAbout }
}

/** "1.1c", as brokers write it; "2c block" is a block. */
function gluedCrore({ tokens }: Draft, { value }: NumberPhrase, at: number) {
  const isCrore = tokens[at]?.text === 'c' && tokens[at]?.glued && value < 100
  if (!isCrore || tokens[at + 1]?.glued || sectionWords.has(tokens[at + 1]?.text ?? '')) return
  return { meaning: { of: 'amount', rupees: crore } as const, next: at + 1 }
}

/** What a second step adds: `1 crore 25 lakh`, `1 crore 25`, `one crore twenty lakhs`, `two thousand five hundred`. */
function stepAt(draft: Draft, rupees: number, next: number): { more: number; next: number } {
  const more = numberAt(draft, next)
  if (!more) return { more: 0, next }
  const step = units.find(draft.tokens, more.next)
  if (step?.meaning.of === 'amount' && step.meaning.rupees < rupees && more.value < 100) {
    return { more: more.value * step.meaning.rupees, next: step.next }
  }
  const isHundreds = more.isWord && more.value >= 100 && more.value < 1_000
  if (isHundreds && rupees === 1_000 && step?.meaning.of !== 'amount')
    return { more: more.value, next: more.next }
  const isLakhs = !more.isWord && more.value >= 5 && more.value < 100 && rupees >= 10_000_000
  if (!step && isLakhs && isLoose(draft, more.next)) {
    return { more: more.value * 100_000, next: more.next }
  }
  return { more: 0, next }
}

/** What a smaller unit adds to an area, in the greater one: `1 acre 20 guntas`, `2 bigha 10 biswa`. */
function areaStepAt(draft: Draft, unit: AreaUnit, next: number): { more: number; next: number } {
  const number = numberAt(draft, next)
  if (!number) return { more: 0, next }
  const found = units.find(draft.tokens, number.next)
  if (found?.meaning.of !== 'area' || !isFree(draft, next, found.next)) return { more: 0, next }
  const share = shareOf(found.meaning.unit, unit)
  const isPart = landUnits.has(unit) && share < 1 && number.value * share < 1
  return isPart ? { more: number.value * share, next: found.next } : { more: 0, next }
}

type AreaUnit = Extract<Unit, { of: 'area' }>['unit']
const landUnits = new Set<AreaUnit>(['acre', 'hectare', 'kanal', 'bigha', 'guntha', 'ground'])

function shareOf(small: AreaUnit, great: AreaUnit): number {
  if (great === 'bigha') return small === 'biswa' ? 1 / 20 : 1
  return (toSqft(1, small) ?? Number.POSITIVE_INFINITY) / (toSqft(1, great) ?? 1)
}

/** Nothing that follows makes the number mean something else, such as `2 bhk` after `1 crore`. */
const isLoose = ({ tokens }: Draft, at: number) =>
  !/^(?:b|bhk|bed|beds|bedroom|br|rk|room|rooms|-|\/|to|x|or|and|&|\+|st|nd|rd|th|%)/.test(
    tokens[at]?.text ?? '',
  )

function fits(draft: Draft, unit: Unit, next: number): boolean {
  const { tokens } = draft
  const after = tokens[next]?.text ?? ''
  if (unit.of === 'area' && unit.unit === 'ground') return !/^floor/.test(after)
  if (unit.of === 'minutes') {
    return /^(?:from|to|away|walk|walking|drive|driving|by|distance|commute|se|ki|ka|door|से|की)$/.test(
      after,
    )
  }
  if (unit.of === 'metres') return true
  // "500 L tank" is water.
  if (unit.of === 'amount' && tokens[next - 1]?.text === 'l') return !/^(?:tank|water)$/.test(after)
  return true
}

function isBetween(draft: Draft, at: number, to: number): boolean {
  const before = wordsOf(draft, at - 2, at)
  const after = wordsOf(draft, to, to + 2).join(' ')
  return before.includes('between') || /^(?:ke beech|ke bich|k beech|के बीच|beech)/.test(after)
}

function ranged(
  draft: Draft,
  at: number,
  first: NumberPhrase,
  one: Sum | undefined,
  two: Sum,
): Quantity {
  // The unit stands on the right; "80 to 1.2 cr" begins below a crore.
  let low = one?.value ?? first.value
  if (!one && two.unit.of === 'amount') {
    low = first.value >= 1_000 ? first.value : first.value * two.unit.rupees
    if (low > two.value && two.unit.rupees === 10_000_000) low = first.value * 100_000
  }
  return bounded(draft, two, Math.round(low * 100) / 100, two.value, true, [at, two.next])
}

const rangeBefore = new Set(['between', 'from', 'range', 'in', 'budget', 'the', 'of', 'बीच'])

function bounded(
  draft: Draft,
  { unit, isOpen, isAbout }: Sum,
  one: number,
  two: number,
  isRange: boolean,
  [at, next]: readonly [number, number],
): Quantity {
  const low = Math.min(one, two)
  const high = Math.max(one, two)
  let from = at
  let to = next
  if (isRange) {
    while (rangeBefore.has(draft.tokens[from - 1]?.text ?? '') && isFree(draft, from - 1)) from--
    const tail = /^(?:ke beech|ke bich|k beech|के बीच|ke beech mein)/.exec(
      wordsOf(draft, to, to + 2).join(' '),
    )
    if (tail && isFree(draft, to, to + 2)) to += 2
  }
  const before = boundBefore(draft, from)
  // "700 sqft carpet min"
  const measured = unit.of === 'area' ? measures.find(draft.tokens, to)?.next : undefined
  const after = boundAfter(draft, to) ?? (measured ? boundAfter(draft, measured) : undefined)
  // "Under 80 lakh" is said before; "80 lakh tak" after. Said on both sides, the stronger word wins.
  const plain = isAbout ? 'approx' : strongest(before?.bound, after?.bound)
  const bound = isOpen ? 'min' : plain
  if (before) from = before.from
  if (after) to = after.to
  return {
    unit,
    low,
    high,
    isRange,
    bound: isRange && bound !== 'approx' ? undefined : bound,
    from,
    to,
  }
}

function strongest(before: Quantity['bound'], after: Quantity['bound']): Quantity['bound'] {
  if (before === 'approx' || after === 'approx') return 'approx'
  if (before === 'min' && after === 'max') return 'min'
  // "Budget 50 lakh se upar": the side is said after.
  return after === 'min' ? 'min' : (before ?? after)
}

/** A quantity as a range; a plain amount is the most somebody would pay. */
export function rangeOf({ low, high, isRange, bound }: Quantity, plain: 'max' | 'approx'): Range {
  if (bound === 'approx' || (!isRange && !bound && plain === 'approx')) return around(low, high)
  if (isRange) return { min: low, max: high }
  return bound === 'min' ? { min: low } : { max: high }
}

/** A tenth below and above. */
export function around(low: number, high: number): Range {
  return { min: round(low * 0.9), max: round(high * 1.1), approx: true }
}

const round = (value: number) => Math.round(value * 100) / 100
