import { sql } from 'kysely'
import { v7 } from 'uuid'
import type { Handle } from '#server/db/connect.ts'

export interface PlaceRow {
  id: string
  name: string
  aliases: string[]
  /** The id of its city; a city's own id. */
  cityId: string
  isCity: boolean
  isActive: boolean
  /** Waits for an administrator to accept or merge it. */
  isProposed: boolean
}

/** Lists all cities and areas, accepted ones first, so that they win if two share a name. */
export async function listPlaces(db: Handle): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`
    with recursive tree as (
      select id, id as city_id from location where type = 'city'
      union all
      select location.id, tree.city_id from location join tree on location.parent_id = tree.id
    )
    select location.id, name, aliases, tree.city_id as "cityId", type = 'city' as "isCity",
      is_active as "isActive", is_proposed as "isProposed"
    from tree join location on location.id = tree.id
    where type in ('city', 'area')
    order by is_active desc, created_at, id`.execute(db)
  return rows
}

export interface NewPlace {
  name: string
  parentId: string | null
  state: string
  aliases: readonly string[]
  latitude: number | null
  longitude: number | null
}

/**
 * Proposes locations, which stay inactive until an administrator accepts them. Existing ones, also
 * from a concurrent import, are used as they are. Returns the ids in the order given, and the
 * number of new ones.
 */
export async function proposePlaces(
  tx: Handle,
  places: readonly NewPlace[],
): Promise<{ ids: string[]; added: number }> {
  if (places.length === 0) return { ids: [], added: 0 }
  const added = await tx
    .insertInto('location')
    .values(
      // A fixed order prevents deadlocks between imports.
      [...places]
        .sort((a, b) => (a.name < b.name ? -1 : 1))
        .map((place) => ({
          id: v7(),
          name: place.name,
          type: place.parentId === null ? ('city' as const) : ('area' as const),
          parent_id: place.parentId,
          state: place.state,
          aliases: [...place.aliases],
          latitude: place.latitude,
          longitude: place.longitude,
          is_proposed: true,
          is_active: false,
        })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  const names = places.map((place) => place.name)
  const parents = places.map((place) => place.parentId)
  const { rows } = await sql<{ id: string }>`
    select location.id
    from unnest(${names}::text[], ${parents}::uuid[]) with ordinality
      as wanted(name, parent_id, position)
    left join location on lower(location.name) = lower(wanted.name)
      and location.type = case when wanted.parent_id is null then 'city' else 'area' end
      and location.parent_id is not distinct from wanted.parent_id
    order by wanted.position`.execute(tx)
  return { ids: rows.map((row) => row.id), added: added.length }
}
