import { type RawBuilder, sql } from 'kysely'
import type { LocationType } from '#contract/location.ts'
import { localityKey } from '#domain/place/locality-key.ts'
import { sideSpellings } from '#domain/place/side-of-place.ts'
import type { Handle } from '#server/db/connect.ts'
import type { Places } from './find-places.ts'
import { isCalled, isCityNamed, isCityOf } from './place-name-sql.ts'

interface LocationRow {
  id: string
  type: LocationType
  pincode: string | null
}

const pincodesOf = (rows: readonly LocationRow[]) =>
  rows.flatMap(({ type, pincode }) => (type === 'pincode' && pincode ? pincode : []))

export async function listInside(db: Handle, isWanted: RawBuilder<boolean>): Promise<Places> {
  const { rows } = await sql<LocationRow & { asked: LocationType }>`
    with recursive inside as (
      select id, type, pincode, type as asked from location where ${isWanted}
      -- This may repeat rows; to remove duplicates PostgreSQL would reserve memory for thousands.
      union all
      select child.id, child.type, child.pincode, inside.asked
      from location child join inside on child.parent_id = inside.id
      -- Listings store their city, so the areas of a city are not needed.
      where inside.type <> 'city'
    )
    select id, type, pincode, asked from inside`.execute(db)
  const of = (is: (type: LocationType) => boolean) => rows.filter(({ type }) => is(type))
  return {
    cityIds: of((type) => type === 'city').map(({ id }) => id),
    locationIds: of((type) => type !== 'city').map(({ id }) => id),
    pincodes: pincodesOf(rows.filter(({ asked }) => asked === 'pincode')),
    openPincodes: pincodesOf(rows.filter(({ asked }) => asked !== 'pincode')),
  }
}

export async function listPlaceRows(
  tx: Handle,
  text: string,
  pincode: string,
): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`
    select place.id, place.name, place.aliases, place.is_active, place.type,
      parent.name as parent_name, parent.aliases as parent_aliases,
      root.name as root_name, root.aliases as root_aliases,
      coalesce(nullif(root.state, ''), nullif(parent.state, ''), place.state) as state,
      place.pincode = ${pincode} or exists (
        select from location child where child.parent_id = place.id and child.pincode = ${pincode}
      ) as has_pincode
    from (select * from location where ${isCalled(text)}) place
    left join location parent on parent.id = place.parent_id
    left join location root on root.id = parent.parent_id
    order by is_active desc, has_pincode desc nulls last, place.type = 'city' desc
    limit 2`.execute(tx)
  return rows
}

/** Returns at most two active cities with these names. */
export async function listCityIds(tx: Handle, names: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from location where ${isCityNamed(names)} and is_active
    limit 2`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Returns at most two active cities that a text means, each with its area of this name. */
export async function listCitiesWithArea(tx: Handle, cityName: string, name: string) {
  const { rows } = await sql<{ id: string; state: string; area_id: string | null }>`
    select id, state, (
      select area.id from location area
      where area.parent_id = city.id and area.type = 'area'
        and (lower(area.name) = lower(${name}) or folded(area.aliases) @> array[lower(${name})]
          or lower(area.name) = any(${sideSpellings(localityKey(name))}::text[]))
      order by area.is_active desc limit 1
    ) as area_id
    from (select * from location where ${isCityOf(cityName)}) city
    where type = 'city' and is_active
    limit 2`.execute(tx)
  return rows
}

export interface PlaceRow {
  id: string
  name: string
  type: LocationType
  aliases: string[]
  is_active: boolean
  has_pincode: boolean | null
  state: string
  parent_name: string | null
  parent_aliases: string[] | null
  root_name: string | null
  root_aliases: string[] | null
}
