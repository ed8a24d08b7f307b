import { sql } from 'kysely'
import { v7 } from 'uuid'
import type { LocationType } from '#contract/location.ts'
import { orRefuse } from '#contract/or-refuse.ts'
import { lockKey } from '#server/db/advisory-lock.ts'
import type { Handle } from '#server/db/connect.ts'

/** The tree of locations, and how listings follow its changes. */

/** Serializes changes of locations, because names are compared across rows. */
export async function lockHierarchy(tx: Handle): Promise<void> {
  await lockKey(tx, 'location tree')
}

export interface Placed {
  id: string
  name: string
  type: LocationType
  parent_id: string | null
  aliases: string[]
  is_active: boolean
  is_proposed: boolean
  state: string
}

/** Locks a location until the transaction ends and returns it, or undefined. */
export async function seekPlace(tx: Handle, id: string): Promise<Placed | undefined> {
  return tx
    .selectFrom('location')
    .select(['id', 'name', 'type', 'parent_id', 'aliases', 'is_active', 'is_proposed', 'state'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Locks a location until the transaction ends and returns it, or refuses. */
export async function lockLocation(tx: Handle, id: string): Promise<Placed> {
  return orRefuse(await seekPlace(tx, id), 'location_not_found')
}

export async function childrenOf(
  db: Handle,
  id: string,
): Promise<{ id: string; name: string; type: LocationType }[]> {
  return db
    .selectFrom('location')
    .select(['id', 'name', 'type'])
    .where('parent_id', '=', id)
    .orderBy('id')
    .execute()
}

/** Returns the ids of the location and everything in it. */
export async function idsInside(db: Handle, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive inside as (
      select ${id}::uuid as id
      union all
      select child.id from location child join inside on child.parent_id = inside.id
    )
    select id from inside`.execute(db)
  return rows.map((row) => row.id)
}

/** Returns a name that a sibling of the location already has, as a name or alias. */
export async function findNamesake(
  tx: Handle,
  place: { id: string; type: LocationType; parentId: string | null; names: string[] },
): Promise<string | undefined> {
  const names = place.names.map((name) => name.toLowerCase())
  const { rows } = await sql<{ name: string }>`
    select taken as name from location, unnest(folded(array[name] || aliases)) taken
    where type = ${place.type} and parent_id is not distinct from ${place.parentId}::uuid
      and id <> ${place.id} and taken = any(${names}::text[])
    limit 1`.execute(tx)
  return rows[0]?.name
}

// Batches keep each statement within its timeout, whatever the number of listings.
const atOnce = 5_000

/** Moves every listing of a location to another or to none; returns how many. */
export async function moveListings(
  tx: Handle,
  from: string,
  into: string | null,
  { onlyRemoved = false } = {},
): Promise<number> {
  const isThere = sql`location_id = ${from} ${
    onlyRemoved
      ? sql`and removed_at
    is not null`
      : sql``
  }`
  let moved = 0
  for (;;) {
    const { numAffectedRows } = await sql`
      update property set location_id = ${into}::uuid
      -- The condition is checked again on the row: the broker may have moved it in the meantime.
      where ${isThere} and id = any(array(
        select id from property where ${isThere} limit ${atOnce}))`.execute(tx)
    const count = Number(numAffectedRows ?? 0)
    if (count === 0) return moved
    moved += count
  }
}

/** Makes every listing of these locations look up its city again, after a change of parent. */
export async function refreshCity(tx: Handle, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    let after = '00000000-0000-0000-0000-000000000000'
    for (;;) {
      const { rows } = await sql<{ id: string }>`
        update property set location_id = location_id
        where id = any(array(
          select id from property where location_id = ${id} and id > ${after}::uuid
          order by id limit ${atOnce}))
        returning id`.execute(tx)
      if (rows.length < atOnce) break
      after =
        rows
          .map((row) => row.id)
          .toSorted()
          .at(-1) ?? after
    }
  }
}

/** Marks a location and everything in it so that the search terms of their listings are rebuilt. */
export async function requestRewording(tx: Handle, id: string): Promise<void> {
  const ids = await idsInside(tx, id)
  await sql`
    insert into location_rename (location_id) select unnest(${ids}::uuid[])
    on conflict (location_id) do update
    set requested_at = now(), due_at = now(), is_last_visit = false, visited_id = null`.execute(tx)
}

export interface ProposedArea {
  name: string
  city: { id: string; state: string }
}

/**
 * Proposes an area: it stays inactive until an administrator accepts or merges it. Returns the id
 * of the new area, or of the existing one with this name.
 */
export async function proposeArea(tx: Handle, { name, city }: ProposedArea): Promise<string> {
  const area = { name, type: 'area' as const, parent_id: city.id }
  await tx
    .insertInto('location')
    .values({ id: v7(), ...area, state: city.state, is_proposed: true, is_active: false })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { id } = await tx
    .selectFrom('location')
    .where('parent_id', '=', city.id)
    .where('type', '=', 'area')
    .where(({ fn, eb }) => eb(fn('lower', ['name']), '=', fn('lower', [eb.val(name)])))
    .select('id')
    .executeTakeFirstOrThrow()
  return id
}
