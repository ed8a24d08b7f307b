import { refuse } from '#contract/refusal.ts'
import { withCommas } from '#domain/text/format-number.ts'
import type { Handle } from '#server/db/connect.ts'
import { countUse } from './count-queries.ts'

/** Refuses to delete a location that is in use, with the counts. */
export async function refuseUsed(
  db: Handle,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const { listings, areas, pincodes } = await countUse(db, id)
  const parts = [
    counted(listings, 'listing', 'listings'),
    counted(areas, 'area', 'areas'),
    counted(pincodes, 'PIN code', 'PIN codes'),
  ].filter(Boolean)
  if (parts.length === 0) return
  const last = parts.pop()
  const what = parts.length > 0 ? `${parts.join(', ')} and ${last}` : last
  throw refuse('in_use', {
    message: `${name} has ${what}. Merge it into another location to delete it.`,
  })
}

function counted(count: number, one: string, many: string): string {
  if (count === 0) return ''
  return `${withCommas(count)} ${count === 1 ? one : many}`
}
