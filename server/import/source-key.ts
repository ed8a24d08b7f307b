import { createHash } from 'node:crypto'
import { cityKey } from '#domain/city.ts'
import { plainCell } from '#domain/safe-cell.ts'
import type { Plan } from './plan.ts'

/**
 * What a row is known by when it comes again: the listing number its portal gave it, or its whole
 * content whatever the blanks and the case. City and purpose belong to it, because a file that does
 * not say them can hold the same row for two of them.
 */
export function sourceOf(
  plan: Plan,
  cells: readonly string[],
  listing: { sourceId?: string; city: string; listingType: string },
): string {
  const kind = plan.layout?.name ?? plan.headers.map(plainly).join('\u001f')
  const own = listing.sourceId
    ? `id\n${kind}\n${listing.sourceId}`
    : `row\n${kind}\n${cells.slice(0, plan.width).map(plainly).join('\u001f')}`
  return `${own}\n${cityKey(listing.city)}\n${listing.listingType}`
}

/** `property.source_key`: the same source under another broker is another listing. */
export function sourceKey(brokerId: string, source: string): Buffer {
  return createHash('sha256').update(brokerId).update('\n').update(source).digest()
}

function plainly(text: string): string {
  return plainCell(text).normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()
}
