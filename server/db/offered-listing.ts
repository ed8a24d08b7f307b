import { sql } from 'kysely'

/**
 * Whether the public is offered a listing of `property`: by its own card, or on the page of its
 * home, to which the card of another listing leads.
 */
export const isOffered = sql<boolean>`(property.is_live or property.is_represented)`
