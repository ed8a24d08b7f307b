import type { Remark } from '#contract/import/result.ts'
import { PropertyType } from '#contract/property/vocabulary.ts'
import { isBlank, notUnderstood } from '#domain/import-cell/reading.ts'
import { plainCell } from '#domain/import-cell/safe-cell.ts'
import { t } from '#domain/locale/translate.ts'
import { findCity } from '#domain/place/cities.ts'
import {
  isHeaderRow,
  isTotalsRow,
  type Plan,
  type PlannedColumn,
  priceFields,
} from '#server/import/listing/mapping/read-plan.ts'
import { lowerLabel } from '#server/locale/join-list.ts'
import { areaFields, buildListing, homeOf, type RowResult } from './build-listing.ts'
import { contactRemark } from './contact-remark.ts'
import type { Facts } from './facts.ts'
import { fields } from './field-readers.ts'
import { goneRemark } from './gone-home.ts'
import { notOffered } from './not-offered.ts'
import type { FromAbove } from './rows-above.ts'
import { settleWording } from './settle-wording.ts'
import { severalHomes } from './several-homes.ts'

// Longer than any stored description; such a cell means a broken file.
const maxCellLength = 100_000
// No word, number or list is longer, so the parsers need not be fast beyond it.
const maxValueLength = 4_000

/** Parses one row by the plan. Pure: the same cells after the same rows give the same result. */
export function readRow(
  plan: Plan,
  cells: readonly string[],
  above?: Omit<FromAbove, 'cells'>,
  { hasNoContact = false } = {},
): RowResult {
  if (above?.refusal !== undefined) {
    return { refusals: [{ column: null, value: null, reason: above.refusal }] }
  }
  const shape = wrongShape(plan, cells)
  if (shape) return { refusals: [{ column: null, value: null, reason: shape }] }
  const unfit = notOffered(plan, cells)
  if (unfit) return { refusals: [unfit] }
  const gone = goneRemark(plan, cells)
  const facts: Facts = above?.purpose === undefined ? {} : { purposeAbove: above.purpose }
  const refusals: Remark[] = []
  const unreadAreas: Remark[] = []
  const notes: Remark[] = [...(above?.notes ?? [])]
  const publicTexts: string[] = []
  for (const column of plan.columns) {
    const cell = tidy(cells[column.index] ?? '')
    // For a deposit "nil" is a value.
    if (isBlank(cell) && !(column.field === 'deposit' && /^nil$/i.test(cell.trim()))) continue
    const contact = hasNoContact
      ? undefined
      : contactRemark(column.field, column.header, cell, publicTexts)
    if (contact) {
      notes.push(contact)
      continue
    }
    const reading = readCell(plan, column, cell, facts)
    const about = { column: column.header, value: cell.trim().slice(0, 200) }
    if (reading.ok) {
      const other = contradiction(facts, reading.value)
      if (other) notes.push({ ...about, reason: other })
      take(facts, reading.value)
      notes.push(...reading.notes.map((reason) => ({ ...about, reason })))
    } else if (areaFields.includes(column.field)) {
      unreadAreas.push({ ...about, reason: reading.problem })
    } else if (fields[column.field].otherwise === 'refuse') {
      refusals.push({ ...about, reason: reading.problem })
    } else {
      notes.push(leftOut({ ...about, reason: reading.problem }))
    }
  }
  // One of several areas is enough.
  const hasArea = facts.area !== undefined || facts.areas !== undefined
  if (hasArea) notes.push(...unreadAreas.map(leftOut))
  else refusals.push(...unreadAreas)
  const otherPrices = pricesOfOtherPurpose(plan, cells)
  notes.push(...otherPrices, ...severalHomes(plan, cells))
  // The key is used to find its listing from an earlier list.
  if (gone) return { refusals: [gone], home: homeOf(plan, facts, cells) }
  const wording = settleWording(plan, facts)
  refusals.push(...wording.refusals)
  if (refusals.length > 0) return { refusals }
  notes.push(...wording.notes)
  const result = buildListing(plan, facts, cells, notes)
  return result.listing || facts.price !== undefined
    ? result
    : { ...result, refusals: [...result.refusals, ...otherPrices] }
}

