import { foldName } from '#contract/field.ts'
import { readPhone } from '#domain/phone.ts'
import { readAmount } from '#domain/read-amount.ts'
import { readDay } from '#domain/read-date.ts'
import type { Reading } from '#domain/reading.ts'
import { notUnderstood, understood } from '#domain/reading.ts'
import { type Kind, partsOf, type Value } from './field.ts'

/** What a cell says as a value of its kind, or why it says nothing we can read. */
export function readCell(kind: Kind, cell: string): Reading<Value> {
  switch (kind.is) {
    case 'phone':
      return /^\d(?:\.\d+)?e\+?\d+$/i.test(cell)
        ? notUnderstood('the spreadsheet has shortened this number: its last digits are lost')
        : understood(readPhone(cell) ?? cell)
    case 'email':
      return understood(foldName(cell))
    case 'number':
      return readPlainNumber(cell)
    case 'rupees':
      return readRupees(cell)
    case 'flag':
      return readYesNo(cell)
    case 'day':
      return /^\d{4}-\d\d-\d\d$/.test(cell) ? understood(cell) : readDay(cell)
    case 'list':
      return understood(partsOf(cell))
    case 'word':
      return readWord(kind.of.labels, cell)
    case 'words':
      return readWords(kind.of.labels, cell)
    default:
      return understood(cell)
  }
}

function readPlainNumber(cell: string): Reading<number> {
  const plain = cell.replace(/[,\s]/g, '')
  return /^-?\d+(?:\.\d+)?$/.test(plain)
    ? understood(Number(plain))
    : notUnderstood('this is not a number')
}

function readRupees(cell: string): Reading<number> {
  if (/^[₹\s]*0(?:\.0+)?$/.test(cell)) return understood(0)
  const read = readAmount(cell)
  if (!read.ok) return read
  const [note] = read.notes
  return note ? notUnderstood(`this is not one amount: ${note}`) : understood(read.value.rupees)
}

function readYesNo(cell: string): Reading<boolean> {
  if (/^(?:yes|y|true|1|active|enabled|हाँ)$/i.test(cell)) return understood(true)
  if (/^(?:no|n|false|0|inactive|disabled|नहीं)$/i.test(cell)) return understood(false)
  return notUnderstood('this is neither Yes nor No')
}

function readWord(labels: Record<string, string>, cell: string): Reading<string> {
  const said = cell.toLowerCase()
  const found = Object.entries(labels).find(
    ([key, label]) => key.toLowerCase() === said || label.toLowerCase() === said,
  )
  return found
    ? understood(found[0])
    : notUnderstood(`this is none of: ${Object.values(labels).join(', ')}`)
}

function readWords(labels: Record<string, string>, cell: string): Reading<string[]> {
  const words: string[] = []
  for (const part of partsOf(cell)) {
    const read = readWord(labels, part)
    if (!read.ok) return read
    words.push(read.value)
  }
  return understood(words)
}
