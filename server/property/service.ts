import { orRefuse } from '#contract/or-refuse.ts'
import type { ClosingDraft } from '#contract/property/closing.ts'
import type { PropertyChange, PropertyDraft } from '#contract/property/draft.ts'
import type { Asker } from '#contract/property/own-property.ts'
import type { PropertyOwn } from '#contract/property/property.ts'
import { refuse } from '#contract/refusal.ts'
import { record } from '#server/audit/record.ts'
import { requireListingRoom } from '#server/billing/subscription/usage.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { BrokerViewer } from '#server/http/viewer.ts'
import { askersOf } from '#server/inquiry/lead-close.ts'
import { refuseBroken } from '#server/master/constraint-refusals.ts'
import { photoKey } from '#server/media/link.ts'
import type { Secrets } from '#server/secret/secret.ts'
import { confirmSome } from './availability/confirm.ts'
import { requireDailyRoom } from './daily-limit.ts'
import { presentOwn } from './present.ts'
import { findOwn } from './queries.ts'
import { submitOnce } from './submission/submission.ts'
import { addListing, editListing, placeGone } from './submit.ts'
import { move, requireAct } from './transition.ts'
import { findForChange, markArchived, type Seen, takeBack } from './write-queries.ts'

/** What brokers do with their own listings. */

export async function getMine(
  db: Handle,
  viewer: BrokerViewer,
  id: string,
  secrets: Secrets,
): Promise<PropertyOwn> {
  return presentOwn(
    orRefuse(await findOwn(db, viewer, id), 'property_not_found'),
    photoKey(secrets, viewer),
  )
}

/** Submits a listing for review. */
export function createListing(
  db: Handle,
  viewer: BrokerViewer,
  draft: PropertyDraft,
  secrets: Secrets,
  isKeyed: boolean,
): Promise<{ property: PropertyOwn; isRepeated: boolean }> {
  const brokerId = viewer.id
  const created = transact(db, async (tx) => {
    const { id, isRepeated } = await submitOnce(tx, { ...draft, brokerId }, isKeyed, async (id) => {
      await requireDailyRoom(tx, viewer)
      await requireListingRoom(tx, brokerId)
      await addListing(tx, viewer, { id, brokerId }, draft)
    })
    return { property: await getMine(tx, viewer, id, secrets), isRepeated }
  })
  // The account was deleted while its listing was submitted.
  return refuseBroken(created, { ...placeGone, property_broker_id_fkey: ['session_over'] })
}

/**
 * Edits a listing; a material edit of an approved one and any edit of a rejected one go to review.
 */
export function changeListing(
  db: Handle,
  viewer: BrokerViewer,
  id: string,
  change: PropertyChange,
  secrets: Secrets,
): Promise<PropertyOwn> {
  const changed = transact(db, async (tx) => {
    const seen = await getMineForChange(tx, viewer, id)
    await editListing(
      tx,
      viewer,
      seen,
      orRefuse(await findOwn(tx, viewer, id), 'property_not_found'),
      change,
    )
    return getMine(tx, viewer, id, secrets)
  })
  return refuseBroken(changed, placeGone)
}

/** Marks an approved listing as sold or rented, and closes its leads. */
export function closeListing(
  db: Handle,
  viewer: BrokerViewer,
  id: string,
  closing: ClosingDraft,
  secrets: Secrets,
): Promise<PropertyOwn> {
  return transact(db, async (tx) => {
    const seen = await getMineForChange(tx, viewer, id)
    await move(tx, viewer, seen, { act: requireAct(seen, closing.status, 'owner'), closing })
    return getMine(tx, viewer, id, secrets)
  })
}

/** Archives a listing; its rows are kept, and for a minute it can be restored. */
export function archiveListing(db: Handle, viewer: BrokerViewer, id: string): Promise<void> {
  return transact(db, async (tx) => {
    const { status } = await getMineForChange(tx, viewer, id)
    if (!(await markArchived(tx, id))) throw refuse('property_not_found')
    const before = { status }
    await record(tx, viewer, 'property.withdraw', { kind: 'property', id }, { before })
  })
}

/** Confirms that a listing is still available: an expired one is live again, without a review. */
export function confirmListing(
  db: Handle,
  viewer: BrokerViewer,
  id: string,
  secrets: Secrets,
): Promise<PropertyOwn> {
  return transact(db, async (tx) => {
    await getMineForChange(tx, viewer, id)
    const confirmed = await confirmSome(tx, viewer, viewer.id, [id])
    if (confirmed.length === 0) throw refuse('property_step_impossible')
    return getMine(tx, viewer, id, secrets)
  })
}

/** Restores a listing deleted a moment ago. */
export function restoreListing(
  db: Handle,
  viewer: BrokerViewer,
  id: string,
  secrets: Secrets,
): Promise<PropertyOwn> {
  return transact(db, async (tx) => {
    await requireListingRoom(tx, viewer.id)
    if (!(await takeBack(tx, viewer, id))) throw refuse('property_not_found')
    const { status } = await getMineForChange(tx, viewer, id)
    await record(tx, viewer, 'property.restore', { kind: 'property', id }, { after: { status } })
    return getMine(tx, viewer, id, secrets)
  })
}

/** Returns the people that a listing may have gone to. */
export async function findAskers(db: Handle, viewer: BrokerViewer, id: string): Promise<Asker[]> {
  const { id: propertyId } = orRefuse(await findOwn(db, viewer, id), 'property_not_found')
  return askersOf(db, { propertyId, brokerId: viewer.id })
}

async function getMineForChange(tx: Handle, viewer: BrokerViewer, id: string): Promise<Seen> {
  const seen = await findForChange(tx, id)
  if (seen?.brokerId !== viewer.id) throw refuse('property_not_found')
  return seen
}
