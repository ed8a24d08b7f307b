import type { Selectable } from 'kysely'
import type { Recommended } from '#contract/dashboard.ts'
import { refuse } from '#contract/refusal.ts'
import { type HomeFacts, recommend } from '#domain/search/recommendation.ts'
import type { Handle } from '#server/db/connect.ts'
import type { Customer } from '#server/db/tables.ts'
import type { CustomerViewer } from '#server/http/viewer.ts'
import { findPlaces } from '#server/location/find-places.ts'
import { findCards } from '#server/property/public-page.ts'
import { insertDismissed, listCandidates, listDismissed, listLiked } from './queries.ts'

export { deleteDismissed as restoreListing } from './queries.ts'

type Preferences = Pick<
  Selectable<Customer>,
  'preferred_locations' | 'property_types' | 'budget_min' | 'budget_max'
>

const shown = 6
/** Maximum places taken from a long list of preferences or a wide search. */
const maxPlaces = 8

/**
 * Returns homes that may suit a customer, by preferences and activity, and whether any of those is
 * known.
 */
export async function recommendFor(
  db: Handle,
  viewer: CustomerViewer,
  person: Preferences,
): Promise<{ recommended: Recommended[]; needsPreferences: boolean }> {
  const [liked, dismissed, preferred] = await Promise.all([
    listLiked(db, viewer),
    listDismissed(db, viewer),
    readPlaces(db, person.preferred_locations),
  ])
  const budget = { min: person.budget_min, max: person.budget_max }
  const isSaid = preferred.all.length + person.property_types.length + budget.min + budget.max > 0
  if (!isSaid && liked.length === 0) return { recommended: [], needsPreferences: true }

  const homes = liked.map(({ home }) => home)
  const candidates = await listCandidates(db, {
    cityIds: first([...preferred.cityIds, ...idsOf(homes, 'cityId')]),
    locationIds: first([...preferred.locationIds, ...idsOf(homes, 'locationId')]),
    types: person.property_types,
  })
  const known = new Set([...homes, ...dismissed].map(({ id }) => id))
  const chosen = recommend(
    candidates.filter(({ id }) => !known.has(id)),
    {
      placeIds: new Set(preferred.all),
      propertyTypes: new Set(person.property_types),
      budget,
      liked,
      dismissed,
    },
    shown,
  )
  const cards = await findCards(
    db,
    chosen.map(({ id }) => id),
  )
  const recommended = chosen.flatMap(({ id, reasons }) => {
    const card = cards.get(id)
    return card?.isLive ? [{ property: card.card, reasons }] : []
  })
  return { recommended, needsPreferences: false }
}

/** Hides a listing from the recommendations of a customer. */
export async function dismissListing(
  db: Handle,
  viewer: CustomerViewer,
  propertyId: string,
): Promise<void> {
  if (!(await insertDismissed(db, viewer, propertyId))) throw refuse('property_not_found')
}

async function readPlaces(db: Handle, names: readonly string[]) {
  const found = await Promise.all(first(names).map((name) => findPlaces(db, name)))
  const cityIds = found.flatMap((places) => places?.cityIds ?? [])
  const locationIds = found.flatMap((places) => places?.locationIds ?? [])
  return { cityIds, locationIds, all: [...cityIds, ...locationIds] }
}

const first = (ids: readonly string[]) => [...new Set(ids)].slice(0, maxPlaces)

const idsOf = (homes: HomeFacts[], name: 'cityId' | 'locationId') =>
  homes.flatMap((home) => home[name] ?? [])
