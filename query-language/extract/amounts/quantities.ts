import { units } from '#query-language/lexicon/units.ts'
import {
  claim,
  type Draft,
  isFree,
  leave,
  pass,
  wordsOf,
} from '#query-language/model/parse-state.ts'
import { otherMoney } from './non-price-amounts.ts'
import { areaValue } from './plot-dimensions.ts'
import { areaFirst, type Quantity, quantityAt, rangeOf } from './quantity.ts'

/** Reads every number that has a unit and is not taken, `under 1.2 cr`, `200 gaj`, `2nd floor`. */
export function readQuantities(draft: Draft, state: string | undefined): void {
  for (let at = 0; at < draft.tokens.length; at++) {
    const found = isFree(draft, at) ? (quantityAt(draft, at) ?? areaFirst(draft, at)) : undefined
    if (!found) continue
    if (take(draft, found, state)) at = found.to - 1
  }
}

function take(draft: Draft, found: Quantity, state: string | undefined): boolean {
  const { unit, from, to } = found
  const { tokens } = draft
  if (unit.of === 'amount') return takeAmount(draft, found)
  if (unit.of === 'area') {
    // "A 10 acre gated community": how large the project is.
    if (isOfProject(draft, to)) {
      pass(draft, from, to)
      return true
    }
    const value = areaValue(found, unit.unit, state)
    if (value) claim(draft, 'area', value, [from, to])
    return value !== undefined
  }
  if (unit.of === 'feet' && isFloorSpace(draft, found)) {
    const value = areaValue(found, 'sqft', state)
    if (value) claim(draft, 'area', value, [from, to])
    return value !== undefined
  }
  if (unit.of === 'bathrooms') {
    if (found.bound === 'max') return false
    claim(draft, 'bathrooms', { min: found.low }, [from, to])
    return true
  }
  if (unit.of === 'months') return takeMonths(draft, found)
  if (unit.of === 'years') {
    const end = to + (aged.exec(wordsOf(draft, to, to + 5).join(' '))?.[0].split(' ').length ?? 0)
    const isAge =
      end > to ||
      (found.bound === 'max' &&
        aging.test(wordsOf(draft, from - mostBefore, from).join(' ')) &&
        !wordsOf(draft, to, to + 3).some((word) => notOfAge.test(word))) ||
      /^(?:age|old)$/.test(tokens[from - 1]?.text ?? '') ||
      wordsOf(draft, from, to).includes('older')
    const least = older.exec(wordsOf(draft, to, to + 4).join(' '))?.[0].split(' ').length
    if (!isAge && least === undefined) return false
    // "Older than 10 years": how old a home may be is filtered, not how old it must be.
    if (found.bound === 'min' || (end === to && least !== undefined)) {
      leave(draft, from, Math.max(end, to + (least ?? 0)))
      return true
    }
    claim(draft, 'age', { max: found.high }, [from, end])
    return true
  }
  if (
    unit.of === 'days' &&
    /^(?:last|past|pichle|pichhle|पिछले|within|in)$/.test(tokens[from - 1]?.text ?? '')
  ) {
    let begin = from - 1
    while (/^(?:posted|listed|added|in|the|within)$/.test(tokens[begin - 1]?.text ?? '')) begin--
    claim(draft, 'posted', { days: found.high }, [begin, to])
    return true
  }
  return false
}

/** "Old building ok but not more than 10 years" */
const aging =
  /(?:^| )(?<!no |not )(?:old|purana|purani|resale)(?: wala| wali)? (?:building|flat|flats|house|ghar|makan|property|apartment|ok|bhi|chalega|chalegi)(?= |$)(?!.*(?:possession|lease|agreement|lock|rent))/
/** "Old flat, within 2 years possession": what the years are of. */
const notOfAge = /^(?:possession|lease|agreement|lock|rent)$/
const mostBefore = 10

const project =
  /^(?:gated|community|township|society|complex|campus|enclave|project|integrated|residential)$/
const isOfProject = ({ tokens }: Draft, to: number) => {
  const unit = units.find(tokens, to - 1)?.meaning
  const isLand = unit?.of === 'area' && (unit.unit === 'acre' || unit.unit === 'hectare')
  const next = tokens[to]?.text ?? ''
  const after = tokens[to + 1]?.text ?? ''
  return isLand && project.test(next) && (next !== 'residential' || project.test(after))
}

/** "Plot 2000 foot": nothing is so long, and no length is said about; roads and ways are not meant. */
const isFloorSpace = ({ tokens }: Draft, { high, to, bound }: Quantity) =>
  high >= (bound === 'approx' ? leastAbout : leastFloorSpace) &&
  !/^(?:road|wide|away|from|front|frontage)$/.test(tokens[to]?.text ?? '')
