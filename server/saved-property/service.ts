import { type Pagination, paginationOf } from '#contract/page.ts'
import { refuse } from '#contract/refusal.ts'
import { maxSaved, type SavedProperty } from '#contract/saved/saved-property.ts'
import { maskPhone } from '#domain/contact/mask.ts'
import { knownBrokers } from '#server/contact/service.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { CustomerViewer } from '#server/http/viewer.ts'
import { type CardWithStatus, findCards } from '#server/property/public-page.ts'
import {
  countSaved,
  deleteRemoved,
  insertSaved,
  listSaved,
  lockSavesOfCustomer,
  markRemoved,
  type SavedRow,
} from './queries.ts'

/** The button is shown for five seconds; saving again in another way may take longer. */
const undoMinutes = 10

export async function findSaved(
  db: Handle,
  viewer: CustomerViewer,
  page: { page: number; limit: number },
): Promise<{ savedProperties: SavedProperty[]; pagination: Pagination }> {
  const { rows, total } = await listSaved(db, viewer, page)
  const cards = await findCards(
    db,
    rows.map(({ property_id }) => property_id),
  )
  const known = await knownTo(db, viewer, cards)
  return {
    savedProperties: rows.map((row) => present(row, cards.get(row.property_id), known)),
    pagination: paginationOf(page.page, page.limit, total),
  }
}

/** Saves a home with a public page; saving it again changes nothing. */
export function saveProperty(
  db: Handle,
  viewer: CustomerViewer,
  propertyId: string,
): Promise<SavedProperty> {
  return transact(db, async (tx) => {
    await lockSavesOfCustomer(tx, viewer)
    const row = await insertSaved(tx, viewer, propertyId, undoMinutes)
    if (!row) throw refuse('property_not_found')
    if ((await countSaved(tx, viewer)) > maxSaved) throw refuse('saved_too_many')
    const cards = await findCards(tx, [propertyId])
    return present(row, cards.get(propertyId), await knownTo(tx, viewer, cards))
  })
}

export function unsaveProperty(
  db: Handle,
  viewer: CustomerViewer,
  propertyId: string,
): Promise<void> {
  return markRemoved(db, viewer, propertyId)
}

export function sweepUnsaved(db: Handle): Promise<void> {
  return deleteRemoved(db, undoMinutes)
}

function knownTo(db: Handle, viewer: CustomerViewer, cards: ReadonlyMap<string, CardWithStatus>) {
  return knownBrokers(
    db,
    viewer,
    [...cards.values()].map(({ card }) => card.broker._id),
  )
}

function present(
  row: SavedRow,
  shown: CardWithStatus | undefined,
  known: ReadonlySet<string>,
): SavedProperty {
  const phone = shown?.isLive ? shown.brokerPhone : null
  const isPhoneKnown = phone !== null && known.has(shown?.card.broker._id ?? '')
  return {
    _id: row.property_id,
    title: shown?.card.title ?? row.title,
    savedAt: row.created_at.toISOString(),
    savedPrice: row.price,
    savedStatus: row.status,
    property: shown?.card ?? null,
    brokerPhone: phone === null || isPhoneKnown ? phone : maskPhone(phone),
    isPhoneKnown,
    hasAlerts: row.has_alerts,
  }
}
