import { sql } from 'kysely'
import type { MarketplaceStats } from '#contract/marketplace.ts'
import type { Handle } from '#server/db/connect.ts'
import { isVisibleBroker } from '#server/db/visible-broker.ts'

/** Counts what the public can see. */
export async function countMarketplace(db: Handle): Promise<MarketplaceStats> {
  const byType = await db
    .selectFrom('property')
    .where('is_live', '=', true)
    .groupBy('property_type')
    .select(['property_type', (count) => count.fn.countAll<number>().as('count')])
    .execute()
  const { rows } = await sql<{ brokers: number; cities: number }>`
    select
      (select count(*) from broker where ${isVisibleBroker}) as brokers,
      (select count(*) from location city where city.type = 'city' and city.is_active
        and exists (select from property where is_live and city_id = city.id)) as cities`.execute(
    db,
  )
  return {
    properties: byType.reduce((sum, row) => sum + row.count, 0),
    brokers: rows[0]?.brokers ?? 0,
    cities: rows[0]?.cities ?? 0,
    byType: Object.fromEntries(byType.map((row) => [row.property_type, row.count])),
    asOf: new Date().toISOString(),
  }
}
