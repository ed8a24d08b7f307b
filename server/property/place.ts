import { sql } from 'kysely'
import type { LocationType } from '#contract/location.ts'
import { refuse } from '#contract/refusal.ts'
import type { Handle } from '#server/db/connect.ts'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** A Location is called by its id, its name or an alias, in any case (design 6.8). */
function isCalled(text: string) {
  return uuid.test(text)
    ? sql<boolean>`id = ${text}::uuid`
    : sql<boolean>`(lower(name) = lower(${text}) or folded(aliases) @> array[lower(${text})])`
}

/** What a place filter stands for: whole cities, and areas and pincodes with what lies in them. */
export interface Places {
  cityIds: string[]
  locationIds: string[]
  pincodes: string[]
}

/** The Locations a text names with all that lies in them; `undefined` where it names none. */
export async function findPlaces(db: Handle, text: string): Promise<Places | undefined> {
  const { rows } = await sql<{ id: string; type: LocationType; pincode: string | null }>`
    with recursive inside as (
      select id, type, pincode from location where ${isCalled(text)}
      union
      select child.id, child.type, child.pincode
      from location child join inside on child.parent_id = inside.id
      -- Listings know their city: its areas need not be gathered.
      where inside.type <> 'city'
    )
    select id, type, pincode from inside`.execute(db)
  if (rows.length === 0) return undefined
  const of = (isWanted: (type: LocationType) => boolean) =>
    rows.filter(({ type }) => isWanted(type))
  return {
    cityIds: of((type) => type === 'city').map(({ id }) => id),
    locationIds: of((type) => type !== 'city').map(({ id }) => id),
    pincodes: of((type) => type === 'pincode').flatMap(({ pincode }) => pincode ?? []),
  }
}

/** Where a listing lies: a Location of ours, or what the broker wrote. */
export interface Place {
  locationId: string | null
  locationText: string
  /** Every name by which people look for it: its own, its city's, their aliases. */
  names: string[]
}

/**
 * Reads the `location` of a draft. A name that several places share is settled by the PIN code, an
 * accepted place before a proposed one, a city before its areas; what stays open is kept as text.
 */
export async function findPlace(tx: Handle, text: string, pincode: string): Promise<Place> {
  const { rows } = await sql<PlaceRow>`
    select place.id, place.name, place.aliases, place.is_active, place.type,
      parent.name as parent_name, parent.aliases as parent_aliases,
      root.name as root_name, root.aliases as root_aliases,
      place.pincode = ${pincode} or exists (
        select from location child where child.parent_id = place.id and child.pincode = ${pincode}
      ) as has_pincode
    from (select * from location where ${isCalled(text)}) place
    left join location parent on parent.id = place.parent_id
    left join location root on root.id = parent.parent_id
    order by is_active desc, has_pincode desc nulls last, place.type = 'city' desc
    limit 2`.execute(tx)
  const [best, next] = rows
  if (best && !(next && rank(best) === rank(next))) return known(best)
  if (uuid.test(text)) {
    throw refuse('location_unknown', { fields: { location: 'Please choose a location.' } })
  }
  return { locationId: null, locationText: text, names: [text] }
}

interface PlaceRow {
  id: string
  name: string
  type: LocationType
  aliases: string[]
  is_active: boolean
  has_pincode: boolean | null
  parent_name: string | null
  parent_aliases: string[] | null
  root_name: string | null
  root_aliases: string[] | null
}

const rank = (row: PlaceRow) =>
  `${row.is_active} ${row.has_pincode ?? false} ${row.type === 'city'}`

function known(row: PlaceRow): Place {
  const names = [
    row.name,
    ...row.aliases,
    row.parent_name ?? '',
    ...(row.parent_aliases ?? []),
    row.root_name ?? '',
    ...(row.root_aliases ?? []),
  ]
  return { locationId: row.id, locationText: row.name, names: names.filter(Boolean) }
}
