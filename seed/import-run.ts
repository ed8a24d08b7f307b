import { createHash } from 'node:crypto'
import { random } from '@brickbazaar/random'
import { seedId } from '#seed/id.ts'
import type { SeededListing } from '#seed/listing.ts'
import type { Handle } from '#server/db/connect.ts'

/** Fewer listings at one moment were entered by hand. */
const smallestList = 3

const columns = [
  ['Title', 'title'],
  ['Type', 'propertyType'],
  ['For', 'listingType'],
  ['Price', 'price'],
  ['Area (sq ft)', 'area'],
  ['BHK', 'configuration'],
  ['Locality', 'locality'],
  ['City', 'city'],
] as const

const refusals = [
  { column: 'Price', value: 'on request', reason: 'the price is empty' },
  { column: 'Area (sq ft)', value: '', reason: 'the area is empty' },
  { column: 'City', value: '', reason: 'the row does not state the city' },
] as const

/**
 * Inserts the imports through which a broker's listings arrived together, with the rejected rows.
 */
export async function seedImports(tx: Handle, listings: readonly SeededListing[]): Promise<void> {
  const lists = Map.groupBy(
    listings,
    ({ brokerId, createdAt }) => `${brokerId} ${createdAt.getTime()}`,
  )
  for (const list of lists.values()) {
    const [first] = list
    if (first && list.length >= smallestList) await writeImport(tx, first, list.length)
  }
}

async function writeImport(
  tx: Handle,
  { brokerId, createdAt: at }: SeededListing,
  inserted: number,
): Promise<void> {
  const id = seedId(`import ${brokerId} ${at.getTime()}`, at)
  const dice = random(`import ${id.slice(-12)}`)
  const refused = dice.some(refusals, dice.whole(0, 2))
  const rows = inserted + refused.length
  const month = at.toISOString().slice(0, 7)
  await tx
    .insertInto('import_run')
    .values({
      ...{ id, broker_id: brokerId, publish: 'pending', status: 'done' },
      ...{ file_name: `stock-${month}.csv`, size: rows * 118 },
      sha256: createHash('sha256').update(id).digest(),
      format: JSON.stringify({ kind: 'text', encoding: 'utf-8', delimiter: ',', skip: 0 }),
      headers: columns.map(([header]) => header),
      mapping: JSON.stringify(columns.map(([, field]) => field)),
      mapping_from: 'proposed',
      ...{ row_count: rows, position: rows, ready_count: inserted, new_count: inserted },
      ...{ inserted_count: inserted, refused_count: refused.length },
      summary: JSON.stringify(
        refused.map(({ column, reason }) => ({ kind: 'refusal', column, reason, count: 1 })),
      ),
      ...{ created_by_name: 'Site Administrator', started_by_name: 'Site Administrator' },
      ...{ created_at: at, checked_at: at, finished_at: new Date(at.getTime() + 2_000) },
    })
    .execute()
  if (refused.length === 0) return
  await tx
    .insertInto('import_problem')
    .values(
      refused.map(({ column, value, reason }, index) => ({
        ...{ run_id: id, kind: 'refusal' as const, line: 3 + index * 2 },
        ...{ column_name: column, value, reason },
      })),
    )
    .execute()
}
