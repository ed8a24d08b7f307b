import { sql } from 'kysely'
import type { VisitSide } from '#contract/visit/vocabulary.ts'
import type { Handle } from '#server/db/connect.ts'

const perRound = 100

// A removal can be undone for a minute.
const isGone = sql`(property.status in ('sold', 'rented')
  or property.removed_at < now() - interval '30 seconds')`
const hasNoCustomer = sql`(visit.customer_id is null or inquiry_is_withdrawn(visit.inquiry_id))`

const ending = sql`visit
  join property on property.id = visit.property_id
  join broker on broker.id = visit.broker_id
  where visit.state = 'booked' and visit.starts_at > now()
    and (${isGone} or broker.status <> 'active' or ${hasNoCustomer})`

/** Lists coming visits that cannot take place, the next first. */
export async function listEnding(db: Handle): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select visit.id from ${ending} order by starts_at limit ${perRound}`.execute(db)
  return rows.map(({ id }) => id)
}

export interface Ending {
  by: VisitSide
  reason: 'gone' | 'unavailable' | undefined
}

/** Locks such a visit; undefined if it can take place after all, or another process cancels it. */
export async function lockEnding(tx: Handle, id: string): Promise<Ending | undefined> {
  const { rows } = await sql<{ is_gone: boolean; has_no_customer: boolean }>`
    select ${isGone} as is_gone, ${hasNoCustomer} as has_no_customer
    from ${ending} and visit.id = ${id} for update of visit skip locked`.execute(tx)
  const [row] = rows
  if (!row) return undefined
  if (row.has_no_customer) return { by: 'customer', reason: undefined }
  return { by: 'broker', reason: row.is_gone ? 'gone' : 'unavailable' }
}
