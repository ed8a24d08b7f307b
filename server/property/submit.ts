import { PropertyChange, type PropertyDraft } from '#contract/property/draft.ts'
import { propertyLifecycle } from '#contract/property/lifecycle.ts'
import { withinType } from '#contract/property/type-fields.ts'
import { PropertyStatus } from '#contract/property/vocabulary.ts'
import { refuse } from '#contract/refusal.ts'
import { t } from '#domain/locale/translate.ts'
import { outsideOfPincode } from '#domain/place/pincode-city.ts'
import { stateName } from '#domain/place/state-name.ts'
import { isOtherReraState } from '#domain/rera/rera-project.ts'
import { type Actor, record } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import { lowerLabel } from '#server/locale/join-list.ts'
import { findPlace, type Place, placeAsWritten } from '#server/location/find-places.ts'
import type { Constraints } from '#server/master/constraint-refusals.ts'
import { imagesOf } from '#server/media/service.ts'
import { findApprovedFacts } from './approved-snapshot.ts'
import { endClaims } from './claim/queries.ts'
import {
  changedFacts,
  columnsOf,
  differences,
  type Facts,
  factsOf,
  type Snapshot,
} from './edit/diff.ts'
import { isMaterial } from './edit/material.ts'
import { refuseExclusion } from './exclusion.ts'
import type { ListingRow } from './listing-queries.ts'
import { wordsOf } from './listing-terms.ts'
import { notifyReviewers } from './notify-reviewers.ts'
import { refuseSpreadContact } from './spread-contact.ts'
import { changedMeanwhile } from './transition.ts'
import {
  insertListing,
  replaceImages,
  type Seen,
  searchVector,
  updateSeen,
} from './write-queries.ts'

/** Submitting and editing the listings of a broker, by whomever. */

/** The location was deleted while a listing was saved in it. */
export const placeGone: Constraints = {
  property_location_id_fkey: ['location_unknown', 'location'],
  property_city_id_fkey: ['location_unknown', 'location'],
}

/** Submits a listing of this broker under this id for review. */
export async function addListing(
  tx: Handle,
  actor: Actor,
  { id, brokerId }: { id: string; brokerId: string },
  { images, ...draft }: PropertyDraft,
): Promise<void> {
  const facts = withinType(draft)
  const place = await findPlace(tx, facts.location, facts.pincode)
  refusePincodeElsewhere(facts.pincode, place)
  refuseReraElsewhere(facts, place)
  refuseSpreadContact({ ...facts, location: place.locationText })
  refuseExclusion(facts)
  const photos = await imagesOf(tx, { id: brokerId }, images)
  await insertListing(tx, {
    id,
    broker_id: brokerId,
    ...columnsOf(facts, place),
    search_vector: searchVector(wordsOf(facts, place.names)),
  })
  await replaceImages(tx, id, photos)
  const { title, propertyType, listingType, price } = facts
  const after = { status: 'pending', title, propertyType, listingType, price }
  await record(tx, actor, 'property.create', { kind: 'property', id }, { after })
  await notifyReviewers(tx, id, title)
}

/**
 * Edits a listing; a material edit of an approved one and any edit of a rejected one go to review.
 */
