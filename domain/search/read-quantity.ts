import { boundAfter, boundBefore } from './bound.ts'
import { claim, type Draft, isFree, wordsOf } from './draft.ts'
import { type NumberPhrase, readNumberAt } from './number-phrase.ts'
import { areaValue } from './read-land.ts'
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

const joints = new Set(['-', 'to', 'se', 'till', 'से', 'ते', 'and', '&', 'aur', 'or', 'और'])
/** Words between two numbers that are a range only where `between` or `ke beech` says so too. */
const weakJoints = new Set(['and', '&', 'aur', 'or', 'और'])
const currency = new Set(['₹', 'rs', 'inr', 'rupees', 'रु'])

/** Reads every number that has a unit and is not taken, `under 1.2 cr`, `200 gaj`, `2nd floor`. */
export function readQuantities(draft: Draft, state: string | undefined): void {
  for (let at = 0; at < draft.tokens.length; at++) {
    const found = isFree(draft, at) ? quantityAt(draft, at) : undefined
    if (!found) continue
    if (take(draft, found, state)) at = found.to - 1
  }
}

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
  const isRange =
    two !== undefined &&
    (one === undefined || one.unit.of === two.unit.of) &&
    (!weakJoints.has(word) || isBetween(draft, at, two.next))
  if (isRange) return ranged(draft, at, first, one, two)
  if (!one) return undefined
  return bounded(draft, one, one.value, one.value, false, [at, one.next])
}

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
}

/** A number with its unit, also in steps: `1 crore 25 lakh`, `1 crore 25`. */
function sumAt(draft: Draft, number: NumberPhrase): Sum | undefined {
  const { tokens } = draft
  let next = number.next
  // "25-k" is a slip of the pen, "5th floor" an ordinal.
  if (/^(?:st|nd|rd|th|wan|wi|vi|va)$/.test(tokens[next]?.text ?? '')) next++
  // "1400+ sqft"
  const isOpen = tokens[next]?.text === '+'
  if (isOpen) next++
  const found = units.find(tokens, next)
  if (!found || !isFree(draft, next, found.next) || !fits(draft, found.meaning, found.next)) {
    return undefined
  }
  const unit = found.meaning
  if (unit.of !== 'amount') return { value: number.value, unit, next: found.next, isOpen }
  let sum = number.value * unit.rupees
  let end = found.next
  const more = numberAt(draft, end)
  if (more && more.value < 100 && !more.isWord) {
    const step = units.find(tokens, more.next)
    const isStep = step?.meaning.of === 'amount' && step.meaning.rupees < unit.rupees
    if (step && isStep && step.meaning.of === 'amount') {
      sum += more.value * step.meaning.rupees
      end = step.next
    } else if (!step && unit.rupees >= 10_000_000 && more.value >= 5 && isLoose(draft, more.next)) {
      sum += more.value * 100_000
      end = more.next
    }
  }
  return { value: Math.round(sum), unit, next: end, isOpen }
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
  { unit, isOpen }: Sum,
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
  const after = boundAfter(draft, to)
  // "Under 80 lakh" is said before; "80 lakh tak" after. Said on both sides, the stronger word wins.
  const bound = isOpen ? 'min' : strongest(before?.bound, after?.bound)
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

function take(draft: Draft, found: Quantity, state: string | undefined): boolean {
  const { unit, from, to } = found
  const { tokens } = draft
  if (unit.of === 'amount') return takeAmount(draft, found)
  if (unit.of === 'area') {
    const value = areaValue(found, unit.unit, state)
    if (value) claim(draft, 'area', value, [from, to])
    return value !== undefined
  }
  if (unit.of === 'bathrooms') {
    claim(draft, 'bathrooms', { min: found.low }, [from, to])
    return true
  }
  if (unit.of === 'months') return takeMonths(draft, found)
  if (unit.of === 'years') {
    const word = tokens[to]?.text ?? ''
    const end = /^(?:old|purana|purani|purane|age|पुराना|पुरानी)$/.test(word) ? to + 1 : to
    const isAge =
      end > to ||
      /^(?:age|old)$/.test(tokens[from - 1]?.text ?? '') ||
      wordsOf(draft, from, to).includes('older')
    if (isAge) claim(draft, 'age', { max: found.high }, [from, end])
    return isAge
  }
  if (unit.of === 'days' && /^(?:last|past|pichle|within|in)$/.test(tokens[from - 1]?.text ?? '')) {
    let begin = from - 1
    while (/^(?:posted|listed|added|in|the|within)$/.test(tokens[begin - 1]?.text ?? '')) begin--
    claim(draft, 'posted', { days: found.high }, [begin, to])
    return true
  }
  return false
}

/** "EMI under 30000": what is paid back a month is no price of a home. */
export const isInstalment = (draft: Draft, at: number) =>
  wordsOf(draft, at - 4, at).some((word) => word === 'emi')

const depositWord = /^(?:deposit|advance|security|pagdi|डिपॉजिट|जमानत)$/

function takeAmount(draft: Draft, found: Quantity): boolean {
  const { from, to } = found
  if (isInstalment(draft, from)) return false
  const deposit = depositAround(draft, from, to)
  if (deposit) claim(draft, 'deposit', { rupees: found.high }, deposit)
  else claim(draft, 'budget', rangeOf(found, 'max'), [from, to])
  return true
}

/** The span of an amount together with the words that make it a deposit; nothing where there are none. */
export function depositAround(
  { tokens }: Draft,
  from: number,
  to: number,
): readonly [from: number, to: number] | undefined {
  const end = depositWord.test(tokens[to]?.text ?? '') ? to + 1 : to
  const before = /^(?:is|of|amount)$/.test(tokens[from - 1]?.text ?? '') ? from - 2 : from - 1
  let begin = depositWord.test(tokens[before]?.text ?? '') ? before : from
  if (tokens[begin]?.text === 'deposit' && tokens[begin - 1]?.text === 'security') begin--
  return begin === from && end === to ? undefined : [begin, end]
}

function takeMonths(draft: Draft, { from, to, high }: Quantity): boolean {
  const { tokens } = draft
  let end = to
  while (/^(?:security|rent|ka|ki|of|का)$/.test(tokens[end]?.text ?? '')) end++
  if (!depositWord.test(tokens[end]?.text ?? '')) return false
  claim(draft, 'deposit', { months: high }, [from, end + 1])
  return true
}
