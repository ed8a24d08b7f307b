import type { BrokerRecord } from '#contract/broker/broker.ts'
import type { PropertyEvent } from '#contract/property/history.ts'
import type { PropertyRow } from '#contract/property/property.ts'
import type { PropertyStatus } from '#contract/property/vocabulary.ts'
import { refuse } from '#contract/refusal.ts'
import { findNamedCity } from '#domain/place/cities.ts'
import { isOutdated } from '#server/audit/decision-basis.ts'
import { record } from '#server/audit/record.ts'
import { getBroker } from '#server/broker/service.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { placeListing } from '#server/home/place.ts'
import type { AdministratorViewer } from '#server/http/viewer.ts'
import { photoKey } from '#server/media/link.ts'
import { notifyBroker } from '#server/property/notify-broker.ts'
import { presentRow } from '#server/property/present.ts'
import { estimateForReview } from '#server/property/price-range/service.ts'
import { findListing, listEvents } from '#server/property/queries.ts'
import { move, requireAct } from '#server/property/transition.ts'
import {
  findForChange,
  findForSharedChange,
  markRemoved,
  type Seen,
} from '#server/property/write-queries.ts'
import { requireReraSettled } from '#server/rera/case.ts'
import type { Secrets } from '#server/secret/secret.ts'
import { compareRate } from './price-outlier-queries.ts'

/** How the back office reviews and manages listings. */

export async function getForReview(
  db: Handle,
  viewer: AdministratorViewer,
  id: string,
  secrets: Secrets,
): Promise<{ property: PropertyRow; broker: BrokerRecord; history: PropertyEvent[] }> {
  const row = await findListing(db, id)
  if (!row) throw refuse('property_not_found')
  return {
    property: presentRow(row, photoKey(secrets, viewer)),
    broker: await getBroker(db, row.broker_id),
    history: await listEvents(db, id),
  }
}

/** Returns the price of a live listing, and how it compares with its locality and similar homes. */
export async function findLivePrice(db: Handle, id: string) {
  const row = await findListing(db, id)
  if (!row || !(row.is_live || row.is_represented)) return undefined
  const { title, price, approved_price } = row
  const [rate, range] = [await compareRate(db, row), await estimateForReview(db, id)]
  return { title, price, approvedPrice: approved_price ?? price, rate, range }
}

export interface Decision {
  status: PropertyStatus
  rejectionReason?: string | undefined
  version?: number | undefined
  receivedAt: Date
  /** Another decision follows at once, and its notification covers both. */
  isSilent?: boolean
}

/** Approves, rejects with a reason, or closes a listing, as the lifecycle allows. */
export function decideListing(
  db: Handle,
  viewer: AdministratorViewer,
  id: string,
  { status, rejectionReason, version, receivedAt, isSilent }: Decision,
  secrets: Secrets,
): Promise<PropertyRow> {
  return transact(db, async (tx) => {
    const isClosing = status === 'sold' || status === 'rented'
    const seen =
      (!isClosing && (await findForSharedChange(tx, id))) || (await findForChange(tx, id))
    if (!seen) throw refuse('property_not_found')
    const act = requireAct(seen, status, 'reviewer')
    const basis = { decidedOn: version, receivedAt }
    if (await isOutdated(tx, viewer, basis, presentOf(seen))) {
      throw refuse('property_changed')
    }
    if (act === 'reject' && !rejectionReason) throw refuse('rejection_reason_missing')
    if (act === 'approve') await requireApprovable(tx, seen)
    const reason = (act === 'reject' && rejectionReason) || null
    const row = await move(tx, viewer, seen, { act, isSilent: true, rejectionReason: reason })
    // At once, so that no list shows a home twice; a job chooses which listing represents it.
    if (act === 'approve') await placeListing(tx, id)
    // Last: decisions of one broker's listings wait here for each other, to count the messages.
    if (!isSilent) await notifyBroker(tx, row, act, reason)
    return presentRow(row, photoKey(secrets, viewer))
  })
}

async function requireApprovable(tx: Handle, seen: Seen): Promise<void> {
  if (isInUnknownCity(seen)) throw refuse('city_proposed')
  await requireReraSettled(tx, seen)
}

/** Whether its city was only proposed, by a file, and is none that is known by name. */
function isInUnknownCity({ proposedCity }: Seen): boolean {
  return proposedCity !== null && findNamedCity(proposedCity) === undefined
}

/**
 * Returns what makes a decision outdated. During a review an edit does; an edit before the
 * submission does not.
 */
function presentOf({ id, status, version, submittedAt, decidedAt }: Seen) {
  const target = {
    kind: 'property',
    id,
    acts: ['approve', 'reject', 'recall', 'sell', 'rent'].map((act) => `property.${act}`),
  }
  return status === 'pending'
    ? { ...target, changes: ['property.edit'], since: submittedAt, state: version, decidedAt }
    : { ...target, state: version, decidedAt }
}

export function removeListing(db: Handle, viewer: AdministratorViewer, id: string): Promise<void> {
  return transact(db, async (tx) => {
    const seen = await findForChange(tx, id)
    if (!seen || !(await markRemoved(tx, id))) throw refuse('property_not_found')
    const before = { status: seen.status }
    await record(tx, viewer, 'property.remove', { kind: 'property', id }, { before })
  })
}
