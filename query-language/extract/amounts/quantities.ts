import { regExp } from '#domain/text/reg-exp.ts'
import { startsSentence } from '#query-language/background/sentences.ts'
import { units } from '#query-language/lexicon/units.ts'
import {
  claim,
  isFree,
  markUnsupported,
  type ParseState,
  skip,
  wordsOf,
} from '#query-language/model/parse-state.ts'
import type { AreaValue } from '#query-language/model/slots.ts'
import { refusedAgeEnd } from './ages.ts'
import { withOtherEnd } from './area-ends.ts'
import { nonPriceAmountSpan } from './non-price-amounts.ts'
import { toAreaValue } from './plot-dimensions.ts'
import { areaAfterMeasuredThing, type Quantity, quantityAt, toRange } from './quantity.ts'

/** Extracts every unclaimed number with a unit: `under 1.2 cr`, `200 gaj`, `2nd floor`. */
export function extractQuantities(state: ParseState, indianState: string | undefined): void {
  for (let at = 0; at < state.tokens.length; at++) {
    const match = isFree(state, at)
      ? (quantityAt(state, at) ?? areaAfterMeasuredThing(state, at))
      : undefined
    if (!match) continue
    if (claimQuantity(state, match, indianState)) at = match.to - 1
  }
}

function claimQuantity(
  state: ParseState,
  match: Quantity,
  indianState: string | undefined,
): boolean {
  const { unit, from, to } = match
  const { tokens } = state
  if (unit.of === 'amount') return claimAmount(state, match)
  if (unit.of === 'area') {
    // "A 10 acre gated community": the size of the project.
    if (isProjectArea(state, to)) {
      skip(state, from, to)
      return true
    }
    const whole = withOtherEnd(state, match)
    return claimArea(state, whole, toAreaValue(whole, unit.unit, indianState))
  }
  if (unit.of === 'feet' && isFloorSpace(state, match)) {
    return claimArea(state, match, toAreaValue(match, 'sqft', indianState))
  }
  if (unit.of === 'bathrooms') {
    if (match.bound === 'max') return false
    claim(state, 'bathrooms', { min: match.low }, [from, to])
    return true
  }
  if (unit.of === 'months') return claimMonths(state, match)
  if (unit.of === 'years') {
    const refused = refusedAgeEnd(state, to)
    if (refused !== undefined) {
      claim(state, 'age', { max: match.high }, [from, refused])
      return true
    }
    const end =
      to + (ageAfter.exec(wordsOf(state, to, to + 5).join(' '))?.[0].split(' ').length ?? 0)
    const isAge =
      end > to ||
      (match.bound === 'max' &&
        (oldBuildingBefore.test(wordsOf(state, from - maxWordsBefore, from).join(' ')) ||
          buildingBefore.test(wordsOf(state, from - 3, from).join(' '))) &&
        !wordsOf(state, to, to + 3).some((word) => otherDuration.test(word))) ||
      /^(?:age|old)$/.test(tokens[from - 1]?.text ?? '') ||
      wordsOf(state, from, to).includes('older')
    const olderWords = olderThanAfter
      .exec(wordsOf(state, to, to + 4).join(' '))?.[0]
      .split(' ').length
    if (!isAge && olderWords === undefined) return false
    // "Older than 10 years": the filter has a maximum age only, no minimum.
    if (match.bound === 'min' || (end === to && olderWords !== undefined)) {
      markUnsupported(state, from, Math.max(end, to + (olderWords ?? 0)))
      return true
    }
    claim(state, 'age', { max: match.high }, [from, end])
    return true
  }
  if (unit.of === 'days' && isOfListing(state, match)) {
    let begin = match.bound ? from : from - 1
    while (/^(?:posted|listed|added|in|the|within)$/.test(tokens[begin - 1]?.text ?? '')) begin--
    claim(state, 'posted', { days: match.high }, [begin, to])
    return true
  }
  return false
}

/** "Posted within 3 days", "last 7 days"; in "deal closes in 10 days" somebody is in a hurry. */
function isOfListing(state: ParseState, { from, to, bound }: Quantity): boolean {
  const before = wordsOf(state, from - 4, from)
  if (/^(?:last|past|pichle|pichhle|पिछले)$/.test(before.at(-1) ?? '')) return true
  const around = [...before, ...wordsOf(state, to, to + 2)]
  return (
    (bound === 'max' || /^(?:within|in)$/.test(before.at(-1) ?? '')) &&
    around.some((word) => /^(?:posted|listed|added|uploaded|updated|new|fresh|ads?)$/.test(word))
  )
}

