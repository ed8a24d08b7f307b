import { type RawBuilder, sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'
import { changedBits, changedListings, listingsOf, without } from './bitmap-queries.ts'
import { bitmapsOf, isOpen, type Share, type Terms } from './bitmap-term.ts'
import { conditionOf, type Filter } from './filter.ts'

/** A question to the public list that the bitmaps can answer. */
export interface Counted {
  terms: Terms
  filter: Filter
}

/**
 * How many live listings match each of several questions, in one snapshot. What several ask for is put
 * together once: questions with one part left out have nearly all of it in common.
 */
export async function countByBitmaps(db: Handle, questions: readonly Counted[]): Promise<number[]> {
  const { share, shared } = sharedParts(db)
  const hits = questions.map(
    ({ terms }, question) => sql`
      select ${sql.lit(question)} as question, found.block, ${without(sql`bits`)} as bits,
        ${isOpen(terms) ? without(sql`(wide # bits)`) : sql`null::bit(16384)`} as open
      from (${bitmapsOf(terms, share)}) found left join other using (block)`,
  )
  const { rows } = await sql<{ question: number; total: number }>`
    with changed as materialized (${changedListings}),
    other as materialized (${changedBits}),
    ${sql.join(shared())},
    hit as materialized (${sql.join(hits, sql` union all `)}),
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

/** Gives each part of the questions a name, the same to the same. */
function sharedParts(db: Handle) {
  const parts = new Map<string, { name: RawBuilder<unknown>; rows: RawBuilder<unknown> }>()
  const share: Share = (rows) => {
    const { sql: text, parameters } = rows.compile(db)
    const key = JSON.stringify([text, parameters])
    const part = parts.get(key) ?? { name: sql.raw(`shared_${parts.size}`), rows }
    parts.set(key, part)
    return part.name
  }
  const shared = () => [...parts.values()].map(({ name, rows }) => sql`${name} as (${rows})`)
  return { share, shared }
}
