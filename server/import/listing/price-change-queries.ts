import { sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'
import type { Assigned } from './assign.ts'

export type ListedHome = Awaited<ReturnType<typeof findPairs>>[number]

/** The listings that the check has paired these lines with, as they stand now. */
export async function findPairs(tx: Handle, runId: string, lines: readonly number[]) {
  return tx
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
      ...(['property.title', 'property.property_type', 'property.listing_type'] as const),
      ...(['property.area_sqft', 'property.floor', 'property.total_floors'] as const),
      ...(['property.parking_spaces', 'property.furnished'] as const),
      ...(['property.bedrooms', 'property.bathrooms'] as const),
    ])
    .execute()
}

/** Those of these source keys, as hexadecimal digits, whose rows the check has paired. */
export async function findPairedKeys(
  tx: Handle,
  runId: string,
  keys: readonly Buffer[],
): Promise<Set<string>> {
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
  id: string,
  { key, homeKey, listing }: Assigned,
): Promise<void> {
  await tx
    .updateTable('property')
    .set({ source_key: key, home_key: homeKey, listed_price: listing.price })
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
