import type { z } from 'zod'
import {
  type LocationChange,
  type LocationDraft,
  type LocationRow,
  LocationType,
  parentTypes,
} from '#contract/location.ts'
import { refusalText, refuse } from '#contract/refusal.ts'
import { t } from '#domain/locale/translate.ts'
import { inSentence } from '#domain/text/in-sentence.ts'
import type { Handle } from '#server/db/connect.ts'
import { joinAlternatives } from '#server/locale/join-list.ts'
import { makeCrudService } from '#server/master/crud-service.ts'
import {
  type AdminLocation,
  type AdminLocationFilter,
  deleteLocation,
  eachLocationRow,
  findLocation,
  insertLocation,
  updateLocation,
} from './admin-queries.ts'
import { countAllFigures, countFigures, type Figures } from './count-queries.ts'
import {
  childrenOf,
  findNamesake,
  idsInside,
  lockHierarchy,
  lockLocation,
  moveListings,
  type Placed,
  refreshCity,
  requestRewording,
  seekPlace,
} from './hierarchy-queries.ts'
import { refuseUsed } from './usage-guard.ts'

type Draft = z.output<typeof LocationDraft>
type Change = z.output<typeof LocationChange>

/** Locations of the back office: each change must fit the tree, and listings follow it. */
export const locations = makeCrudService<AdminLocation, Draft, Change>({
  table: 'location',
  missing: 'location_not_found',
  constraints: {
    location_name_taken: ['name_taken', 'name'],
    location_parent_id_fkey: ['in_use'],
    property_location_id_fkey: ['in_use'],
    property_city_id_fkey: ['in_use'],
  },
  find: findLocation,
  insert: create,
  update,
  remove,
})

/** More locations than this are counted in one pass (decision 0036). */
const maxAlone = 100

/** Returns locations as the back office shows them, with their counts. */
export async function withFigures(
  db: Handle,
  rows: readonly AdminLocation[],
): Promise<LocationRow[]> {
  const ids = rows.map(({ _id }) => _id)
  const figures = ids.length > maxAlone ? await countAllFigures(db) : await countFigures(db, ids)
  return rows.map(counted(figures))
}

/** Yields all matching locations from one snapshot. */
export async function* eachLocation(
  tx: Handle,
  filter: AdminLocationFilter,
): AsyncGenerator<LocationRow[]> {
  const figures = await countAllFigures(tx)
  for await (const rows of eachLocationRow(tx, filter)) yield rows.map(counted(figures))
}

const counted =
  (figures: ReadonlyMap<string, Figures>) =>
  (row: AdminLocation): LocationRow => {
    const { properties = 0, brokers = 0 } = figures.get(row._id) ?? {}
    return { ...row, propertyCount: properties, brokerCount: brokers }
  }

async function create(tx: Handle, id: string, draft: Draft): Promise<void> {
  await lockHierarchy(tx)
  const { parent, columns } = await fitting(tx, id, { aliases: [], ...draft })
  await insertLocation(tx, { id, parent_id: parent?.id ?? null, ...columns })
}

async function update(tx: Handle, id: string, change: Change): Promise<void> {
  await lockHierarchy(tx)
  const before = await findLocation(tx, id)
  if (!before) throw refuse('location_not_found')
  const given = wholeOf(before, change)
  const { parent, columns } = await fitting(tx, id, given)
  await refuseUnfitChildren(tx, id, given.type)
  // Activating a proposed location accepts it.
  const is_proposed = before.isProposed && !given.isActive
  const parent_id = parent?.id ?? null
  await updateLocation(tx, id, { ...columns, parent_id, is_proposed })
  const isElsewhere = parent_id !== (before.parent?._id ?? null)
  if (isElsewhere) await refreshCity(tx, await idsInside(tx, id))
  if (isElsewhere || namesOf(before) !== namesOf({ ...given, aliases: columns.aliases })) {
    await requestRewording(tx, id)
  }
}

async function remove(tx: Handle, id: string): Promise<void> {
  await lockHierarchy(tx)
  const place = await lockLocation(tx, id)
  await refuseUsed(tx, place)
  // Removed listings are only kept for the record: they move to the parent.
  await moveListings(tx, id, place.parent_id)
  await deleteLocation(tx, id)
}

type Whole = Pick<Draft, 'name' | 'type' | 'isActive'> & Partial<Draft>

