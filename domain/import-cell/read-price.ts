import { msg, t } from '#domain/locale/translate.ts'
import { regExp } from '#domain/text/reg-exp.ts'
import { type Amount, type Deposit, readAmount, readDeposit } from './read-amount.ts'
import { plainDigits } from './read-number.ts'
import { notUnderstood, type Reading, understood } from './reading.ts'

/** A price, with whatever else its cell says. */
export interface PriceRead extends Amount {
  deposit?: Deposit
  maintenance?: number
  maintenancePer?: 'month' | 'sqft'
  isMaintenanceIncluded?: true
}

const money = regExp()`
  (?:(?:₹|rs\.?|inr) ?)?(?<![\d.,])\d[\d.,]* ?
  (?:(?:lakhs?|lacs?|lks?|l|k|thousand|crores?|crs?|लाख|हज़ार|हजार)(?![a-z])\.?)?(?:\/-)?
`.source
const join = '(?:(?:[,;/&+|(-]|\\band\\b|\\bwith\\b|\\bplus\\b) ?)?'
const months = '\\d{1,2} ?(?:months?|mths?)(?:\\W? rent)?'
const depositWord = regExp()`
  (?:refundable )?(?:security )?(?:deposit|depo|dep|security|advance)(?![a-z])\.?
  |डिपॉझिट|डिपॉजिट|अनामत
`.source
const deposits = [
  new RegExp(`${join}(?<sum>${months}) ?(?:as |of )?(?:${depositWord})(?: ?\\))?`),
  new RegExp(`${join}(?:${depositWord}) ?(?:of|is|[:=-])? ?(?<sum>${months}|${money})(?: ?\\))?`),
  new RegExp(`${join}(?<sum>${months}|${money}) ?(?:as |of )?(?:${depositWord})(?: ?\\))?`),
]
const monthly = '(?: ?(?:pm|p\\.m\\.|(?:/|per ) ?(?:month|mo)))?'
const perSqft = '(?<sqft> ?(?:psf|(?:/|per ) ?(?:sq\\.? ?ft\\.?|sft)))?'
const upkeep = '(?:society )?(?:maint(?:enance|ce)?|mtn|cam)(?![a-z])\\.?(?: charges?)?'
const maintenances = [
  new RegExp(
    `${join}${upkeep} ?(?:of|is|@|[:=-])? ?(?<sum>${money})${perSqft}${monthly}(?: ?\\))?`,
  ),
  new RegExp(`${join}(?<sum>${money})${perSqft}${monthly} ?(?:as |for )?${upkeep}(?: ?\\))?`),
]
const included = new RegExp(
  `(?:[+,/(] ?)?(?:(?:incl(?:uding|usive|udes|\\.)?(?: of)?|with) ?${upkeep}` +
    `|${upkeep} ?(?:is )?incl(?:uded|usive|\\.)?)(?: ?\\))?`,
)
const onTop = new RegExp(
  `\\+ ?(?:${months}|${money}) ?(?:for |of )?(?:\\w+ )?(?:parking|club|registration|reg\\b` +
    '|stamp|gst|brokerage|transfer|charges|govt|plc|electricity|water|tax)[a-z ./-]*$',
)
const begins = regExp()`
  ^(?:(?:monthly |asking |expected |sale )?(?:rent|price|demand|quote|cost)|ask(?:ing)?|@|किराया
  |कीमत|भाडे|किंमत) ?(?:is\b|[:=@-])? ?(?=[\d₹~]|rs|inr)
`
const periods: [RegExp, number, string][] = [
  [
    regExp()`
      (?:(?:\/|\bper\b|\ba\b) ?(?:year|yr|annum)|\bp\.?a\b|\byearly|\bannual(?:ly)?|सालाना
      |वार्षिक|प्रति वर्ष)(?![a-z])\.?
    `,
    12,
    msg('yearly rent, divided by 12 to get the monthly rent'),
  ],
  [
    /(?:(?:\/|\bper\b|\ba\b) ?quarter|\bquarterly)(?![a-z])/,
    3,
    msg('rent for three months, divided by 3 to get the monthly rent'),
  ],
]
const both = new RegExp(`^(?<rent>${money}) ?/ ?(?<sum>${money})$`)
const words = /(?<=[\da-z.-]) ?\([^()\d/]+\)$/
// A bracket with one of these says how the number counts, or is part of the amount.
const unitWord = regExp()`
  \b(?:per|each|lakhs?|lacs?|l|k|cr|crores?|thousands?|million|mn|inr|rs|negotiable|nego?|fix(?:ed)?
  |firm|final|last|all|usd|aed)\b|लाख|करोड|हज
`
// Above any monthly rent that is written beside its deposit.
const maxRent = 1_000_000
const maxLength = 160

