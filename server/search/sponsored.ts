import { sql } from 'kysely'
import type { PublicPropertyQuery } from '#contract/property/query.ts'
import type { Sort } from '#contract/property/vocabulary.ts'
import { dayInIndia } from '#domain/date/date.ts'
import {
  cardsPerSponsored,
  type SponsoredCandidate,
  shuffleKey,
  sponsoredOf,
  sponsoredPlaces,
} from '#domain/plan/sponsored.ts'
import type { Handle } from '#server/db/connect.ts'
import type { Market } from '#server/db/index-state.ts'
import { before, numbersIn } from '#server/search/index/bit-positions.ts'
import { hitsOf } from '#server/search/index/queries.ts'
import type { Terms } from '#server/search/index/terms.ts'
import type { CompiledSearch } from './compile-query.ts'
import { conditionOf, type Filter } from './filter-conditions.ts'

/**
 * With more than twice this many premium listings, only those whose turn it is today are
 * considered.
 */
const maxConsidered = 60

/** In the other orders a home is placed by a number, so one out of place would mislead. */
const sponsoredSorts: readonly Sort[] = ['relevance', 'newest']

/** An unconfirmed listing loses its place; one that visitors doubt keeps it. */
const maySponsor = sql`is_premium and (unconfirmed_at is null or unconfirmed_at = doubted_at)`

/**
 * Returns whether a list has sponsored places: not on a short page, for one broker, or in an order
 * by a number.
 */
export const hasSponsored = (
  { brokerId }: Pick<PublicPropertyQuery, 'brokerId'>,
  sort: Sort,
  pageSize: number,
): boolean => pageSize >= cardsPerSponsored && !brokerId && sponsoredSorts.includes(sort)

/** Sponsored listings on earlier pages, and those still waiting, in order. */
export interface Sponsored {
  placed: readonly string[]
  lastBrokerId?: string | undefined
  waiting: readonly SponsoredCandidate[]
}

export const nobodySponsored: Sponsored = { placed: [], waiting: [] }

/** Returns the sponsored listings of a list today, in order. */
export async function chooseSponsored(
  db: Handle,
  { filter, terms }: CompiledSearch,
  { hasPremium, isFolded }: Market,
  { pageSize, now }: { pageSize: number; now: Date },
): Promise<SponsoredCandidate[]> {
  if (!terms || !hasPremium || !isFolded) return []
  const day = dayInIndia(now)
  const { candidates, total } = await findPremium(db, filter, terms, shuffleKey(day))
  return sponsoredOf(candidates, day, sponsoredPlaces(total, pageSize))
}

/**
 * Returns those of the listings chosen on an earlier page that may still be shown: a plan may have
 * ended or a price changed since. A waiting one that drops out is shown at its own position in the
 * order.
 */
export async function filterSponsored(
  db: Handle,
  { filter }: CompiledSearch,
  { sponsored: ids, shown }: { sponsored: readonly string[]; shown: number },
): Promise<Sponsored> {
  const placed = ids.slice(0, shown)
  if (ids.length === shown) return { placed, waiting: [] }
  const { rows } = await sql<SponsoredCandidate & { fits: boolean }>`
    select id, broker_id as "brokerId", coalesce(${conditionOf(filter)}
      and ${maySponsor}, false) as fits
    from property where id = any(${ids}::uuid[])`.execute(db)
  const known = new Map(rows.map((row) => [row.id, row]))
  const waiting = ids.slice(shown).flatMap((id) => {
    const row = known.get(id)
    return row?.fits ? row : []
  })
  return { placed, lastBrokerId: known.get(placed.at(-1) ?? '')?.brokerId, waiting }
}

interface Premium {
  candidates: SponsoredCandidate[]
  /** Of all matching listings, premium or not. */
  total: number
}

/**
 * Returns matching premium listings: all, or a limited number from a starting number that changes
 * daily.
 */
async function findPremium(
  db: Handle,
  filter: Filter,
  terms: Terms,
  turn: number,
): Promise<Premium> {
  const start = sql`(select number from start)`
  const { rows } = await sql<Premium>`
    with ${hitsOf(terms, conditionOf(filter), maySponsor)},
    start as materialized (
      select (${turn}::bigint %
        (1::bigint << ceil(log(2, coalesce(max(number), 0) + 2))::integer))::integer
        as number
      from property_slot
    ),
    premium as materialized (
      select hit.block, hit.bits & premium.bits
        & (~coalesce(late.bits, 0::bit(16384)) | coalesce(doubted.bits, 0::bit(16384))) as bits
      from hit join property_word premium using (block)
      left join property_word late on late.block = hit.block and late.word = ':unconfirmed'
      left join property_word doubted on doubted.block = hit.block and doubted.word = ':doubted'
      where premium.word = ':premium'
    ),
    number as (
      ${numbersIn(
        sql`(select block, case when block = ${start} / 16384
            then bits & ${before(start)} else bits end as bits
          from premium where block <= ${start} / 16384) under`,
        sql`0`,
        sql`${maxConsidered}::bigint`,
      )}
      union
      ${numbersIn(sql`premium`, sql`0`, sql`${maxConsidered}::bigint`)}
    )
    select (coalesce((select sum(bit_count(bits)) from hit), 0)
        + (select count(*) from looked))::bigint as total,
      coalesce((
        select json_agg(json_build_object('id', id, 'brokerId', broker_id)) from property
        where id = any(array(
          select property_id from number join property_slot using (number)
          union all
          select id from looked where position))
      ), '[]') as candidates`.execute(db)
  return rows[0] ?? { candidates: [], total: 0 }
}
