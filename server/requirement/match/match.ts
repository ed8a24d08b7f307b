import type { Handle } from '#server/db/connect.ts'
import { withSavepoint } from '#server/db/savepoint.ts'
import { transact } from '#server/db/transact.ts'
import { workForARound } from '#server/job/round.ts'
import type { PublicFilter } from '#server/search/filter-conditions.ts'
import { listExactly } from '#server/search/match-listings.ts'
import { isOfFilter, readFilter } from '#server/search/stored-filter.ts'
import {
  listCandidates,
  lockMatching,
  lockUnmatched,
  markMatched,
  type Pair,
  saveFits,
  takeListings,
} from './queries.ts'

/** Requirements and listings per batch, so that a stopping server waits only seconds. */
const requirementsAtOnce = 100
const listingsAtOnce = 200

type OnFailure = (error: unknown) => void

/**
 * Matches new and changed requirements with all live listings, and then new and changed listings
 * with all open requirements. The matches and the dequeued changes are committed together, so a
 * kill loses nothing. Returns how many of both there were.
 */
export async function matchRequirements(db: Handle, onFailure: OnFailure): Promise<number> {
  return (await matchUnmatched(db, onFailure)) + (await matchChanged(db, onFailure))
}

/** Matches for a few seconds, or until nothing is left. */
export function matchForARound(db: Handle, onFailure: OnFailure): Promise<void> {
  return workForARound(async () => (await matchRequirements(db, onFailure)) > 0)
}

function matchUnmatched(db: Handle, onFailure: OnFailure): Promise<number> {
  return transact(db, async (tx) => {
    await lockMatching(tx)
    const requirements = await lockUnmatched(tx, requirementsAtOnce)
    if (requirements.length === 0) return 0
    const ids: string[] = []
    const pairs: Pair[] = []
    for (const { id, filters } of requirements) {
      const found = await listFits(tx, onFailure, readFilter(filters))
      if (!found) continue
      ids.push(id)
      pairs.push(...found.map((propertyId) => ({ requirementId: id, propertyId })))
    }
    await saveFits(tx, { requirementIds: ids }, pairs)
    await markMatched(
      tx,
      requirements.map(({ id }) => id),
    )
    return requirements.length
  })
}

function matchChanged(db: Handle, onFailure: OnFailure): Promise<number> {
  return transact(db, async (tx) => {
    await lockMatching(tx)
    const changed = await takeListings(tx, listingsAtOnce)
    if (changed.length === 0) return 0
    // Cached by place: requirements name few places, and most of them other ones.
    const places = new Map<string, Set<string>>()
    const listAt = async (location: string) => {
      const known = places.get(location)
      if (known) return known
      const found = new Set(await listFits(tx, onFailure, { location }, changed))
      places.set(location, found)
      return found
    }
    const pairs: Pair[] = []
    for (const { id, filters, listings } of await listCandidates(tx, changed)) {
      const filter = readFilter(filters)
      const near = filter?.location ? await listAt(filter.location) : undefined
      const rest = near ? listings.filter((listing) => near.has(listing)) : listings
      if (rest.length === 0) continue
      const found = (await listFits(tx, onFailure, filter, rest)) ?? []
      pairs.push(...found.map((propertyId) => ({ requirementId: id, propertyId })))
    }
    await saveFits(tx, { propertyIds: changed }, pairs)
    return changed.length
  })
}

/** A requirement whose query fails is reported and skipped, so that it does not block others. */
async function listFits(
  tx: Handle,
  onFailure: OnFailure,
  filter: PublicFilter | undefined,
  listings?: string[],
): Promise<string[] | undefined> {
  if (!filter) return []
  try {
    return await withSavepoint(tx, () => listExactly(tx, filter, listings))
  } catch (error) {
    if (!isOfFilter(error)) throw error
    onFailure(error)
    return undefined
  }
}
