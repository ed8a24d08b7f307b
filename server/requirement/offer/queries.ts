import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { ListingType } from '#contract/property/vocabulary.ts'
import type { OfferState } from '#contract/requirement/vocabulary.ts'
import { lockKey } from '#server/db/advisory-lock.ts'
import type { Handle } from '#server/db/connect.ts'
import { countRows } from '#server/db/count-rows.ts'
import { isOffered } from '#server/db/offered-listing.ts'
import type { RequirementOffer } from '#server/db/tables.ts'
import type { BrokerViewer } from '#server/http/viewer.ts'
import { type RequirementRow, requirementColumns } from '#server/requirement/queries.ts'

/** A colleague whose live homes fit, in an agency that the viewer manages. */
export interface ColleagueFit {
  name: string
  count: number
}

interface Paging {
  page: number
  limit: number
}

export interface MatchedRow extends RequirementRow {
  /** Homes of the broker's own. */
  fit_count: number
  colleagues: ColleagueFit[]
  offered_count: number
  matched_at: Date
}

/** As JSON: the colleagues whose homes fit a requirement, by name. */
const colleagueFits = (viewerId: string) => sql<ColleagueFit[]>`(
  select coalesce(json_agg(json_build_object('name', name, 'count', count) order by name), '[]')
  from (
    select first_name || ' ' || last_name as name, count(*)::int as count
    from requirement_match found
    join property on property.id = found.property_id
    join broker on broker.id = property.broker_id
    where found.requirement_id = requirement.id and found.is_fit and property.is_live
      and broker.id = any(requirement_reach(${viewerId})) and broker.id <> ${viewerId}
    group by broker.id, first_name, last_name) as colleague)`

/** Returns the colleagues whose live homes fit a requirement. */
export async function listColleagueFits(
  db: Handle,
  { id: viewerId }: BrokerViewer,
  requirementId: string,
): Promise<ColleagueFit[]> {
  const { rows } = await sql<{ colleagues: ColleagueFit[] }>`
    select ${colleagueFits(viewerId)} as colleagues
    from requirement where id = ${requirementId}`.execute(db)
  return rows[0]?.colleagues ?? []
}

/**
 * Lists the open requirements that fit live homes of the broker, or of the agency that the broker
 * manages, the latest match first.
 */
export async function listMatched(
  db: Handle,
  { id }: BrokerViewer,
  { page, limit }: Paging,
): Promise<{ rows: MatchedRow[]; total: number }> {
  const { rows } = await sql<MatchedRow & { total: number }>`
    with own as (
      select requirement_id, max(matched_at) as matched_at,
        count(*) filter (where property.broker_id = ${id})::int as fit_count
      from requirement_match join property on property.id = property_id
      where property.broker_id = any(requirement_reach(${id})) and property.is_live
        and is_fit
      group by requirement_id)
    select ${requirementColumns}, own.fit_count, own.matched_at, count(*) over ()::int as total,
      ${colleagueFits(id)} as colleagues,
      (select count(*) from requirement_offer offer
        where offer.requirement_id = requirement.id and offer.broker_id = ${id})::int
        as offered_count
    from own join requirement on requirement.id = own.requirement_id
    where requirement_is_open(requirement)
    order by own.matched_at desc, requirement.id desc
    limit ${limit} offset ${(page - 1) * limit}`.execute(db)
  if (rows.length > 0 || page === 1) return { rows, total: rows[0]?.total ?? 0 }
  const { total } = await listMatched(db, { id } as BrokerViewer, { page: 1, limit: 1 })
  return { rows, total }
}

export interface SeenRequirement extends RequirementRow {
  customer_id: string
  listing_type: ListingType
  is_open: boolean
}

const selectSeen = ({ id: viewerId }: BrokerViewer, id: string) => sql<SeenRequirement>`
  select ${requirementColumns}, customer_id, listing_type,
    requirement_is_open(requirement) as is_open
  from requirement where id = ${id} and requirement_is_seen(requirement, ${viewerId})`

/** Returns a requirement that the broker may read. */
export async function findSeen(
  db: Handle,
  viewer: BrokerViewer,
  id: string,
): Promise<SeenRequirement | undefined> {
  const { rows } = await selectSeen(viewer, id).execute(db)
  return rows[0]
}

/**
 * Returns the same, locked: until the transaction ends its customer can neither change nor end it.
 */
export async function lockSeen(
  tx: Handle,
  viewer: BrokerViewer,
  id: string,
): Promise<SeenRequirement | undefined> {
  await sql`select from requirement where id = ${id} for share`.execute(tx)
  return findSeen(tx, viewer, id)
}

export interface OfferableRow {
  id: string
  broker_id: string
  /** The name of its broker, if that is a colleague. */
  colleague: string | null
  title: string
  price: number
  listing_type: ListingType
  place: string
  is_fit: boolean
}

const fits = (requirementId: string) => sql<boolean>`exists (
  select from requirement_match found where found.requirement_id = ${requirementId}
    and found.property_id = property.id and found.is_fit)`

const colleagueName = (brokerId: RawBuilder<unknown>, viewerId: string) => sql<string | null>`(
  select first_name || ' ' || last_name from broker
  where broker.id = ${brokerId} and broker.id <> ${viewerId})`

/**
 * Lists available homes for a deal that are not offered for a requirement yet: those of the broker,
 * then those that fit of colleagues in the agency that the broker manages.
 */
