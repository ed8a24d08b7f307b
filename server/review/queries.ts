import { type SelectQueryBuilder, sql } from 'kysely'
import type { ReviewBasis, ReviewStatus } from '#contract/review.ts'
import { brokersCalled } from '#server/broker/name-search-sql.ts'
import type { Handle } from '#server/db/connect.ts'
import { countRows } from '#server/db/count-rows.ts'
import { containsText } from '#server/db/substring-search.ts'
import type { Tables } from '#server/db/tables.ts'
import { isVisibleBroker } from '#server/db/visible-broker.ts'
import type { BrokerViewer, CustomerViewer } from '#server/http/viewer.ts'

const selectReviews = (db: Handle) =>
  db
    .selectFrom('review')
    .innerJoin('broker', 'broker.id', 'review.broker_id')
    .selectAll('review')
    .select(['broker.first_name', 'broker.last_name', 'broker.company_name'])

export type ReviewRow = Awaited<
  ReturnType<ReturnType<typeof selectReviews>['executeTakeFirstOrThrow']>
>

interface Page {
  page: number
  limit: number
}

/** Lists the published reviews of a public broker; `undefined` if the broker is not public. */
export async function listPublished(db: Handle, brokerId: string, page: Page) {
  const broker = await db
    .selectFrom('broker')
    .select('review_count')
    .where('id', '=', brokerId)
    .where(isVisibleBroker)
    .executeTakeFirst()
  return broker && { rows: await publishedOf(db, brokerId, page), total: broker.review_count }
}

export async function listOfBroker(db: Handle, viewer: BrokerViewer, page: Page) {
  const { review_count } = await db
    .selectFrom('broker')
    .select('review_count')
    .where('id', '=', viewer.id)
    .executeTakeFirstOrThrow()
  return { rows: await publishedOf(db, viewer.id, page), total: review_count }
}

