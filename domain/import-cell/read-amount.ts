import { t } from '#domain/locale/translate.ts'
import { namesForeignCurrency } from '#domain/money/foreign-currency.ts'
import { maxRupees } from '#domain/money/max-rupees.ts'
import { withCommas } from '#domain/text/format-number.ts'
import { regExp } from '#domain/text/reg-exp.ts'
import { plainDigits, readNumber } from './read-number.ts'
import { notUnderstood, type Reading, understood } from './reading.ts'

/** An amount in whole rupees; `upTo` is the upper end of a range. */
export interface Amount {
  rupees: number
  upTo?: number
  /** Rupees per square foot, where the cell has that rate too. */
  perSqft?: number
  /** Set where the cell says that the price is per month. */
  isMonthly?: true
  isNegotiable?: true
}

export const lakh = 100_000
export const crore = 10_000_000

// Longest first, so that "lakhs" does not match as "l" and a rest (SRC-7).
const multiples: [RegExp, number][] = [
  [/^(?:crores?|crs?|karod|koti|करोड़|करोड़|कोटी|कोटि|c(?![a-z]))\.?/, crore],
  [/^(?:lakhs?|lacs?|lkhs?|lks?|लाख|l(?![a-z]))\.?/, lakh],
  [/^(?:thousand|hazaar|hazar|हज़ार|हजार|k(?![a-z]))\.?/, 1_000],
  [/^(?:million|mn(?![a-z]))\.?/, 1_000_000],
]
const onRequest =
  /on request|on call|call for|contact|ask for|negotiable price|p\.?o\.?r\.?$|tba|tbd/
const rate = regExp()`
  (?:\/|\bper\b)\s*(?:sq|ft|square|yd|yard|gaj|acre|cent|gunt|hect|kanal|marla|bigha|ground
  |month\/sq)|\bpsf\b
`
const tail = regExp()`
  (?:\/-|(?:\/|(?<!\s))\s*(?:per |a |p\.?)?(?:month|mth|mon?\.?|m\.)|\bp\.?m\.?|\bmonthly|\bonly
  |\btotal|\(?\ball (?:inclusive|incl?\.?)\)?|\(?\b(?:fix(?:ed)?|firm|final|last)(?: price)?\)?
  |\(?(?:slight(?:ly)? |little )?(?:negotiable|neg(?:o(?:tiation)?)?|ono)\.?\)?)\s*$
`
const danglingDash = /(?<![\s,;–—-])[\s,;–—-]+$/
const monthly = /(?:\/|\bper|\ba)\s*(?:month|mth|mon?\b|m\b)|\bp\.?m\b|\bmonthly/
const negotiable = /\b(?:neg|ono\b)/
const onTop =
  /\+ ?(?:gst|reg|stamp|tax|other|govt|government|extra|charges|maint|society|brokerage)/
const currency = /₹|\brs\b\.?|\binr\b|\brupees?\b|रु\.?/g

/**
 * Parses a price as written in India into whole rupees: `1,25,00,000`, `₹ 1.9 Cr`, `76 Lac`, `25.5
 * Lac Onwards`, `1 crore 25 lakh`, `₹ 92.68 Lac - 1.32 Cr` (lower end, with a note), and a total
 * and a rate run together, `₹ 1.9 Cr₹ 7,224/sq.ft.`. A number without a unit counts in `unit`
 * rupees (1, or a lakh where the column is in lakh). Refuses `Price on Request`, a rate alone, zero
 * and negative amounts.
 */
