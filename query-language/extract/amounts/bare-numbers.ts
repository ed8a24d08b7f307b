import { crore, lakh } from '#domain/import-cell/read-amount.ts'
import { maxRupees } from '#domain/money/max-rupees.ts'
import { regExp } from '#domain/text/reg-exp.ts'
import { isDay } from '#query-language/extract/attributes/possession.ts'
import { sectionWords } from '#query-language/extract/places/place-words.ts'
import { normalizePlaceWord } from '#query-language/gazetteer/normalize-place-name.ts'
import { lexicon } from '#query-language/lexicon/lexicon.ts'
import { roomUnits, units } from '#query-language/lexicon/units.ts'
import {
  claim,
  isFree,
  markUnsupported,
  type ParseState,
  wordsOf,
} from '#query-language/model/parse-state.ts'
import type { Intent, Range } from '#query-language/model/slots.ts'
import type { Token } from '#query-language/text/tokenize.ts'
import { ceilingAround, comparatorsAround } from './comparators-around.ts'
import { nonPriceAmountSpan } from './non-price-amounts.ts'
import { depositAround } from './quantities.ts'
import { approximately, rangeWords } from './quantity.ts'

/** Amounts below this are rents, above it sale prices, unless another word decides. */
const maxRent = 300_000
/** After these rent words, a number without a unit is in thousands. */
const rentCues = new Set(
  (
    'rent rental kiraya kiraye kirayaa किराया किराये bhada bhade bhadu bhara bharay भाडं भाडे ' +
    'भाड vaadagai vadagai adde addhe badige baadige vaadaka vadaka'
  ).split(' '),
)
const priceCues = new Set([
  ...rentCues,
  ...'₹ rs inr rupees budget bajet price cost rate vilai dhara bele vila dam kimat'.split(' '),
])

/** A single room is rented, and for less than a home. */
const roomWord = /^(?:room|rooms|kamra|kamre|कमरा)$/

const ordinal = /^(?:st|nd|rd|th)$/

/** Interprets numbers without a unit by their context, and records ambiguities (SRC-7). */
export function extractBareNumbers(state: ParseState): void {
  const intent = state.slots.find((slot) => slot.slot === 'intent')?.value
  for (let at = 0; at < state.tokens.length; at++) {
    const first = state.tokens[at]
    if (first?.kind !== 'number' || !isFree(state, at)) continue
    // "Phase 7 ke aas paas"
    if (sectionWords.has(normalizePlaceWord(state.tokens[at - 1]?.text ?? ''))) continue
    const end = rangeEnd(state, at) ?? at + 1
    // "From 1st December" is a day, and "from 1 Dec".
    if (ordinal.test(state.tokens[end]?.text ?? '') || isDay(state, at, end)) continue
    if (isCounted(state, at, end) || isYear(state, at, end)) continue
    if (isAgeOfBuilding(state, at)) {
      claim(state, 'age', { max: state.tokens[end - 1]?.value ?? first.value }, [at, end])
      continue
    }
    const isRange = end > at + 1
    const last = state.tokens[end - 1]
    const other = nonPriceAmountSpan(state, at, end, last?.value ?? 0)
    if (other) {
      markUnsupported(state, ...other)
      continue
    }
    if (isRange && isDate(state, end)) continue
    const { before, after } = comparatorsAround(state, at, end)
    const from =
      before?.from ??
      (priceCues.has(state.tokens[at - 1]?.text ?? '') && isFree(state, at - 1) ? at - 1 : at)
    const isCued =
      Boolean(before || after) ||
      hasPriceCue(state, at, end) ||
      (isRange && first.value < (last?.value ?? 0) && isPlainRange(state, at, end))
    const deposit = depositAround(state, from, after?.to ?? end, last?.value ?? 0)
    // "Deposit 50 ke andar": thousands for a rental; a smaller number would be months.
    const isRental = intent === 'rent' || (intent === undefined && hasSmallBudget(state))
    const inThousands = isRental && (last?.value ?? 0) >= 15 && (last?.value ?? 0) < 1_000
    if (deposit && ((last?.value ?? 0) >= 1_000 || inThousands)) {
      const rupees = (last?.value ?? 0) * (inThousands ? 1_000 : 1)
      claim(state, 'deposit', { rupees }, deposit)
      continue
    }
    const isRentCued = state.tokens.some(({ text }) => rentCues.has(text))
    const isRoom = state.tokens.some(({ text }) => roomWord.test(text))
    const amounts = possibleAmounts(last?.value ?? 0, {
      text: last?.text ?? '',
      intent:
        intent ?? (isRentCued || (isRoom && (last?.value ?? 0) < 20_000) ? 'rent' : undefined),
      isCued,
    })
    if (!amounts) continue
    const scale = (amounts[0] ?? 0) / (last?.value || 1)
    const high = amounts[0] ?? 0
    const low = first.value * (first.value >= 1_000 ? 1 : scale)
    const plain = before?.bound ?? after?.bound
    const span = { from, to: after?.to ?? end }
    const ceiling = plain === 'approx' ? ceilingAround(state, span.from, span.to) : undefined
    const bound = ceiling ? 'max' : plain
    const { from: begin, to } = ceiling ?? span
    const value: Range = isRange
      ? { min: Math.min(low, high), max: Math.max(low, high) }
      : bound === 'approx'
        ? approximately(high, high)
        : bound === 'min'
          ? { min: high }
          : { max: high }
    claim(state, 'budget', value, [begin, to], amounts.length > 1 ? 0.6 : 0.8)
    if (amounts.length > 1) addAmbiguity(state, begin, to, amounts)
    at = to - 1
  }
  inferRent(state)
}

