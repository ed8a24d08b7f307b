import { createHash } from 'node:crypto'
import { cityKey } from '#domain/city.ts'
import { plainCell } from '#domain/safe-cell.ts'
import type { Plan } from './plan.ts'

interface Sourced {
  sourceId?: string
  city: string
  listingType: string
}

/**
 * What a row is known by when it comes again: the listing number its portal gave it, or its whole
 * content whatever the blanks and the case, but for a running number and what a crawl added. City
 * and purpose belong to it, because a file that does not say them can hold the same row for two of
 * them. `homeSource` leaves the price out as well: the home, whatever it costs now.
 */
export function sourceOf(
  plan: Plan,
  cells: readonly string[],
  listing: Sourced,
): { source: string; formerSource: string | undefined; homeSource: string } {
  const source = sourceWithout(plan, cells, listing, plan.incidental)
  // Listings that came in while running numbers still counted are known by them.
  const formerSource =
    plan.incidental.size > 0 ? sourceWithout(plan, cells, listing, new Set()) : undefined
  const beside = new Set([...plan.incidental, ...plan.priceColumns])
  const homeSource = sourceWithout(plan, cells, listing, beside)
  return { source, formerSource, homeSource }
}

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
    : `row\n${kind}\n${joined(cells.slice(0, plan.width))}`
  return `${row}\n${cityKey(listing.city)}\n${listing.listingType}`
}

/** `property.source_key`: the same source under another broker is another listing. */
export function sourceKey(brokerId: string, source: string): Buffer {
  return createHash('sha256').update(brokerId).update('\n').update(source).digest()
}

function plainly(text: string): string {
  return plainCell(text).normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()
}
