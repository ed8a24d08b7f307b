import { type RawBuilder, sql } from 'kysely'

/**
 * Whether the public is offered a listing of `property`: by its own card, or on the page of its
 * home, to which the card of another listing leads.
 */
export const isOffered = sql<boolean>`(property.is_live or property.is_represented)`

/**
 * Whether visits of a listing can be booked: it is live, its broker publishes times, and it is not
 * left out. Not a function: PostgreSQL would start each of its calls like a statement.
 */
export const takesVisits: RawBuilder<boolean> = sql`(property.is_live
  and exists (
    select from visit_schedule where visit_schedule.broker_id = property.broker_id and is_open)
  and not exists (
    select from visit_listing where visit_listing.property_id = property.id and not is_open))`