/** A budget that only a rent has: the deal is inferred later. */
const hasSmallBudget = ({ slots }: ParseState) =>
  slots.some(({ slot, value }) => slot === 'budget' && (value.max ?? Infinity) < 100_000)

/** "Within 1 year", "20+ ft", "5+4 yrs", "30'", "aged 75": the number counts no money. */
function isCounted(state: ParseState, at: number, end: number): boolean {
  const { tokens, text } = state
  const value = tokens[at]?.value ?? 0
  const behind = unitStart(tokens, end)
  const of = units.find(tokens, behind)?.meaning.of
  if (of === 'other') return true
  if (value >= 1_000) return false
  const isRooms = roomUnits.find(tokens, behind)?.meaning === 'room'
  const isOther = of !== undefined && of !== 'amount'
  const isFeet = hasFeetSign(text, tokens[end - 1]?.end ?? 0)
  const isAge = ageWord.test(tokens[at - 1]?.text ?? '')
  const isWheels =
    wheels.test(wordsOf(state, behind, behind + 3).join(' ')) ||
    (value <= maxVehicles && vehicle.test(tokens[behind]?.text ?? ''))
  const isHomes = homes.test(tokens[behind]?.text ?? '') && !hasPriceCue(state, at, end)
  return (
    [isRooms, isOther, isFeet, isAge, isWheels, isHomes].some(Boolean) ||
    isPlural(tokens[behind]?.text ?? '')
  )
}

/** "Possession upto 2028", "built 2005-2015", but not "rent 2000". */
const isYear = (state: ParseState, at: number, end: number) =>
  /^20[0-4]\d$/.test(state.tokens[at]?.text ?? '') &&
  Number(state.tokens[at]?.text) >= firstBuiltYear &&
  !hasPriceCue(state, at, end)
const firstBuiltYear = 2001

/** "Building age max 10", "age of building upto 25" */
const isAgeOfBuilding = (state: ParseState, at: number) =>
  (state.tokens[at]?.value ?? 0) <= maxAge && agedBefore.test(wordsOf(state, at - 7, at).join(' '))
const maxAge = 60
const agedBefore = regExp()`
  (?:^| )(?:(?:building|bldg|society|flat|house|property) age|age of (?:the )?(?:building|bldg
  |society|flat|house|property))(?: should be| is| not| max| maximum| upto| up to| under| within
  | below| less than| more than| <)*$
`

const ageWord = /^(?:aged|age|umar|umra|vayas|boyosh)$/
// "Rent 15 2 wheeler parking": the rent stands before what is parked.
const wheels = /^(?:two|four|2|4) ?wheelers?(?! parking)(?: |$)|^(?:bikes|scooters|cars)(?: |$)/
/** "At least 4 car parking"; "budget 60 car parking" is two wishes. */
const vehicle = /^(?:bike|scooter|car)$/
const maxVehicles = 9
/** "A building of 6-8 flats" */
const homes = /^(?:flats|apartments|houses|villas|plots|shops|offices|units|families|homes)$/

