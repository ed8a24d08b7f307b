import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { PropertySort } from '#contract/property/query.ts'
import type { PropertyStatus, PropertyType } from '#contract/property/vocabulary.ts'
import { searchQuery } from '#domain/search/search-words.ts'
import { inDays } from '#server/db/india-day.ts'
import type { Tables } from '#server/db/tables.ts'

/** What the back office narrows its list of listings to, but for the words it searches. */
export interface Narrowing {
  status?: PropertyStatus | undefined
  propertyType?: PropertyType | undefined
  brokerId?: string | undefined
  /** Days of the Indian calendar, both included. */
  createdFrom?: string | undefined
  createdTo?: string | undefined
  ids?: string[] | undefined
}

export type Matching = SelectQueryBuilder<Tables, 'property', Record<never, never>>

export function narrowedTo(filter: Narrowing): RawBuilder<boolean> {
  const { status, propertyType, brokerId, createdFrom, createdTo, ids } = filter
  const conditions: RawBuilder<unknown>[] = [sql`property.removed_at is null`]
  if (status) conditions.push(sql`property.status = ${status}`)
  if (propertyType) conditions.push(sql`property.property_type = ${propertyType}`)
  if (brokerId) conditions.push(sql`property.broker_id = ${brokerId}`)
  if (ids) conditions.push(sql`property.id = any(${ids}::uuid[])`)
  if (createdFrom || createdTo) {
    conditions.push(inDays('property.created_at', { from: createdFrom, to: createdTo }))
  }
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

/** Whether a listing holds the words of a search; none does where there is no word in it. */
export function hasWords(search: string): RawBuilder<boolean> {
  const words = searchQuery(search)
  return words === undefined
    ? sql<boolean>`false`
    : sql<boolean>`property.search_vector @@ ${words}::tsquery`
}

/** What a list is ordered by, first things first. */
export interface Key {
  by: RawBuilder<unknown>
  isDown: boolean
}

const up = (column: string): Key => ({ by: sql.ref(column), isDown: false })
const down = (column: string): Key => ({ by: sql.ref(column), isDown: true })
const title = sql`lower(property.title)`
const newest = [down('property.created_at'), down('property.id')]
const oldest = [up('property.created_at'), up('property.id')]

/** Each as an index has it, so that a page is read and not sorted. */
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
