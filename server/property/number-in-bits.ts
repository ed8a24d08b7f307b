import { type RawBuilder, sql } from 'kysely'

/** Numbers of listings out of rows of bits: `block` of 16,384 each, and `bits` (0017). */

/** The bits before that of a number, in its block. */
export const before = (number: RawBuilder<unknown>) =>
  sql`((~0::bit(16384)) << (16384 - ${number} % 16384))`

/**
 * The numbers of the bits that are set, highest first: so many after so many. Blocks, then parts of
 * 32, are passed over by their counts; only those that hold what is wanted are looked into.
 */
export const numbersIn = (
  source: RawBuilder<unknown>,
  skip: RawBuilder<unknown>,
  take: RawBuilder<unknown>,
) => sql`
  select number from (
    select block * 16384 + chunk * 32 + place as number,
      before + row_number() over (partition by block, chunk order by place desc) as rank
    from (
      select block, chunk, part, before
        + sum(bit_count(part)) over (partition by block order by chunk desc) - bit_count(part) as before
      from (
        select block, bits, sum(bit_count(bits)) over (order by block desc) - bit_count(bits) as before
        from ${source}
      ) block
      cross join generate_series(0, 511) chunk
      -- Worked out once: what follows is sorted without the whole block.
      cross join lateral (select substring(bits from chunk * 32 + 1 for 32) as part offset 0) piece
      where before + bit_count(bits) > ${skip} and before < ${skip} + ${take}
        and part <> 0::bit(32)
    ) chunk
    cross join generate_series(0, 31) place
    where before + bit_count(part) > ${skip} and before < ${skip} + ${take}
      and get_bit(part, place) = 1
  ) numbered
  where rank > ${skip} and rank <= ${skip} + ${take}`