/** "30'", but not the end of a quotation: "'2bhk under 30'". */
const hasFeetSign = (text: string, end: number) =>
  /^(?:[′″"]|['’](?!\p{L}))/u.test(text.slice(end)) && !/(?:^|\s)['‘"“]/.test(text.slice(0, end))

/** Where the unit of a number stands, behind its "+" and the second figure of "5+4". */
function unitStart(tokens: readonly Token[], end: number): number {
  if (tokens[end]?.text !== '+') return end
  const second = tokens[end + 1]
  return second?.kind === 'number' && second.glued ? end + 2 : end + 1
}

/** "At least 15 workers": a plural noun outside the lexicon, so the number is not money. */
const isPlural = (word: string) =>
  countedFeature.test(word) ||
  (/^(?:people|persons?|pax|[a-z]{4,}s)$/.test(word) &&
    !lexicon.vocabulary.has(word) &&
    !units.words.has(word) &&
    !priceCues.has(word))
/** "Min 3 cabins", "at least 75 hp", "at least 2 balconies" */
const countedFeature = regExp()`
  ^(?:work ?stations?|seats?|seater|desks?|cabins?|docks?|cranes?|shutters?|beds?|toilets?
  |washrooms?|balcon(?:y|ies)|lifts?|kitchens?|halls?|entrances?|gates?|hp|kva|kw)$
`

/** "15-12-2026" */
const isDate = ({ tokens }: ParseState, end: number) =>
  /^[-/]$/.test(tokens[end]?.text ?? '') && tokens[end + 1]?.kind === 'number'

/** "1.5 to 2" is a price range unless the next word gives another meaning or it is a date. */
const isPlainRange = ({ tokens }: ParseState, at: number, end: number) =>
  !units.find(tokens, end) && tokens[at - 1]?.text !== '-'

/** Returns the end of a range that starts here: `25,000 - ₹35,000`. */
function rangeEnd({ tokens, ...state }: ParseState, at: number): number | undefined {
  const isBetween =
    /^(?:and|aur|&)$/.test(tokens[at + 1]?.text ?? '') &&
    tokens.slice(Math.max(0, at - 2), at).some(({ text }) => text === 'between')
  if (!isBetween && !rangeWords.has(tokens[at + 1]?.text ?? '')) return undefined
  const end = at + (/^(?:₹|rs|inr)$/.test(tokens[at + 2]?.text ?? '') ? 4 : 3)
  const isWhole = tokens[end - 1]?.kind === 'number' && isFree({ tokens, ...state }, at, end)
  return isWhole ? end : undefined
}

function hasPriceCue(state: ParseState, at: number, end: number): boolean {
  const { tokens } = state
  // The word may be claimed already: "rent 25".
  return (
    priceCues.has(tokens[at - 1]?.text ?? '') ||
    priceCues.has(tokens[end]?.text ?? '') ||
    (tokens[end]?.text === '/' && tokens[end + 1]?.text === '-')
  )
}

interface NumberContext {
  text: string
  intent: Intent | undefined
  isCued: boolean
}

/** Returns what a number may be in rupees, most likely first; empty if it is not an amount. */
function possibleAmounts(
  value: number,
  { text, intent, isCued }: NumberContext,
): number[] | undefined {
  const isGrouped = text.includes(',')
  if (value >= 100_000 && value <= maxRupees) return [value]
  if (intent === 'rent' || intent === 'pg' || intent === 'lease') {
    if (value >= 1_000) return value >= 2_000 || isCued || isGrouped ? [value] : undefined
    if (!isCued) return undefined
    if (value >= 5 && value <= 500) return [value * 1_000]
    return value > 0 && value < 5 ? [value * lakh, value * 1_000] : [value * 1_000, value]
  }
  if (value >= 1_000) {
    if (!isCued && !isGrouped && value < 5_000) return undefined
    // Too low for a sale price: a rent.
    return [value]
  }
  if (!isCued || value <= 0) return undefined
  if (value < 10) return intent === 'sell' ? [value * crore] : [value * crore, value * lakh]
  return intent === 'sell' || value > 500 ? [value * lakh] : [value * lakh, value * 1_000]
}

function addAmbiguity(
  state: ParseState,
  from: number,
  to: number,
  amounts: readonly number[],
): void {
  const start = state.tokens[from]?.start ?? 0
  const end = state.tokens[to - 1]?.end ?? start
  state.ambiguities.push({ text: state.text.slice(start, end), start, end, amounts })
}

/** Infers a rental from an amount too low for a sale: `2bhk 35k`. */
function inferRent(state: ParseState): void {
  const { slots } = state
  const taking = slots.findIndex(
    ({ slot, text }) => slot === 'intent' && /^(?:le(?!as)|ले)/.test(text),
  )
  if (slots.some(({ slot }, at) => slot === 'transaction' || (slot === 'intent' && at !== taking)))
    return
  const budgets = slots.filter((slot) => slot.slot === 'budget')
  const [first] = budgets
  const maxBudget = Math.max(...budgets.map(({ value }) => value.max ?? value.min ?? 0))
  if (!first || maxBudget === 0 || maxBudget >= maxRent) return
  const { start, end, text } = first
  // "20k mein lena hai" is to rent.
  if (taking >= 0) slots.splice(taking, 1)
  state.slots.push({ slot: 'intent', value: 'rent', start, end, text, confidence: 0.8 })
}
