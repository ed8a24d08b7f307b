import { type Selectable, sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'
import type { SavedSearch } from '#server/db/tables.ts'

export type News = 'live' | 'drop' | 'change'

export interface ListingEvent {
  news: News
  /** The listing before the change, a row of `property`; null for other news. */
  before: object | null
}

// Both live and cheaper counts as new; both cheaper and corrected counts as cheaper.
const weight: Record<News, number> = { live: 2, drop: 1, change: 0 }

/** Dequeues the oldest events, at most `max`; concurrent processes get different ones. */
export async function takeEvents(tx: Handle, max: number): Promise<Map<string, ListingEvent>> {
  const { rows } = await sql<ListingEvent & { property_id: string }>`
    with taken as (
      delete from listing_event where id = any (array(
        select id from listing_event order by id limit ${max} for update skip locked))
      returning id, property_id, news, before
    )
    select property_id, news, before from taken order by id`.execute(tx)
  const events = new Map<string, ListingEvent>()
  for (const { property_id, news, before } of rows) {
    const earlier = events.get(property_id)
    // Of several changes the first has the listing as it was before all of them.
    if (!earlier || weight[news] > weight[earlier.news]) events.set(property_id, { news, before })
  }
  return events
}

export interface Candidate {
  id: string
  filters: unknown
  listings: string[]
}

/**
 * Returns the searches that some of these listings may match, by cheap comparisons, without
 * listings a search has already matched. Searches of blocked customers match nothing.
 */
export async function listCandidates(tx: Handle, ids: string[]): Promise<Candidate[]> {
  // One lateral query per search: when joined first and sorted afterwards, 500 listings and 1,000
  // searches spilled to disk and exceeded the statement timeout.
  const { rows } = await sql<Candidate>`
    with news as materialized (
      select id, price, listing_type, property_type from property
      where id = any(${ids}::uuid[]) and is_live
    )
    select search.id, search.filters, fitting.listings
    from saved_search search
    join customer on customer.id = search.customer_id and customer.status = 'active'
    cross join lateral (
      select array_agg(id) as listings from (
        select id from news
        where news.price between search.min_price and search.max_price
          -- A search for an office on rent finds those on lease as well.
          and coalesce((search.listing_type = 'sell') = (news.listing_type = 'sell'), true)
          and coalesce(news.property_type = any(search.property_types), true)
        except
        select property_id from saved_search_match
        where search_id = search.id and property_id = any(${ids}::uuid[])
      ) as new_to_it
    ) as fitting
    where fitting.listings is not null
    -- Two at once lock them in the same order.
    order by search.id`.execute(tx)
  return rows
}

/**
 * Stores the matches of a search, without homes that its customer has hidden, and without listings
 * of a home that it was already notified of. Checks the search once more: it may have been deleted,
 * or its alerts turned off, since it became a candidate.
 */
export async function insertMatches(
  tx: Handle,
  searchId: string,
  found: { propertyId: string; news: News }[],
): Promise<void> {
  const ids = found.map(({ propertyId }) => propertyId)
  const news = found.map((one) => one.news)
  await sql`
    with search as (
      select id, customer_id, alerts_enabled from saved_search
      where id = ${searchId} for no key update
    ),
    same as (
      select own.id, other.id as other_id from property own
      join property other on other.home_id = own.home_id
      where own.id = any(${ids}::uuid[])
      union select id, id from unnest(${ids}::uuid[]) id
    ),
    added as (
      insert into saved_search_match (search_id, property_id, news, is_silent)
      select search.id, found.id, found.news, not alerts_enabled
      from search, unnest(${ids}::uuid[], ${news}::text[]) as found (id, news)
      where not exists (select from same
        join dismissed_property hidden on hidden.property_id = other_id
        where same.id = found.id and hidden.customer_id = search.customer_id)
      and not (found.news = 'live' and exists (select from same
        join saved_search_match told on told.property_id = other_id and other_id <> same.id
        where same.id = found.id and told.search_id = search.id))
      on conflict do nothing
      returning is_silent
    )
    update saved_search set next_alert_at = coalesce(next_alert_at, alert_slot(frequency, now()))
    where id = ${searchId} and exists (select from added where not is_silent)`.execute(tx)
}

export type DueSearch = Pick<
  Selectable<SavedSearch>,
  'id' | 'customer_id' | 'name' | 'filters' | 'channels'
>

/** Returns the search that has waited longest for its alert, locked until the transaction ends. */
export async function lockDueSearch(tx: Handle): Promise<DueSearch | undefined> {
  return tx
    .selectFrom('saved_search')
    .where('next_alert_at', '<=', sql<Date>`now()`)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('customer')
          .whereRef('customer.id', '=', 'saved_search.customer_id')
          .where('status', '=', 'active'),
      ),
    )
    .select(['id', 'customer_id', 'name', 'filters', 'channels'])
    .orderBy('next_alert_at')
    .limit(1)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst()
}

export interface PendingAlertMatch {
  property_id: string
  news: News
}

export async function listPendingMatches(
  tx: Handle,
  searchId: string,
): Promise<PendingAlertMatch[]> {
  return tx
    .selectFrom('saved_search_match')
    .where('search_id', '=', searchId)
    .where('alert_id', 'is', null)
    .where('is_silent', '=', false)
    .select(['property_id', 'news'])
    .orderBy('matched_at', 'desc')
    .orderBy('property_id', 'desc')
    .execute()
}

export async function insertAlert(
  tx: Handle,
  id: string,
  search: DueSearch,
  homes: number,
): Promise<void> {
  const { id: search_id, customer_id } = search
  await tx.insertInto('alert').values({ id, search_id, customer_id, homes }).execute()
}

/** Marks the sent matches; deletes the rest, which are matched again once they fit again. */
export async function settleDue(
  tx: Handle,
  searchId: string,
  result: { alertId: string | null; isSilent: boolean; ids: string[] },
): Promise<void> {
  await tx
    .updateTable('saved_search_match')
    .set({ alert_id: result.alertId, is_silent: result.isSilent })
    .where('search_id', '=', searchId)
    .where('property_id', 'in', result.ids.length > 0 ? result.ids : [searchId])
    .where('alert_id', 'is', null)
    .execute()
  await tx
    .deleteFrom('saved_search_match')
    .where('search_id', '=', searchId)
    .where('alert_id', 'is', null)
    .where('is_silent', '=', false)
    .execute()
  await tx
    .updateTable('saved_search')
    .set({ next_alert_at: null })
    .where('id', '=', searchId)
    .execute()
}

/** Postpones a search whose alert failed, so that others are sent first. */
export async function postpone(db: Handle, searchId: string): Promise<void> {
  await db
    .updateTable('saved_search')
    .set({ next_alert_at: sql<Date>`now() + interval '10 minutes'` })
    .where('id', '=', searchId)
    .execute()
}

export function getRecipient(tx: Handle, customerId: string) {
  return tx
    .selectFrom('customer')
    .where('id', '=', customerId)
    .select(['first_name', 'email', 'proven_email', 'whatsapp'])
    .executeTakeFirstOrThrow()
}
