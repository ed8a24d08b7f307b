import { refuse } from '#contract/refusal.ts'
import type { RatingDraft } from '#contract/ticket/rating.ts'
import { record } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { CustomerViewer } from '#server/http/viewer.ts'
import { findConversation } from '#server/inquiry/customer-queries.ts'
import { findLatestVisit, insertVisitRating } from './rating-queries.ts'

/** Returns the latest visit that the customer can rate, with its rating. */
export async function findVisit(
  db: Handle,
  viewer: CustomerViewer,
  leadId: string,
): Promise<{ stars: number | null } | null> {
  const visit = await findLatestVisit(db, viewer, leadId)
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
    const visit = await findLatestVisit(tx, viewer, leadId)
    if (!visit) throw refuse('visit_not_open')
    const row = { inquiry_id: visit.inquiry_id, stars, comment: comment ?? null }
    if (!(await insertVisitRating(tx, row))) throw refuse('visit_rated')
    const target = { kind: 'inquiry', id: leadId }
    await record(tx, viewer, 'inquiry.rate_visit', target, { after: { stars } })
    return { stars }
  })
}
