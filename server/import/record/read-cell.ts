import { foldEmail } from '#contract/field.ts'
import { readPhone } from '#domain/contact/phone.ts'
import { formatDate } from '#domain/date/date.ts'
import { readAmount } from '#domain/import-cell/read-amount.ts'
import { readDegrees } from '#domain/import-cell/read-coordinate.ts'
import { type DayOrder, readDay } from '#domain/import-cell/read-date.ts'
import { notUnderstood, type Reading, understood } from '#domain/import-cell/reading.ts'
import { locales } from '#domain/locale/locale.ts'
import { t } from '#domain/locale/translate.ts'
import { type Kind, partsOf, type Value } from '#server/export/column.ts'
import { inLocale } from '#server/locale/translations.ts'

/**
 * Parses a cell as a value of its kind, or returns why it cannot be parsed. `order` is the date
 * order of its column.
 */
export function readCell(kind: Kind, cell: string, order?: DayOrder): Reading<Value> {
  switch (kind.is) {
    case 'phone':
      return isShortened(cell) ? shortened() : readPhones(cell)
    case 'pincode':
      return isShortened(cell) ? shortened() : understood(cell.replace(/\s|\.0+$/g, ''))
    case 'email':
      return understood(foldEmail(cell))
    case 'number':
      return readPlainNumber(cell)
    case 'years':
      return readYears(cell)
    case 'limit':
      return /^(?:unlimited|no limit|∞)$/i.test(cell) ? understood(-1) : readPlainNumber(cell)
    case 'rupees':
      return readRupees(cell)
    case 'flag':
      return readYesNo(cell)
    case 'day':
    case 'birthday':
      return readDate(cell, kind.is === 'birthday', order)
    case 'degrees':
      return readDegrees(cell)
    case 'color':
      return readColor(cell)
    case 'list':
      return understood(partsOf(cell))
    case 'word':
      return readWord(kind, cell)
    case 'words':
      return readWords(kind, cell)
    default:
      return understood(cell)
  }
}

const shortened = () =>
  notUnderstood(t('the spreadsheet has shortened this number: its last digits are lost'))

const isShortened = (cell: string) => /^\d(?:\.\d+)?e\+?\d+$/i.test(cell)

/** Returns anything that is no number unchanged: the field's schema then reports the error. */
function readPhones(cell: string): Reading<string> {
  const whole = readPhone(cell)
  if (whole) return understood(whole)
  const [first, ...others] = cell.split(/[/,;|]|\bor\b|\n/i).map((part) => readPhone(part.trim()))
  return first && others.length > 0 && others.every((other) => other !== undefined)
    ? understood(first, t('there are several numbers, so the first was used'))
    : understood(cell)
}

