import type { ReplyOf } from '#contract/endpoint.ts'
import { orRefuse } from '#contract/or-refuse.ts'
import type { PropertyChange, PropertyDraft } from '#contract/property/draft.ts'
import type { PropertyRow } from '#contract/property/property.ts'
import type { propertyReview } from '#contract/property/review.ts'
import { refuse } from '#contract/refusal.ts'
import { isDecidedByAnother } from '#server/audit/decision-view-queries.ts'
import { getBroker } from '#server/broker/service.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { AdministratorViewer } from '#server/http/viewer.ts'
import { refuseBroken } from '#server/master/constraint-refusals.ts'
import { photoKey } from '#server/media/link.ts'
import { differenceSinceApproval } from '#server/property/approved-snapshot.ts'
import { getClaims } from '#server/property/claim/service.ts'
import { presentRow } from '#server/property/present.ts'
import { findListing } from '#server/property/queries.ts'
import { submitOnce } from '#server/property/submission/submission.ts'
import { addListing, editListing, placeGone } from '#server/property/submit.ts'
import { findForChange } from '#server/property/write-queries.ts'
import { getReraCase } from '#server/rera/case.ts'
import type { Secrets } from '#server/secret/secret.ts'
import { signalsOf } from './signals.ts'

/** What administrators do for a broker, and the signals shown before a decision. */

/** Submits a listing on behalf of a broker. */
export function addForBroker(
  db: Handle,
  viewer: AdministratorViewer,
  { brokerId, ...draft }: PropertyDraft & { brokerId: string },
  secrets: Secrets,
  isKeyed: boolean,
): Promise<{ property: PropertyRow; isRepeated: boolean }> {
  const added = transact(db, async (tx) => {
    await getBroker(tx, brokerId)
    const { id, isRepeated } = await submitOnce(tx, { ...draft, brokerId }, isKeyed, (id) =>
      addListing(tx, viewer, { id, brokerId }, draft),
    )
    return {
      property: presentRow(
        orRefuse(await findListing(tx, id), 'property_not_found'),
        photoKey(secrets, viewer),
      ),
      isRepeated,
    }
  })
  return refuseBroken(added, { ...placeGone, property_broker_id_fkey: ['broker_not_found'] })
}

const edits = { kind: 'property', acts: [], changes: ['property.edit'] }

/**
 * Edits a listing on behalf of its broker; whatever would be reviewed again after the broker's own
 * edit is so after this one.
 */
export function editForBroker(
  db: Handle,
  viewer: AdministratorViewer,
  id: string,
  { version, ...change }: PropertyChange & { version?: number | undefined },
  secrets: Secrets,
): Promise<PropertyRow> {
  const changed = transact(db, async (tx) => {
    const seen = await findForChange(tx, id)
    if (!seen) throw refuse('property_not_found')
    // Without a version, the decision applies to what was sent last (decision 0056).
    const isOutdated =
      version === undefined
        ? await isDecidedByAnother(tx, viewer, { ...edits, id })
        : version !== seen.version
    if (isOutdated) throw refuse('property_changed')
    await editListing(
      tx,
      viewer,
      seen,
      orRefuse(await findListing(tx, id), 'property_not_found'),
      change,
    )
    return presentRow(
      orRefuse(await findListing(tx, id), 'property_not_found'),
      photoKey(secrets, viewer),
    )
  })
  return refuseBroken(changed, placeGone)
}

/** Returns the review signals of a listing. */
export async function getSignals(
  db: Handle,
  viewer: AdministratorViewer,
  id: string,
  secrets: Secrets,
): Promise<ReplyOf<typeof propertyReview.signals>> {
  const row = orRefuse(await findListing(db, id), 'property_not_found')
  const key = photoKey(secrets, viewer)
  return {
    difference: await differenceSinceApproval(db, row, key),
    signals: await signalsOf(db, row, key),
    rera: await getReraCase(db, viewer, row),
    claims: await getClaims(db, id),
  }
}
