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
  /** The home as parsed from the row. */
  home: HomeOfRow
}

/** What distinguishes a home, however a list writes it. */
export interface HomeOfRow {
  propertyType: string
  place: string
  areaSqft: number
  bedrooms: number | undefined
  floor: number | undefined
  society: string | undefined
  /** The row's own title, not a generated one. */
  title: string | undefined
  address: string | undefined
}

/**
 * Returns what identifies a row in later imports: the portal's listing number, or its whole content
 * without case, blanks, row numbers and crawl data. City and purpose are included, because a file
 * that gives neither may contain the same row for two of them. `homeSource` identifies the home at
 * any price and in any layout of the list; if nothing names the home, it is the content without the
 * price.
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
  // Listings imported while row numbers still counted are identified by this.
  const formerSource =
    plan.incidental.size > 0 ? sourceWithout(plan, cells, listing, new Set()) : undefined
  const beside = new Set([...plan.incidental, ...plan.priceColumns])
  const homeSource = homeNamed(plan, cells, listing) ?? sourceWithout(plan, cells, listing, beside)
  const hasUnit = unitsOf(plan, cells).some((name) => name !== '')
  return { source, formerSource, homeSource, hasUnit }
}

// Columns that number the homes of a building, mapped or not.
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

/** Returns `property.source_key`: the same source of another broker is another listing. */
export function sourceKey(brokerId: string, source: string): Buffer {
  return createHash('sha256').update(brokerId).update('\n').update(source).digest()
}

function plainly(text: string): string {
  return plainCell(text).normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()
}