export async function editListing(
  tx: Handle,
  actor: Actor,
  seen: Seen,
  row: ListingRow,
  change: PropertyChange,
): Promise<void> {
  const { id } = seen
  const act = seen.status === 'rejected' ? 'resubmit' : 'edit'
  if (!propertyLifecycle[seen.status][act]) throw noLongerEdited(seen.status)

  const facts = fitting(withinType(changedFacts(factsOf(row), change)))
  const place = await placeAfter(tx, row, change, facts)
  const isElsewhere = place.locationId
    ? place.locationId !== row.location_id
    : place.locationText !== row.location_text
  if (isElsewhere || facts.pincode !== row.pincode) refusePincodeElsewhere(facts.pincode, place)
  if (isElsewhere || change.detail) refuseReraElsewhere(facts, place)
  refuseSpreadContact({ ...facts, location: place.locationText }, factsOf(row))
  refuseExclusion(facts, factsOf(row))
  const photos = change.images && (await imagesOf(tx, { id: seen.brokerId }, change.images))
  const before = snapshotOf(row)
  const after: Snapshot = {
    ...facts,
    location: place.locationText,
    locationId: place.locationId,
    photos: photos ? primaryFirst(photos) : before.photos,
    status: before.status,
  }
  const approved = {
    price: row.approved_price ?? row.price,
    facts: await findApprovedFacts(tx, id),
  }
  if (act === 'resubmit' || isMaterial(before, after, approved)) after.status = 'pending'
  const changed = differences(before, after)
  if (!changed) return

  const isSaved = await updateSeen(tx, seen, {
    ...columnsOf(facts, place),
    search_vector: searchVector(wordsOf(facts, place.names)),
    status: after.status,
    ...(after.status !== before.status && {
      submitted_at: new Date(),
      decided_at: null,
      rejection_reason: null,
    }),
  })
  if (!isSaved) throw await changedMeanwhile(tx, seen, act, after.status)
  if (photos) await replaceImages(tx, id, photos)
  await endClaims(tx, [id])
  await record(tx, actor, `property.${act}`, { kind: 'property', id }, changed)
  if (after.status === 'pending' && before.status !== 'pending') {
    await notifyReviewers(tx, id, facts.title)
  }
}

function noLongerEdited(now: PropertyStatus) {
  return refuse('property_step_impossible', {
    message: t('This listing is {now} and can no longer be edited.', {
      now: lowerLabel(PropertyStatus.label(now)),
    }),
  })
}

/** An edit may name only the floor, so the rule between both fields is checked on the result. */
function fitting(facts: Facts): Facts {
  const { floor, totalFloors } = facts
  const checked = PropertyChange.safeParse({ floor, totalFloors })
  if (checked.success) return facts
  const fields = checked.error.issues.map(({ path, message }) => [path.join('.'), message])
  throw refuse('invalid_input', { fields: Object.fromEntries(fields) })
}

/**
 * Returns the place after an edit. If the edit names none it stays, even if its name would now
 * match another location.
 */
async function placeAfter(
  tx: Handle,
  row: ListingRow,
  { location }: PropertyChange,
  { pincode = '' }: Facts,
): Promise<Place> {
  const isSame = location === undefined || location === row.location_text
  if (!isSame) return findPlace(tx, location, pincode)
  if (row.location_id) return findPlace(tx, row.location_id, pincode)
  return placeAsWritten(row.location_text)
}

/**
 * Refuses a PIN code outside the city, which an import leaves out: a listing must not name two
 * cities.
 */
function refusePincodeElsewhere(pincode: string | undefined, { city }: Place): void {
  const outside = pincode && city && outsideOfPincode(pincode, city)
  if (!outside) return
  const message = t('This PIN code is not in {outside}.', { outside })
  throw refuse('invalid_input', { message, fields: { pincode: message } })
}

/** A project is registered in the state of its site. */
function refuseReraElsewhere({ detail }: Pick<Facts, 'detail'>, { state }: Place): void {
  const given = detail?.reraState
  if (!given || !state || !isOtherReraState(given, state)) return
  const message = t('This home is in {state}, so it needs a RERA number of that state.', {
    state: stateName(state),
  })
  throw refuse('invalid_input', { message, fields: { 'detail.reraState': message } })
}

function snapshotOf(row: ListingRow): Snapshot {
  return {
    ...factsOf(row),
    status: row.status,
    locationId: row.location_id,
    photos: row.images.map(({ id }) => id),
  }
}

function primaryFirst(photos: { mediaId: string; isPrimary: boolean }[]): string[] {
  return photos
    .toSorted((one, other) => Number(other.isPrimary) - Number(one.isPrimary))
    .map(({ mediaId }) => mediaId)
}
