import { type NumberPhrase, parseNumberAt } from '#query-language/extract/amounts/number-phrase.ts'
import { toAreaValue } from '#query-language/extract/amounts/plot-dimensions.ts'
import {
  areaAfterMeasuredThing,
  type Quantity,
  quantityAt,
} from '#query-language/extract/amounts/quantity.ts'
import { roomUnits, units } from '#query-language/lexicon/units.ts'
import { isFree } from '#query-language/model/parse-state.ts'
import { findArea, isSizeInFeet } from './areas.ts'
import { find, type HomeState, leave, wordsAt } from './home-state.ts'
import { countFields, type Label, labelBefore, labelOf, thingLabels } from './number-labels.ts'
import {
  isEach,
  readBareRate,
  readRateOfCam,
  readRateOfOne,
  readRateOfSize,
  readRatePerUnit,
} from './price/rate-per-unit.ts'
import { monthly } from './price/rent-and-deposit.ts'
import { drop, isExtra, shareBehind, withoutNumber } from './skipped-numbers.ts'
import { isYearBuilt, readYearBuilt } from './terms/year-built.ts'
import { isApart, ofMoney } from './words.ts'

/** Reads every number that a label or a unit explains: amounts, areas, counts and periods. */
export function readNumbers(state: HomeState, indianState: string | undefined): void {
  const { parse } = state
  for (let at = 0; at < parse.tokens.length; at++) {
    if (!isFree(parse, at)) continue
    const quantity = quantityAt(parse, at) ?? areaAfterMeasuredThing(parse, at)
    if (quantity) {
      if (readQuantity(state, quantity, indianState)) at = quantity.to - 1
      continue
    }
    const number = parseNumberAt(parse.tokens, at)
    if (number && isFree(parse, at, number.next)) readCount(state, at, number)
  }
}

function readQuantity(state: HomeState, read: Quantity, indianState: string | undefined) {
  const quantity = withoutNumber(state, read)
  const { unit, from, to, high } = quantity
  if (unit.of === 'area') {
    if (readRateOfSize(state, quantity) || readRateOfOne(state, quantity)) return true
    const label = labelBefore(state, from) ?? shareBehind(state, to)
    // "UDS 450 sqft": a share of the land, not the home.
    if (label && thingLabels.has(label.name) && !isPlots(state, label))
      return drop(state, label, from, to)
    // "Rate 4500 sqft", "bhav 9500 vaar no": rupees for one.
    if (label?.name === 'rate' || (label?.name === 'price' && isEach(state, to)))
      return claimWith(state, label, () => {
        find(state, 'rate', high, spanWith(label, from, to))
        find(state, 'rateUnit', unit.unit, spanWith(label, from, to))
      })
    const value = toAreaValue({ ...quantity, bound: undefined }, unit.unit, indianState)
    return value !== undefined && findArea(state, value, quantity)
  }
  const said = labelOf(state, from, to)
  if (unit.of === 'feet' && isSizeInFeet(state, quantity, said)) {
    const value = toAreaValue({ ...quantity, bound: undefined }, 'sqft', indianState)
    return value !== undefined && findArea(state, value, quantity)
  }
  // "Garage 1.15 cr"
  const isOfAmount =
    unit.of !== 'amount' ||
    (said && !countFields[said.name] && !isOfArea(said) && !isThing(state, said))
  const label = isOfAmount ? said : undefined
  if (unit.of === 'amount') return readAmount(state, quantity, label)
  if (!label) return false
  const span = spanWith(label, from, to)
  const months = unit.of === 'months' ? high : unit.of === 'years' ? high * 12 : undefined
  if (months !== undefined) return readMonths(state, label, months, span)
  // "2m security"
  if (unit.of === 'metres' && label.name === 'deposit' && high <= maxRents)
    return readMonths(state, label, high, span)
  if (unit.of === 'days' && label.name === 'brokerage' && high === 15)
    return claimWith(state, label, () => find(state, 'brokerage', 'fifteen-days', span))
  // "Built 1900 ft"
  const ofFeet = unit.of === 'feet' ? basisOfLabel[label.name] : undefined
  if (ofFeet && high >= minArea)
    return claimWith(state, label, () => find(state, ofFeet, high, span))
  return thingLabels.has(label.name) ? drop(state, label, from, to) : false
}

/** "Plots 1200 sqft": of what the size is. */
const isPlots = ({ parse: { tokens } }: HomeState, { from }: Label) =>
  tokens[from]?.text === 'plots'

