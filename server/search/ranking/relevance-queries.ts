import { type RawBuilder, sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'
import { lines } from '#server/db/lines.ts'
import { conditionOf, type Filter } from '#server/search/filter-conditions.ts'
import { before, numbersIn } from '#server/search/index/bit-positions.ts'
import { hitsOf } from '#server/search/index/queries.ts'
import type { Terms } from '#server/search/index/terms.ts'
import { isUnseen } from '#server/search/paging/seen-listings.ts'
import type { Preference } from './preference.ts'
import type { Wanted } from './ranking-input.ts'
import { preferenceColumn, rankingPoints } from './score.ts'

/** A listing in the order by best match. */
export interface FoundByRelevance {
  id: string
  /** The score from 0 to 100; `undefined` after the ranked ones. */
  points: number | undefined
  /** The listing's number in the bitmaps, for those after the ranked ones. */
  number: number
  /** Whether it is among the unconfirmed ones, which come last. */
  isLate: boolean
  /** A `PropertyCard` as JSON, ready to be sent. */
  card: string
}

export interface RelevancePage {
  /** How many are ranked if `floor` is not given. */
  max: number
  /** Listings with this number or higher are ranked; the others follow by number. */
  floor: number | undefined
  /** Continues after this ranked entry. */
  after: { score: number; id: string } | undefined
  /** Continues below this number, after all ranked entries. */
  below: number | undefined
  /** Whether `below` is among the unconfirmed ones. */
  isLate: boolean
  /** Seconds since 1970. */
  now: number
  offset: number
  limit: number
  without: readonly string[]
  /** Tails of listings on earlier pages (`seen-listings.ts`). */
  seen: readonly string[]
}

/**
 * Returns a page by best match, with one entry more if there are more, and the exact total, in one
 * snapshot from the bitmaps (decision 0017). The newest `max` are ranked, by the number that each
 * got when it first went live. That number never changes, so all pages rank the same listings.
 * What its broker has not confirmed comes after everything else, by number.
 */
export async function findRelevant(
  db: Handle,
  terms: Terms,
  filter: Filter,
  wanted: Wanted,
  { max, floor, after, below, isLate, now, offset, limit, without, seen }: RelevancePage,
): Promise<{ total: number; floor: number; found: FoundByRelevance[] }> {
  const wantedRows = sql`${limit + 1}::bigint`
  const edge = below === undefined ? sql`(select floor from edge)` : sql`${below}::integer`
  const isAfter = after
    ? sql`(points, property_id) < (${after.score}::float8, ${after.id}::uuid)`
    : sql`true`
  const isPreferring = wanted.preferences.length > 0
  const ranked = isPreferring ? sql`chosen` : sql`newest`
  const rankedCount = sql`
    (select (select count(*) from ${ranked}) + (select count(*) from unnumbered))`
  const organic = without.length > 0 ? sql`organic` : sql`confirmed`
  // The page is then full of ranked entries, or there are no others that are confirmed.
  const isFilled = !after && below === undefined && floor === undefined && offset + limit < max
  const further = sql`
      select property_id, number from (${numbersIn(
        sql`(select block, case when block = ${edge} / 16384
          then bits & ${before(edge)} else bits end as bits
        from ${isPreferring ? notPreferred(organic) : organic} where block <= ${edge} / 16384
          and (select count(*) from best) < ${wantedRows}) under`,
        below === undefined ? sql`greatest(${offset} - ${rankedCount}, 0)` : sql`0::bigint`,
        sql`(${wantedRows} - (select count(*) from best))`,
      )}) rest
      join property_slot using (number)`
  const shownCount = sql`((select count(*) from best) + (select count(*) from further))`
  const late = sql`
      select property_id, number from (${numbersIn(
        sql`(select block, ${
          isLate
            ? sql`case when block = ${edge} / 16384 then bits & ${before(edge)} else bits end`
            : sql`bits`
        } as bits
        from late where ${isLate ? sql`block <= ${edge} / 16384` : sql`true`}
          and ${shownCount} < ${wantedRows}) under`,
        sql`greatest(${offset}::bigint - (select count(*) from unnumbered)
          - coalesce((select sum(bit_count(bits)) from ${organic} organic), 0)::bigint, 0)`,
        // One that was unconfirmed since was on an earlier page already.
        sql`(${wantedRows} - ${shownCount} + ${seen.length + without.length}::bigint)`,
      )}) late
      join property_slot using (number)
      where property_id <> all(${without}::uuid[])
        and ${seen.length > 0 ? isUnseen(sql`property_id`, seen) : sql`true`}
      order by number desc limit ${wantedRows} - ${shownCount}`
  const { rows } = await sql<Record<'ids' | 'places' | 'cards', string | null> & Counted>`
    with ${hitsOf(terms, conditionOf(filter), sql`unconfirmed_at is not null`)},
    whole as materialized (
      select bit_or(bits) as bits, block from (
        select bits, block from hit
        union all
        select property_slot_bit(number), number / 16384
        from looked join property_slot on property_id = looked.id
      ) part
      group by block
    ),
    fresh as materialized (
      select id, position as is_late from looked
      where not exists (select from property_slot where property_id = looked.id)
    ),
    counted as (
      select (coalesce((select sum(bit_count(bits)) from whole), 0)
        + (select count(*) from fresh))::bigint as total
    ),
    late as materialized (
      select block, bit_or(bits) as bits from (
        select block, hit.bits & term.bits as bits
        from hit join property_word term using (block) where word = ':unconfirmed'
        union all
        select number / 16384, property_slot_bit(number)
        from looked join property_slot on property_id = looked.id where position
      ) part
      group by block
    ),
    confirmed as materialized (
      select block,
        case when late.bits is null then whole.bits else whole.bits & ~late.bits end as bits
      from whole left join late using (block)
    ),
    ${without.length > 0 ? sql`organic as materialized (${withoutListings(without)}),` : sql``}
    unnumbered as materialized (select id, is_late from fresh where id <> all(${without}::uuid[])),
    newest as materialized (${
      floor === undefined
        ? numbersIn(organic, sql`0`, sql`${max}::bigint`)
        : numbersIn(
            sql`(select block, case when block = ${floor}::integer / 16384
                then bits & ~${before(sql`${floor}::integer`)} else bits end as bits
              from ${organic} where block >= ${floor}::integer / 16384) above`,
            sql`0`,
            sql`(1::bigint << 31)`,
          )
    }),
    ${isPreferring ? preferredBy(wanted.preferences, organic) : sql``}
    edge as materialized (
      ${
        floor === undefined
          ? sql`select case when count(*) = ${max} then min(number) else 0 end as floor
            from newest`
          : sql`select ${floor}::integer as floor`
      }
    ),
    best as materialized (
      select property_id, points from (
        select property_id, ${rankingPoints(wanted, now)} - case when is_late then 1000 else 0 end
          as points
        from (
          select *, false as is_late from property_ranking
          where number = any(array(select number from ${ranked}))
          union all
          select property_ranking.*, is_late
          from unnumbered join property_ranking on property_id = id
        ) ranked
        ${isPreferring ? havingPreferences(wanted.preferences) : sql``}
        where ${below === undefined} and ${offset} < ${rankedCount}
          and ${seen.length > 0 ? isUnseen(sql`property_id`, seen) : sql`true`}
      ) ranked
      where ${isAfter}
      order by points desc, property_id desc limit ${wantedRows} offset ${offset}
    ),
    further as materialized (${
      isFilled || isLate
        ? sql`select null::uuid as property_id, null::integer as number where false`
        : further
    }),
    page as (
      select property_id, points, null::integer as number, false as is_late from best
      union all
      select property_id, null, number, false from further
      union all
      (select property_id, null, number, true from (${late}) unconfirmed)
    )
    select (select total from counted) as total, (select floor from edge) as floor,
      -- One text for all rows, as in the other orders.
      string_agg(property_id::text, e'\n') as ids,
      string_agg(coalesce(points::text, '') || ' ' || coalesce(number::text, '')
        || case when is_late then ' late' else '' end, e'\n') as places,
      string_agg(card::text, e'\n') as cards
    from (
      select page.property_id, points, number, is_late, card
      from page join property_card on property_card.property_id = page.property_id
      order by is_late, points desc nulls last, number desc, page.property_id desc
    ) shown`.execute(db)
  const [texts] = rows
  if (!texts) return { total: 0, floor: 0, found: [] }
  const [places, cards] = [lines(texts.places), lines(texts.cards)]
  const found = lines(texts.ids).map((id, at) => {
    const [points, number, late] = places[at]?.split(' ') ?? []
    return {
      id,
      points: points ? Number(points) : undefined,
      number: Number(number),
      isLate: late !== undefined,
      card: cards[at] ?? '',
    }
  })
  return { total: texts.total, floor: texts.floor, found }
}

/** Removes the bits of these listings, which are elsewhere on the page. */
const withoutListings = (ids: readonly string[]) => sql`
  select block, case when placed is null then bits else bits & ~placed end as bits
  from confirmed left join (
    select number / 16384 as block, bit_or(property_slot_bit(number)) as placed
    from property_slot where property_id = any(${ids}::uuid[]) group by number / 16384
  ) other using (block)`

/**
 * A preference that more listings than this have says little, so only new ones of them are ranked.
 */
const maxPreferred = 240

/**
 * `preferred`: the bits of listings with a preference that few have, of any age. `chosen`: the
 * numbers of these and of the newest, which are ranked together.
 */
const preferredBy = (preferences: readonly Preference[], organic: RawBuilder<unknown>) => sql`
    preferred as materialized (
      select block, bit_or(bits) as bits from (
        select word, block, whole.bits & term.bits as bits,
          sum(bit_count(whole.bits & term.bits)) over (partition by word) as many
        from ${organic} whole join property_word term using (block)
        where word = any(array[${sql.join(preferences.flatMap(({ terms }) => terms))}]::text[])
      ) found
      where many between 1 and ${sql.lit(maxPreferred)}
      group by block
    ),
    chosen as materialized (
      select number from newest
      union
      select number from ${numbersIn(sql`preferred`, sql`0`, sql`(1::bigint << 31)`)} preferred
    ),`

const notPreferred = (organic: RawBuilder<unknown>) => sql`(
  select block, case when preferred.bits is null then whole.bits
    else whole.bits & ~preferred.bits end as bits
  from ${organic} whole left join preferred using (block)) other`

/** Computes whether each candidate has each preference, from the columns of its row. */
const havingPreferences = (preferences: readonly Preference[]) => sql`
        cross join lateral (
          select ${sql.join(
            preferences.map(
              ({ condition }, index) => sql`${condition} as ${preferenceColumn(index)}`,
            ),
          )}
          from property where id = ranked.property_id
        ) preference`

interface Counted {
  total: number
  floor: number
}