function claimArea(
  state: ParseState,
  { from, to }: Quantity,
  value: AreaValue | undefined,
): boolean {
  if (!value) return false
  const words = wordsOf(state, from, to)
  const isCarpet = words.some((word) => word === 'carpet' || word === 'cpt')
  const area: AreaValue = { ...value, ...(isCarpet && { basis: 'carpet' }) }
  const last = state.slots.findLast((slot) => slot.slot === 'area')
  // "Carpet area min 450 sqft, max 600 sqft": both limits belong to one area.
  if (last && isOtherBound(last.value, area) && !words.some((word) => otherArea.test(word))) {
    const basis = last.value.basis ?? area.basis
    if (basis) Object.assign(last, { value: { ...last.value, basis } })
    if (basis) area.basis = basis
  }
  claim(state, 'area', area, [from, to])
  return true
}

const otherArea = /^(?:super|built|builtup|build|buildup|bua|sba|sbua|salable|saleable)$/

const isOtherBound = (one: AreaValue, other: AreaValue) =>
  one.unit === other.unit &&
  ((one.max === undefined && other.min === undefined) ||
    (one.min === undefined && other.max === undefined))

/** "Old building ok but not more than 10 years" */
const oldBuildingBefore = regExp()`
  (?:^| )(?<!no |not )(?:old|purana|purani|resale)(?: wala| wali)? (?:building|flat|flats|house
  |ghar|makan|property|apartment|society|scheme|tower|ok|bhi|chalega|chalegi)(?= |$)
  (?!.*(?:possession|lease|agreement|lock|rent))
`
/** "Building under 10 years", "society not more than 12 years" */
const buildingBefore =
  /(?:^| )(?:building|bldg|society|tower|complex|resale)(?: should be| must be| is| to be)?$/
/** "Old flat, within 2 years possession": the years belong to these words. */
const otherDuration = /^(?:possession|lease|agreement|lock|rent)$/
const maxWordsBefore = 10

const projectWord =
  /^(?:gated|community|township|society|complex|campus|enclave|project|integrated|residential)$/
const isProjectArea = ({ tokens }: ParseState, to: number) => {
  const unit = units.find(tokens, to - 1)?.meaning
  const isLand = unit?.of === 'area' && (unit.unit === 'acre' || unit.unit === 'hectare')
  const next = tokens[to]?.text ?? ''
  const after = tokens[to + 1]?.text ?? ''
  return isLand && projectWord.test(next) && (next !== 'residential' || projectWord.test(after))
}

/**
 * "Plot 2000 foot" means square feet: no length is that large, nor approximate. Roads are excluded.
 */
const isFloorSpace = ({ tokens }: ParseState, { high, to, bound }: Quantity) =>
  high >= (bound === 'approx' ? minApproxFloorSpace : minFloorSpace) &&
  !/^(?:road|wide|away|from|front|frontage)$/.test(tokens[to]?.text ?? '')
const minFloorSpace = 400
const minApproxFloorSpace = 100

/** Maximum age: "old", "se zyada purana nahi". */
const ageAfter = regExp()`
  ^(?:old|(?:tak )?(?:purana|purani|purane)|age|पुराना|पुरानी
  |(?:se kam|से कम) (?:purana|purani|purane|old
  |पुराना|पुरानी|पुराने)|se (?:(?:zyada|jyada|jada|upar) )?(?:purana|purani|purane|old) (?:nahi
  |nahin|nai|na|mat)(?: ho| hona)?|से (?:ज्यादा )?(?:पुराना|पुरानी|पुराने) (?:नहीं|न|ना)
  (?: हो)?)(?= |$)
`

/** "20 lakh per katha": a price per unit whose size varies is not a total price. */
const isPerUnit = ({ tokens }: ParseState, to: number) =>
  /^(?:per|\/|prati)$/.test(tokens[to]?.text ?? '') &&
  units.find(tokens, to + 1)?.meaning.of === 'area'

/** "6k per seat": no price of the whole office. */
const isPerSeat = ({ tokens }: ParseState, to: number) =>
  /^(?:per|\/|a|prati)$/.test(tokens[to]?.text ?? '') &&
  /^(?:seats?|seater|desks?|work ?stations?|ws)$/.test(tokens[to + 1]?.text ?? '')

/** "10 saal se zyada purana" */
const olderThanAfter = regExp()`
  ^(?:(?:(?:se|से) )?(?:zyada|jyada|jada|upar|adhik|ज्यादा|ऊपर|अधिक) (?:purana|purani|purane|old
  |पुराना|पुरानी|पुराने)|(?:or|and) (?:more|above) old)(?= |$)
`

