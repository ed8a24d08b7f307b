import { foldEmail } from '#contract/field.ts'
import { readPhone } from '#domain/contact/phone.ts'
import { readAmount } from '#domain/import-cell/read-amount.ts'
import { readDay } from '#domain/import-cell/read-date.ts'
import { notUnderstood, type Reading, understood } from '#domain/import-cell/reading.ts'
import { type Kind, partsOf, type Value } from '#server/export/column.ts'

/** What a cell says as a value of its kind, or why it says nothing we can read. */
export function readCell(kind: Kind, cell: string): Reading<Value> {
  switch (kind.is) {
    case 'phone':
      return isShortened(cell) ? shortened : readPhones(cell)
    case 'pincode':
      return isShortened(cell) ? shortened : understood(cell.replace(/\s|\.0+$/g, ''))
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
      return /^\d{4}-\d\d-\d\d$/.test(cell) ? understood(cell) : readDay(cell)
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

const shortened = notUnderstood(
  'the spreadsheet has shortened this number: its last digits are lost',
)

const isShortened = (cell: string) => /^\d(?:\.\d+)?e\+?\d+$/i.test(cell)

/** A number as it stands where it is none: the field's own schema says what is wrong with it. */
function readPhones(cell: string): Reading<string> {
  const whole = readPhone(cell)
  if (whole) return understood(whole)
  const [first, ...others] = cell.split(/[/,;|]|\bor\b|\n/i).map((part) => readPhone(part.trim()))
  return first && others.length > 0 && others.every((other) => other !== undefined)
    ? understood(first, 'the first of several numbers was taken')
    : understood(cell)
}

function readPlainNumber(cell: string): Reading<number> {
  const plain = cell.replace(/[,\s]/g, '')
  return /^-?\d+(?:\.\d+)?$/.test(plain)
    ? understood(Number(plain))
    : notUnderstood('this is not a number')
}

function readYears(cell: string): Reading<number> {
  const [, digits = cell, more] =
    /^(\d+(?:\.\d+)?)\s*(\+)?\s*(?:y|yrs?\.?|years?)?$/i.exec(cell) ?? []
  const read = readPlainNumber(digits)
  return read.ok && more ? understood(read.value, `“${cell}” was taken as ${digits}`) : read
}

function readRupees(cell: string): Reading<number> {
  if (/^(?:[₹\s]*0(?:\.0+)?|free)$/i.test(cell)) return understood(0)
  // "2.999" is 2,999 in some countries: read as a fraction it would be 3 rupees.
  if (/^\D*\d+(?:\.\d{3})+\D*$/.test(cell)) {
    return notUnderstood('a dot before three digits could mean thousands or paise')
  }
  const read = readAmount(cell)
  if (!read.ok) return read
  const [note] = read.notes
  return note ? notUnderstood(`this is not one amount: ${note}`) : understood(read.value.rupees)
}

function readYesNo(cell: string): Reading<boolean> {
  if (/^(?:yes|y|true|1|active|enabled|✓|✔|हाँ)$/i.test(cell)) return understood(true)
  if (/^(?:no|n|false|0|inactive|disabled|✗|✘|नहीं)$/i.test(cell)) return understood(false)
  return notUnderstood('this is neither Yes nor No')
}

type WordKind = Extract<Kind, { of: unknown }>

const folded = (word: string) => word.toLowerCase().replace(/[\s_.-]+/g, '')

function readWord({ of, also }: WordKind, cell: string): Reading<string> {
  const written = folded(cell)
  const usual = also && Object.hasOwn(also, written) ? also[written] : undefined
  const found =
    Object.entries(of.labels).find((names) =>
      names.some((name) => folded(name) === written),
    )?.[0] ?? usual
  return found
    ? understood(found)
    : notUnderstood(`this is none of: ${Object.values(of.labels).join(', ')}`)
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