/** "820 crpt 1.75 cr" */
const isOfArea = ({ name }: Label) => name.startsWith('area-')

/** "1bhk with big terrace 20k" */
const isThing = ({ parse: { tokens } }: HomeState, { name, to }: Label) =>
  thingLabels.has(name) && !ofMoney.test(tokens[to - 1]?.text ?? '')

function readMonths(
  state: HomeState,
  label: Label,
  months: number,
  span: readonly [number, number],
): boolean {
  const field = monthFields[label.name]
  if (field) return claimWith(state, label, () => find(state, field, months, span))
  const brokerage = months === 1 ? 'one-month' : months === 2 ? 'two-months' : undefined
  if (label.name !== 'brokerage' || !brokerage) return false
  return claimWith(state, label, () => find(state, 'brokerage', brokerage, span))
}

const monthFields: Partial<
  Record<string, 'depositMonths' | 'lockInMonths' | 'noticeMonths' | 'agreementMonths'>
> = {
  deposit: 'depositMonths',
  'lock-in': 'lockInMonths',
  notice: 'noticeMonths',
  agreement: 'agreementMonths',
}

function readAmount(state: HomeState, quantity: Quantity, label: Label | undefined): boolean {
  const { from, to, low, high, isRange } = quantity
  const [rupees, upTo] = isRange ? [low, high] : [high, undefined]
  // "28k - 1L": two amounts, of which one is the price.
  if (isRange && high > low * maxRangeRatio)
    return [low, high].map((one) => takeAmount(state, label, [from, to], one)).includes(true)
  return takeAmount(state, label, [from, to], rupees, upTo)
}

const maxRangeRatio = 3
const ofNoMoney = /^(?:road|agreement)$/

/** Records an amount as what its label says; without a label it may be the price. */
function takeAmount(
  state: HomeState,
  label: Label | undefined,
  [from, to]: readonly [number, number],
  rupees: number,
  upTo?: number,
): boolean {
  if (label && ofNoMoney.test(label.name))
    return takeAmount(state, undefined, [from, to], rupees, upTo)
  const name = label?.name
  const span = label ? spanWith(label, from, to) : ([from, to] as const)
  if (name === 'deposit' || name === 'maintenance') {
    return claimWith(state, label, () => {
      find(state, name, rupees, span)
      if (name === 'maintenance') find(state, 'maintenancePer', 'month', span)
    })
  }
  if (readRatePerUnit(state, label, [from, to], rupees)) return true
  const isPrice = name === undefined || name === 'price' || name === 'rate' || name === 'rent'
  if (!isPrice) return label !== undefined && drop(state, label, from, to)
  // "Rate: 4200" does not say of what.
  if (name === 'rate' && rupees < minPriceOfRate)
    return label !== undefined && drop(state, label, from, to)
  const words = wordsAt(state.parse, from, to)
  if (name === undefined && isExtra(state.parse.text, words)) {
    leave(state, from, to)
    return true
  }
  const isMonthly = monthly.test(state.parse.text.slice(words.end, words.end + 20))
  state.offers.push({
    ...{ rupees, label: name === 'rate' ? 'price' : name, ...words },
    ...(upTo && { upTo }),
    ...(isMonthly && { isMonthly }),
  })
  return claimWith(state, label, () => state.parse.claimed.fill(true, from, to))
}

