import type { LandUnit } from '#domain/area/area.ts'
import { lakh } from '#domain/import-cell/read-amount.ts'
import { measures } from '#query-language/lexicon/measured-things.ts'
import { type Unit, units } from '#query-language/lexicon/units.ts'
import { claim, type Draft, isFree } from '#query-language/model/parse-state.ts'
import { type Bound, boundAfter, boundBefore } from './comparator.ts'
import { readNumberAt } from './number-phrase.ts'
import { around } from './quantity.ts'

const currency = /^(?:₹|rs|inr|rupee|rupees|rupaye|rupay|rupiya|रुपये|रुपए|रूपये)$/

/** Reads what a piece of area may cost: `under 8000 per sqft`, `50 lakh per acre`, `₹6k-7k/sq ft`. */
export function readRates(draft: Draft): void {
  for (let at = 0; at < draft.tokens.length; at++) {
    at = takeRateFirst(draft, at) ?? at
    const first = rupeesAt(draft, at)
    if (!first) continue
    const isJoint = /^(?:-|to|se|से)$/.test(draft.tokens[first.next]?.text ?? '')
    const last = (isJoint ? rupeesAt(draft, first.next + 1) : undefined) ?? first
    const unit =
      perUnit(draft, last.next, last.rupees) ??
      perUnit(draft, last.next - 1, last.rupees) ??
      (last.isScaled ? besideArea(draft, at, last.next) : undefined)
    if (!unit) continue
    const before = boundBefore(draft, at)
    const after = boundAfter(draft, unit.next)
    const bound = before?.bound ?? after?.bound
    const high = last.rupees
    // "6-7k per sqft": the thousands stand on the right.
    const low = first.rupees < 100 && high >= 1_000 ? first.rupees * 1_000 : first.rupees
    const range =
      last !== first ? { min: Math.min(low, high), max: Math.max(low, high) } : within(high, bound)
    const to = after?.to ?? unit.next
    claim(draft, 'rate', { ...range, unit: unit.name }, [before?.from ?? at, to])
    at = to - 1
  }
}

const toRate =
  /^(?:rate|price|cost|is|of|be|should|:|rs|₹|under|below|within|upto|max|less|than|not|more)$/
const mostWords = 4

/** "Price per sq ft below 6000": the piece is said first. */
function takeRateFirst(draft: Draft, at: number): number | undefined {
  const { tokens } = draft
  if (!/^(?:per|prati)$/.test(tokens[at]?.text ?? '') || tokens[at - 1]?.kind === 'number') return
  const unit = perUnit(draft, at)
  let begin = unit?.next ?? 0
  while (unit && begin < unit.next + mostWords && toRate.test(tokens[begin]?.text ?? '')) begin++
  const rate = unit && rupeesAt(draft, begin)
  if (!unit || !rate || units.find(tokens, rate.next)?.meaning.of === 'area') return undefined
  const range = within(rate.rupees, boundBefore(draft, begin)?.bound)
  claim(draft, 'rate', { ...range, unit: unit.name }, [at, rate.next])
  return rate.next
}

function within(rupees: number, bound: Bound | undefined) {
  if (bound === 'approx') return around(rupees, rupees)
  return bound === 'min' ? { min: rupees } : { max: rupees }
}

interface Rupees {
  rupees: number
  next: number
  /** Said in thousands, lakhs or the like. */
  isScaled: boolean
}

function rupeesAt(draft: Draft, at: number): Rupees | undefined {
  const { tokens } = draft
  const begin = currency.test(tokens[at]?.text ?? '') ? at + 1 : at
  const number = readNumberAt(tokens, begin)
  if (!number || number.value <= 0 || !isFree(draft, at, number.next)) return undefined
  const scale = units.find(tokens, number.next)
  if (scale?.meaning.of !== 'amount') {
    const next = currency.test(tokens[number.next]?.text ?? '') ? number.next + 1 : number.next
    return { rupees: number.value, next, isScaled: false }
  }
  return {
    rupees: Math.round(number.value * scale.meaning.rupees),
    next: scale.next,
    isScaled: true,
  }
}

/** "22 psf", "45k psyd" */
const shortRates: ReadonlyMap<string, LandUnit> = new Map([
  ['psf', 'sqft'],
  ['psft', 'sqft'],
  ['psqft', 'sqft'],
  ['psyd', 'sqyd'],
  ['psqyd', 'sqyd'],
  ['psm', 'sqmt'],
])

/** "300 gaj ka plot, 25 hazar gaj": with the size said before, the second is what a piece of it costs. */
function besideArea({ tokens }: Draft, from: number, at: number) {
  const unit = units.find(tokens, at)
  if (unit?.meaning.of !== 'area') return undefined
  const isSized = tokens.some(
    ({ kind }, index) =>
      kind === 'number' && index < from && units.find(tokens, index + 1)?.meaning.of === 'area',
  )
  return isSized ? { name: unit.meaning.unit, next: unit.next } : undefined
}

/** "5000 rupaye sqft": whose rupees are said right before it is what a piece costs. */
const isPer = /^(?:per|\/|a|an|prati|प्रति|पर|rs|rupees|rupaye|रुपये|रुपए|रूपये)$/
const isRupees = /^(?:rs|rup|रु|रू)/

/** The area after `per`, in the unit that is said: no rate is converted. */
function perUnit(
  draft: Draft,
  at: number,
  rupees = 0,
): { name: LandUnit; next: number } | undefined {
  const short = shortRates.get(draft.tokens[at]?.text ?? '')
  if (short && isFree(draft, at)) return { name: short, next: at + 1 }
  if (!isPer.test(draft.tokens[at]?.text ?? '')) return undefined
  const unit = units.find(draft.tokens, at + 1)
  // "12 rupaye foot", "rs 40 per foot": of floor space, whose feet are square.
  if (unit?.meaning.of === 'feet' && isFree(draft, at, unit.next))
    return { name: 'sqft', next: unit.next }
  if (unit?.meaning.of !== 'area') return undefined
  if (!isFree(draft, at, unit.next)) return undefined
  if (isRupees.test(draft.tokens[at]?.text ?? '') && isOfWhole(draft, at + 1, unit, rupees))
    return undefined
  return { name: unit.meaning.unit, next: unit.next }
}

/** "65 lakh rs carpet 700", "25 lakh rupees gaj 200": the price of the whole, and behind it how large it is. */
function isOfWhole({ tokens }: Draft, at: number, { meaning, next }: AreaUnit, rupees: number) {
  const number = tokens[next]
  const isSize = number?.kind === 'number' && number.value >= 100
  const isSmall = meaning.of === 'area' && /^sq(?:ft|yd|mt)$/.test(meaning.unit)
  return measures.find(tokens, at) !== undefined || isSize || (isSmall && rupees >= lakh)
}
type AreaUnit = { meaning: Unit; next: number }
