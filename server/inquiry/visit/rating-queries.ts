import { type Insertable, sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'
import type { VisitRating } from '#server/db/tables.ts'
import type { CustomerViewer } from '#server/http/viewer.ts'

/** Inserts a rating; returns false if the visit already had one. */
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

interface VisitRow {
  inquiry_id: string
  stars: number | null
}

/**
 * Returns the latest visit that took place: one proven by its code, or one that the broker planned
 * and then moved to negotiating, closed or lost. A lead that ended because the home was no longer
 * available has another entry, and no visit. The rating belongs to the inquiry of the visit, or to
 * the customer's last one before it was planned.
 */
export async function findLatestVisit(
  db: Handle,
  { id }: CustomerViewer,
  leadId: string,
): Promise<VisitRow | undefined> {
  const { rows } = await sql<VisitRow>`
    select took_place.inquiry_id, rating.stars from (
      select asked.id as inquiry_id, planned.created_at as at
      from lead_entry planned
      join lead on lead.id = planned.lead_id
      join lateral (
        select id from inquiry
        where broker_id = lead.broker_id and phone = lead.phone and customer_id = ${id}
          and created_at <= planned.created_at
        order by created_at desc, id desc limit 1
      ) asked on true
      where planned.lead_id = ${leadId} and planned.customer_id = ${id}
        and planned.kind = 'stage' and planned.after = 'visit-planned'
        and exists (
          select from lead_entry onward
          where onward.lead_id = planned.lead_id and onward.customer_id = ${id}
            and onward.kind = 'stage' and onward.after in ('negotiating', 'closed', 'lost')
            and (onward.created_at, onward.id) > (planned.created_at, planned.id)
        )
      union all
      select visit.inquiry_id, met_at from visit
      join inquiry on inquiry.id = visit.inquiry_id
      join lead on lead.broker_id = inquiry.broker_id and lead.phone = inquiry.phone
      where visit.state = 'met' and visit.customer_id = ${id} and lead.id = ${leadId}
    ) took_place
    left join visit_rating rating on rating.inquiry_id = took_place.inquiry_id
    order by at desc, took_place.inquiry_id desc limit 1`.execute(db)
  return rows[0]
}
