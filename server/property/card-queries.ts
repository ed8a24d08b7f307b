import { sql } from 'kysely'
import type { PropertyCard } from '#contract/property/property.ts'
import type { Handle } from '#server/db/connect.ts'
import { isOffered } from '#server/db/offered-listing.ts'

/** A saved or viewed listing as the public sees it now. */
export interface CardWithStatus {
  card: PropertyCard
  brokerPhone: string
  isLive: boolean
}

/** Returns the cards of these listings by id, except for those without a public page. */
export async function findCards(db: Handle, ids: string[]): Promise<Map<string, CardWithStatus>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<CardWithStatus & { id: string }>`
    select property.id, card, phone as "brokerPhone", ${isOffered} as "isLive"
    from property
    join property_card on property_id = property.id
    join broker on broker.id = broker_id
    where property.id = any(${ids}::uuid[])
      and property_has_page(property.status, removed_at, expired_at, broker.status,
        kyc_status)`.execute(db)
  return new Map(rows.map(({ id, ...shown }) => [id, shown]))
}

/** Returns the cards of these listings by id, as the JSON to send. */
export async function readCards(
  db: Handle,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; card: string }>`
    select property_id as id, card::text as card from property_card
    where property_id = any(${ids}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, card }) => [id, card]))
}