const shortYear = /^(\d{1,2}[-/. ](?:\d{1,2}|[a-z]{3,9})[-/. ,]+)['’]?(\d\d)$/i

/** A two-digit year is in this century, except for birthdays, which are of adults. */
function readDate(cell: string, isBirthday: boolean, order?: DayOrder): Reading<Value> {
  if (/^\d{4}-\d\d-\d\d$/.test(cell)) return understood(cell)
  const [, start, digits] = shortYear.exec(cell) ?? []
  if (!start || !digits) return readDay(cell, order)
  const year = 2000 + Number(digits)
  const isAdult = year + adultAge <= new Date().getFullYear()
  const read = readDay(`${start}${isBirthday && !isAdult ? year - 100 : year}`, order)
  return read.ok
    ? understood(read.value, ...read.notes, t('read as {value}', { value: formatDate(read.value) }))
    : read
}

const adultAge = 18

const colors: Readonly<Record<string, string>> = {
  ...{ red: '#ef4444', orange: '#f97316', yellow: '#eab308', green: '#22c55e', teal: '#14b8a6' },
  ...{ blue: '#3b82f6', purple: '#a855f7', pink: '#ec4899', brown: '#92400e', grey: '#6b7280' },
  ...{ gray: '#6b7280', black: '#000000', white: '#ffffff' },
}

/** Returns anything that is no color unchanged: the field's schema then reports the error. */
function readColor(cell: string): Reading<string> {
  const [, ...digits] = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(cell) ?? []
  if (digits.length > 0) return understood(`#${digits.map((digit) => digit + digit).join('')}`)
  const word = cell.toLowerCase()
  const named = Object.hasOwn(colors, word) ? colors[word] : undefined
  return named ? understood(named, t('read as {value}', { value: named })) : understood(cell)
}

function readPlainNumber(cell: string): Reading<number> {
  const plain = cell.replace(/[,\s]/g, '')
  return /^-?\d+(?:\.\d+)?$/.test(plain)
    ? understood(Number(plain))
    : notUnderstood(t('this is not a number'))
}

function readYears(cell: string): Reading<number> {
  const [, digits = inDigits(cell), more] =
    /^(\d+(?:\.\d+)?)\s*(\+)?\s*(?:y|yrs?\.?|years?)?$/i.exec(cell) ?? []
  const read = readPlainNumber(digits)
  return read.ok && more
    ? understood(read.value, t('“{cell}” was read as {digits}', { cell, digits }))
    : read
}

const numberWords = 'one two three four five six seven eight nine ten'.split(' ')

function inDigits(cell: string): string {
  const [word = ''] = /^[a-z]+(?=(?: y(?:ea)?rs?\.?)?$)/i.exec(cell) ?? []
  const found = numberWords.indexOf(word.toLowerCase())
  return found < 0 ? cell : String(found + 1)
}

function readRupees(cell: string): Reading<number> {
  if (/^(?:[₹\s]*0(?:\.0+)?|free)$/i.test(cell)) return understood(0)
  // "2.999" is 2,999 in some countries: as a fraction it would be 3 rupees.
  if (/^\D*\d+(?:\.\d{3})+\D*$/.test(cell)) {
    return notUnderstood(t('a dot before three digits could mean thousands or paise'))
  }
  const read = readAmount(cell)
  if (!read.ok) return read
  const [note] = read.notes
  return note
    ? notUnderstood(t('this is not one amount: {note}', { note }))
    : understood(read.value.rupees)
}

function readYesNo(cell: string): Reading<boolean> {
  if (/^(?:yes|y|true|1|active|enabled|✓|✔|हाँ)$/i.test(cell)) return understood(true)
  if (/^(?:no|n|false|0|inactive|disabled|✗|✘|नहीं)$/i.test(cell)) return understood(false)
  return notUnderstood(t('this must be Yes or No'))
}

type WordKind = Extract<Kind, { of: unknown }>

const folded = (word: string) => word.toLowerCase().replace(/[\s_.-]+/g, '')

/** "FAQs" is FAQ, and "amenities" is Amenity. */
const singular = (word: string) =>
  folded(word)
    .replace(/ies$/, 'y')
    .replace(/(?<=..)s$/, '')

/** The labels of a word in every language: files come from people who use another one. */
const labelsOf = (of: WordKind['of'], key: string) =>
  locales.map((locale) => inLocale(locale, () => of.labels[key] ?? key))

function readWord({ of, also }: WordKind, cell: string): Reading<string> {
  const usual = [folded(cell), singular(cell)]
    .map((written) => (also && Object.hasOwn(also, written) ? also[written] : undefined))
    .find((key) => key !== undefined)
  const found =
    of.keys.find((key) =>
      [key, ...labelsOf(of, key)].some((name) => singular(name) === singular(cell)),
    ) ?? usual
  return found
    ? understood(found)
    : notUnderstood(
        t('this must be one of: {values}', { values: Object.values(of.labels).join(', ') }),
      )
}

function readWords(kind: WordKind, cell: string): Reading<string[]> {
  const words: string[] = []
  for (const part of partsOf(cell)) {
    const read = readWord(kind, part)
    if (!read.ok) return read
    words.push(read.value)
  }
  return understood(words)
}
