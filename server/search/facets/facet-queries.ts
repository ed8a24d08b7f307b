import { type RawBuilder, sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'
import { marketOf } from '#server/db/index-state.ts'
import type { Places } from '#server/location/find-places.ts'
import { conditionOf, type Filter } from '#server/search/filter-conditions.ts'
import { hitsOf } from '#server/search/index/queries.ts'
import type { Terms } from '#server/search/index/terms.ts'

const unstatedTerm = ':unstated '

/** A choice as index terms: a listing with any of them counts once. */
export interface FacetChoice {
  name: string
  words: readonly string[]
  /** A listing may have several of the terms, such as a place and its PIN code. */
  overlaps?: boolean
}

/**
 * Counts the matching live listings of each choice, exact at any moment: from the bitmaps, and from
 * the rows of listings not folded yet (decision 0017). Returns `undefined` while too many are not
 * folded.
 */
export async function countChoices(
  db: Handle,
  { filter, terms }: { filter: Filter; terms: Terms | undefined },
  choices: readonly FacetChoice[],
): Promise<ReadonlyMap<string, number> | undefined> {
  if (!terms) return new Map()
  if (!(await marketOf(db)).isFolded) return undefined
  const condition = conditionOf(filter)
  const pairs = choices.flatMap(({ name, words, overlaps = false }) =>
    words.map((word) => ({ name, word, overlaps })),
  )
  const unstated = new Set(
    pairs.flatMap(({ word }) =>
      word.startsWith(unstatedTerm) ? word.slice(unstatedTerm.length) : [],
    ),
  )
  const plain = new Set(pairs.flatMap(({ word }) => (word.startsWith(':') ? [] : word)))
  const { rows } = await sql<{ name: string; count: number }>`
    with ${hitsOf(terms, condition, sql`1`)},
    asked as materialized (
      select name, word collate "C" as word, is_shared
      from unnest(${pairs.map(({ name }) => name)}::text[],
        ${pairs.map(({ word }) => word)}::text[],
        ${pairs.map(({ overlaps }) => overlaps)}::boolean[]) as asked (name, word, is_shared)
    ),
    found as materialized (select block, bits from hit where bit_count(bits) > 0)
    select name, sum(count)::bigint as count from (
      select name, sum(count) as count from (
        -- Counted before grouping, because sorting bitmaps is expensive.
        select name, bit_count(word.bits & found.bits) as count
        from found cross join asked cross join lateral ${bitmapOf(sql`found.block`)} word
        where not is_shared
        offset 0
      ) once
      group by name
      union all
      select name, bit_count(bit_or(word.bits & found.bits))
      from found cross join asked cross join lateral ${bitmapOf(sql`found.block`)} word
      where is_shared
      group by name, block
      union all
      select name, count(distinct looked.id)
      from looked join property using (id)
      cross join lateral unnest(array[
          ':type ' || property_type, ':deal ' || listing_type, ':furnished ' || furnished,
          ':bedrooms ' || bedrooms, ':city ' || city_id, ':location ' || location_id,
          case when location_id is null or location_id = city_id
            then ':open pincode ' || pincode end]
        || property_buckets('price', price)
        || array(select ':' || trait from unnest(traits) trait)
        || array(select ':unstated ' || name from unnest(${[...unstated]}::text[]) name
          where is_unstated(property, name))
        || array(select word from unnest(${[...plain]}::text[]) word
          where search_vector @@ (quote_literal(word)::tsquery))
        || array(select ':amenity ' || name
          from unnest(folded(amenities || features)) name)) as own (word)
      join asked on asked.word = own.word
      group by name
    ) part
    group by name`.execute(db)
  return new Map(rows.map(({ name, count }) => [name, count]))
}

/**
 * By primary key: with few rows expected, the planner would compare each bitmap with every block.
 */
const bitmapOf = (block: RawBuilder<unknown>) =>
  sql`(select bits from property_word where word = asked.word and block = ${block} offset 0)`

/** Maximum choices of places; those with most listings are offered. */
const maxPlaces = 12

/**
 * Returns the areas of the city that contains `within`, or the cities: by name, each with
 * everything in it.
 */
export async function placeChoices(db: Handle, within: Places | undefined): Promise<FacetChoice[]> {
  const { cityIds = [], locationIds = [] } = within ?? {}
  const { rows } = await sql<FacetChoice>`
    with recursive city as (
      select id from location where id = any(${cityIds}::uuid[])
      union
      select parent.id from (
        with recursive up as (
          select id, parent_id, type from location where id = any(${locationIds}::uuid[])
          union all
          select location.id, location.parent_id, location.type
          from location join up on location.id = up.parent_id
        )
        select id from up where type = 'city'
      ) parent
    ),
    candidate as materialized (
      select id, name, coalesce(count, 0) as count
      from location left join (${
        within
          ? sql`select location_id as id, sum(count) as count from place_tally group by location_id`
          : sql`select city_id as id, sum(count) as count from property_tally
              where is_live group by city_id`
      }) tally using (id)
      where is_active and ${
        within ? sql`type = 'area' and parent_id in (select id from city)` : sql`type = 'city'`
      }
      order by count desc, name limit ${maxPlaces}
    ),
    -- The filter is by name, which several places may share.
    inside as (
      select candidate.name as root, location.id, location.type, location.pincode
      from candidate join location on lower(location.name) = lower(candidate.name)
        or folded(location.aliases) @> array[lower(candidate.name)]
      union all
      select root, child.id, child.type, child.pincode
      from location child join inside on child.parent_id = inside.id
      where inside.type <> 'city'
    )
    -- A listing has one location, one city and one PIN code, so two terms of different kinds may
    -- match the same listing.
    select root as name, array_agg(distinct word) as words,
      bool_or(type = 'pincode') or count(distinct type) > 1 as "overlaps"
    from inside cross join lateral unnest(array[
      case when type = 'city' then ':city ' else ':location ' end || id,
      case when type = 'pincode' then ':open pincode ' || pincode end]) word
    where word is not null
    group by root`.execute(db)
  return rows
}