/**
 * Parses a price and what people add to it in the cell: the deposit (`25k/1L`, `25,000, dep 1
 * lakh`), the maintenance (`25k + 2000 maint`), a rent per year. Other extra charges are left out
 * with a note. A bare number counts in `unit` rupees.
 */
export function readPrice(text: string, unit = 1): Reading<PriceRead> {
  const plain = plainDigits(text).toLowerCase().replace(/\s+/g, ' ').trim()
  if (plain.length > maxLength) return notUnderstood(t('this is too long to be a price'))
  const beside: Partial<PriceRead> = {}
  const notes: string[] = []
  let rest = plain
  const cut = (found: RegExpExecArray) => {
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`.trim()
  }
  const additional = onTop.exec(rest)
  if (additional && !new RegExp(upkeep).test(additional[0])) {
    notes.push(t('"{value}" on top of the price was left out', { value: additional[0].trim() }))
    cut(additional)
  }
  const inclusive = included.exec(rest)
  if (inclusive) {
    beside.isMaintenanceIncluded = true
    cut(inclusive)
  }
  const maintenance = firstOf(maintenances, rest)
  const amount = maintenance && readAmount(maintenance.groups?.sum ?? '')
  if (maintenance && amount?.ok) {
    beside.maintenance = amount.value.rupees
    beside.maintenancePer = maintenance.groups?.sqft === undefined ? 'month' : 'sqft'
    cut(maintenance)
  }
  const deposit = firstOf(deposits, rest)
  const security = deposit && readDeposit(deposit.groups?.sum ?? '')
  if (deposit && security?.ok) {
    beside.deposit = security.value
    cut(deposit)
  }
  rest = rest.replace(begins, '').replace(/(?<=[\da-z-]) rent$/, '')
  const period = periods.find(([word]) => word.test(rest))
  if (period) rest = rest.replace(period[0], ' ').trim()
  const pair = both.exec(rest)?.groups
  const behind = pair && depositBehind(pair.rent ?? '', pair.sum ?? '', unit)
  if (pair && behind !== undefined) {
    beside.deposit = { rupees: behind }
    notes.push(t('"{sum}" after the slash was read as the deposit', { sum: pair.sum ?? '' }))
    rest = pair.rent ?? ''
  }
  const aside = words.exec(rest)
  if (aside && !unitWord.test(aside[0])) {
    notes.push(t('"{value}" after the price was left out', { value: aside[0].trim() }))
    cut(aside)
  }
  const price = readAmount(rest, unit)
  if (!price.ok) return price
  const { rupees, upTo, ...kind } = price.value
  const [, count = 1, periodNote] = period ?? []
  const note = periodNote && t(periodNote)
  if (note !== undefined) notes.push(note)
  const each = {
    rupees: Math.max(1, Math.round(rupees / count)),
    ...(upTo && { upTo: Math.round(upTo / count) }),
    ...(count > 1 && { isMonthly: true as const }),
  }
  return understood({ ...kind, ...each, ...beside }, ...price.notes, ...notes)
}

function firstOf(expressions: readonly RegExp[], text: string): RegExpExecArray | undefined {
  return expressions.map((each) => each.exec(text)).find((found) => found !== null) ?? undefined
}

/** Returns the deposit of "25k/1L": the larger sum after a rent and a slash. */
function depositBehind(rent: string, sum: string, unit: number): number | undefined {
  const [first, second] = [readAmount(rent, unit), readAmount(sum, unit)]
  if (!first.ok || !second.ok) return undefined
  const times = second.value.rupees / first.value.rupees
  const isDeposit = first.value.rupees <= maxRent && times >= 1 && times <= 24
  return isDeposit ? second.value.rupees : undefined
}
