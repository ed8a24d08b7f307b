import { random } from '@brickbazaar/random'
import { sql } from 'kysely'
import { daysAgo } from '#seed/id.ts'
import type { Handle } from '#server/db/connect.ts'

const day = 86_400_000
const changed = 0.22
const youngest = 30

/**
 * Inserts price changes: some homes became cheaper, a few dearer; the first price is before the
 * current one.
 */
export async function writePriceChanges(
  tx: Handle,
  listings: readonly { id: string; decidedAt: Date | null }[],
): Promise<void> {
  for (const { id, decidedAt } of listings) {
    const dice = random(`price ${id}`)
    const age = decidedAt ? (daysAgo(0).getTime() - decidedAt.getTime()) / day : 0
    if (age < youngest || !dice.chance(changed)) continue
    const factor = dice.chance(0.8) ? 1 + dice.between(0.02, 0.1) : 1 - dice.between(0.01, 0.04)
    await sql`
      with first as (
        update property_price set price =
          (round(price * ${factor}::float8 / unit.size) * unit.size)::bigint
        from (select case when price < 500000 then 500 else 50000 end as size from property
          where id = ${id}) unit
        where property_id = ${id} returning property_id, price
      ),
      now as (
        insert into property_price (property_id, at, price)
        select id, ${daysAgo(dice.between(2, age * 0.6))}, property.price
        from property join first on property_id = id where first.price <> property.price
      )
      update property
      set price_drop = greatest(0, 1 - property.price::float8 / first.price)
      from first where id = property_id`.execute(tx)
  }
}
