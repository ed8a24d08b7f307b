import {
  type ImportField,
  type ImportWording,
  ImportField as vocabulary,
} from '#contract/import/vocabulary.ts'
import type { ListingType, PropertyType } from '#contract/property/vocabulary.ts'
import { type DayOrder, dayOrderOf } from '#domain/import-cell/read-date.ts'
import { isBlank } from '#domain/import-cell/reading.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { findCity, type KnownCity } from '#domain/place/cities.ts'
import { regExp } from '#domain/text/reg-exp.ts'
import type { Layout } from '#server/import/listing/layout/layout.ts'
import type { UsualPrice } from '#server/import/listing/row/field-price.ts'
import { fields } from '#server/import/listing/row/field-readers.ts'
import { fieldOfHeader, headerKey } from './header-synonyms.ts'
import { incidentalColumns } from './ignored-columns.ts'

/** What the user entered for all rows. */
export interface Parameters {
  city?: string
  listingType?: ListingType
  propertyType?: PropertyType
  asOf?: string
  wording?: ImportWording
}

export interface PlannedColumn {
  index: number
  header: string
  label: string
  field: ImportField
}

/** How to parse the rows of a file: its columns in parsing order, and values for all rows. */
export interface Plan {
  width: number
  headers: readonly string[]
  columns: readonly PlannedColumn[]
  /** All columns in file order; ignored ones have no field. */
  allColumns: readonly (Omit<PlannedColumn, 'field'> & { field: ImportField | null })[]
  layout: Layout | undefined
  /** Columns that are not part of a listing, such as row numbers or crawl times. */
  incidental: ReadonlySet<number>
  /** Price columns, in which a later list may differ for the same home. */
  priceColumns: ReadonlySet<number>
  /** Typical bare numbers of price columns in thousand, lakh or crore. */
  usualPrices: ReadonlyMap<number, UsualPrice>
  /** The date order of each date column. */
  dayOrders: ReadonlyMap<number, DayOrder>
  /** The usual rate per square foot of comparable rows, by `likeKey`. */
  usualRates?: ReadonlyMap<string, number>
  /** The same, only of rows that give the unit of their area. */
  writtenRates?: ReadonlyMap<string, number>
  /** The same, of rows that do not, as if their numbers were square feet. */
  bareRates?: ReadonlyMap<string, number>
  constants: Parameters
  knownCity: KnownCity | undefined
}

/** The fields of a price. */
export const priceFields: readonly ImportField[] = [
  'price',
  'priceThousand',
  'priceLakh',
  'priceMillion',
  'priceCrore',
  'pricePerSqft',
]

const order = new Map(Object.keys(fields).map((field, index) => [field, index]))

export function makePlan(
  headers: readonly string[],
  mapping: readonly (ImportField | null)[],
  parameters: Parameters,
  layout?: Layout,
  sample: readonly (readonly string[])[] = [],
): Plan {
  const labels = new Map(Object.entries(layout?.labels ?? {}))
  const allColumns = headers.map((header, index) => ({
    index,
    header,
    label: labels.get(header) ?? spoken(header),
    field: mapping[index] ?? null,
  }))
  const columns = allColumns
    .filter((column): column is PlannedColumn => column.field !== null)
    .sort((a, b) => (order.get(a.field) ?? 0) - (order.get(b.field) ?? 0))
  const constants = { ...layout?.constants, ...parameters }
  return {
    width: headers.length,
    headers,
    columns,
    allColumns,
    layout,
    incidental: incidentalColumns(headers, mapping, sample),
    priceColumns: priceColumnsOf(headers, mapping),
    dayOrders: dayOrdersOf(columns, sample),
    usualPrices: layout ? new Map() : usualPricesOf(columns, sample),
    constants,
    knownCity: constants.city ? findCity(constants.city) : undefined,
  }
}

/** Returns `SwimmingPool` and `swimming_pool` as `Swimming pool`. */
function spoken(header: string): string {
  const words = header
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[\s_-]+/g, ' ')
    .trim()
    .toLowerCase()
  return (words.charAt(0).toUpperCase() + words.slice(1)).slice(0, 60)
}

// Unmapped columns that follow the price, such as "Rate per sq ft" or "EMI".
const priceWord = /\b(?:price|rate|cost|emi|psf)\b/i

function priceColumnsOf(
  headers: readonly string[],
  mapping: readonly (ImportField | null)[],
): ReadonlySet<number> {
  const isPrice = (header: string, field: ImportField | null | undefined) =>
    field ? priceFields.includes(field) : priceWord.test(spoken(header))
  const indices = headers.map((_, index) => index)
  return new Set(indices.filter((index) => isPrice(headers[index] ?? '', mapping[index])))
}

