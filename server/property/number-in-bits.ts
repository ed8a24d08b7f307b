import { type RawBuilder, sql } from 'kysely'

/** Numbers of listings out of rows of bits: `block` of 16,384 each, and `bits` (0017). */

/** The bits before that of a number, in its block. */
export const before = (number: RawBuilder<unknown>) =>
  sql`((~0::bit(16384)) << (16384 - ${number} % 16384))`

/**
 * The numbers of the bits that are set, highest first: so many after so many. Blocks, pieces of 512
 * and chunks of 32 are passed over by their counts; only those that hold what is wanted are looked into.
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
    select block * 16384 + chunk * 32 + place as number,
      before + row_number() over (partition by block, chunk order by place desc) as rank
    from (
      select block, piece * 16 + chunk as chunk, short,
        before + ${countedBefore('short', 'partition by block, piece order by chunk')} as before
      from (
        select block, piece, long,
          before + ${countedBefore('long', 'partition by block order by piece')} as before
        from (
          select block, bits, ${countedBefore('bits', 'order by block')} as before from ${source}
        ) block
        cross join generate_series(0, 31) piece
        -- Worked out once: what follows is sorted without the whole block.
        cross join lateral (select substring(bits from piece * 512 + 1 for 512) as long offset 0) cut
        where ${reaches('bits')} and bit_count(long) > 0
      ) piece
      cross join generate_series(0, 15) chunk
      cross join lateral (select substring(long from chunk * 32 + 1 for 32) as short offset 0) cut
      where ${reaches('long')} and short <> 0::bit(32)
    ) chunk
    cross join generate_series(0, 31) place
    where ${reaches('short')} and get_bit(short, place) = 1
  ) numbered
  where rank > ${skip} and rank <= ${skip} + ${take}`
}
