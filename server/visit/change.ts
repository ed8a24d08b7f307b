import { orRefuse } from '#contract/or-refuse.ts'
import { refuse } from '#contract/refusal.ts'
import type { CancelReason, VisitAct, VisitSide } from '#contract/visit/vocabulary.ts'
import { t } from '#domain/locale/translate.ts'
import { record } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { BrokerViewer, CustomerViewer } from '#server/http/viewer.ts'
import { noteVisit } from '#server/inquiry/visit/lead.ts'
import { rateLimits } from '#server/resilience/rate-limits.ts'
import { countAttempt } from '#server/resilience/throttle.ts'
import { timesOf } from './book.ts'
import {
  notifyCancelled,
  notifyDeclined,
  notifyMoved,
  notifyProposed,
  type VisitContext,
} from './notify.ts'
import { getOffer, requireFreeSlot } from './offer.ts'
import { actsOf } from './present.ts'
import {
  findVisit,
  hasAnotherVisit,
  lockVisit,
  lockVisitsOf,
  overlapsAnother,
  updateVisit,
  type VisitRow,
} from './queries.ts'

type Viewer = CustomerViewer | BrokerViewer

/** A change of a visit by one side, with the version it was decided on. */
export interface Change {
  id: string
  version?: number
}

/** Returns a visit, locked, if its side may do this now. */
export async function lockFor(
  tx: Handle,
  viewer: Viewer,
  { id, version }: Change,
  act: VisitAct,
): Promise<VisitRow> {
  const row = orRefuse(await lockVisit(tx, viewer.realm, viewer, id), 'visit_not_found')
  if (version !== undefined && version !== row.version) throw refuse('changed_meanwhile')
  if (!actsOf(row, viewer.realm).includes(act)) throw refuse('visit_step_impossible')
  return row
}

/** Moves a visit to another free slot of its broker. */
export function moveVisit(
  db: Handle,
  context: VisitContext,
  viewer: CustomerViewer,
  { startsAt, ...change }: Change & { startsAt: Date },
): Promise<VisitRow> {
  return transact(db, async (tx) => {
    const seen = orRefuse(await findVisit(tx, 'customer', viewer, change.id), 'visit_not_found')
    await lockVisitsOf(tx, 'customer', viewer.id)
    await lockVisitsOf(tx, 'broker', seen.broker_id)
    const row = await lockFor(tx, viewer, change, 'move')
    requireOtherTime(row, startsAt)
    const offer = await getOffer(tx, row.property_id)
    await requireFreeSlot(tx, offer, { startsAt, except: row.id })
    // In the transaction, so that a refused move does not count.
    await countAttempt(tx, `moves of visit ${row.id}`, rateLimits.visitMovePerVisit)
    return settle(tx, context, viewer, { row, times: timesOf(offer.schedule, startsAt) })
  })
}

/** Accepts the broker's proposal, even if it is not one of the slots, or declines it. */
export function answerProposal(
  db: Handle,
  context: VisitContext,
  viewer: CustomerViewer,
  { accept, ...change }: Change & { accept: boolean },
): Promise<VisitRow> {
  return transact(db, async (tx) => {
    const seen = orRefuse(await findVisit(tx, 'customer', viewer, change.id), 'visit_not_found')
    await lockVisitsOf(tx, 'customer', viewer.id)
    await lockVisitsOf(tx, 'broker', seen.broker_id)
    const row = await lockFor(tx, viewer, change, 'answer-proposal')
    const { proposed_at: startsAt } = row
    if (!accept || !startsAt) {
      await updateVisit(tx, row.id, { proposed_at: null })
      const after = orRefuse(await findVisit(tx, 'customer', viewer, row.id), 'visit_not_found')
      await notifyDeclined(tx, context, after)
      return after
    }
    if (startsAt <= new Date()) {
      throw refuse('visit_slot_taken', {
        message: t('This time is already over. Please choose another one.'),
      })
    }
    return settle(tx, context, viewer, { row, times: timesOf(lengthsOf(row), startsAt) })
  })
}

function requireOtherTime({ starts_at }: VisitRow, startsAt: Date): void {
  if (starts_at.getTime() === startsAt.getTime()) throw refuse('visit_same_time')
}

/** Returns the length of a visit with its buffer, as booked. */
function lengthsOf({ starts_at, ends_at, busy_until }: VisitRow) {
  return {
    lengthMinutes: (ends_at.getTime() - starts_at.getTime()) / 60_000,
    bufferMinutes: (busy_until.getTime() - ends_at.getTime()) / 60_000,
  }
}

