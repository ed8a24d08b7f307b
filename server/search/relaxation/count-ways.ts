import { type RawBuilder, sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'
import type { CompiledSearch } from '#server/search/compile-query.ts'
import { conditionOf } from '#server/search/filter-conditions.ts'
import { changedBits, changedListings, listingsOf, without } from '#server/search/index/queries.ts'
import { bitmapsOf } from '#server/search/index/terms.ts'
import type { WayConditions } from './way-conditions.ts'
import {
  across,
  anything,
  type Check,
  Cores,
  formPart,
  inside,
  outside,
  Parts,
} from './way-parts.ts'

/** The filters of the form, which all searches share. */
export type Form = Pick<CompiledSearch, 'filter' | 'terms'>

/**
 * Counts the live listings that each of several searches finds, in one snapshot (decision 0017).
 * The searches are data of the statement, not its text: all of them share one plan, and this
 * process does next to nothing. Each part is read from the bitmaps once, the parts that are no
 * places are put together once for all places. Listings that changed since they were folded are
 * one more block (-1), made of their terms of now. Listings in a bucket across the end of a range
 * are checked in the table.
 */
export async function countWays(
  db: Handle,
  ways: readonly WayConditions[],
  form: Form | undefined,
): Promise<number[]> {
  // A text of the form without a word matches nothing.
  if (form && !form.terms) return ways.map(() => 0)
  const parts = new Parts()
  const cores = new Cores()
  const members = ways.map(({ others, places }) => {
    const own = [...(form ? [formPart] : []), ...parts.numbersOf(others)]
    return {
      core: cores.numberOf(own.length > 0 ? own : parts.numbersOf([anything])),
      place: places.length > 0 ? cores.numberOf(parts.numbersOf(places)) : null,
    }
  })
  const { checks } = parts
  const formBits = form?.terms && bitmapsOf(form.terms)
  const formCondition = form && conditionOf(form.filter)
  const ofForm = formBits
    ? sql`
      union all
      select ${sql.lit(formPart)}, block, bits, wide from (${formBits}) form
      union all
      select ${sql.lit(formPart)}, -1, bits, bits from (
        select bit_or(property_slot_bit(place)) as bits
        from changed join property on id = property_id where ${formCondition}
      ) form where bits is not null`
    : sql``
  const { rows } = await sql<{ way: number; total: number }>`
    with changed as materialized (
      select property_id, number, (row_number() over ())::integer as place
      from (${changedListings}) listing
    ),
    other as materialized (${changedBits}),
    own as materialized (
      select place, unnest(property_words(property)) as word
      from changed join property on id = property_id
    ),
    given as materialized (
      select * from unnest(${parts.part}::integer[], ${parts.role}::integer[],
        ${parts.alternative}::integer[], ${parts.size}::integer[], ${parts.word}::text[])
        term (part, role, alternative, size, word)
    ),
    beginning as materialized (
      select * from unnest(${parts.beginnings.map(({ part }) => part)}::integer[],
        ${parts.beginnings.map(({ word }) => word)}::text[]) term (part, word)
    ),
    found as (
      select part, role, alternative, size, block, bits from given join property_word using (word)
      union all
      select part, ${sql.lit(inside)}, 0, 1, block, bits
      from beginning join property_word
        on property_word.word >= beginning.word
          and property_word.word < beginning.word || ${lastLetter}
      union all
      select part, role, alternative, size, -1, bits from (
        select part, role, alternative, size, word, bit_or(property_slot_bit(place)) as bits
        from own join given using (word)
        where part <> all(${checks.map(({ part }) => part)}::integer[])
        group by part, role, alternative, size, word
      ) changed_word
      union all
      select part, ${sql.lit(inside)}, 0, 1, -1, bit_or(property_slot_bit(place))
      from own join beginning on starts_with(own.word, beginning.word) group by part
      ${sql.join(
        checks.map(
          ({ part, condition }) => sql`
      union all
      select ${sql.lit(part)}, ${sql.lit(inside)}, 0, 1, -1, bits from (
        select bit_or(property_slot_bit(place)) as bits
        from changed join property on id = property_id where is_live and ${condition}
      ) own where bits is not null`,
        ),
        sql``,
      )}
    ),
    single as (
      select part, role, block, bits from found where size = 1
      union all
      select part, role, block, bit_and(bits) from found where size > 1
      group by part, role, alternative, size, block having count(*) = size
    ),
    part as materialized (
      select part, block, bits, case when across is null then bits else bits | across end as wide
      from (
        select part, block, across,
          case when outside is null then inside else inside & ~outside end as bits
        from (
          select part, block,
            coalesce(bit_or(bits) filter (where role = ${sql.lit(inside)}), 0::bit(16384))
              as inside,
            bit_or(bits) filter (where role = ${sql.lit(outside)}) as outside,
            bit_or(bits) filter (where role = ${sql.lit(across)}) as across
          from single group by part, block
        ) role
      ) sure
      ${ofForm}
    ),
    core as materialized (
      select core, block, bit_and(bits) as bits, bit_and(wide) as wide
      from unnest(${cores.core}::integer[], ${cores.part}::integer[], ${cores.size}::integer[])
        member (core, part, size)
      join part using (part)
      group by core, size, block having count(*) = size
    ),
    hit as materialized (
      select way, block, ${without(sql`found.bits`)} as bits,
        ${without(sql`found.wide # found.bits`)} as open
      from (
        select way, one.block,
          case when place is null then one.bits else one.bits & spot.bits end as bits,
          case when place is null then one.wide else one.wide & spot.wide end as wide
        from unnest(${members.map((_, way) => way)}::integer[],
          ${members.map(({ core }) => core)}::integer[],
          ${members.map(({ place }) => place)}::integer[]) way (way, core, place)
        join core one using (core)
        left join core spot on spot.core = place and spot.block = one.block
        where place is null or spot.core is not null
      ) found
      left join other using (block)
    )
    select way, sum(count)::bigint as total from (
      select way, sum(bit_count(bits)) as count from hit group by way
      ${checks.length > 0 || form ? checked(checks, members, cores, form) : sql``}
    ) counted
    group by way`.execute(db)
  const totals = new Map(rows.map(({ way, total }) => [way, total]))
  return ways.map((_, way) => totals.get(way) ?? 0)
}

/** Counts the listings in buckets across the end of a range that are in the range. */
function checked(
  checks: readonly Check[],
  members: readonly { core: number; place: number | null }[],
  cores: Cores,
  form: Form | undefined,
): RawBuilder<unknown> {
  const has = (at: number | null, part: number) => at !== null && cores.has(at, part)
  const conditions = checks.map(({ part, condition }) => {
    const ways = members.flatMap(({ core, place }, way) =>
      has(core, part) || has(place, part) ? way : [],
    )
    return sql`(way <> all(${ways}::integer[]) or ${condition})`
  })
  return sql`
      union all
      select way, count(*) from (
        ${listingsOf(sql`open`, sql`block >= 0`, ['way'])}
      ) candidate
      -- A lateral join, because the planner expects the candidates to be a large part of all
      -- listings.
      cross join lateral (
        select from property where id = property_id
          and ${sql.join([...conditions, ...(form ? [conditionOf(form.filter)] : [])], sql` and `)}
        offset 0
      ) fits
      group by way`
}

// Sorts after every letter, so the words with a prefix are those between the prefix and this.
const lastLetter = '\u{10ffff}'