const leastFloorSpace = 400
const leastAbout = 100

/** "Old", "se zyada purana nahi": how old it may be at most. */
const aged =
  /^(?:old|purana|purani|purane|age|पुराना|पुरानी|(?:se kam|से कम) (?:purana|purani|purane|old|पुराना|पुरानी|पुराने)|se (?:(?:zyada|jyada|jada|upar) )?(?:purana|purani|purane|old) (?:nahi|nahin|nai|na|mat)(?: ho| hona)?|से (?:ज्यादा )?(?:पुराना|पुरानी|पुराने) (?:नहीं|न|ना)(?: हो)?)(?= |$)/

/** "20 lakh per katha": a price of a piece that has no one size is none of the whole. */
const isOfPiece = ({ tokens }: Draft, to: number) =>
  /^(?:per|\/|prati)$/.test(tokens[to]?.text ?? '') &&
  units.find(tokens, to + 1)?.meaning.of === 'area'

/** "10 saal se zyada purana" */
const older =
  /^(?:(?:(?:se|से) )?(?:zyada|jyada|jada|upar|adhik|ज्यादा|ऊपर|अधिक) (?:purana|purani|purane|old|पुराना|पुरानी|पुराने)|(?:or|and) (?:more|above) old)(?= |$)/

const depositWord = /^(?:deposit|dep|advance|security|pagdi|जमानत)$/

function takeAmount(draft: Draft, found: Quantity): boolean {
  const { from, to } = found
  if (isOfPiece(draft, to)) return false
  const other = otherMoney(draft, from, to, found.high)
  if (other) {
    leave(draft, ...other)
    return true
  }
  const deposit = depositAround(draft, from, to, found.high)
  if (deposit) claim(draft, 'deposit', { rupees: found.high }, deposit)
  else claim(draft, 'budget', rangeOf(found, 'max'), [from, to])
  return true
}

/** The span of an amount together with the words that make it a deposit; nothing where there are none. */
export function depositAround(
  draft: Draft,
  from: number,
  to: number,
  rupees: number,
): readonly [from: number, to: number] | undefined {
  const { tokens } = draft
  // "Rent 14,000 deposit 50,000": the word belongs to the greater of two amounts.
  const isDeposit =
    depositWord.test(tokens[to]?.text ?? '') &&
    isFree(draft, to) &&
    amountFrom(draft, to + 1) <= rupees &&
    !isMonths(draft, to + 1)
  const end = isDeposit ? to + 1 : to
  const before = /^(?:is|of|amount)$/.test(tokens[from - 1]?.text ?? '') ? from - 2 : from - 1
  const isBefore = isFree(draft, before) && depositWord.test(tokens[before]?.text ?? '')
  let begin = isBefore ? before : from
  if (tokens[begin]?.text === 'deposit' && tokens[begin - 1]?.text === 'security') begin--
  return begin === from && end === to ? undefined : [begin, end]
}

/** The amount that begins at a token, behind a bound if there is one; 0 where there is none. */
function amountFrom(draft: Draft, at: number): number {
  for (let begin = at; begin <= at + 2; begin++) {
    const found = quantityAt(draft, begin)
    if (found) return found.unit.of === 'amount' ? found.high : 0
    const token = draft.tokens[begin]
    if (token?.kind === 'number') return token.value >= 1_000 ? token.value : 0
    if (!leading.test(token?.text ?? '')) return 0
  }
  return 0
}

const leading = /^(?:of|is|not|more|than|no|above|under|below|upto|up|to|only|max|rs|₹|amount|-)$/

/** "Rent 60000, deposit 3 months": the word belongs to what follows it. */
function isMonths(draft: Draft, at: number): boolean {
  let begin = at
  while (begin < at + 3 && leading.test(draft.tokens[begin]?.text ?? '')) begin++
  return quantityAt(draft, begin)?.unit.of === 'months'
}

function takeMonths(draft: Draft, { from, to, high }: Quantity): boolean {
  const { tokens } = draft
  if (depositWord.test(tokens[from - 1]?.text ?? '') && isFree(draft, from - 1)) {
    const begin = tokens[from - 2]?.text === 'security' ? from - 2 : from - 1
    claim(draft, 'deposit', { months: high }, [begin, to])
    return true
  }
  let end = to
  while (/^(?:security|rent|ka|ki|of|का)$/.test(tokens[end]?.text ?? '')) end++
  if (!depositWord.test(tokens[end]?.text ?? '')) return false
  claim(draft, 'deposit', { months: high }, [from, end + 1])
  return true
}