const dayFields: readonly ImportField[] = [
  ...(['availability', 'possession', 'possessionYearFirst', 'postedOn'] as const),
]

function dayOrdersOf(
  columns: readonly PlannedColumn[],
  sample: readonly (readonly string[])[],
): ReadonlyMap<number, DayOrder> {
  const dated = columns.filter(({ field }) => dayFields.includes(field))
  // One program wrote all date columns, so one column decides the order for the others.
  const values = dated.flatMap(({ index }) => sample.map((cells) => cells[index] ?? ''))
  const order = dayOrderOf(values)
  return new Map(dated.map(({ index }) => [index, order]))
}

const inUnits: readonly ImportField[] = ['priceThousand', 'priceLakh', 'priceMillion', 'priceCrore']

function usualPricesOf(
  columns: readonly PlannedColumn[],
  sample: readonly (readonly string[])[],
): ReadonlyMap<number, UsualPrice> {
  const found = new Map<number, UsualPrice>()
  for (const { index, header, field } of columns) {
    if (!inUnits.includes(field)) continue
    const numbers = sample
      .map((cells) => Number((cells[index] ?? '').replaceAll(',', '').trim()))
      .filter((number) => number > 0)
      .sort((one, other) => one - other)
    const middle = numbers[Math.floor(numbers.length / 2)]
    const isGuess = !(
      fieldOfHeader(header)?.field === field || headerKey(header) === field.toLowerCase()
    )
    if (middle !== undefined) found.set(index, { middle, isGuess })
  }
  return found
}

const area: ImportField[] = [
  ...(['area', 'areaSqmt', 'areaSqyd', 'areaAcre'] as const),
  ...(['areaCarpet', 'areaBuiltUp', 'areaSuperBuiltUp', 'areaPlot'] as const),
]

/** What a check requires, and the columns that can provide it. */
const needs: {
  name: string
  columns: readonly ImportField[]
  parameter?: 'city' | 'listingType' | 'propertyType'
  reason: string
}[] = [
  { name: 'price', columns: priceFields, reason: msg('No column is matched to the price.') },
  { name: 'area', columns: area, reason: msg('No column is matched to the area.') },
  {
    name: 'city',
    columns: ['city', 'place', 'fullAddress'],
    parameter: 'city',
    reason: msg('The file does not state the city of its listings.'),
  },
  {
    name: 'listingType',
    columns: ['listingType'],
    parameter: 'listingType',
    reason: msg('The file does not state whether its listings are for sale or for rent.'),
  },
  {
    name: 'propertyType',
    columns: ['propertyType', 'heading'],
    parameter: 'propertyType',
    reason: msg('The file does not state the type of its properties.'),
  },
]

/** Returns what still has to be mapped or entered before rows can be parsed. */
export function missingFrom(plan: Plan): { name: string; reason: string }[] {
  const mapped = new Set(plan.columns.map((column) => column.field))
  return needs
    .filter(({ columns, parameter }) => {
      if (parameter && plan.constants[parameter]) return false
      if (parameter === 'propertyType' && plan.layout?.typeByRooms) return false
      return !columns.some((field) => mapped.has(field))
    })
    .map(({ name, reason }) => ({ name, reason: t(reason) }))
}

/** Returns fields with several columns of which a row can have only one value. */
export function doubled(mapping: readonly (ImportField | null)[]): ImportField[] {
  const many = new Set<ImportField>(['amenity', 'feature', 'amenities', 'features', 'overlooking'])
  return vocabulary.keys.filter(
    (field) => !many.has(field) && mapping.filter((mapped) => mapped === field).length > 1,
  )
}

// The word alone or with what is counted: "Total Environment" is a builder.
const totals = regExp('i')`
  ^(?:(?:grand|sub)[\s-]*totals?|totals?|कुल|योग|कुल योग)
  (?:\s+(?:area|amount|value|price|listings?|units?|flats|plots|properties|rows|count))?[\s:=-]*
  [\d,.]*$
`

/** Returns whether a row is a sum: a cell such as "Total", "Grand Total:" or "Total units 23". */
export function isTotalsRow(cells: readonly string[]): boolean {
  return cells.some((cell) => cell.length < 40 && totals.test(cell.trim()))
}

/** Returns whether a row repeats the column names, as printed lists do on each page. */
export function isHeaderRow(headers: readonly string[], cells: readonly string[]): boolean {
  const same = headers.filter((header, index) => (cells[index] ?? '').trim() === header)
  return same.length > 1 && same.length >= cells.filter((cell) => cell.trim() !== '').length * 0.8
}

/** Returns whether a row is empty. */
export function isEmptyRow(cells: readonly string[]): boolean {
  return cells.every((cell) => cell === '' || isBlank(cell))
}
