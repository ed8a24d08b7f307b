import type { LandUnit } from '#domain/area/area.ts'
import { lakh } from '#domain/import-cell/read-amount.ts'
import { regExp } from '#domain/text/reg-exp.ts'
import { followsStop } from '#query-language/background/sentences.ts'
import { measuredThings } from '#query-language/lexicon/measured-things.ts'
import { type Unit, units } from '#query-language/lexicon/units.ts'
import {
  claim,
  isFree,
  markUnsupported,
  type ParseState,
  wordsOf,
} from '#query-language/model/parse-state.ts'
import { type Comparator, comparatorAfter, comparatorBefore } from './comparator.ts'
import { parseNumberAt } from './number-phrase.ts'
import { approximately, rangeWords } from './quantity.ts'

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
      (last.isScaled ? unitAfterArea(state, at, last.next, last.scale) : undefined)
    // "75 lakh. Ground/1st floor": another sentence.
    if (!unit || followsStop(state, last.next)) continue
    const before = comparatorBefore(state, at)
    const after = comparatorAfter(state, unit.next)
    const begin = before?.from ?? at
    const charged = maintenance.exec(wordsOf(state, begin - maxLeadWords, begin).join(' '))?.[0]
    if (charged) {
      const to = after?.to ?? unit.next
      markUnsupported(state, begin - charged.trim().split(' ').length, to)
      at = to - 1
      continue
    }
    const bound = before?.bound ?? after?.bound
    const range = last === first ? toRateRange(last.rupees, bound) : scaledRange(first, last)
    const to = after?.to ?? unit.next
    claim(state, 'rate', { ...range, unit: unit.name }, [before?.from ?? at, to])
    at = to - 1
  }
}

const rateLead = regExp()`
  ^(?:rate|price|cost|bhav|bhaav|daam|dar|mulya|is|of|be|should|:|rs|₹|under|below|within|upto|max
  |less|than|not|more|ka|ki|da|de|di|nu|ni|no|ne|na|la|ge|ku|kku|ki|ke|ra|er|r|inu|chya|cha|दा
  |का|की|के|चा|per|prati)$
`
/** What makes the amount behind a unit its price: `gaj da 25 hazar`, `katha prati 8 lakh`. */
const rateSign = regExp()`
  ^(?:rate|price|cost|bhav|bhaav|daam|dar|ka|ki|ke|da|di|nu|ni|na|la|ge|ku|kku|er|r|inu|ra|per
  |prati|दा|का|की)$
`
const maxLeadWords = 4
/** "Maintenance below 3 rupees per sqft": what is paid besides the price. */
const maintenance = regExp()`
  (?:^| )(?:maintenance|maint|mainteneance|cam|upkeep)(?: (?:charges?|should|must|be|is|of|not))*$
`

/**
 * Claims a rate whose unit comes first: "Price per sq ft below 6000", "gaj da 25 hazar to vadh
 * nahi", "acre 40 lakh varaku".
 */
function claimUnitFirstRate(state: ParseState, at: number): number | undefined {
  const { tokens } = state
  // "Ek bigha 12 lakh": the size of one, with its price.
  const isCounted = parseNumberAt(tokens, at - 1)?.next === at
  if (isCounted || !isFree(state, at)) return undefined
  const isPer = /^(?:per|prati)$/.test(tokens[at]?.text ?? '')
  const unit = isPer ? perUnit(state, at) : unitOfRate(state, at)
  if (!unit) return undefined
  let begin = unit.next
  while (begin < unit.next + maxLeadWords && rateLead.test(tokens[begin]?.text ?? '')) begin++
  const first = rupeesAt(state, begin)
  const isJoint = rangeWords.has(tokens[first?.next ?? -1]?.text ?? '')
  const last = (isJoint && first && rupeesAt(state, first.next + 1)) || first
  if (!first || !last || units.find(tokens, last.next)?.meaning.of === 'area') return undefined
  const isNamed = isPer || wordsOf(state, unit.next, begin).some((word) => rateSign.test(word))
  const isPlausible = last.rupees < (smallUnits.has(unit.name) ? 5 * lakh : 1_000 * lakh)
  if (!isPer && !(isPlausible && (isNamed || last.isScaled))) return undefined
  const after = comparatorAfter(state, last.next)
  const bound = comparatorBefore(state, begin)?.bound ?? after?.bound
  const to = after?.to ?? last.next
  const range = last === first ? toRateRange(first.rupees, bound) : scaledRange(first, last)
  claim(state, 'rate', { ...range, unit: unit.name }, [at, to])
  return to
}

const smallUnits: ReadonlySet<LandUnit> = new Set(['sqft', 'sqyd', 'sqmt'])

/** An area unit that counts nothing: "Acre 40 lakh", not "2 acre" or "carpet area 650". */
function unitOfRate(state: ParseState, at: number): { name: LandUnit; next: number } | undefined {
  const unit = units.find(state.tokens, at)
  if (unit?.meaning.of !== 'area' || !isFree(state, at, unit.next)) return undefined
  if (measuredThings.find(state.tokens, at) || followsStop(state, unit.next)) return undefined
  return { name: unit.meaning.unit, next: unit.next }
}

/** "6-7k per sqft", "60-70 lakh per acre": the scale stands behind the higher end only. */
function scaledRange(first: Rupees, last: Rupees) {
  const low =
    first.isScaled || first.rupees >= last.number ? first.rupees : first.rupees * last.scale
  return { min: Math.min(low, last.rupees), max: Math.max(low, last.rupees) }
}

function toRateRange(rupees: number, bound: Comparator | undefined) {
  if (bound === 'approx') return approximately(rupees, rupees)
  return bound === 'min' ? { min: rupees } : { max: rupees }
}

interface Rupees {
  rupees: number
  next: number
  /** The number as written, and what it counts: 7 and 1,000 of "7k". */
  number: number
  scale: number
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
    const { value } = number
    return { rupees: value, number: value, scale: 1, next, isScaled: false }
  }
  return {
    rupees: Math.round(number.value * scale.meaning.rupees),
    number: number.value,
    scale: scale.meaning.rupees,
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

/**
 * "300 gaj ka plot, 25 hazar gaj": if the size precedes, the second unit belongs to a rate. Nobody
 * wants lakhs of a unit of land: "dhai lakh gaj", "40 lakh bigha".
 */
function unitAfterArea({ tokens }: ParseState, from: number, at: number, scale: number) {
  const unit = units.find(tokens, at)
  if (unit?.meaning.of !== 'area') return undefined
  const isLand = !measuredThings.find(tokens, at) && !/^sq(?:ft|mt)$/.test(unit.meaning.unit)
  // "65 lakh gaj 200", "65 lac ground floor"
  const isOther =
    parseNumberAt(tokens, unit.next) ?? units.find(tokens, unit.next)?.meaning.of === 'floor'
  if (scale >= lakh && isLand && !isOther) return { name: unit.meaning.unit, next: unit.next }
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
