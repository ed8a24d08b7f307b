import { sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'
import type { Assigned } from './assign.ts'

export type ListedHome = Awaited<ReturnType<typeof findPairs>>[number]

/** Returns the listings that the check paired with these lines, in their current state. */
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

/** Returns those of the source keys (in hex) whose rows the check paired. */
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

/** Identifies the listing by this row from now on, unless another one has taken its key. */
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
