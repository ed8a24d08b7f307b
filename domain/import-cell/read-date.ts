import { t } from '#domain/locale/translate.ts'
import { regExp } from '#domain/text/reg-exp.ts'
import { notUnderstood, type Reading, understood } from './reading.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

function monthNumber(name: string): number {
  return months.indexOf(name.slice(0, 3).toLowerCase()) + 1
}

function yearMonth(year: number, month: number): string | undefined {
  if (month < 1 || month > 12 || year < 1990 || year > 2099) return undefined
  return `${year}-${String(month).padStart(2, '0')}`
}

export interface PossessionRead {
  possession?: 'ready' | 'under-construction'
  /** The month of possession, `2019-12`. */
  possessionBy?: string
  /** The day of possession, where the cell has one. */
  availableFrom?: string
}

const ready = regExp()`
  ^(?:ready(?: to move)?(?: ?-?in)?|immediate(?:ly)?(?: possession)?|rtm|available now
  |ready possession)$
`
const name = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?'
const nameThenYear = new RegExp(
  `^(?:(?:available )?(?:from |by |in )|possession by )?${name}[ ,'’-]*(\\d{4}|['’] ?\\d{2})$`,
)
const yearThenName = new RegExp(`^(\\d{2}|\\d{4})-${name}$`)
const numbers = /^(?:from |by )?(?:(\d{4})[-/](\d{1,2})|(\d{1,2})[-/](\d{4}))(?:[-/]\d{1,2})?$/

/**
 * Parses when a home becomes available: `Ready To Move`, `Immediately`, `Under Construction`, `From
 * May '26`, `Dec, 2027`, `2027-12`. `19-Dec` is December 2019 only where the column is known to be
 * written year first (`yearFirst`); elsewhere it may be a day, so it is refused.
 */
export function readPossession(
  text: string,
  yearFirst = false,
  order: DayOrder = 'day-first',
): Reading<PossessionRead> {
  const plain = text
    .toLowerCase()
    .replace(/[\s_]+/g, ' ')
    .trim()
  if (ready.test(plain) || /^ready (?:to move|for)\D*$/.test(plain)) {
    return understood({ possession: 'ready' })
  }
  const rough = readRoughMonth(plain, order)
  if (rough) return rough
  if (/^(?:under[ -]construction|u ?\/ ?c|uc|new launch|upcoming)$/.test(plain)) {
    return understood({ possession: 'under-construction' })
  }
  const dashed = yearThenName.exec(plain)
  if (dashed?.[1] && !yearFirst && dashed[1].length === 2) {
    return notUnderstood(t('this could be a date or a year'))
  }
  const named = dashed ? undefined : nameThenYear.exec(plain)
  const figures = dashed || named ? undefined : numbers.exec(plain)
  const year = dashed?.[1] ?? named?.[2]?.replace(/\D/g, '') ?? figures?.[1] ?? figures?.[4]
  const month = dashed?.[2] ?? named?.[1]
  const by =
    year &&
    yearMonth(
      Number(year) + (year.length === 2 ? 2000 : 0),
      month ? monthNumber(month) : Number(figures?.[2] ?? figures?.[3]),
    )
  return by
    ? understood({ possessionBy: by })
    : notUnderstood(t('we cannot read this possession date'))
}