const saleName = /\b(?:sale|sell(?:ing)?|buy(?:ing)?)\b/i
const rentName = /\b(?:rent(?:al)?|lease)\b/i

/** Returns the cells of an ignored price column, of rents or of sales, beside the mapped one. */
function pricesOfOtherPurpose(plan: Plan, cells: readonly string[]): Remark[] {
  const taken = plan.columns.find(({ field }) => priceFields.includes(field))?.header
  if (taken === undefined) return []
  const other = rentName.test(taken) ? saleName : saleName.test(taken) ? rentName : undefined
  return plan.allColumns.flatMap(({ header, field, index }) => {
    const value = (cells[index] ?? '').trim().slice(0, 200)
    const isPrice = field === null && /\d{4}|\d\s*(?:l|cr|k)/i.test(value)
    if (!isPrice || !other?.test(header)) return []
    const reason = t(
      'left out: the price comes from "{taken}", because a row is either for sale or for rent',
      { taken },
    )
    return [{ column: header, value, reason }]
  })
}

const leftOut = (remark: Remark) => ({
  ...remark,
  reason: t('left out: {reason}', { reason: remark.reason }),
})

// Invisible characters: zero-width spaces, direction marks, soft hyphens. The joiners of Indian
// scripts stay.
const invisible = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\ufeff]/g

function tidy(cell: string): string {
  return plainCell(cell.replace(invisible, '').replaceAll('\u00a0', ' '))
}

// What spreadsheets show for a formula without a value.
const formulaError =
  /^#(?:REF|VALUE|NAME|DIV\/0|NUM|NULL|SPILL|CALC|GETTING_DATA|ERROR)[!?]?$|^Err:\d{3}$/i

function wrongShape(plan: Plan, cells: readonly string[]): string | undefined {
  const more = cells.slice(plan.width)
  if (cells.length * 2 <= plan.width || more.some((cell) => cell.trim() !== '')) {
    return t('the row has {count} columns, the header has {width}', {
      count: cells.length,
      width: plan.width,
    })
  }
  if (isHeaderRow(plan.headers, cells)) return t('this line repeats the column names')
  const filled = cells.filter((cell) => cell.trim() !== '')
  if (plan.width > 3 && filled.length === 1) {
    return t('this line has a single cell: a heading, not a listing')
  }
  if (isTotalsRow(cells)) return t('this is a line of totals, not a listing')
  return cells.some((cell) => cell.length > maxCellLength) ? t('a cell is too long') : undefined
}

function readCell(plan: Plan, column: PlannedColumn, cell: string, soFar: Facts) {
  if (cell.length > maxValueLength && column.field !== 'description') {
    return notUnderstood(t('the cell is too long'))
  }
  if (formulaError.test(cell.trim())) {
    return notUnderstood(t('a formula failed here, so the workbook has no value'))
  }
  return fields[column.field].read(cell, {
    label: column.label,
    soFar,
    state: (soFar.city ? findCity(soFar.city) : plan.knownCity)?.state,
    asOf: plan.constants.asOf,
    usual: plan.usualPrices.get(column.index),
    dayOrder: plan.dayOrders.get(column.index),
  })
}

/** Returns a note if an earlier column contradicts this one; the later one is used. */
function contradiction(before: Facts, said: Partial<Facts>): string | undefined {
  const { propertyType, bhk } = said
  if (propertyType && before.propertyType && propertyType !== before.propertyType) {
    return t('another column says {other}, but {taken} was used', {
      other: lowerLabel(PropertyType.label(before.propertyType)),
      taken: lowerLabel(PropertyType.label(propertyType)),
    })
  }
  if (bhk !== undefined && before.bhk !== undefined && bhk !== before.bhk) {
    return t('another column says {other} rooms, but {taken} was used', {
      other: before.bhk,
      taken: bhk,
    })
  }
  return undefined
}

/** Merges the facts of a column; lists are extended, and of single facts the later one is used. */
function take(facts: Facts, said: Partial<Facts>): void {
  const { amenities, features, areas, ...single } = said
  Object.assign(facts, single)
  if (areas) facts.areas = { ...facts.areas, ...areas }
  if (amenities) facts.amenities = [...(facts.amenities ?? []), ...amenities]
  if (features) facts.features = [...(facts.features ?? []), ...features]
}
