import { type RawBuilder, sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'
import { changedBits, changedListings, listingsOf, without } from '#server/search/index/queries.ts'
import { isOpen, partsOf, type Terms, withoutGone } from '#server/search/index/terms.ts'
import { conditionOf, type Filter } from './filter-conditions.ts'

/** A question to the public list that the bitmaps can answer. */
export interface Counted {
  terms: Terms
  filter: Filter
}

/**
 * How many live listings match each of several questions, in one snapshot. Questions with one part
 * left out have nearly all parts in common: the bitmaps of all parts are laid side by side once,
 * and each question puts together its own. Where one has no bitmap of a block nothing is found in
 * it.
 */
export async function countByBitmaps(db: Handle, questions: readonly Counted[]): Promise<number[]> {
  const parts = new PartsBeside(db)
  const hits = questions.map(({ terms }, question) => {
    const { bits, wide } = parts.together(terms)
    const open = isOpen(terms) ? sql`${wide} # ${bits}` : sql`null::bit(16384)`
    return sql`(${sql.lit(question)}, ${bits}, ${open})`
  })
  const { rows } = await sql<{ question: number; total: number }>`
    with changed as materialized (${changedListings}),
    other as materialized (${changedBits}),
    ${parts.tables()},
    hit as materialized (
      select question, block, ${without(sql`each.bits`)} as bits,
        ${without(sql`each.open`)} as open
      from ${parts.joined()} left join other using (block)
      cross join lateral (values ${sql.join(hits)}) each (question, bits, open)
      where each.bits is not null
    ),
    candidate as (
      ${listingsOf(sql`open`, sql`true`, ['question'])}
      union all
      select question, property_id
      from changed cross join generate_series(0, ${sql.lit(questions.length - 1)}) question
    ),
    looked as (
      select question
      -- One after the other: the planner takes them for a great part of all listings.
      from candidate cross join lateral (
        select from property where id = property_id and ${matches(questions)} offset 0
      ) fits
    )
    select question, sum(count)::bigint as total from (
      select question, sum(bit_count(bits)) as count from hit group by question
      union all
      select question, count(*) from looked group by question
    ) counted
    group by question`.execute(db)
  const totals = new Map(rows.map(({ question, total }) => [question, total]))
  return questions.map((_, question) => totals.get(question) ?? 0)
}

const matches = (questions: readonly Counted[]) =>
  sql`case question ${sql.join(
    questions.map(
      ({ filter }, question) => sql`when ${sql.lit(question)} then ${conditionOf(filter)}`,
    ),
    sql` `,
  )} end`

/** The parts of several questions beside one another: the same one has the same name. */
class PartsBeside {
  readonly #db: Handle
  readonly #parts = new Map<string, { name: string; rows: RawBuilder<unknown> }>()
  /** Names of parts that were met, without compiling them to compare. */
  readonly #names = new Map<RawBuilder<unknown>, string>()

  constructor(db: Handle) {
    this.#db = db
  }

  /** The bits a question finds in a block, and with those to be looked at. */
  together(terms: Terms): { bits: RawBuilder<unknown>; wide: RawBuilder<unknown> } {
    const { exact, open, unwanted } = partsOf(terms)
    const column = (rows: RawBuilder<unknown>, name: string) =>
      sql.raw(`${this.#name(rows)}.${name}`)
    const certain = exact.map((rows) => column(rows, 'bits'))
    const all = (name: 'inside' | 'wide') =>
      sql`(${sql.join([...certain, ...open.map((rows) => column(rows, name))], sql` & `)})`
    const [bits, wide] = [all('inside'), all('wide')]
    if (!unwanted) return { bits, wide }
    const gone = column(unwanted, 'gone')
    return { bits: sql`(${withoutGone(bits, gone)})`, wide: sql`(${withoutGone(wide, gone)})` }
  }

  tables(): RawBuilder<unknown> {
    return sql.join(
      [...this.#parts.values()].map(({ name, rows }) => sql`${sql.raw(name)} as (${rows})`),
    )
  }

  joined(): RawBuilder<unknown> {
    const [first, ...others] = [...this.#parts.values()].map(({ name }) => name)
    return sql.raw([first, ...others.map((name) => `full join ${name} using (block)`)].join(' '))
  }

  #name(rows: RawBuilder<unknown>): string {
    const met = this.#names.get(rows)
    if (met) return met
    const { sql: text, parameters } = rows.compile(this.#db)
    const key = JSON.stringify([text, parameters])
    const part = this.#parts.get(key) ?? { name: `part_${this.#parts.size}`, rows }
    this.#parts.set(key, part)
    this.#names.set(rows, part.name)
    return part.name
  }
}