const quarterPattern =
  /^(?:by |in )?(?:q([1-4])[ ,'’/-]*|([1-4])(?:st|nd|rd|th)? quarter(?: of)?[ ,]*)(\d{4}|\d{2})$/

/**
 * Parses a quarter, a year, a month with a short year, or a whole day into a month, with a note
 * where the month was chosen.
 */
function readRoughMonth(plain: string, order: DayOrder): Reading<PossessionRead> | undefined {
  const short = new RegExp(`^(?:by |in |from )?${name}[-/](\\d{2})$`).exec(plain)
  if (short) {
    const year = 2000 + Number(short[2])
    const by = yearMonth(year, monthNumber(short[1] ?? ''))
    return by && year >= 2015
      ? understood({ possessionBy: by }, t('read as a month in {year}, not as a day', { year }))
      : notUnderstood(t('this could be a date or a year'))
  }
  const quarter = quarterPattern.exec(plain)
  if (quarter) {
    const year = Number(quarter[3]) + (quarter[3]?.length === 2 ? 2000 : 0)
    const by = yearMonth(year, 3 * Number(quarter[1] ?? quarter[2]))
    return by === undefined
      ? undefined
      : understood({ possessionBy: by }, t('the last month of the quarter was used'))
  }
  const year = /^(?:by |in |end of |by end of |year )?(\d{4})$/.exec(plain)?.[1]
  const by = year && yearMonth(Number(year), 12)
  if (by)
    return understood({ possessionBy: by }, t('only the year is given, so its last month was used'))
  const day = readDay(plain.replace(/^(?:from|by|on|available from|after) /, ''), order)
  if (!day.ok) return numericDay.test(plain) ? day : undefined
  return understood({ possessionBy: day.value.slice(0, 7), availableFrom: day.value }, ...day.notes)
}

const monthName = '(?<month>(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)\\.?'
const days: readonly RegExp[] = [
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?:[T ].*)?$/,
  /^(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>\d{4})$/,
  new RegExp(
    `^(?<day>\\d{1,2})(?:st|nd|rd|th)?[ -]${monthName}[ ,'’-]+(?<year>\\d{4}|\\d{2})$`,
    'i',
  ),
  new RegExp(`^${monthName} (?<day>\\d{1,2})(?:st|nd|rd|th)?,? (?<year>\\d{4})$`, 'i'),
]

/**
 * Parses a day written year first (`2022-05-18`), day first as in India (`18/05/2022`), or with the
 * name of its month (`18 May 2022`, `May 18, 2022`, `18-May-22`).
 */
export function readDay(text: string, order: DayOrder = 'day-first'): Reading<string> {
  const plain = text.trim()
  const numeric = numericDay.exec(plain)
  if (numeric && order !== 'day-first') return readNumericDay(numeric, order)
  const serial = /^[2-6]\d{4}(?:\.\d+)?$/.exec(plain)
  // Spreadsheets count days from 30 December 1899.
  if (serial) {
    const day = new Date(Date.UTC(1899, 11, 30) + Math.floor(Number(plain)) * 86_400_000)
    return understood(day.toISOString().slice(0, 10), t('read as a spreadsheet date number'))
  }
  const found = days
    .map((shape) => shape.exec(plain)?.groups)
    .find((groups) => groups !== undefined)
  const { year, month = '', day = '' } = found ?? {}
  const number = /\d/.test(month) ? month : String(monthNumber(month))
  const fullYear = year?.length === 2 ? `20${year}` : year
  const written = `${fullYear}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`
  const moment = new Date(`${written}T00:00:00Z`)
  if (Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== written) {
    return notUnderstood(t('we cannot read this date'))
  }
  return understood(written)
}

/** The order of day and month in a column, as far as its values show it. */
export type DayOrder = 'day-first' | 'month-first' | 'unclear'

const numericDay = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/

/**
 * Returns the order of day and month in a column: a value such as `08/15/2027` can only have the
 * month first. Where other values can only have the day first, ambiguous values are unclear.
 */
export function dayOrderOf(values: readonly string[]): DayOrder {
  const days = values.flatMap((value) => {
    const [, first, second] = numericDay.exec(value.trim()) ?? []
    return first && second ? [[Number(first), Number(second)] as const] : []
  })
  if (!days.some(([first, second]) => first <= 12 && second > 12)) return 'day-first'
  return days.some(([first, second]) => first > 12 && second <= 12) ? 'unclear' : 'month-first'
}

function readNumericDay(found: RegExpExecArray, order: DayOrder): Reading<string> {
  const [, first = '', second = '', year = ''] = found
  const isMonthFirst = Number(second) > 12 || (order === 'month-first' && Number(first) <= 12)
  if (order === 'unclear' && Number(first) <= 12 && Number(second) <= 12 && first !== second) {
    return notUnderstood(
      t('this could have the day or the month first, like other dates in this column'),
    )
  }
  const reading = readDay(isMonthFirst ? `${second}/${first}/${year}` : found[0])
  return reading.ok && isMonthFirst && first !== second
    ? understood(reading.value, ...reading.notes, t('read with the month first'))
    : reading
}

const spans: Record<string, number> = { minute: 0, hour: 0, day: 1, week: 7, month: 30, year: 365 }
const age = regExp()`
  ^(?:posted |verified |updated )?(?:(\d{1,3}|an?)\s+(minute|hour|day|week|month|year)s? ago
  |(today|just now)|(yesterday))$
`

/**
 * Parses `Posted 3 days ago`, `Posted a year ago` into a number of days, with a note, since a month
 * or a year is no exact number. The day itself depends on when the file was made.
 */
export function readDaysAgo(text: string): Reading<number> {
  const match = age.exec(text.toLowerCase().replace(/\s+/g, ' ').trim())
  if (!match) return notUnderstood(t('we cannot read this age'))
  if (match[3] || match[4]) return understood(match[4] ? 1 : 0)
  const count = match[1]?.startsWith('a') ? 1 : Number(match[1])
  return understood(
    count * (spans[match[2] ?? ''] ?? 0),
    t('"{text}" is not an exact date', { text: text.trim() }),
  )
}
