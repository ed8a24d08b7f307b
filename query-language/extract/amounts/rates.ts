import type { LandUnit } from '#domain/area/area.ts'
import { lakh } from '#domain/import-cell/read-amount.ts'
import { followsStop } from '#query-language/background/sentences.ts'
import { measuredThings } from '#query-language/lexicon/measured-things.ts'
import { type Unit, units } from '#query-language/lexicon/units.ts'
import { claim, isFree, type ParseState } from '#query-language/model/parse-state.ts'
import { type Comparator, comparatorAfter, comparatorBefore } from './comparator.ts'
import { parseNumberAt } from './number-phrase.ts'
import { approximately } from './quantity.ts'

const currency = /^(?:₹|rs|inr|rupee|rupees|rupaye|rupay|rupiya|रुपये|रुपए|रूपये)$/

/** Extracts a price per unit of area: `under 8000 per sqft`, `50 lakh per acre`, `₹6k-7k/sq ft`. */
export function extractRates(state: ParseState): void {
  for (let at = 0; at < state.tokens.length; at++) {
    at = claimUnitFirstRate(state, at) ?? at
    const first = rupeesAt(state, at)
    if (!first) continue
    const isJoint = /^(?:-|to|se|से)$/.test(state.tokens[first.next]?.text ?? '')
    const last = (isJoint ? rupeesAt(state, first.next + 1) : undefined) ?? first
    const unit =
      perUnit(state, last.next, last.rupees) ??
      perUnit(state, last.next - 1, last.rupees) ??
      (last.isScaled ? unitAfterArea(state, at, last.next) : undefined)
    // "75 lakh. Ground/1st floor": another sentence.
    if (!unit || followsStop(state, last.next)) continue
    const before = comparatorBefore(state, at)
    const after = comparatorAfter(state, unit.next)
    const bound = before?.bound ?? after?.bound
    const high = last.rupees
    // "6-7k per sqft": the thousands stand on the right.
    const low = first.rupees < 100 && high >= 1_000 ? first.rupees * 1_000 : first.rupees
    const range =
      last !== first
        ? { min: Math.min(low, high), max: Math.max(low, high) }
        : toRateRange(high, bound)
    const to = after?.to ?? unit.next
    claim(state, 'rate', { ...range, unit: unit.name }, [before?.from ?? at, to])
    at = to - 1
  }
}

const rateLead =
  /^(?:rate|price|cost|is|of|be|should|:|rs|₹|under|below|within|upto|max|less|than|not|more)$/
const maxLeadWords = 4

/** Claims a rate whose unit comes first: "Price per sq ft below 6000". */
function claimUnitFirstRate(state: ParseState, at: number): number | undefined {
  const { tokens } = state
  if (!/^(?:per|prati)$/.test(tokens[at]?.text ?? '') || tokens[at - 1]?.kind === 'number') return
  const unit = perUnit(state, at)
  let begin = unit?.next ?? 0
  while (unit && begin < unit.next + maxLeadWords && rateLead.test(tokens[begin]?.text ?? ''))
    begin++
  const rate = unit && rupeesAt(state, begin)
  if (!unit || !rate || units.find(tokens, rate.next)?.meaning.of === 'area') return undefined
  const range = toRateRange(rate.rupees, comparatorBefore(state, begin)?.bound)
  claim(state, 'rate', { ...range, unit: unit.name }, [at, rate.next])
  return rate.next
}

function toRateRange(rupees: number, bound: Comparator | undefined) {
  if (bound === 'approx') return approximately(rupees, rupees)
  return bound === 'min' ? { min: rupees } : { max: rupees }
}

interface Rupees {
  rupees: number
  next: number
  /** Written in thousands, lakhs or the like. */
  isScaled: boolean
}

function rupeesAt(state: ParseState, at: number): Rupees | undefined {
  const { tokens } = state
  const begin = currency.test(tokens[at]?.text ?? '') ? at + 1 : at
  const number = parseNumberAt(tokens, begin)
  if (!number || number.value <= 0 || !isFree(state, at, number.next)) return undefined
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

/** "300 gaj ka plot, 25 hazar gaj": if the size precedes, the second unit belongs to a rate. */
function unitAfterArea({ tokens }: ParseState, from: number, at: number) {
  const unit = units.find(tokens, at)
  if (unit?.meaning.of !== 'area') return undefined
  const isSized = tokens.some(
    ({ kind }, index) =>
      kind === 'number' && index < from && units.find(tokens, index + 1)?.meaning.of === 'area',
  )
  return isSized ? { name: unit.meaning.unit, next: unit.next } : undefined
}

/** "5000 rupaye sqft": rupees directly before an area unit make a rate. */
const perWord = /^(?:per|\/|a|an|prati|प्रति|पर|rs|rupees|rupaye|रुपये|रुपए|रूपये)$/
const rupeeWord = /^(?:rs|rup|रु|रू)/

/** Returns the area unit after `per`, as written: rates are not converted. */
function perUnit(
  state: ParseState,
  at: number,
  rupees = 0,
): { name: LandUnit; next: number } | undefined {
  const short = shortRates.get(state.tokens[at]?.text ?? '')
  if (short && isFree(state, at)) return { name: short, next: at + 1 }
  if (!perWord.test(state.tokens[at]?.text ?? '')) return undefined
  const unit = units.find(state.tokens, at + 1)
  // "12 rupaye foot", "rs 40 per foot": square feet.
  if (unit?.meaning.of === 'feet' && isFree(state, at, unit.next))
    return { name: 'sqft', next: unit.next }
  if (unit?.meaning.of !== 'area') return undefined
  if (!isFree(state, at, unit.next)) return undefined
  if (rupeeWord.test(state.tokens[at]?.text ?? '') && isTotalPrice(state, at + 1, unit, rupees))
    return undefined
  return { name: unit.meaning.unit, next: unit.next }
}

/** "65 lakh rs carpet 700", "25 lakh rupees gaj 200": a total price followed by the size. */
function isTotalPrice(
  { tokens }: ParseState,
  at: number,
  { meaning, next }: AreaUnit,
  rupees: number,
) {
  const number = tokens[next]
  const isSize = number?.kind === 'number' && number.value >= 100
  const isSmall = meaning.of === 'area' && /^sq(?:ft|yd|mt)$/.test(meaning.unit)
  return measuredThings.find(tokens, at) !== undefined || isSize || (isSmall && rupees >= lakh)
}
type AreaUnit = { meaning: Unit; next: number }