interface Settled {
  row: VisitRow
  times: ReturnType<typeof timesOf>
}

/**
 * Sets the new time of a visit; both sides are notified, and reminded again if that is still
 * possible.
 */
async function settle(
  tx: Handle,
  context: VisitContext,
  viewer: CustomerViewer,
  { row, times }: Settled,
): Promise<VisitRow> {
  const { starts_at: startsAt } = times
  // Checked first, so that the constraint never fails: both sides are locked.
  if (await overlapsAnother(tx, row, times)) throw refuse('visit_slot_taken')
  await updateVisit(tx, row.id, {
    ...times,
    proposed_at: null,
    ...stampsOf(row, startsAt),
  })
  await noteVisit(tx, { inquiryId: row.inquiry_id, event: 'moved', startsAt })
  const after = orRefuse(await findVisit(tx, 'customer', viewer, row.id), 'visit_not_found')
  await notifyMoved(tx, context, after, row.starts_at)
  await record(
    tx,
    viewer,
    'visit.move',
    { kind: 'inquiry', id: row.lead_id },
    {
      before: { startsAt: row.starts_at.toISOString() },
      after: { startsAt: startsAt.toISOString() },
    },
  )
  return after
}

/**
 * A reminder whose time has passed counts as sent, because the message about the move has just
 * arrived.
 */
function stampsOf({ day_reminded_at, hours_reminded_at }: VisitRow, startsAt: Date) {
  const now = new Date()
  const hours = (startsAt.getTime() - now.getTime()) / 3_600_000
  return {
    day_reminded_at: hours > 24 ? null : (day_reminded_at ?? now),
    hours_reminded_at: hours > 2 ? null : (hours_reminded_at ?? now),
  }
}

/**
 * Proposes another time, any that the broker is free at; the visit keeps its time until it is
 * accepted.
 */
export function proposeTime(
  db: Handle,
  context: VisitContext,
  viewer: BrokerViewer,
  { startsAt, ...change }: Change & { startsAt: Date },
): Promise<VisitRow> {
  return transact(db, async (tx) => {
    const seen = orRefuse(await findVisit(tx, 'broker', viewer, change.id), 'visit_not_found')
    await lockVisitsOf(tx, 'broker', seen.broker_id)
    const row = await lockFor(tx, viewer, change, 'propose')
    requireOtherTime(row, startsAt)
    const ahead = startsAt.getTime() - Date.now()
    if (ahead <= 0 || ahead > maxAheadMs) {
      throw refuse('invalid_input', {
        fields: { startsAt: t('Please choose a time within the next 60 days.') },
      })
    }
    if (await overlapsAnother(tx, row, timesOf(lengthsOf(row), startsAt))) {
      throw refuse('visit_slot_taken', {
        fields: { startsAt: t('You have another visit at this time.') },
      })
    }
    await updateVisit(tx, row.id, { proposed_at: startsAt })
    const after = orRefuse(await findVisit(tx, 'broker', viewer, row.id), 'visit_not_found')
    await notifyProposed(tx, context, after)
    return after
  })
}

const maxAheadMs = 60 * 86_400_000

/** Cancels a visit of either side; both are notified. */
export function cancelVisit(
  db: Handle,
  context: VisitContext,
  viewer: Viewer,
  { id, reason }: { id: string; reason?: CancelReason | undefined },
): Promise<VisitRow> {
  return transact(db, async (tx) => {
    const row = await lockFor(tx, viewer, { id }, 'cancel')
    return endVisit(tx, context, row, viewer, { by: viewer.realm, reason })
  })
}

/** Cancels a locked visit on behalf of a side, with its lead, messages and audit entry. */
export async function endVisit(
  tx: Handle,
  context: VisitContext,
  row: VisitRow,
  actor: Parameters<typeof record>[1],
  { by, reason }: { by: VisitSide; reason?: CancelReason | undefined },
): Promise<VisitRow> {
  const change = {
    state: 'cancelled',
    cancelled_at: new Date(),
    cancelled_by: by,
    cancel_reason: reason ?? null,
    proposed_at: null,
  } as const
  await updateVisit(tx, row.id, change)
  const hasAnother = await hasAnotherVisit(tx, row)
  const { inquiry_id: inquiryId, starts_at: startsAt } = row
  await noteVisit(tx, { inquiryId, event: 'cancelled', startsAt, hasAnother })
  await notifyCancelled(tx, context, { ...row, ...change })
  const target = { kind: 'inquiry', id: row.lead_id }
  await record(tx, actor, 'visit.cancel', target, { after: { by, reason: reason ?? null } })
  return { ...row, ...change, version: row.version + 1 }
}