const rentWord = /^(?:rent|kiraya|kiraye|bhada|bhade|किराया|किराये|भाडे)$/
/** "Rent 25000"; in "22k rent 1 lac deposit" the rent is named before its word. */
const isRent = (tokens: ParseState['tokens'], at: number) =>
  rentWord.test(tokens[at]?.text ?? '') &&
  tokens[at - 1]?.kind !== 'number' &&
  units.find(tokens, at - 1)?.meaning.of !== 'amount'
/** More than anybody deposits for a home. */
const saleAmount = 1_500_000
const depositWord = /^(?:deposit|depo|dep|advance|security|pagdi|जमानत)$/

function claimAmount(state: ParseState, match: Quantity): boolean {
  const { from, to } = match
  if (isPerUnit(state, to)) return false
  if (isPerSeat(state, to)) {
    markUnsupported(state, from, to + 2)
    return true
  }
  const other = nonPriceAmountSpan(state, from, to, match.high)
  if (other) {
    markUnsupported(state, ...other)
    return true
  }
  const deposit = depositAround(state, from, to, match.high)
  if (deposit) claim(state, 'deposit', { rupees: match.high }, deposit)
  else claim(state, 'budget', toRange(match, 'max'), [from, to])
  return true
}

/** Returns the span of an amount with the words that make it a deposit, or `undefined`. */
export function depositAround(
  state: ParseState,
  from: number,
  to: number,
  rupees: number,
): readonly [from: number, to: number] | undefined {
  const { tokens } = state
  // "Rent 14,000 deposit 50,000": the deposit is the larger of two amounts.
  const isDeposit =
    depositWord.test(tokens[to]?.text ?? '') &&
    // "Rent 25000 advance 8000": each amount stands behind its word.
    !isRent(tokens, from - 1) &&
    // "Plot 5.8 cr security cctv": guards, beside a price.
    !(tokens[to]?.text === 'security' && rupees >= saleAmount) &&
    // "Budget 70 lakh. Security zaroori hai": a sentence of its own.
    !startsSentence(state, to) &&
    isFree(state, to) &&
    amountAfter(state, to + 1) <= rupees &&
    !isMonths(state, to + 1)
  const end = isDeposit ? to + 1 : to
  const before = /^(?:is|of|amount)$/.test(tokens[from - 1]?.text ?? '') ? from - 2 : from - 1
  const isBefore =
    isFree(state, before) &&
    !startsSentence(state, before + 1) &&
    depositWord.test(tokens[before]?.text ?? '')
  let begin = isBefore ? before : from
  if (tokens[begin]?.text === 'deposit' && tokens[begin - 1]?.text === 'security') begin--
  return begin === from && end === to ? undefined : [begin, end]
}

/** Returns the amount that starts at a token, after an optional comparator; 0 if there is none. */
function amountAfter(state: ParseState, at: number): number {
  for (let begin = at; begin <= at + 2; begin++) {
    const match = quantityAt(state, begin)
    if (match) return match.unit.of === 'amount' ? match.high : 0
    const token = state.tokens[begin]
    if (token?.kind === 'number') return token.value >= 1_000 ? token.value : 0
    if (!depositLead.test(token?.text ?? '')) return 0
  }
  return 0
}

const depositLead =
  /^(?:of|is|not|more|than|no|above|under|below|upto|up|to|only|max|rs|₹|amount|-)$/

/** "Rent 60000, deposit 3 months": the word belongs to what follows it. */
function isMonths(state: ParseState, at: number): boolean {
  let begin = at
  while (begin < at + 3 && depositLead.test(state.tokens[begin]?.text ?? '')) begin++
  return quantityAt(state, begin)?.unit.of === 'months'
}

function claimMonths(state: ParseState, { from, to, high }: Quantity): boolean {
  const { tokens } = state
  if (depositWord.test(tokens[from - 1]?.text ?? '') && isFree(state, from - 1)) {
    const begin = tokens[from - 2]?.text === 'security' ? from - 2 : from - 1
    claim(state, 'deposit', { months: high }, [begin, to])
    return true
  }
  let end = to
  while (/^(?:security|rent|ka|ki|of|का)$/.test(tokens[end]?.text ?? '')) end++
  if (!depositWord.test(tokens[end]?.text ?? '')) return false
  claim(state, 'deposit', { months: high }, [from, end + 1])
  return true
}
