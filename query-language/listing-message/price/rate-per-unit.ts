import type { LandUnit } from '#domain/area/area.ts'
import { type Quantity, quantityAt } from '#query-language/extract/amounts/quantity.ts'
import { units } from '#query-language/lexicon/units.ts'
import { isFree } from '#query-language/model/parse-state.ts'
import { find, type HomeState } from '../home-state.ts'
import { type Label, labelBefore } from '../number-labels.ts'
import { isApart, labels } from '../words.ts'

/** What a rate is of, in front of its unit: "3.1 lac per mtr", "4800 টাকা প্রতি". */
const perWord = /^(?:per|p|\/|a|each|prati|proti|party|प्रति|दर)$/
const rupeeWord = /^(?:rs|inr|rupees?|rupaye|rupay|taka|টাকা|टाका|रु|रू|रुपये|रुपए|रूपये|-|\/|₹)$/
/** "An acre", in one word. */
const perAcre = /^(?:एकरी|ekari|ekri)$/
const squareMetre = /^(?:mtr|mtrs|meter|metre|mt)$/
/** "For each", behind the unit: "സെന്റിന് 9 ലക്ഷം", "bhav 9,500 vaar no". */
const ofEach = /^(?:inu|inuu|ku|kku|ge|ki|ke|ko|no|na|nu|ni|ka|न|को|का|के|की|चा)$/

/** Whether a word that means "for each" stands at a token. */
export const isEach = ({ parse: { tokens } }: HomeState, at: number): boolean =>
  ofEach.test(tokens[at]?.text ?? '')

interface RateUnit {
  name: LandUnit
  from: number
  to: number
}

/**
 * Reads an amount for a unit of area that the search's pass does not: land in metres is measured
 * in square ones, and in the south the unit stands before the amount. It is no price.
 */
export function readRatePerUnit(
  state: HomeState,
  label: Label | undefined,
  [from, to]: readonly [number, number],
  rupees: number,
): boolean {
  const unit = unitBehind(state, to) ?? unitBefore(state, from)
  if (!unit) return false
  const [start, end] = [Math.min(label?.from ?? from, from, unit.from), Math.max(to, unit.to)]
  if (label) for (let at = label.from; at < label.to; at++) state.used.add(at)
  find(state, 'rate', rupees, [start, end])
  find(state, 'rateUnit', unit.name, [start, end])
  return true
}

function unitBehind({ parse: { tokens, text } }: HomeState, to: number): RateUnit | undefined {
  let at = to
  while (at < to + 3 && rupeeWord.test(tokens[at]?.text ?? '') && tokens[at]?.text !== '/') at++
  // "Rs 14/- sqft", "8500/- per sqft"
  if (tokens[at]?.text === '/' && tokens[at + 1]?.text === '-') at += 2
  if (perAcre.test(tokens[at]?.text ?? '')) return { name: 'acre', from: to, to: at + 1 }
  if (!perWord.test(tokens[at]?.text ?? '')) return undefined
  at++
  if (isApart(text, tokens[to - 1], tokens[at])) return undefined
  if (squareMetre.test(tokens[at]?.text ?? '')) return { name: 'sqmt', from: to, to: at + 1 }
  const unit = units.find(tokens, at)
  // "Carpet 2,100 / SBA 3,000": two sizes.
  if (unit?.meaning.of !== 'area' || basisWord.test(tokens[at]?.text ?? '')) return undefined
  return { name: unit.meaning.unit, from: to, to: unit.next }
}

/** "Per gaj 42k", "acre 40 lakh": a unit without a number of its own before the amount. */
function unitBefore({ parse: { tokens } }: HomeState, from: number): RateUnit | undefined {
  const last = ofEach.test(tokens[from - 1]?.text ?? '') ? from - 1 : from
  const at = last - 1
  const word = tokens[at]?.text ?? ''
  const unit = at < 0 ? undefined : units.find(tokens, at, last)
  if (unit?.meaning.of !== 'area' || unit.next !== last || basisWord.test(word)) return undefined
  // "30*40 sqft ge 4100": the sides before count feet.
  const isSided = last < from && /^[x*]$/.test(tokens[at - 2]?.text ?? '')
  if (!isSided && (tokens[at - 1]?.kind === 'number' || units.find(tokens, at - 1, last)))
    return undefined
  return { name: unit.meaning.unit, from: at, to: from }
}
/** "Carpet 85 lakh": what a size measures, without the size. */
const basisWord = /^(?:sf|carpet|built|builtup|super|bua|sba|sbua|cpt|ft|feet|area)$/

/** The minimum of a rate in rupees without a scale, where only a unit stands before it. */
const minBareRate = 1_000

/**
 * Reads a number without a scale as a rate: "gazam 24,000", "sqft ge 4100", and where its label
 * says so and a size in the same unit is named, "rate 7200" beside "1180 sqft".
 */
