import { LocationType } from '#contract/location.ts'
import { refuse } from '#contract/refusal.ts'
import { t } from '#domain/locale/translate.ts'
import { inSentence } from '#domain/text/in-sentence.ts'
import { record } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { AdministratorViewer } from '#server/http/viewer.ts'
import {
  type AdminLocation,
  deleteLocation,
  findLocation,
  updateLocation,
} from './admin-queries.ts'
import {
  childrenOf,
  idsInside,
  lockHierarchy,
  lockLocation,
  moveListings,
  type Placed,
  refreshCity,
  requestRewording,
  seekPlace,
} from './hierarchy-queries.ts'

export interface Merged {
  location: AdminLocation
  /** Listings of the merged location and of children merged by name. */
  moved: number
}

/**
 * Merges a location into another: moves its listings, children and names, and deletes it. A child
 * with the name of an existing child there is merged into that one.
 */
export function mergeLocation(
  db: Handle,
  viewer: AdministratorViewer,
  id: string,
  into: string,
): Promise<Merged> {
  return transact(db, async (tx) => {
    await lockHierarchy(tx)
    const from = await lockLocation(tx, id)
    const target = await targetOf(tx, from, into)
    const before = await findLocation(tx, id)
    const moved = await absorb(tx, from, target)
    await requestRewording(tx, target.id)
    const after = { merged: from.name, listings: moved }
    await record(tx, viewer, 'location.merge', { kind: 'location', id: target.id }, { after })
    await record(
      tx,
      viewer,
      'location.remove',
      { kind: 'location', id },
      { before: { ...before }, after: { mergedInto: target.name } },
    )
    const location = await findLocation(tx, target.id)
    if (!location) throw refuse('location_not_found')
    return { location, moved }
  })
}

async function targetOf(tx: Handle, from: Placed, into: string): Promise<Placed> {
  const wrong = (message: string) => refuse('invalid_input', { message, fields: { into: message } })
  if (into === from.id) throw wrong(t('Please choose another location.'))
  const target = await seekPlace(tx, into)
  if (!target) throw wrong(t('Please choose a location.'))
  if (rankOf(target) > rankOf(from)) {
    const label = inSentence(LocationType.label(from.type))
    throw wrong(t('{name} is smaller than this location ({label}).', { name: target.name, label }))
  }
  if (target.is_proposed && !from.is_proposed)
    throw wrong(t('Please accept {name} first.', { name: target.name }))
  return target
}

const rankOf = ({ type }: Placed) => LocationType.keys.indexOf(type)

/** Moves everything and deletes the location; returns the number of listings moved. */
async function absorb(tx: Handle, from: Placed, into: Placed): Promise<number> {
  let moved = await moveListings(tx, from.id, into.id)
  const there = await childrenOf(tx, into.id)
  for (const child of await childrenOf(tx, from.id)) {
    const duplicate = there.find(
      ({ id, type, name }) =>
        id !== from.id && type === child.type && name.toLowerCase() === child.name.toLowerCase(),
    )
    if (duplicate)
      moved += await absorb(
        tx,
        await lockLocation(tx, child.id),
        await lockLocation(tx, duplicate.id),
      )
    else await adopt(tx, child.id, into.id)
  }
  // The name of an area is no alias of the city it was merged into.
  if (from.type === into.type) await takeNames(tx, from, into)
  // A proposed namesake that absorbs an accepted location becomes accepted.
  if (into.is_proposed && !from.is_proposed) {
    await updateLocation(tx, into.id, { is_proposed: false, is_active: from.is_active })
  }
  await deleteLocation(tx, from.id)
  return moved
}

async function adopt(tx: Handle, id: string, parentId: string): Promise<void> {
  await updateLocation(tx, id, { parent_id: parentId })
  await refreshCity(tx, await idsInside(tx, id))
}

async function takeNames(tx: Handle, from: Placed, into: Placed): Promise<void> {
  const names = [...into.aliases, from.name, ...from.aliases]
  const each = new Map(names.map((name) => [name.toLowerCase(), name]))
  each.delete(into.name.toLowerCase())
  await updateLocation(tx, into.id, { aliases: [...each.values()] })
}