/** Numbers without a unit: `parking 2`, `rent 14500`, `asking 11`. */
function readCount(state: HomeState, at: number, { value, next, isWord }: NumberPhrase): void {
  const { parse } = state
  const { tokens } = parse
  const isJoined = !isApart(parse.text, tokens[next - 1], tokens[next])
  if (isJoined && (roomUnits.find(tokens, next) || units.find(tokens, next))) return
  const label = labelOf(state, at, next)
  if (!isWord && readBareRate(state, label, [at, next], value)) return
  // "Expecting 3.2 c", "beach side, 4.9 C"
  const isCrore = tokens[next]?.text === 'c' && value < 1_000
  const isApartPrice =
    !label &&
    value % 1 !== 0 &&
    /^ ?C\s*(?:$|[,;\n)])/.test(parse.text.slice(tokens[next - 1]?.end))
  if (isCrore && (isApartPrice || label?.name === 'price' || label?.name === 'rate')) {
    takeAmount(state, label, [at, next + 1], Math.round(value * 10_000_000))
    return
  }
  // "465 c"
  const isCarpet = tokens[next]?.text === 'c' && value >= minArea && value <= maxCarpet
  if (!label && isCarpet && isFree(parse, next)) {
    find(state, 'areaCarpetSqft', value, [at, next + 1])
    return
  }
  if (!label) {
    const isMoney = /^(?:₹|rs|inr)$/.test(tokens[at - 1]?.text ?? '')
    if (isMoney && value >= minRupees) takeAmount(state, undefined, [at, next], value)
    return
  }
  const span = spanWith(label, at, next)
  const field = countFields[label.name]
  const basis = basisOfLabel[label.name]
  const isPercent = /^ ?%/.test(parse.text.slice(tokens[next - 1]?.end))
  // "Parking 1:1000": one for so many square feet.
  const isRatio =
    label.name === 'parking' && /^ ?: ?\d{3}/.test(parse.text.slice(tokens[next - 1]?.end))
  // "12% rental guaranteed"
  if (isRatio || (isPercent && label.name !== 'escalation')) {
    drop(state, label, at, next)
    return
  }
  if (thingLabels.has(label.name)) {
    if (!isWord) drop(state, label, at, next)
    return
  }
  // "One covered garage"; in "rent one month" the word counts something else.
  if (isWord && !field) return
  if (label.name === 'maintenance' && readRateOfCam(state, label, span, value)) return
  if (field) {
    if (value <= maxCount && value % 1 === 0)
      claimWith(state, label, () => find(state, field, value, span))
  } else if (label.name === 'escalation' && value <= 100)
    claimWith(state, label, () => find(state, 'escalationPercent', value, span))
  else if (basis) {
    if (isYearBuilt(parse.text, tokens[at]))
      claimWith(state, label, () => readYearBuilt(state, value, span))
    else if (value >= minArea && value <= maxArea)
      claimWith(state, label, () => find(state, basis, value, span))
  } else if (label.name === 'road') return
  else if (label.name === 'deposit' && value <= maxRents && isMonth(tokens[next]?.text))
    claimWith(state, label, () => find(state, 'depositMonths', value, [span[0], next + 1]))
  else if (label.name === 'agreement') return
  else if (value >= minRupees || label.name === 'income' || label.name === 'old-price')
    takeAmount(state, label, [at, next], value)
  else if (label.name === 'price' || label.name === 'rate' || label.name === 'rent')
    askScale(state, label, value, span)
}

/** "एडवांस 1 महीना" */
const isMonth = (word = '') => /^(?:महीना|महिना|महिने|माह)$/.test(word)
const maxRents = 24
const minRupees = 500
const minPriceOfRate = 100_000
const [minArea, maxArea] = [100, 100_000]
const maxCarpet = 10_000
const basisOfLabel: Partial<
  Record<string, 'areaBuiltUpSqft' | 'areaCarpetSqft' | 'areaSuperBuiltUpSqft'>
> = {
  'area-built': 'areaBuiltUpSqft',
  'area-carpet': 'areaCarpetSqft',
  'area-super': 'areaSuperBuiltUpSqft',
}
const maxCount = 20
/** "Asking 11", "rent 55": lakh or crore, thousand or lakh. */
function askScale(
  state: HomeState,
  label: Label,
  value: number,
  span: readonly [number, number],
): void {
  const scales = label.name === 'rent' ? [1_000, 100_000] : [100_000, 10_000_000]
  const isPlausible = (rupees: number) =>
    label.name === 'rent'
      ? rupees >= 1_000 && rupees <= 5_000_000
      : rupees >= 300_000 && rupees <= 2_000_000_000
  const choices = scales.map((scale) => Math.round(value * scale)).filter(isPlausible)
  if (choices.length === 0) return
  const words = wordsAt(state.parse, ...span)
  claimWith(state, label, () => state.parse.claimed.fill(true, ...span))
  state.unscaled.push({ label: label.name, choices, ...words })
}

const spanWith = (label: Label, from: number, to: number): readonly [number, number] => [
  Math.min(label.from, from),
  Math.max(label.to, to),
]

const dealLabels = /^(?:rent|price|agreement)$/
/** Uses a label up. Words of the deal (`rent`, `sale`) stay free for the passes of the search. */
function claimWith(state: HomeState, label: Label | undefined, record: () => void): true {
  if (label) for (let at = label.from; at < label.to; at++) state.used.add(at)
  const { claimed } = state.parse
  const deals = label && dealLabels.test(label.name)
  const free = deals ? claimed.slice(label.from, label.to) : undefined
  record()
  if (label && free) claimed.splice(label.from, free.length, ...free)
  return true
}