export function readBareRate(
  state: HomeState,
  label: Label | undefined,
  [at, next]: readonly [number, number],
  value: number,
): boolean {
  if (value < minBareRate || value > maxBareRate) return false
  if (label && label.name !== 'rate' && label.name !== 'price') return false
  const unit = unitBehind(state, next) ?? unitBefore(state, at)
  const isSmall = unit?.name === 'sqft' && !ofEach.test(state.parse.tokens[at - 1]?.text ?? '')
  if (unit && !(isSmall && unit.to === at)) return readRatePerUnit(state, label, [at, next], value)
  const isAt = /@ ?(?:rs\.? ?|₹ ?)?$/i.test(state.raw.slice(0, state.parse.tokens[at]?.start))
  if (label?.name !== 'rate' && !isAt) return false
  const name = soleUnit(state)
  if (!name || (name === 'sqft' && value > maxBareSqft)) return false
  const span = [label ? Math.min(label.from, at) : at, next] as const
  if (label) for (let index = label.from; index < label.to; index++) state.used.add(index)
  find(state, 'rate', value, span)
  find(state, 'rateUnit', name, span)
  return true
}
const maxBareRate = 500_000
/** Above this a number is no rate of a square foot. */
const maxBareSqft = 60_000

/** Returns the unit of the sizes that a text names, if they have one. */
function soleUnit({ parse: { tokens } }: HomeState): LandUnit | undefined {
  const named = tokens.flatMap(({ kind }, at) => {
    const unit = kind === 'number' ? units.find(tokens, at + 1)?.meaning : undefined
    return unit?.of === 'area' ? [unit.unit] : []
  })
  if (named.length > 0) return new Set(named).size === 1 ? named[0] : undefined
  // "1180 saleable": a size in square feet.
  return tokens.some((_, at) => labels.find(tokens, at)?.meaning.startsWith('area-'))
    ? 'sqft'
    : undefined
}

/** "42/- psf rent + 14/- CAM": beside a rent for a square foot a charge is for one, too. */
export function readRateOfCam(
  state: HomeState,
  label: Label,
  span: readonly [number, number],
  value: number,
): boolean {
  const isRated = state.parse.slots.some(({ slot }) => slot === 'rate')
  if (!isRated || value >= maxCam) return false
  for (let at = label.from; at < label.to; at++) state.used.add(at)
  find(state, 'maintenance', value, span)
  find(state, 'maintenancePer', 'sqft', span)
  return true
}
const maxCam = 100

/** Reads "150 gaj, 32000 gaj": a size, and rupees for one. */
export function readRateOfSize(state: HomeState, { unit, from, to, high }: Quantity): boolean {
  if (unit.of !== 'area' || high < 1_000) return false
  const { parse, findings } = state
  const start = parse.tokens[from]?.start ?? 0
  const isSize = findings.some(
    ({ field, value, end }) =>
      end <= start &&
      !parse.text.slice(end, start).includes('\n') &&
      (field === 'areaText'
        ? String(value).endsWith(` ${unit.unit}`) && Number.parseFloat(String(value)) * 5 < high
        : unit.unit === 'sqft' && field.startsWith('area') && Number(value) * 5 < high),
  )
  if (!isSize || findings.some(({ field }) => field === 'rate')) return false
  find(state, 'rate', high, [from, to])
  find(state, 'rateUnit', unit.unit, [from, to])
  return true
}

/** Reads "1 acre 85 lakh" beside "3.4 acre": rupees for one. */
export function readRateOfOne(state: HomeState, { unit, from, to, high }: Quantity): boolean {
  const { parse, findings } = state
  if (unit.of !== 'area' || high !== 1 || !findings.some(({ field }) => field === 'areaText'))
    return false
  let at = to
  while (/^(?:-|@|=|:|₹|rs|ka|ke|ki|ku|ko)$/.test(parse.tokens[at]?.text ?? '')) at++
  const amount = quantityAt(parse, at)
  if (amount?.unit.of !== 'amount' || isApart(parse.text, parse.tokens[to - 1], parse.tokens[at]))
    return false
  find(state, 'rate', amount.high, [from, amount.to])
  find(state, 'rateUnit', unit.unit, [from, amount.to])
  return true
}

const ofSquareFoot =
  /^ ?(?:\/-)? ?(?:rs\.? ?)?(?:psf\b|(?:per|\/|p) ?(?:sq\.? ?ft|sqft|sft|square f))/i
const maxCharge = 200

/** Reads "CAM 22 per sqft": a monthly charge, and no rate of the home. */
export function readChargedRates(state: HomeState): void {
  const { parse, used } = state
  for (const [at, token] of parse.tokens.entries()) {
    if (token.kind !== 'number' || token.value > maxCharge || !isFree(parse, at)) continue
    const label = labelBefore(state, at)
    const words = ofSquareFoot.exec(parse.text.slice(token.end))?.[0]
    if (label?.name !== 'maintenance' || !words) continue
    const to = parse.tokens.findLastIndex(({ start }) => start < token.end + words.length) + 1
    for (let word = label.from; word < label.to; word++) used.add(word)
    find(state, 'maintenance', token.value, [at, to])
    find(state, 'maintenancePer', 'sqft', [at, to])
  }
}
