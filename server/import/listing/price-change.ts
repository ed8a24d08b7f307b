import { sql } from 'kysely'
import type { PropertyDetail } from '#contract/property/detail.ts'
import type { PropertyChange } from '#contract/property/draft.ts'
import type { Handle } from '#server/db/connect.ts'
import type { Assigned } from './assign.ts'

/** A row whose home is listed at another price. */
export interface Reprice {
  row: Assigned
  id: string
  /** Nothing where the listing has this price already. */
  change: PropertyChange | undefined
}

/**
 * Sorts out the rows the check has found to be price changes. A pair that no longer holds is a row
 * like any other.
 */
export async function sortPriceChanges(
  tx: Handle,
  runId: string,
  rows: readonly Assigned[],
): Promise<{ reprices: Reprice[]; others: Assigned[] }> {
  const lines = rows.map(({ line }) => line)
  const found = await tx
    .selectFrom('import_price_change as pair')
    .innerJoin('property', 'property.id', 'pair.property_id')
    .where('pair.run_id', '=', runId)
    .where('pair.line', '=', sql<number>`any(${lines}::integer[])`)
    .select([
      'pair.line',
      'property.status',
      'property.id',
      'property.price',
      'property.detail',
      'property.home_key',
    ])
    .execute()
  const byLine = new Map(found.map((listing) => [listing.line, listing]))
  const paired = await keysOfPairs(tx, runId, rows)
  const reprices: Reprice[] = []
  const others: Assigned[] = []
  for (const row of rows) {
    const listing = byLine.get(row.line)
    if (!listing?.home_key?.equals(row.homeKey)) {
      // A paired row that comes once more is a duplicate, whatever became of the pair.
      if (listing || !paired.has(row.key.toString('hex'))) others.push(row)
      continue
    }
    // Sold or let here: it comes back by a person only.
    if (listing.status === 'sold' || listing.status === 'rented') continue
    const { price, detail } = row.listing
    const before = listing.detail as PropertyDetail
    const isRangeSame = before.priceMax === detail.priceMax
    const change = {
      price,
      ...(!isRangeSame && { detail: { ...before, priceMax: detail.priceMax } }),
    }
    reprices.push({ row, id: listing.id, change: listing.price === price ? undefined : change })
  }
  return { reprices, others }
}

async function keysOfPairs(
  tx: Handle,
  runId: string,
  rows: readonly Assigned[],
): Promise<Set<string>> {
  const keys = rows.map(({ key }) => key)
  const pairs = await tx
    .selectFrom('import_price_change')
    .where('run_id', '=', runId)
    .where('key', '=', sql<Buffer>`any(${keys})`)
    .select('key')
    .execute()
  return new Set(pairs.map(({ key }) => key?.toString('hex') ?? ''))
}

/** From now on the listing is known by this row, unless another took its key meanwhile. */
export async function noteListed(
  tx: Handle,
  { id, row: { key, listing } }: Reprice,
): Promise<void> {
  await tx
    .updateTable('property')
    .set({ source_key: key, listed_price: listing.price })
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('property as other')
            .select('other.id')
            .where('other.source_key', '=', key)
            .where('other.id', '!=', id),
        ),
      ),
    )
    .execute()
}
