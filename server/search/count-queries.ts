import { type RawBuilder, sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'
import { changedBits, changedListings, listingsOf, without } from '#server/search/index/queries.ts'
import { isOpen, partsOf, type Terms, withoutGone } from '#server/search/index/terms.ts'
import { conditionOf, type Filter } from './filter-conditions.ts'

/** A search that the bitmaps can answer. */
export interface Counted {
  terms: Terms
  filter: Filter
}

/**
 * Counts the live listings that match each of several searches, in one snapshot. Searches with one
 * part left out share nearly all other parts, so the bitmaps of all parts are joined once and each
 * search combines its own. A missing bitmap of a block means no match in that block.
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
      -- A lateral join, because the planner expects the candidates to be a large part of all
      -- listings.
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

/** The parts of several searches side by side; equal parts have the same name. */
class PartsBeside {
  readonly #db: Handle
  readonly #parts = new Map<string, { name: string; rows: RawBuilder<unknown> }>()
  /** Names of known parts by identity, which saves compiling them for comparison. */
  readonly #names = new Map<RawBuilder<unknown>, string>()

  constructor(db: Handle) {
    this.#db = db
  }

  /**
   * Returns the bits that a search finds in a block, without and with those to be checked in the
   * table.
   */
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
    const part = this.#parts.get(key) ?? {
      name: `part_${this.#parts.size}`,
      rows: flattened(text, parameters) ?? rows,
    }
    this.#parts.set(key, part)
    this.#names.set(rows, part.name)
    return part.name
  }
}

/**
 * Returns a compiled part as one piece, which costs less to compile again; undefined where its
 * placeholders cannot be told from its text.
 */
function flattened(text: string, parameters: readonly unknown[]): RawBuilder<unknown> | undefined {
  const pieces = text.split(/\$\d+/)
  if (pieces.length !== parameters.length + 1) return undefined
  return sql(Object.assign(pieces, { raw: pieces }), ...parameters)
}