export async function listOfferable(
  db: Handle,
  { id: viewerId }: BrokerViewer,
  { id, listing_type }: Pick<SeenRequirement, 'id' | 'listing_type'>,
  { max, ids }: { max: number; ids?: string[] },
): Promise<OfferableRow[]> {
  const { rows } = await sql<OfferableRow>`
    select id, title, price, listing_type, location_text as place, ${fits(id)} as is_fit,
      broker_id, ${colleagueName(sql`property.broker_id`, viewerId)} as colleague
    from property
    where (broker_id = ${viewerId}
        or broker_id = any(requirement_reach(${viewerId})) and ${fits(id)})
      and ${isOffered} and (listing_type = ${listing_type} or ${fits(id)})
      and (${ids ?? null}::uuid[] is null or id = any(${ids ?? null}::uuid[]))
      and not exists (select from requirement_offer offer
        where offer.requirement_id = ${id} and offer.property_id = property.id)
    order by broker_id <> ${viewerId}, is_fit desc, created_at desc, id desc
    limit ${max}`.execute(db)
  return rows
}

/** Returns the brokers of homes that a broker may offer, in a fixed order. */
export async function listBrokersOf(
  db: Handle,
  { id: viewerId }: BrokerViewer,
  propertyIds: string[],
): Promise<string[]> {
  const { rows } = await sql<{ broker_id: string }>`
    select distinct broker_id from property
    where id = any(${propertyIds}::uuid[])
      and broker_id = any(requirement_reach(${viewerId}) || ${viewerId}::uuid)
    order by broker_id`.execute(db)
  return rows.map(({ broker_id }) => broker_id)
}

/** Serializes the offers of a broker, so that the limits are counted exactly. */
export async function lockOffersOf(tx: Handle, id: string): Promise<void> {
  await lockKey(tx, `requirement offers of ${id}`)
}

/** Counts the homes that a broker offered for a requirement, and for all within a day. */
export async function countOffers(
  db: Handle,
  brokerId: string,
  requirementId: string,
): Promise<{ here: number; today: number }> {
  const { rows } = await sql<{ here: number; today: number }>`
    select count(*) filter (where requirement_id = ${requirementId})::int as here,
      count(*) filter (where created_at > now() - interval '24 hours')::int as today
    from requirement_offer where broker_id = ${brokerId}`.execute(db)
  return rows[0] ?? { here: 0, today: 0 }
}

/** Returns the titles of those of these homes that are offered already. */
export async function hasOffered(
  db: Handle,
  requirementId: string,
  propertyIds: string[],
): Promise<boolean> {
  const row = await db
    .selectFrom('requirement_offer')
    .where('requirement_id', '=', requirementId)
    .where('property_id', 'in', propertyIds)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertOffers(
  tx: Handle,
  rows: Insertable<RequirementOffer>[],
): Promise<void> {
  await tx.insertInto('requirement_offer').values(rows).execute()
}

export interface NamedRow {
  id: string
  first_name: string
  last_name: string
  company_name: string
}

/** The broker through whom an offer is made, as JSON; null if its own broker answers. */
export const throughOf: RawBuilder<unknown> = sql`(
  select json_build_object('id', other.id, 'first_name', other.first_name,
    'last_name', other.last_name, 'company_name', other.company_name)
  from requirement_share share join broker other on other.id = share.from_broker_id
  where share.id = offer.share_id)`

export interface OfferRow {
  id: string
  state: OfferState
  note: string | null
  created_at: Date
  property_id: string
  title: string
  price: number
  listing_type: ListingType
  place: string
  is_offered: boolean
  lead_id: string | null
  colleague: string | null
  through: NamedRow | null
  requirement: RequirementRow
}

// The free text of a requirement that an administrator removed is hidden from everybody else.
const readFilters = sql`case when requirement.state = 'removed'
  then requirement.filters - array['search', 'location', 'amenities'] else requirement.filters end`
const readNote = sql`case when requirement.state <> 'removed' then requirement.note end`

const sentOffers = (viewerId: string, condition: RawBuilder<unknown>) => sql<OfferRow>`
  select offer.id, offer.state, offer.note, offer.created_at, property.id as property_id, title,
    price, property.listing_type, location_text as place, ${isOffered} as is_offered,
    (select lead.id from inquiry join lead on lead.broker_id = inquiry.broker_id
      and lead.phone = inquiry.phone
      where inquiry.id = offer.inquiry_id and lead.broker_id = ${viewerId}) as lead_id,
    ${colleagueName(sql`offer.broker_id`, viewerId)} as colleague, ${throughOf} as through,
    json_build_object('id', requirement.id, 'filters', ${readFilters}, 'note', ${readNote},
      'state', requirement_state(requirement),
      'ends_at', requirement.ends_at, 'created_at', requirement.created_at) as requirement
  from requirement_offer offer
  join property on property.id = offer.property_id
  join requirement on requirement.id = offer.requirement_id
  where ${condition}`

export async function listSent(
  db: Handle,
  { id }: BrokerViewer,
  { page, limit }: Paging,
): Promise<{ rows: OfferRow[]; total: number }> {
  const { rows } = await sql<OfferRow>`${sentOffers(id, sql`offer.broker_id = ${id}`)}
    order by offer.created_at desc, offer.id desc
    limit ${limit} offset ${(page - 1) * limit}`.execute(db)
  const total = await countRows(db.selectFrom('requirement_offer').where('broker_id', '=', id))
  return { rows, total }
}

/** Lists the offers for a requirement: one's own, and those of colleagues one manages. */
export async function listSentFor(
  db: Handle,
  { id }: BrokerViewer,
  requirementId: string,
): Promise<OfferRow[]> {
  const { rows } = await sql<OfferRow>`
    ${sentOffers(
      id,
      sql`offer.requirement_id = ${requirementId}
        and offer.broker_id = any(requirement_reach(${id}) || ${id}::uuid)`,
    )}
    order by offer.created_at desc, offer.id desc`.execute(db)
  return rows
}