function publishedOf(db: Handle, brokerId: string, { page, limit }: Page): Promise<ReviewRow[]> {
  return selectReviews(db)
    .where('review.broker_id', '=', brokerId)
    .where('review.status', '=', 'published')
    .orderBy('review.created_at', 'desc')
    .orderBy('review.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
}

/** Lists reviews that the home page may quote: of public brokers, latest decision first. */
export function listQuoted(db: Handle, limit: number): Promise<ReviewRow[]> {
  return selectReviews(db)
    .where('review.status', '=', 'published')
    .where('may_quote', '=', true)
    .where('stars', '>=', 4)
    .where('text', '<>', '')
    .where(isVisibleBroker)
    .orderBy('decided_at', 'desc')
    .limit(limit)
    .execute()
}

export function listOfCustomer(db: Handle, viewer: CustomerViewer): Promise<ReviewRow[]> {
  return selectReviews(db)
    .where('customer_id', '=', viewer.id)
    .orderBy('review.created_at', 'desc')
    .execute()
}

/**
 * Brokers who handled an inquiry of this account: replied here, or moved it on after a call
 * (BRK-8). Steps for another sender with the same number do not count, nor do inquiries marked as
 * spam, nor the customer's own booking of a visit.
 */
const hasAnswered = ({ id }: CustomerViewer) => sql<boolean>`exists (
  select from inquiry join lead on lead.broker_id = inquiry.broker_id
    and lead.phone = inquiry.phone
  where inquiry.customer_id = ${id} and inquiry.broker_id = broker.id
    and not lead.is_spam
    and exists (select from lead_entry entry
      where entry.lead_id = lead.id and entry.customer_id = ${id}
      and (kind = 'reply' or (kind = 'stage' and after <> 'lost'))))`

/** Brokers with whom the customer was at a home, as a code has proven. */
const hasMet = ({ id }: CustomerViewer) => sql<boolean>`exists (
  select from visit where customer_id = ${id} and visit.broker_id = broker.id and state = 'met')`

const selectBrokersDealtWith = (db: Handle, viewer: CustomerViewer) =>
  db
    .selectFrom('broker')
    .select(['broker.id', 'broker.first_name', 'broker.last_name', 'broker.company_name'])
    .where(({ or }) => or([hasAnswered(viewer), hasMet(viewer)]))

/** Returns what a review of a broker would be based on; undefined where there may be none. */
export async function findBasis(
  tx: Handle,
  viewer: CustomerViewer,
  brokerId: string,
): Promise<ReviewBasis | undefined> {
  const row = await selectBrokersDealtWith(tx, viewer)
    .where('broker.id', '=', brokerId)
    .select(hasMet(viewer).as('has_met'))
    .executeTakeFirst()
  return row && (row.has_met ? 'visit' : 'inquiry')
}

/** Lists brokers who handled an inquiry of the customer and have no review of theirs yet. */
export function listOpen(db: Handle, viewer: CustomerViewer) {
  return selectBrokersDealtWith(db, viewer)
    .where(
      sql<boolean>`not exists (
        select from review where review.broker_id = broker.id and customer_id = ${viewer.id})`,
    )
    .orderBy('company_name')
    .limit(50)
    .execute()
}

interface NewReview {
  id: string
  broker_id: string
  customer_id: string
  stars: number
  text: string
  author_name: string
  may_quote: boolean
  basis: ReviewBasis
}

/** Inserts a review; returns false if the customer has already reviewed the broker. */
export async function insertReview(tx: Handle, row: NewReview): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('review')
    .values(row)
    .onConflict((conflict) => conflict.constraint('review_once').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export function findReview(db: Handle, id: string): Promise<ReviewRow | undefined> {
  return selectReviews(db).where('review.id', '=', id).executeTakeFirst()
}

/** Locks the review, so that decisions are made one at a time. */
export function lockReview(tx: Handle, id: string): Promise<ReviewRow | undefined> {
  return selectReviews(tx).where('review.id', '=', id).forUpdate('review').executeTakeFirst()
}

export async function decideReview(
  tx: Handle,
  id: string,
  status: ReviewStatus,
  reason: string | null,
): Promise<void> {
  await tx
    .updateTable('review')
    .set({ status, rejection_reason: reason, decided_at: new Date() })
    .where('id', '=', id)
    .execute()
}

/**
 * Saves the broker's reply; returns false unless the review is published, theirs and without one.
 */
export async function updateReviewReply(
  tx: Handle,
  viewer: BrokerViewer,
  id: string,
  answer: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('review')
    .set({ answer, answered_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('broker_id', '=', viewer.id)
    .where('status', '=', 'published')
    .where('answer', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export interface ReviewFilter {
  search?: string | undefined
  status?: ReviewStatus | undefined
}

export async function listReviews(
  db: Handle,
  filter: ReviewFilter,
  { page, limit, sort }: Page & { sort: 'newest' | 'oldest' },
): Promise<{ rows: ReviewRow[]; total: number }> {
  const direction = sort === 'newest' ? 'desc' : 'asc'
  const total = await countRows(matching(db.selectFrom('review'), filter))
  // The page of ids comes from an index first; brokers are joined for its few rows only.
  const ids = await matching(db.selectFrom('review'), filter)
    .select('review.id')
    .orderBy('review.created_at', direction)
    .orderBy('review.id', direction)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  if (ids.length === 0) return { rows: [], total }
  const rows = await selectReviews(db)
    .where(
      'review.id',
      'in',
      ids.map(({ id }) => id),
    )
    .orderBy('review.created_at', direction)
    .orderBy('review.id', direction)
    .execute()
  return { rows, total }
}

function matching<Selected>(
  query: SelectQueryBuilder<Tables, 'review', Selected>,
  { search, status }: ReviewFilter,
): SelectQueryBuilder<Tables, 'review', Selected> {
  let matched = query
  if (status) matched = matched.where('review.status', '=', status)
  if (search) {
    matched = matched.where(
      sql<boolean>`(${containsText('review.search_text', search)}
        or review.broker_id = any(${brokersCalled(search)}))`,
    )
  }
  return matched
}

export async function countReviews(db: Handle) {
  const of = (status: ReviewStatus) => sql<number>`count(*) filter (where status = ${status})`
  return db
    .selectFrom('review')
    .select([
      of('pending').as('pending'),
      of('published').as('published'),
      of('rejected').as('rejected'),
      sql<number | null>`round(avg(stars) filter (where status = 'published'), 2)::float8`.as(
        'average',
      ),
    ])
    .executeTakeFirstOrThrow()
}

/** Returns the signature of a review, such as "Meera I." */
export async function findAuthor(tx: Handle, viewer: CustomerViewer): Promise<string> {
  const { first_name, last_name } = await tx
    .selectFrom('customer')
    .select(['first_name', 'last_name'])
    .where('id', '=', viewer.id)
    .executeTakeFirstOrThrow()
  const [initial] = new Intl.Segmenter('en-IN').segment(last_name)
  return initial ? `${first_name} ${initial.segment}.` : first_name
}
