import { sql } from 'kysely'
import type { Location, LocationType } from '#contract/location.ts'
import type { Handle } from '#server/db/connect.ts'
import { presentLocation, selectLocations } from './location-row.ts'

/** What the forms of the portals offer: active places whose city is active too, cities first. */
export async function listLocations(
  db: Handle,
  { type, search }: { type?: LocationType | undefined; search?: string | undefined },
): Promise<Location[]> {
  let query = selectLocations(db)
    .where('location.is_active', '=', true)
    .where((where) =>
      where.or([where('parent.id', 'is', null), where('parent.is_active', '=', true)]),
    )
  if (type) query = query.where('location.type', '=', type)
  if (search) {
    query = query.where(sql<boolean>`strpos(lower(location.name), lower(${search})) > 0`)
  }
  const rows = await query
    .orderBy(sql`case location.type when 'city' then 0 when 'area' then 1 else 2 end`)
    .orderBy('location.name')
    .execute()
  return rows.map(presentLocation)
}
