import { type RawBuilder, sql } from 'kysely'
import type { ListingType } from '#contract/property-word.ts'
import type { Handle } from '#server/db/connect.ts'
import { hitsOf } from './bitmap-queries.ts'
import type { Terms } from './bitmap-term.ts'
import { conditionOf, type Filter } from './filter.ts'
import { before, numbersIn } from './number-in-bits.ts'
import type { Wanted } from './wanted.ts'

/** What the order by best match is worked out from; times in seconds since 1970. */
export interface Candidate {
  id: string
  createdAt: number
  confirmedAt: number
  listingType: ListingType
  quality: number
  wordsInTitle: number
  wordsInPlace: number
  latitude: number | null
  longitude: number | null
}

export interface FoundByRelevance {
  total: number
  /** Listings with this number and higher ones are ranked; the others come after them, by number. */
  floor: number
  ranked: Candidate[]
  /** What follows those that are ranked: enough for a page, and one more. */
  rest: { id: string; number: number }[]
}

export interface RelevancePage {
  /** How many are ranked at most, where `floor` does not say which. */
  most: number
  floor: number | undefined
  /** Goes on below this number: all that are ranked were shown. */
  below: number | undefined
  offset: number
  limit: number
  without: readonly string[]
}

/** A listing whose rating is not worked out yet. */
const unrated = 50

/**
 * Finds the listings to be ranked and those that follow, with the exact total, in one snapshot and
 * from the bitmaps (0017): the newest `most` by the number they got when they were first live. A
 * number never changes, so what is ranked on the first page is ranked on every further one.
 */
export async function findRelevant(
  db: Handle,
  terms: Terms,
  filter: Filter,
  wanted: Wanted,
  { most, floor, below, offset, limit, without }: RelevancePage,
): Promise<FoundByRelevance> {
  const isRanked = sql`(${below === undefined} and ${offset} < (select count(*) from ranked))`
  // The first pages are all ranked.
  const needsRest =
    floor === undefined && below === undefined
      ? sql`${offset + limit} >= (select count(*) from ranked)`
      : sql`true`
  const edge = below === undefined ? sql`(select floor from edge)` : sql`${below}::integer`
  const { rows } = await sql<Omit<FoundByRelevance, 'ranked'> & { ranked: string | null }>`
    with ${hitsOf(terms, conditionOf(filter), sql`1`)},
    whole as materialized (
      select block, bit_or(bits) as bits from (
        select block, bits from hit
        union all
        select number / 16384, property_slot_bit(number)
        from looked join property_slot on property_id = looked.id
      ) part
      group by block
    ),
    fresh as materialized (
      select id from looked
      where not exists (select from property_slot where property_id = looked.id)
    ),
    counted as (
      select (coalesce((select sum(bit_count(bits)) from whole), 0)
        + (select count(*) from fresh))::bigint as total
    ),
    organic as materialized (
      select block, case when placed is null then bits else bits & ~placed end as bits
      from whole left join (
        select number / 16384 as block, bit_or(property_slot_bit(number)) as placed
        from property_slot where property_id = any(${without}::uuid[]) group by number / 16384
      ) other using (block)
    ),
    newest as materialized (${
      floor === undefined
        ? numbersIn(sql`organic`, sql`0`, sql`${most}::bigint`)
        : numbersIn(
            sql`(select block, case when block = ${floor}::integer / 16384
                then bits & ~${before(sql`${floor}::integer`)} else bits end as bits
              from organic where block >= ${floor}::integer / 16384) above`,
            sql`0`,
            sql`(1::bigint << 31)`,
          )
    }),
    edge as materialized (
      ${
        floor === undefined
          ? sql`select case when count(*) = ${most} then min(number) else 0 end as floor from newest`
          : sql`select ${floor}::integer as floor`
      }
    ),
    ranked as materialized (
      select property_id as id from newest join property_slot using (number)
      union all
      select id from fresh where id <> all(${without}::uuid[])
    ),
    skipped as materialized (
      select ${below === undefined ? sql`greatest(${offset} - (select count(*) from ranked), 0)` : sql`0::bigint`} as skip
    ),
    rest as (${numbersIn(
      sql`(select block, case when block = ${edge} / 16384
          then bits & ${before(edge)} else bits end as bits
        from organic where block <= ${edge} / 16384) under`,
      sql`(select skip from skipped)`,
      sql`${limit + 1}::bigint`,
    )})
    select total, (select floor from edge) as floor,
      (${signals(wanted)} and ${isRanked}) as ranked,
      coalesce((select json_agg(json_build_object('id', property_id, 'number', number)
          order by number desc)
        from rest join property_slot using (number)
        where ${needsRest}), '[]') as rest
    from counted`.execute(db)
  const [found] = rows
  if (!found) return { total: 0, floor: 0, ranked: [], rest: [] }
  return { ...found, ranked: found.ranked?.split('\n').map(readSignals) ?? [] }
}

