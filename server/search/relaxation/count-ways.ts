import { type RawBuilder, sql } from 'kysely'
import { ListingType } from '#contract/property/vocabulary.ts'
import type { Handle } from '#server/db/connect.ts'
import type { CompiledSearch } from '#server/search/compile-query.ts'
import type { SlotCondition } from '#server/search/condition/condition.ts'
import { conditionOf } from '#server/search/filter-conditions.ts'
import { changedBits, changedListings, listingsOf, without } from '#server/search/index/queries.ts'
import { bitmapsOf, type Terms } from '#server/search/index/terms.ts'
import type { WayConditions } from './way-conditions.ts'

/** The filters of the form, which all searches share. */
export type Form = Pick<CompiledSearch, 'filter' | 'terms'>

/** Roles of a term in a part: it has the listing, takes it away, or leaves it to be checked. */
const [inside, outside, across] = [0, 1, 2]

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
    given as materialized (
      select * from unnest(${parts.part}::integer[], ${parts.role}::integer[],
        ${parts.alternative}::integer[], ${parts.size}::integer[], ${parts.word}::text[])
        term (part, role, alternative, size, word)
    ),
    found as (
      select part, role, alternative, size, block, bits from given join property_word using (word)
      union all
      select part, role, alternative, size, -1, bits from (
        select part, role, alternative, size, word, bit_or(property_slot_bit(place)) as bits
        from (
          select place, unnest(property_words(property)) as word
          from changed join property on id = property_id
        ) own
        join given using (word)
        where part <> all(${checks.map(({ part }) => part)}::integer[])
        group by part, role, alternative, size, word
      ) own
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

/** The number of the filters of the form among the parts. */
const formPart = 0

/** Exclusions need a set to subtract from, and a search without conditions finds everything. */
const everyDeal = ListingType.keys.map((key) => `:deal ${key}`)
const anything: Pick<SlotCondition, 'add' | 'condition'> = {
  condition: sql`true`,
  add: ({ oneOf }) => oneOf.push(everyDeal),
}

/** A part of which some listings are checked in the table. */
interface Check {
  part: number
  condition: RawBuilder<boolean>
}

/** The terms of all parts as columns; the same condition has the same parts. */
class Parts {
  readonly part: number[] = []
  readonly role: number[] = []
  readonly alternative: number[] = []
  readonly size: number[] = []
  readonly word: string[] = []
  readonly checks: Check[] = []
  readonly #known = new Map<object, number[]>()
  #last = formPart
  #alternatives = 0

  numbersOf(conditions: readonly Pick<SlotCondition, 'add' | 'condition'>[]): number[] {
    return conditions.flatMap((condition) => {
      const known = this.#known.get(condition)
      if (known) return known
      const made = this.#partsOf(condition)
      this.#known.set(condition, made)
      return made
    })
  }

  #partsOf({ add, condition }: Pick<SlotCondition, 'add' | 'condition'>): number[] {
    const none = { all: [], oneOf: [], oneWay: [], beginnings: [], ranges: [], noneOf: [] }
    const terms: Terms = { ...none, isOnMap: false }
    add(terms)
    const numbers: number[] = []
    const next = () => {
      this.#last++
      numbers.push(this.#last)
    }
    for (const words of terms.oneOf) {
      next()
      this.#add(inside, words)
    }
    for (const ways of terms.oneWay) {
      next()
      this.#add(inside, ways.filter(({ length }) => length === 1).flat())
      for (const way of ways.filter(({ length }) => length > 1)) this.#addAll(way)
    }
    for (const range of terms.ranges) {
      next()
      this.#add(inside, range.inside)
      this.#add(outside, range.outside)
      this.#add(across, range.across)
      if (range.across.length > 0) this.checks.push({ part: this.#last, condition })
    }
    if (terms.noneOf.length > 0) {
      next()
      this.#add(inside, everyDeal)
      this.#add(outside, terms.noneOf)
    }
    return numbers
  }

  #add(role: number, words: readonly string[]): void {
    for (const word of new Set(words)) this.#push(role, 0, 1, word)
  }

  /** Adds words that a listing must all have. */
  #addAll(words: readonly string[]): void {
    const all = new Set(words)
    this.#alternatives++
    for (const word of all)
      this.#push(inside, all.size === 1 ? 0 : this.#alternatives, all.size, word)
  }

  #push(role: number, alternative: number, size: number, word: string): void {
    this.part.push(this.#last)
    this.role.push(role)
    this.alternative.push(alternative)
    this.size.push(size)
    this.word.push(word)
  }
}

/** Sets of parts as columns; the same parts are one set. */
class Cores {
  readonly core: number[] = []
  readonly part: number[] = []
  readonly size: number[] = []
  readonly #known = new Map<string, number>()
  readonly #parts: ReadonlySet<number>[] = []

  numberOf(parts: readonly number[]): number {
    const own = new Set(parts)
    const key = [...own].toSorted((one, other) => one - other).join()
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const core = this.#parts.length
    this.#known.set(key, core)
    this.#parts.push(own)
    for (const part of own) {
      this.core.push(core)
      this.part.push(part)
      this.size.push(own.size)
    }
    return core
  }

  has(core: number, part: number): boolean {
    return this.#parts[core]?.has(part) ?? false
  }
}
