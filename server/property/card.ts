import { sql } from 'kysely'
import type { PropertyCard } from '#contract/property.ts'
import type { Handle } from '#server/db/connect.ts'
import { type CardRow, cardColumns, cardJoins } from './public-queries.ts'
import { presentCard } from './search.ts'

/** A listing somebody kept in sight, as the public sees it now. */
export interface ShownCard {
  card: PropertyCard
  brokerPhone: string
  isLive: boolean
}

/** The cards of these listings by id; those without a public page are left out. */
export async function findCards(db: Handle, ids: string[]): Promise<Map<string, ShownCard>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<CardRow & { broker_phone: string; is_live: boolean }>`
    select '' as position, property.is_live, broker.phone as broker_phone, ${cardColumns}
    from property
    ${cardJoins}
    where property.id = any(${ids}::uuid[])
      and property_has_page(property.status, property.removed_at, broker.status, broker.kyc_status)`.execute(
    db,
  )
  return new Map(
    rows.map((row) => [
      row.id,
      { card: presentCard(row), brokerPhone: row.broker_phone, isLive: row.is_live },
    ]),
  )
}
