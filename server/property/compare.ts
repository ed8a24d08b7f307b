import type { PropertyCompared } from '#contract/property/compare.ts'
import type { Handle } from '#server/db/connect.ts'
import { presentCompared } from './present.ts'
import { findSome } from './public-queries.ts'

/** Returns the public ones of these listings, in their order. Comparing counts no view. */
export async function findCompared(db: Handle, ids: string[]): Promise<PropertyCompared[]> {
  const rows = new Map((await findSome(db, ids)).map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = rows.get(id)
    return row ? [presentCompared(row)] : []
  })
}
