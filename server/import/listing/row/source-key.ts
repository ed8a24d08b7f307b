import { createHash } from 'node:crypto'
import { plainCell } from '#domain/import-cell/safe-cell.ts'
import { cityKey } from '#domain/place/cities.ts'
import { regExp } from '#domain/text/reg-exp.ts'
import { headerKey } from '#server/import/listing/mapping/header-synonyms.ts'
import type { Plan } from '#server/import/listing/mapping/read-plan.ts'

interface Sourced {
  sourceId: string | undefined
  city: string
  listingType: string
  /** What the row says of the home, as it was read. */
  home: HomeOfRow
}

/** What tells a home from others, however a list writes it. */
export interface HomeOfRow {
  propertyType: string
  place: string
  areaSqft: number
  bedrooms: number | undefined
  floor: number | undefined
  society: string | undefined
  /** A name of the row's own, not one composed of its facts. */
  title: string | undefined
  address: string | undefined
}

/**
 * What a row is known by when it comes again: the listing number its portal gave it, or its whole
 * content whatever the blanks and the case, but for a running number and what a crawl added. City
 * and purpose belong to it, because a file that does not say them can hold the same row for two of
 * them. `homeSource` is the home as it was read, whatever it costs and however the list of this
 * month is written; where nothing names it, its content without the price.
 */
export function sourceOf(
  plan: Plan,
  cells: readonly string[],
  listing: Sourced,
): {
  source: string
  formerSource: string | undefined
  homeSource: string
  hasUnit: boolean
} {
  const source = sourceWithout(plan, cells, listing, plan.incidental)
  // Listings that came in while running numbers still counted are known by them.
  const formerSource =
    plan.incidental.size > 0 ? sourceWithout(plan, cells, listing, new Set()) : undefined
  const beside = new Set([...plan.incidental, ...plan.priceColumns])
  const homeSource = homeNamed(plan, cells, listing) ?? sourceWithout(plan, cells, listing, beside)
  const hasUnit = unitsOf(plan, cells).some((name) => name !== '')
  return { source, formerSource, homeSource, hasUnit }
}

// Columns that number the homes of a building, whatever they are matched to.
const unitName = regExp()`
  ^(?:flat|unit|apartment|villa|plot|shop|office|door|house|bungalow|tower|wing|block|building
  |bldg|inventory)(?:no|number|num|name|id|code)?$
`

function unitsOf(plan: Plan, cells: readonly string[]): string[] {
  return plan.allColumns
    .filter(({ header, field }) => field === null && unitName.test(headerKey(header)))
    .map(({ index }) => letters(cells[index] ?? ''))
}

function homeNamed(
  plan: Plan,
  cells: readonly string[],
  { sourceId, city, listingType, home }: Sourced,
): string | undefined {
  const units = unitsOf(plan, cells)
  const names = [home.title, home.address].map((name) => letters(name ?? ''))
  const own = sourceId ? [letters(sourceId)] : [...names, ...units]
  const isNamed = own.some((name) => name !== '')
  if (!isNamed && (home.society === undefined || home.floor === undefined)) return undefined
  const facts = [
    ...[home.propertyType, letters(home.place), Math.round(home.areaSqft)],
    ...[home.bedrooms ?? '', home.floor ?? '', letters(home.society ?? '')],
  ]
  return `home\n${[...own, ...facts].join('\u001f')}\n${cityKey(city)}\n${listingType}`
}

const letters = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')

function sourceWithout(
  plan: Plan,
  cells: readonly string[],
  listing: Sourced,
  left: ReadonlySet<number>,
): string {
  const own = (_: string, index: number) => !left.has(index)
  const joined = (texts: readonly string[]) => texts.filter(own).map(plainly).join('\u001f')
  const kind = plan.layout?.name ?? joined(plan.headers)
  const row = listing.sourceId
    ? `id\n${kind}\n${listing.sourceId}`
    : `row\n${kind}\n${joined(plan.headers.map((_, index) => cells[index] ?? ''))}`
  return `${row}\n${cityKey(listing.city)}\n${listing.listingType}`
}

/** `property.source_key`: the same source under another broker is another listing. */
export function sourceKey(brokerId: string, source: string): Buffer {
  return createHash('sha256').update(brokerId).update('\n').update(source).digest()
}

function plainly(text: string): string {
  return plainCell(text).normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()
}
