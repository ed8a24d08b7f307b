import { type RawBuilder, sql } from 'kysely'

/** Numbers of listings out of rows of bits: `block` of 16,384 each, and `bits` (0017). */

/** The bits before that of a number, in its block. */
export const before = (number: RawBuilder<unknown>) =>
  sql`((~0::bit(16384)) << (16384 - ${number} % 16384))`

const alone = (other: number) =>
  `case when bit_count(few) = 1 then strpos(few::text, '1') - 1 else ${other} end`

/** The places of `few`, a chunk of 32, that may be set: its only one, else all of them. */
export const placesOfFew = sql.raw(`generate_series(${alone(0)}, ${alone(31)})`)

/** Whether the place is set; the bounds tell the planner that there are few. */
export const isSetInFew = sql.raw('get_bit(few, place) = 1 and place between 0 and 31')

/**
 * The numbers of the bits that are set, highest first: so many after so many. Blocks and pieces of 512
 * are passed over by their counts; of a piece that holds what is wanted, chunks of 32 without one.
 */
export const numbersIn = (
  source: RawBuilder<unknown>,
  skip: RawBuilder<unknown>,
  take: RawBuilder<unknown>,
) => {
  const reaches = (bits: string) =>
    sql`before + bit_count(${sql.raw(bits)}) > ${skip} and before < ${skip} + ${take}`
  const countedBefore = (bits: string, order: string) =>
    sql.raw(`(sum(bit_count(${bits})) over (${order} desc))::bigint - bit_count(${bits})`)
  return sql`
  (with piece as materialized (
    select * from (
      select block * 16384 + piece * 512 as beginning, part,
        before + ${countedBefore('part', 'partition by block order by piece')} as before
      from (
        select block, bits, ${countedBefore('bits', 'order by block')} as before from ${source}
      ) block
      cross join generate_series(0, 31) piece
      -- Worked out once: what follows is sorted without the whole block.
      cross join lateral (select substring(bits from piece * 512 + 1 for 512) as part offset 0) cut
      where ${reaches('bits')} and bit_count(part) > 0
    ) piece
    where ${reaches('part')}
  )
  select beginning + chunk * 32 + place as number
  from (
    select beginning, chunk, few, ${placesOfFew} as place
    from piece
    cross join generate_series(0, 15) chunk
    cross join lateral (select substring(part from chunk * 32 + 1 for 32) as few offset 0) short
    where few <> 0::bit(32)
  ) place
  where ${isSetInFew}
  order by number desc
  limit ${take} offset ${skip} - coalesce((select min(before) from piece), ${skip}))`
}
