import { sql } from 'kysely'
import { refuse } from '#contract/refusal.ts'
import { withCommas } from '#domain/text/format-number.ts'
import type { Handle } from '#server/db/connect.ts'

interface Use {
  listings: number
  areas: number
  pincodes: number
}

/** What keeps a place from being deleted; withdrawn listings do not. */
async function countUse(db: Handle, id: string): Promise<Use> {
  const { rows } = await sql<Use>`
    with recursive inside as (
      select id, type, 0 as depth from location where id = ${id}
      union all
      select child.id, child.type, depth + 1
      from location child join inside on child.parent_id = inside.id
    )
    select
      (select count(*) from property
        where location_id in (select id from inside) and removed_at is null) as listings,
      (select count(*) from inside where type = 'area' and depth > 0) as areas,
      (select count(*) from inside where type = 'pincode' and depth > 0) as pincodes`.execute(db)
  return rows[0] ?? { listings: 0, areas: 0, pincodes: 0 }
}

/** Refuses to delete a place while something is in it, with its numbers. */
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
