import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { DirectorySort } from '#contract/broker/directory.ts'
import type { Handle } from '#server/db/connect.ts'
import { countRows } from '#server/db/count-rows.ts'
import { reraAgents } from '#server/db/rera-agents.ts'
import type { Tables } from '#server/db/tables.ts'
import { isVisibleBroker } from '#server/db/visible-broker.ts'

/** A place to filter the directory by: the ids of its Locations and all their names. */
export interface Ground {
  cityIds: string[]
  locationIds: string[]
  names: string[]
}

export interface DirectoryFilter {
  search?: string | undefined
  specialization?: string | undefined
  /** Our Locations, or the text itself if it names none of them. */
  place?: Ground | string | undefined
}

/**
 * Number of average reviews added to every broker's rating, so that one review of five stars does
 * not outrank fifty of 4.8 (BRK-8).
 */
const priorReviews = 5

const averageStars = sql`(select coalesce(avg(stars), 0) from review where status = 'published')`
const weightedRating = sql`
  (broker.rating * broker.review_count + ${priorReviews} * ${averageStars})
  / (broker.review_count + ${priorReviews})`

const orders: Record<DirectorySort, RawBuilder<unknown>> = {
  rating: sql`${weightedRating} desc, review_count desc, total_deals desc, id`,
  experience: sql`experience desc, id`,
  deals: sql`total_deals desc, id`,
  listings: sql`(
    select coalesce(sum(count), 0) from broker_tally where broker_id = broker.id) desc, id`,
}

export async function listFaces(
  db: Handle,
  filter: DirectoryFilter,
  sort: DirectorySort,
  { page, limit }: { page: number; limit: number },
) {
  const rows = await facesOf(matching(db.selectFrom('broker'), filter))
    .orderBy(orders[sort])
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const total = await countRows(matching(db.selectFrom('broker'), filter))
  return { rows, total }
}

export function findFace(db: Handle, id: string) {
  return facesOf(published(db.selectFrom('broker')))
    .where('id', '=', id)
    .select([
      reraAgents.as('agents'),
      sql<number>`(broker_visits(broker.id)).kept`.as('visits_kept'),
      sql<number>`(broker_visits(broker.id)).due`.as('visits_due'),
    ])
    .executeTakeFirst()
}

export type FaceRow = Omit<
  NonNullable<Awaited<ReturnType<typeof findFace>>>,
  'agents' | 'visits_kept' | 'visits_due'
>

type Brokers<Selected> = SelectQueryBuilder<Tables, 'broker', Selected>

function facesOf<Selected>(query: Brokers<Selected>) {
  return query.selectAll('broker').select([
    sql<number>`(select coalesce(sum(count), 0) from broker_tally where broker_id = broker.id)`.as(
      'listings',
    ),
    sql<{ name: string; listings: number }[]>`(
      select coalesce(jsonb_agg(jsonb_build_object('name', city.name, 'listings', held.listings)
        order by held.listings desc, city.name), '[]')
      from (
        select city_id, count(*) as listings from property
        where is_live and broker_id = broker.id and removed_at is null group by city_id
      ) held join location city on city.id = held.city_id)`.as('cities'),
  ])
}

function published<Selected>(query: Brokers<Selected>): Brokers<Selected> {
  return query.where(isVisibleBroker)
}

function matching<Selected>(
  query: Brokers<Selected>,
  { search, specialization, place }: DirectoryFilter,
): Brokers<Selected> {
  let matched = published(query)
  if (search) {
    matched = matched.where(sql<boolean>`
      strpos(lower(first_name || ' ' || last_name || ' ' || company_name), lower(${search})) > 0`)
  }
  if (specialization) {
    matched = matched.where(sql<boolean>`specialization @> ${[specialization]}::text[]`)
  }
  if (place) matched = matched.where(worksIn(place))
  return matched
}

/** Matches brokers who list the place among their operating areas or have a live listing there. */
function worksIn(place: Ground | string) {
  if (typeof place === 'string') {
    return sql<boolean>`exists (
      select from unnest(operating_areas) area where strpos(lower(area), lower(${place})) > 0)`
  }
  const { names, cityIds, locationIds } = place
  return sql<boolean>`(folded(operating_areas) && folded(${names}::text[]) or broker.id in (
    select broker_id from property where is_live and city_id = any (${cityIds}::uuid[])
    union select broker_id from property where is_live
      and location_id = any (${locationIds}::uuid[])))`
}

/** Returns the names of these places and of all places inside them. */
export async function namesInside(db: Handle, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with recursive inside as (
      select id, name, aliases from location where id = any (${[...ids]}::uuid[])
      union all
      select child.id, child.name, child.aliases
      from location child join inside on child.parent_id = inside.id
    )
    select distinct unnest(array[name] || aliases) as name from inside`.execute(db)
  return rows.map(({ name }) => name)
}