export function readAmount(text: string, unit = 1): Reading<Amount> {
  const plain = plainDigits(text).toLowerCase().replace(/\s+/g, ' ').trim()
  if (plain.length > 80) return notUnderstood(t('this is too long to be a price'))
  if (namesForeignCurrency(plain)) return notUnderstood(t('this is not in rupees'))
  if (onRequest.test(plain)) return notUnderstood(t('the price is on request'))
  const parts = plain.split(currency).map((part) => part.trim())
  const written = parts.filter((part) => part !== '')
  const totals = written.filter((part) => !rate.test(part))
  const total = totals[0]
  if (total === undefined) {
    return notUnderstood(
      written.length > 0 ? t('this is a rate, not a total price') : t('there is no amount here'),
    )
  }
  // "₹ 80 Lac - ₹ 1 Cr": two totals joined by a dash are a range.
  const joined = totals.length === 2 && /[-–]$|\bto$/.test(total) ? totals.join(' ') : total
  if (totals.length > 1 && joined === total)
    return notUnderstood(t('there are several amounts here'))
  const reading = readRange(joined, unit)
  if (!reading.ok) return reading
  const perSqft = readRate(written.find((part) => rate.test(part)))
  return understood({ ...reading.value, ...(perSqft && { perSqft }) }, ...reading.notes)
}

function readRange(text: string, unit: number): Reading<Amount> {
  const notes: string[] = []
  const marked = text
    // "65-lakh" is no range; "62,50 ,000" has an extra blank.
    .replace(/(?<=\d)\s*-\s*(?=(?:lakh|lac|lkh|cr|thousand|hazar)|[lk]\b)/g, ' ')
    .replace(/(?<=\d) (?=,\d)/g, '')
  let rest = withoutMarks(marked)
  if (rest !== marked)
    notes.push(
      t('"{length}" after the price was left out', { length: marked.slice(rest.length).trim() }),
    )
  const extra = onTop.exec(rest)
  if (extra && !/\d/.test(rest.slice(extra.index))) {
    rest = rest.slice(0, extra.index).trim()
    notes.push(t('charges on top of the price were left out'))
  }
  const kind = {
    ...(monthly.test(rest) && { isMonthly: true as const }),
    ...(negotiable.test(rest) && { isNegotiable: true as const }),
  }
  for (let match = tail.exec(rest); match && rest !== ''; match = tail.exec(rest)) {
    // "85 Lac - Nego": the dash before such a word does not make a range.
    rest = rest.slice(0, match.index).replace(danglingDash, '').trim()
  }
  const onwards = /(?:onwards?|and above|\+|से शुरू)$/.exec(rest)
  if (onwards) {
    rest = rest.slice(0, onwards.index).trim()
    notes.push(t('the price is a starting price'))
  }
  const opening = /^(?:(starting|from|starts at)|approx\.?|around|about|~)\s*(?:from|at)?\s*/.exec(
    rest,
  )
  if (opening) {
    rest = rest.slice(opening[0].length)
    notes.push(opening[1] ? t('the price is a starting price') : t('the price is approximate'))
  }
  const ends = rest.split(/(?<!\s)\s*(?:-|–|—|\bto\b)\s*/)
  if (ends.length > 2 || ends.some((end) => end === '')) {
    return notUnderstood(t('we cannot read this amount'))
  }
  const last = readSum(ends.at(-1) ?? '', unit)
  // The unit of a range is on the right: "2.8 - 3.1 Cr".
  const first = ends.length === 2 ? readLowEnd(ends[0] ?? '', last, unit) : last
  if (!first || !last) return notUnderstood(t('we cannot read this amount'))
  const low = Math.min(first.rupees, last.rupees)
  const high = Math.max(first.rupees, last.rupees)
  if (Math.round(low) < 1) return notUnderstood(t('the amount must be more than zero'))
  if (high > maxRupees) return notUnderstood(t('the amount is more than ₹10,000 crore'))
  notes.push(...first.notes)
  const rupees = Math.round(low)
  if (Math.abs(rupees - low) > 0.005) notes.push(t('rounded to whole rupees'))
  const upTo = Math.round(high)
  if (upTo === rupees) return understood({ rupees, ...kind }, ...notes)
  return understood(
    { rupees, upTo, ...kind },
    ...notes,
    t('the price is a range, so the lower end was used'),
  )
}

/** In "80-1.2 Cr" the lower end is 80 lakh: 80 is too large for the unit of the upper end. */
function readLowEnd(text: string, last: Sum | undefined, unit: number): Sum | undefined {
  const sum = readSum(text, last?.unit ?? unit)
  if (!sum || !last || sum.rupees <= last.rupees || !/^[\d.,\s]+$/.test(text)) return sum
  const smaller = last.unit === crore ? lakh : last.unit === lakh ? 1_000 : undefined
  const lower = smaller === undefined ? undefined : readSum(text, smaller)
  return lower && lower.rupees < last.rupees ? lower : undefined
}