const seconds = (moment: string) => sql`date_part('epoch', ${sql.raw(moment)})::bigint`

// What stands before a word without a space. Few: PostgreSQL looks through them for every letter.
const signs = '-/(.,&'
/** A text with a space before each word of it. */
const spaced = (text: RawBuilder<unknown>) =>
  sql`' ' || translate(${text}, ${sql.lit(signs)}, ${sql.lit(' '.repeat(signs.length))})`

/**
 * Beginnings of words count as well: one may still be typed. Most texts do not have the word at all;
 * only in the others it is looked where it begins.
 */
const standsIn = (text: RawBuilder<unknown>, word: string) => sql`
  strpos(${text}, ${word}) > 0 and strpos(${spaced(text)}, ${` ${word}`}) > 0`

const inTitle = (word: string) => standsIn(sql`lower_title`, word)
const inPlace = (word: string) => standsIn(sql`lower(location_text || ' ' || address)`, word)

/** One line for each listing that is ranked: an object of JSON for each took a quarter of the statement. */
function signals({ words, point }: Wanted): RawBuilder<unknown> {
  const count = (parts: RawBuilder<unknown>[]) =>
    parts.length > 0 ? sql.join(parts, sql` + `) : sql`0`
  const found = words.map((word) => ({
    title: sql`case when ${inTitle(word)} then 1 else 0 end`,
    place: sql`case when ${inTitle(word)} then 0 when ${inPlace(word)} then 1 else 0 end`,
  }))
  const degrees = (column: string) =>
    point ? sql`coalesce(${sql.ref(column)}::text, '-')` : sql`'-'`
  return sql`
    select string_agg(concat_ws(' ', property.id, ${seconds('created_at')},
      ${seconds('greatest(confirmed_at, submitted_at)')}, listing_type, coalesce(score, ${unrated}),
      ${count(found.map(({ title }) => title))}, ${count(found.map(({ place }) => place))},
      ${degrees('map_latitude')}, ${degrees('map_longitude')}), e'\n')
    from property left join property_quality on property_quality.property_id = property.id
    cross join lateral (select lower(title) as lower_title offset 0) told
    where property.id = any(array(select id from ranked))`
}

function readSignals(line: string): Candidate {
  const [id = '', createdAt, confirmedAt, listingType, ...rest] = line.split(' ')
  const [quality = 0, wordsInTitle = 0, wordsInPlace = 0] = rest.slice(0, 3).map(Number)
  const [latitude = null, longitude = null] = rest
    .slice(3)
    .map((degrees) => (degrees === '-' ? null : Number(degrees)))
  return {
    id,
    createdAt: Number(createdAt),
    confirmedAt: Number(confirmedAt),
    // Written by our own statement.
    listingType: listingType as ListingType,
    ...{ quality, wordsInTitle, wordsInPlace, latitude, longitude },
  }
}
