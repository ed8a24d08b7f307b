import { type RawBuilder, sql } from 'kysely'

/** Converts rows of bitmaps (`block` and `bits`) into numbers of listings (decision 0017). */

/** Returns a mask of the bits before that of `number` in its block. */
export const before = (number: RawBuilder<unknown>) =>
  sql`((~0::bit(16384)) << (16384 - ${number} % 16384))`

/** Splits a block into 32 pieces: `part` has its bits, `beginning` the number of its first bit. */
export const piecesOf = (bits: RawBuilder<unknown>) => sql`
  generate_series(0, 31) piece
  cross join lateral (
    select substring(${bits} from piece * 512 + 1 for 512) as part,
      block * 16384 + piece * 512 as beginning
    offset 0
  ) cut`

/**
 * Returns the numbers of the bits set in pieces of a block, with the named columns of each piece.
 * The text of a piece is split at its ones: the zeros between two ones give their distance.
 */
export const numbersOf = (pieces: RawBuilder<unknown>, columns: readonly string[] = []) => {
  const own = columnList(columns)
  return sql`
  select ${own}number from (
    select ${own}beginning, (beginning - 1 + sum(octet_length(zeros) + 1)
      over (partition by ${own}beginning order by position))::integer as number
    from ${pieces}
    cross join lateral string_to_table(part::text, '1') with ordinality gap (zeros, position)
    where position between 1 and 513
    offset 0
  ) numbered
  -- Excludes the zeros after the last one; the two bounds also make the planner expect few rows.
  where number between beginning and beginning + 511`
}

/** The columns, each followed by a comma, for a list that continues. */
export const columnList = (columns: readonly string[]) =>
  sql.raw(columns.map((name) => `${name}, `).join(''))

/**
 * Returns the numbers of the bits set, highest first: `take` of them after the first `skip`. Whole
 * blocks and pieces of 512 are skipped by their counts, which are computed before sorting: bits
 * after a four-byte column are not aligned and would be counted byte by byte.
 */
export const numbersIn = (
  source: RawBuilder<unknown>,
  skip: RawBuilder<unknown>,
  take: RawBuilder<unknown>,
) => {
  const countBefore = (order: string) => sql.raw(`(sum(many) over (${order} desc))::bigint - many`)
  const isReached = sql`before + many > ${skip} and before < ${skip} + ${take}`
  return sql`
  (with piece as materialized (
    select * from (
      select part, beginning, many,
        before + ${countBefore('partition by block order by beginning')} as before
      from (
        select part, bit_count(part) as many, beginning, block, before
        from (
          select bits, block, many, ${countBefore('order by block')} as before
          from (select bits, block, bit_count(bits) as many from ${source} offset 0) counted
        ) block
        cross join ${piecesOf(sql`bits`)}
        where ${isReached}
        offset 0
      ) cut
      where many > 0
    ) piece
    where ${isReached}
  )
  ${numbersOf(sql`piece`)}
  order by number desc
  limit ${take} offset ${skip} - coalesce((select min(before) from piece), ${skip}))`
}