/**
 * Returns the location after a change: unnamed fields keep their value (API-2), and a former name
 * becomes an alias.
 */
function wholeOf(before: AdminLocation, { version, ...change }: Change): Whole {
  const changedOr = <Key extends keyof typeof change>(name: Key, stored: (typeof change)[Key]) =>
    change[name] === undefined ? stored : change[name]
  return {
    name: change.name ?? before.name,
    type: change.type ?? before.type,
    isActive: change.isActive ?? before.isActive,
    isPopular: change.isPopular ?? before.isPopular,
    parent: changedOr('parent', before.parent?._id),
    state: changedOr('state', before.state),
    district: changedOr('district', before.district),
    pincode: changedOr('pincode', before.pincode),
    coordinates: changedOr('coordinates', before.coordinates),
    aliases: [...(change.aliases ?? before.aliases), before.name],
  }
}

/** Refuses what does not fit the tree, and fills in what a location gets from its parent. */
async function fitting(tx: Handle, id: string, given: Whole) {
  const parent = await parentOf(tx, id, given)
  const state = given.state || parent?.state
  const pincode = given.type === 'city' ? null : (given.pincode ?? null)
  const fields: Record<string, string> = {
    ...(!state && { state: t('Please enter the state.') }),
    ...(given.type === 'pincode' && !pincode && { pincode: t('Please enter the PIN code.') }),
    ...(given.isActive &&
      parent?.is_active === false && {
        isActive: t('Please activate {name} first.', { name: parent.name }),
      }),
  }
  if (Object.keys(fields).length > 0) throw invalid(fields)
  const own = given.name.toLowerCase()
  const aliases = onceEach(given.aliases ?? []).filter((alias) => alias.toLowerCase() !== own)
  await refuseNamesake(
    tx,
    { id, type: given.type, parentId: parent?.id ?? null },
    given.name,
    aliases,
  )
  const { latitude = null, longitude = null } = given.coordinates ?? {}
  return {
    parent,
    columns: {
      name: given.name,
      type: given.type,
      state: state ?? '',
      district: given.district ?? null,
      pincode,
      latitude,
      longitude,
      aliases,
      is_active: given.isActive,
      is_popular: given.type === 'city' && given.isPopular === true,
    },
  }
}

async function parentOf(tx: Handle, id: string, given: Whole): Promise<Placed | undefined> {
  const wanted = parentTypes[given.type]
  // The form hides this field for a city, so a value from another client is ignored.
  if (wanted.length === 0) return undefined
  const words = joinAlternatives(wanted.map((type) => inSentence(LocationType.label(type))))
  const sentence = t('Please choose the {words} it is in.', { words })
  if (!given.parent || given.parent === id) throw invalid({ parent: sentence })
  const parent = await seekPlace(tx, given.parent)
  if (!parent || !wanted.includes(parent.type)) throw invalid({ parent: sentence })
  return parent
}

async function refuseUnfitChildren(tx: Handle, id: string, type: LocationType): Promise<void> {
  const children = await childrenOf(tx, id)
  const unfit = children.find((child) => !parentTypes[child.type].includes(type))
  if (!unfit) return
  const label = inSentence(LocationType.label(type))
  throw invalid({
    type: t('{name} is in this location and cannot be in a location of type {label}.', {
      name: unfit.name,
      label,
    }),
  })
}

async function refuseNamesake(
  tx: Handle,
  place: { id: string; type: LocationType; parentId: string | null },
  name: string,
  aliases: string[],
): Promise<void> {
  const own = await findNamesake(tx, { ...place, names: [name] })
  if (own) throw refuse('name_taken', { fields: { name: refusalText('name_taken') } })
  const other = await findNamesake(tx, { ...place, names: aliases })
  if (!other) return
  throw refuse('name_taken', {
    fields: { aliases: t('Another place is already called {other}.', { other }) },
  })
}

function invalid(fields: Record<string, string>) {
  const [message] = Object.values(fields)
  return refuse('invalid_input', { fields, ...(message && { message }) })
}

function onceEach(names: string[]): string[] {
  return [...new Map(names.map((name) => [name.toLowerCase(), name])).values()]
}

const namesOf = ({ name, aliases = [] }: { name: string; aliases?: string[] | undefined }) =>
  JSON.stringify([name, ...aliases])
