import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { ConfirmationFilter } from '#contract/property/availability.ts'
import type { PropertySort } from '#contract/property/query.ts'
import type { PropertyStatus, PropertyType } from '#contract/property/vocabulary.ts'
import { searchQuery } from '#domain/search/search-words.ts'
import { inDays } from '#server/db/india-day.ts'
import type { Tables } from '#server/db/tables.ts'
import { isAwaiting } from '#server/property/availability/queries.ts'

/** Filters of the back office list, except for the search words. */
export interface Narrowing {
  status?: PropertyStatus | undefined
  propertyType?: PropertyType | undefined
  brokerId?: string | undefined
  /** Days in India, both inclusive. */
  createdFrom?: string | undefined
  createdTo?: string | undefined
  ids?: string[] | undefined
  confirmation?: ConfirmationFilter | undefined
}

export type Matching = SelectQueryBuilder<Tables, 'property', Record<never, never>>

export function narrowedTo(filter: Narrowing): RawBuilder<boolean> {
  const { status, propertyType, brokerId, createdFrom, createdTo, ids } = filter
  const conditions: RawBuilder<unknown>[] = [sql`property.removed_at is null`]
  if (status) conditions.push(sql`property.status = ${status}`)
  if (propertyType) conditions.push(sql`property.property_type = ${propertyType}`)
  if (brokerId) conditions.push(sql`property.broker_id = ${brokerId}`)
  if (filter.confirmation) conditions.push(isAwaiting[filter.confirmation])
  if (ids) conditions.push(sql`property.id = any(${ids}::uuid[])`)
  if (createdFrom || createdTo) {
    conditions.push(inDays('property.created_at', { from: createdFrom, to: createdTo }))
  }
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

/** Returns the condition that a listing contains the words; it never holds if there is no word. */
export function hasWords(search: string): RawBuilder<boolean> {
  const words = searchQuery(search)
  return words === undefined
    ? sql<boolean>`false`
    : sql<boolean>`property.search_vector @@ ${words}::tsquery`
}

/** A sort key; a list of them is in order of priority. */
export interface Key {
  by: RawBuilder<unknown>
  isDown: boolean
}

const up = (column: string): Key => ({ by: sql.ref(column), isDown: false })
const down = (column: string): Key => ({ by: sql.ref(column), isDown: true })
const title = sql`lower(property.title)`
const newest = [down('property.created_at'), down('property.id')]
const oldest = [up('property.created_at'), up('property.id')]

/** Each order has an index, so that a page is read and not sorted. */
export const orders: Record<PropertySort, Key[]> = {
  newest,
  oldest,
  'price-asc': [up('property.price'), up('property.id')],
  'price-desc': [down('property.price'), down('property.id')],
  title: [{ by: title, isDown: false }, up('property.id')],
  'title-desc': [{ by: title, isDown: true }, down('property.id')],
  status: [up('property.status'), ...newest],
  'status-desc': [down('property.status'), ...oldest],
  waiting: [up('property.submitted_at'), up('property.id')],
}

export function inOrder(keys: readonly Key[]): RawBuilder<unknown> {
  return sql.join(keys.map(({ by, isDown }) => (isDown ? sql`${by} desc` : by)))
}
