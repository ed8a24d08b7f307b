import type { ClosingDraft } from '#contract/property/closing.ts'
import { actBetween, type PropertyAct, propertyLifecycle } from '#contract/property/lifecycle.ts'
import { PropertyStatus } from '#contract/property/vocabulary.ts'
import { type Refusal, refuse } from '#contract/refusal.ts'
import { t } from '#domain/locale/translate.ts'
import { record } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import type { Viewer } from '#server/http/viewer.ts'
import { closeLeads } from '#server/inquiry/lead-close.ts'
import { lowerLabel } from '#server/locale/join-list.ts'
import { saveApprovedSnapshot } from './approved-snapshot.ts'
import type { ListingRow } from './listing-queries.ts'
import { notifyBroker } from './notify-broker.ts'
import { findListing } from './queries.ts'
import { findStatus, type Seen, updateSeen } from './write-queries.ts'

/** Returns the action that leads to a status for this actor; refuses if the lifecycle has none. */
export function requireAct(
  seen: Seen,
  to: PropertyStatus,
  actor: 'owner' | 'reviewer',
): PropertyAct {
  const act = actBetween(seen.status, to, actor)
  if (!act) throw stepImpossible(seen.status, to)
  return act
}

export interface Step {
  act: PropertyAct
  rejectionReason?: string | null
  closing?: ClosingDraft
  /** The next step of the same decision notifies the broker, so this one does not. */
  isSilent?: boolean | undefined
}

/**
 * Moves a listing to another status with an audit entry, unless it has changed in the meantime;
 * returns the updated listing.
 */
export async function move(
  tx: Handle,
  viewer: Viewer,
  seen: Seen,
  step: Step,
): Promise<ListingRow> {
  const { act, rejectionReason = null, closing, isSilent = false } = step
  const to = propertyLifecycle[seen.status][act] ?? seen.status
  const isMoved = await updateSeen(tx, seen, {
    status: to,
    rejection_reason: rejectionReason,
    ...((act === 'approve' || act === 'reject') && { decided_at: new Date() }),
    ...(act === 'recall' && { submitted_at: new Date(), decided_at: null }),
    ...((act === 'sell' || act === 'rent') && {
      closed_at: new Date(),
      closed_price: closing?.closedPrice ?? null,
      closed_source: closing?.closedSource ?? null,
    }),
  })
  if (!isMoved) throw await changedMeanwhile(tx, seen, act, to)
  await record(
    tx,
    viewer,
    `property.${act}`,
    { kind: 'property', id: seen.id },
    {
      before: { status: seen.status },
      after: { status: to, ...(rejectionReason && { rejectionReason }) },
    },
  )
  const row = await findListing(tx, seen.id)
  if (!row) throw refuse('property_not_found')
  if (act === 'approve') await saveApprovedSnapshot(tx, row)
  if (act === 'sell' || act === 'rent') await endLeads(tx, viewer, row, closing?.leadId)
  if (!isSilent) await notifyBroker(tx, row, act, rejectionReason)
  return row
}

async function endLeads(
  tx: Handle,
  viewer: Viewer,
  { id, broker_id: brokerId, title, status }: ListingRow,
  leadId: string | undefined,
): Promise<void> {
  const outcome = status === 'rented' ? 'rented' : 'sold'
  await closeLeads(tx, viewer, { propertyId: id, brokerId, title, outcome, leadId })
}

/**
 * Returns why a guarded change matched no row: the listing is gone, or has another status or
 * version.
 */
export async function changedMeanwhile(
  tx: Handle,
  { id }: Seen,
  act: PropertyAct,
  to: PropertyStatus,
): Promise<Refusal> {
  const now = await findStatus(tx, id)
  if (!now) return refuse('property_not_found')
  return propertyLifecycle[now][act] ? refuse('property_changed') : stepImpossible(now, to)
}

export function stepImpossible(now: PropertyStatus, to: PropertyStatus): Refusal {
  const word = (status: PropertyStatus) => lowerLabel(PropertyStatus.label(status))
  return refuse('property_step_impossible', {
    message:
      now === to
        ? t('This listing is already {now}.', { now: word(now) })
        : t('This listing is {now} and cannot be changed to {to}.', {
            now: word(now),
            to: word(to),
          }),
  })
}
