import { orRefuse } from '#contract/or-refuse.ts'
import { refuse } from '#contract/refusal.ts'
import type { VisitAct } from '#contract/visit/vocabulary.ts'
import { t } from '#domain/locale/translate.ts'
import { record } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { BrokerViewer, CustomerViewer } from '#server/http/viewer.ts'
import { noteVisit } from '#server/inquiry/visit/lead.ts'
import { rateLimits } from '#server/resilience/rate-limits.ts'
import { countAttempt } from '#server/resilience/throttle.ts'
import { lockFor } from './change.ts'
import { codeOf } from './code.ts'
import { answerNoShow, insertNoShow } from './no-show-queries.ts'
import { notifyMissed, type VisitContext } from './notify.ts'
import { findVisit, updateVisit, type VisitRow } from './queries.ts'

/** The outcome of a visit: proven by its code, or reported as missed by one side. */

/**
 * Counts a code before it is compared, and only for visits of this broker; returns how many are
 * left.
 */
export async function countCode(db: Handle, viewer: BrokerViewer, id: string): Promise<number> {
  if (!(await findVisit(db, 'broker', viewer, id))) throw refuse('visit_not_found')
  const { left } = await countAttempt(db, `code of visit ${id}`, rateLimits.visitCodePerVisit)
  return left
}

/** Proves with the visitor's code that a visit takes place. */
export function proveVisit(
  db: Handle,
  { secrets }: VisitContext,
  viewer: BrokerViewer,
  { id, code, left }: { id: string; code: string; left: number },
): Promise<VisitRow> {
  return transact(db, async (tx) => {
    const row = await lockFor(tx, viewer, { id }, 'prove')
    if (code !== codeOf(secrets, id)) {
      throw refuse('visit_code_wrong', {
        message: t(
          'This code is incorrect. Please ask the visitor for the code in My visits. {count, ' +
            'plural, =0 {No tries are left this hour.} one {# try is left this hour.} other {# ' +
            'tries are left this hour.}}',
          { count: left },
        ),
      })
    }
    await updateVisit(tx, id, { state: 'met', met_at: new Date(), proposed_at: null })
    const { inquiry_id: inquiryId, starts_at: startsAt } = row
    await noteVisit(tx, { inquiryId, event: 'met', startsAt })
    await record(tx, viewer, 'visit.prove', { kind: 'inquiry', id: row.lead_id })
    return orRefuse(await findVisit(tx, 'broker', viewer, id), 'visit_not_found')
  })
}

type Viewer = CustomerViewer | BrokerViewer

/** Reports after a visit that the other side did not come, and notifies it. */
export function sayMissed(
  db: Handle,
  context: VisitContext,
  viewer: Viewer,
  id: string,
): Promise<VisitRow> {
  return decide(db, viewer, { id, act: 'say-missed' }, async (tx, row) => {
    await insertNoShow(tx, id, viewer.realm)
    await notifyMissed(tx, context, row, viewer.realm)
    // A customer's report is for the broker's figures; the lead's history is only about the
    // customer.
    if (viewer.realm === 'customer') return
    const { inquiry_id: inquiryId, starts_at: startsAt } = row
    await noteVisit(tx, { inquiryId, event: 'missed', startsAt })
  })
}

/** Responds to the other side's report that one did not come. */
export function answerMissed(
  db: Handle,
  viewer: Viewer,
  { id, answer }: { id: string; answer: 'agreed' | 'disputed' },
): Promise<VisitRow> {
  const saidBy = viewer.realm === 'customer' ? 'broker' : 'customer'
  return decide(db, viewer, { id, act: 'answer-missed' }, (tx) =>
    answerNoShow(tx, id, saidBy, answer),
  )
}

function decide(
  db: Handle,
  viewer: Viewer,
  { id, act }: { id: string; act: VisitAct },
  change: (tx: Handle, row: VisitRow) => Promise<void>,
): Promise<VisitRow> {
  return transact(db, async (tx) => {
    await change(tx, await lockFor(tx, viewer, { id }, act))
    return orRefuse(await findVisit(tx, viewer.realm, viewer, id), 'visit_not_found')
  })
}
