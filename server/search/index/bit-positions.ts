import { type RawBuilder, sql } from 'kysely'

/** Numbers of listings from rows of bits: `block` of 16,384 each, and `bits` (decision 0017). */

/** The bits before that of a number, in its block. */
export const before = (number: RawBuilder<unknown>) =>
  sql`((~0::bit(16384)) << (16384 - ${number} % 16384))`

/** A block in 32 pieces: `part` of its bits, and the number its first one stands for. */
export const piecesOf = (bits: RawBuilder<unknown>) => sql`
  generate_series(0, 31) piece
  cross join lateral (
    select substring(${bits} from piece * 512 + 1 for 512) as part,
      block * 16384 + piece * 512 as beginning
    offset 0
  ) cut`

/**
 * The numbers of the bits that are set in pieces of a block, each with the columns of its piece
 * that are named. The noughts between two ones say how far it is from one to the next.
 */
export const numbersOf = (pieces: RawBuilder<unknown>, columns: readonly string[] = []) => {
  const own = named(columns)
  return sql`
  select ${own}number from (
    select ${own}beginning, (beginning - 1 + sum(octet_length(noughts) + 1)
      over (partition by ${own}beginning order by place))::integer as number
    from ${pieces}
    cross join lateral string_to_table(part::text, '1') with ordinality gap (noughts, place)
    where place between 1 and 513
    offset 0
  ) place
  -- Behind the last one there are noughts as well. Both bounds tell the planner that there are few.
  where number between beginning and beginning + 511`
}

/** Columns before others. */
export const named = (columns: readonly string[]) =>
  sql.raw(columns.map((name) => `${name}, `).join(''))

/**
 * The numbers of the bits that are set, highest first: so many after so many. Blocks and pieces of
 * 512 are passed over by their counts. These are worked out once, before rows are put in order:
 * bits that are kept behind the four bytes of another column are not aligned, and counted byte by
 * byte.
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
