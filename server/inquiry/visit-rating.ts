import { sql } from 'kysely'
import { refuse } from '#contract/refusal.ts'
import type { RatingDraft } from '#contract/ticket/rating.ts'
import { record } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { CustomerViewer } from '#server/http/viewer.ts'
import { findConversation } from './customer-queries.ts'

/** What a customer says of a visit, in the conversation it was arranged in. */

interface VisitRow {
  inquiry_id: string
  stars: number | null
}

/** The latest visit a customer can be asked about, with what was said of it. */
export async function findVisit(
  db: Handle,
  viewer: CustomerViewer,
  leadId: string,
): Promise<{ stars: number | null } | null> {
  const visit = await findLatest(db, viewer, leadId)
  return visit ? { stars: visit.stars } : null
}

export function rateVisit(
  db: Handle,
  viewer: CustomerViewer,
  leadId: string,
  { stars, comment }: RatingDraft,
): Promise<{ stars: number | null }> {
  return transact(db, async (tx) => {
    if (!(await findConversation(tx, viewer, leadId))) throw refuse('inquiry_not_found')
    const visit = await findLatest(tx, viewer, leadId)
    if (!visit) throw refuse('visit_not_open')
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('visit_rating')
      .values({ inquiry_id: visit.inquiry_id, stars, comment: comment ?? null })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows !== 1n) throw refuse('visit_rated')
    const target = { kind: 'inquiry', id: leadId }
    await record(tx, viewer, 'inquiry.rate_visit', target, { after: { stars } })
    return { stars }
  })
}

/** How many rated a visit, and the sum of their stars. */
export async function sumVisits(db: Handle): Promise<{ count: number; sum: number }> {
  return db
    .selectFrom('visit_rating')
    .select([sql<number>`count(*)`.as('count'), sql<number>`coalesce(sum(stars), 0)`.as('sum')])
    .executeTakeFirstOrThrow()
}

/**
 * A visit has been where a broker planned one and went on from there: to terms, to an end, or to a
 * loss. A lead that ended because the home was gone says so in words, and had no visit for it. The
 * rating belongs to the inquiry the visit came of: the customer's last one before it was planned.
 */
async function findLatest(
  db: Handle,
  { id }: CustomerViewer,
  leadId: string,
): Promise<VisitRow | undefined> {
  const { rows } = await sql<VisitRow>`
    select asked.id as inquiry_id, rating.stars
    from lead_entry planned
    join lead on lead.id = planned.lead_id
    join lateral (
      select id from inquiry
      where broker_id = lead.broker_id and phone = lead.phone and customer_id = ${id}
        and created_at <= planned.created_at
      order by created_at desc, id desc limit 1
    ) asked on true
    left join visit_rating rating on rating.inquiry_id = asked.id
    where planned.lead_id = ${leadId} and planned.customer_id = ${id}
      and planned.kind = 'stage' and planned.after = 'visit-planned'
      and exists (
        select from lead_entry onward
        where onward.lead_id = planned.lead_id and onward.customer_id = ${id}
          and onward.kind = 'stage' and onward.after in ('negotiating', 'closed', 'lost')
          and (onward.created_at, onward.id) > (planned.created_at, planned.id)
      )
    order by planned.created_at desc, planned.id desc limit 1`.execute(db)
  return rows[0]
}
