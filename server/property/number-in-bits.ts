import { type RawBuilder, sql } from 'kysely'

/** Numbers of listings out of rows of bits: `block` of 16,384 each, and `bits` (0017). */

/** The bits before that of a number, in its block. */
export const before = (number: RawBuilder<unknown>) =>
  sql`((~0::bit(16384)) << (16384 - ${number} % 16384))`

/**
 * The numbers of the bits that are set, highest first: so many after so many. Blocks and pieces of 512
 * are passed over by their counts. A piece that holds what is wanted is cut at its ones: where they
 * stand goes by the lengths of what lies between, without a look at each bit.
 */
export const numbersIn = (
  source: RawBuilder<unknown>,
  skip: RawBuilder<unknown>,
  take: RawBuilder<unknown>,
) => {
  const reaches = (bits: string) =>
    sql`before + bit_count(${sql.raw(bits)}) > ${skip} and before < ${skip} + ${take}`
  const countedBefore = (bits: string, order: string) =>
    sql.raw(`sum(bit_count(${bits})) over (${order} desc) - bit_count(${bits})`)
  return sql`
  select number from (
    select block * 16384 + piece * 512 + 512
        - (sum(length(zeros)) over (partition by block, piece order by place) + place)::integer as number,
      before + place as rank, place <= bit_count(part) as is_one
    from (
      select block, piece, part,
        before + ${countedBefore('part', 'partition by block order by piece')} as before
      from (
        select block, bits, ${countedBefore('bits', 'order by block')} as before from ${source}
      ) block
      cross join generate_series(0, 31) piece
      -- Worked out once: what follows is sorted without the whole block.
      cross join lateral (select substring(bits from piece * 512 + 1 for 512) as part offset 0) cut
      where ${reaches('bits')} and bit_count(part) > 0
    ) piece
    cross join lateral string_to_table(reverse(part::text), '1') with ordinality as gap (zeros, place)
    where ${reaches('part')}
  ) numbered
  where is_one and rank > ${skip} and rank <= ${skip} + ${take}`
}
