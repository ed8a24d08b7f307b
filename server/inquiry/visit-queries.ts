import { type Insertable, sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'
import type { VisitRating } from '#server/db/tables.ts'
import type { CustomerViewer } from '#server/http/viewer.ts'

/** Says whether the visit had no rating yet. */
export async function insertVisitRating(
  tx: Handle,
  row: Insertable<VisitRating>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('visit_rating')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** What a customer says of a visit, in the conversation it was arranged in. */

interface VisitRow {
  inquiry_id: string
  stars: number | null
}

/**
 * A visit has been where a broker planned one and went on from there: to terms, to an end, or to a
 * loss. A lead that ended because the home was gone says so in words, and had no visit for it. The
 * rating belongs to the inquiry the visit came of: the customer's last one before it was planned.
 */
export async function findLatestVisit(
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