/** Removes footnote marks from the end. */
function withoutMarks(text: string): string {
  let end = text.length
  while (end > 0 && '*#^†'.includes(text.charAt(end - 1))) end--
  return text.slice(0, end).trim()
}

interface Sum {
  rupees: number
  unit: number
  notes: readonly string[]
}

/** Parses one amount, also in two steps: `1 crore 25 lakh`. */
function readSum(text: string, bareUnit: number): Sum | undefined {
  let rest = text.trim()
  let rupees = 0
  let unit = bareUnit
  let smallest = Number.POSITIVE_INFINITY
  const notes: string[] = []
  while (rest !== '') {
    const digits = /^\d{1,3}(?: \d{2,3})+ \d{3}(?![\d.,])|^[\d.,]+(?:e[+-]?\d+)?/.exec(rest)?.[0]
    if (!digits) return undefined
    const number = readGrouped(digits)
    if (!number.ok) return undefined
    rest = rest.slice(digits.length).trim()
    const multiple = multiples.find(([word]) => word.test(rest))
    unit = multiple?.[1] ?? bareUnit
    if (/^c(?![a-z])/.test(rest)) notes.push(t('"C" was read as crore'))
    if (multiple) rest = rest.replace(multiple[0], '').trim()
    // Units must fall: "25 lakh 1 crore" and two bare numbers are not an amount.
    if (unit >= smallest || (smallest !== Number.POSITIVE_INFINITY && !multiple)) return undefined
    smallest = unit
    rupees += number.value * unit
    notes.push(...number.notes)
  }
  return smallest === Number.POSITIVE_INFINITY ? undefined : { rupees, unit, notes }
}

/** Parses a number with blanks between its digits, or with commas in unusual positions. */
function readGrouped(digits: string): Reading<number> {
  const number = readNumber(digits.replaceAll(' ', ','))
  const commas = digits.split(',').length - 1
  const plain = digits.replaceAll(',', '')
  if (number.ok || commas < 2 || !/^\d{6,}$/.test(plain)) return number
  return understood(
    Number(plain),
    t('the commas are in unusual places, so it was read as {plain}', {
      plain: withCommas(Number(plain)),
    }),
  )
}

function readRate(text: string | undefined): number | undefined {
  const digits = /^([\d.,]+)(?![\d.,])\s*(?!\s)(k\b)?.*sq\.? ?f/.exec(text ?? '')
  const number = digits?.[1] ? readNumber(digits[1]) : undefined
  return number?.ok ? number.value * (digits?.[2] ? 1_000 : 1) : undefined
}

/** A deposit in rupees, where 0 means "no deposit", or in months of rent. */
export type Deposit = { rupees: number } | { months: number }

/** A deposit up to this number is in months: nobody asks for so few rupees. */
const maxMonths = 24

const monthsOfRent = regExp()`
  ^(\d{1,2}(?:\.\d)?)\s*(?:(?:months?|mths?|mnths?|x|times)\b|महीने|महिने|माह)
`

/** Parses a security deposit: `No Deposit`, ` 8,25,000`, `2 months`, `3`. */
export function readDeposit(text: string): Reading<Deposit> {
  const plain = plainDigits(text).toLowerCase().trim()
  if (/^(?:no|zero|nil)\b|^0+(?:\.0*)?$/.test(plain)) return understood({ rupees: 0 })
  const months = monthsOfRent.exec(plain)?.[1]
  if (months) return understood({ months: Number(months) })
  const number = readNumber(plain)
  if (number.ok && number.value > 0 && number.value <= maxMonths) {
    return understood({ months: number.value })
  }
  // "33,000/- (refundable)"
  const amount = readAmount(plain.replace(/(?<!\s)\s*\(?(?:fully )?refundable\)?$/, ''))
  if (!amount.ok) return amount
  const { rupees } = amount.value
  return understood({ rupees }, ...amount.notes)
}
