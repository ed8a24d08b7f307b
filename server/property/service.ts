import { v7 } from 'uuid'
import { type Pagination, paginationOf } from '#contract/page.ts'
import type { PropertyOwn } from '#contract/property.ts'
import { PropertyChange, type PropertyDraft } from '#contract/property-draft.ts'
import { propertyLifecycle } from '#contract/property-lifecycle.ts'
import { PropertyStatus } from '#contract/property-word.ts'
import { refuse } from '#contract/refusal.ts'
import { record } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { BrokerViewer } from '#server/http/viewer.ts'
import { refuseBroken } from '#server/master/refuse-broken.ts'
import { photoKey } from '#server/media/link.ts'
import { imagesOf } from '#server/media/service.ts'
import type { Secrets } from '#server/secret/secret.ts'
import {
  insertListing,
  markRemoved,
  replaceImages,
  type Seen,
  searchVector,
  see,
  updateSeen,
} from './change-queries.ts'
import {
  changedFacts,
  columnsOf,
  differences,
  type Facts,
  factsOf,
  isMaterial,
  type Snapshot,
} from './facts.ts'
import { listOwn, type OwnFilter } from './list-queries.ts'
import type { ListingRow } from './listing-row.ts'
import { changedMeanwhile, move, requireAct } from './move.ts'
import { findPlace, type Place } from './place.ts'
import { presentOwn } from './present.ts'
import { findOwn } from './queries.ts'
import { tellReviewers } from './tell-reviewers.ts'
import { wordsOf } from './words.ts'

/** What a broker does with listings of his own. */

export async function findMine(
  db: Handle,
  viewer: BrokerViewer,
  query: OwnFilter & { page: number; limit: number },
  secrets: Secrets,
): Promise<{ properties: PropertyOwn[]; pagination: Pagination }> {
  const { rows, total } = await listOwn(db, viewer, query)
  const key = photoKey(secrets, viewer)
  return {
    properties: rows.map((row) => presentOwn(row, key)),
    pagination: paginationOf(query.page, query.limit, total),
  }
}

export async function getMine(
  db: Handle,
  viewer: BrokerViewer,
  id: string,
  secrets: Secrets,
): Promise<PropertyOwn> {
  return presentOwn(found(await findOwn(db, viewer, id)), photoKey(secrets, viewer))
}

/** Submits a listing: it waits for review. */
export function createListing(
  db: Handle,
  viewer: BrokerViewer,
  { images, ...facts }: PropertyDraft,
  secrets: Secrets,
): Promise<PropertyOwn> {
  const created = transact(db, async (tx) => {
    const place = await findPlace(tx, facts.location, facts.pincode)
    const photos = await imagesOf(tx, viewer, images)
    const id = v7()
    await insertListing(tx, {
      id,
      broker_id: viewer.id,
      ...columnsOf(facts, place),
      search_vector: searchVector(wordsOf(facts, place.names)),
    })
    await replaceImages(tx, id, photos)
    const { title, propertyType, listingType, price } = facts
    const after = { status: 'pending', title, propertyType, listingType, price }
    await record(tx, viewer, 'property.create', { kind: 'property', id }, { after })
    await tellReviewers(tx, id, title)
    return getMine(tx, viewer, id, secrets)
  })
  // The account was deleted while its listing was on the way.
  return refuseBroken(created, { property_broker_id_fkey: ['session_over'] })
}

/** Edits a listing; a material edit of an approved one, and any of a rejected one, is reviewed again. */
export function changeListing(
  db: Handle,
  viewer: BrokerViewer,
  id: string,
  change: PropertyChange,
  secrets: Secrets,
): Promise<PropertyOwn> {
  return transact(db, async (tx) => {
    const seen = await seeMine(tx, viewer, id)
    const row = found(await findOwn(tx, viewer, id))
    const act = seen.status === 'rejected' ? 'resubmit' : 'edit'
    if (!propertyLifecycle[seen.status][act]) throw noLongerEdited(seen.status)

    const facts = fitting(changedFacts(factsOf(row), change))
    const place = await placeAfter(tx, row, change, facts)
    const photos = change.images && (await imagesOf(tx, viewer, change.images))
    const before = snapshotOf(row)
    const after: Snapshot = {
      ...facts,
      location: place.locationText,
      locationId: place.locationId,
      photos: photos ? primaryFirst(photos) : before.photos,
      status: before.status,
    }
    const approvedPrice = row.approved_price ?? row.price
    if (act === 'resubmit' || isMaterial(before, after, approvedPrice)) after.status = 'pending'
    const changed = differences(before, after)
    if (!changed) return presentOwn(row, photoKey(secrets, viewer))

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
    await record(tx, viewer, `property.${act}`, { kind: 'property', id }, changed)
    if (after.status === 'pending' && before.status !== 'pending') {
      await tellReviewers(tx, id, facts.title ?? row.title)
    }
    return getMine(tx, viewer, id, secrets)
  })
}

/** Marks an approved listing as sold or rented. */
export function closeListing(
  db: Handle,
  viewer: BrokerViewer,
  id: string,
  status: 'sold' | 'rented',
  secrets: Secrets,
): Promise<PropertyOwn> {
  return transact(db, async (tx) => {
    const seen = await seeMine(tx, viewer, id)
    await move(tx, viewer, seen, { act: requireAct(seen, status, 'owner') })
    return getMine(tx, viewer, id, secrets)
  })
}

/** Takes a listing away; its rows stay for the record. */
export function withdrawListing(db: Handle, viewer: BrokerViewer, id: string): Promise<void> {
  return transact(db, async (tx) => {
    const { status } = await seeMine(tx, viewer, id)
    if (!(await markRemoved(tx, id))) throw refuse('property_not_found')
    const before = { status }
    await record(tx, viewer, 'property.withdraw', { kind: 'property', id }, { before })
  })
}

async function seeMine(tx: Handle, viewer: BrokerViewer, id: string): Promise<Seen> {
  const seen = await see(tx, id)
  if (seen?.brokerId !== viewer.id) throw refuse('property_not_found')
  return seen
}

function found(row: ListingRow | undefined): ListingRow {
  if (!row) throw refuse('property_not_found')
  return row
}

function noLongerEdited(now: PropertyStatus) {
  return refuse('property_step_impossible', {
    message: `This listing is ${PropertyStatus.label(now).toLowerCase()} and can no longer be edited.`,
  })
}

/** An edit may name the floor only: the rule between two fields is asked of the whole. */
function fitting(facts: Facts): Facts {
  const { floor, totalFloors } = facts
  const checked = PropertyChange.safeParse({ floor, totalFloors })
  if (checked.success) return facts
  const fields = checked.error.issues.map(({ path, message }) => [path.join('.'), message])
  throw refuse('invalid_input', { fields: Object.fromEntries(fields) })
}

/** The place after an edit. One that is not named stays, also where a name would now read otherwise. */
async function placeAfter(
  tx: Handle,
  row: ListingRow,
  { location }: PropertyChange,
  { pincode = '' }: Facts,
): Promise<Place> {
  const isSame = location === undefined || location === row.location_text
  if (!isSame) return findPlace(tx, location, pincode)
  if (row.location_id) return findPlace(tx, row.location_id, pincode)
  return { locationId: null, locationText: row.location_text, names: [row.location_text] }
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
