import { v7 } from 'uuid'
import { countDistinctivePhotos } from '#domain/home/distinctive-photos.ts'
import { compareHomes, type Likeness } from '#domain/home/same-home.ts'
import type { Handle } from '#server/db/connect.ts'
import { deletePairs, type FoundPair, savePairs } from './pair-queries.ts'
import {
  findListingsToPlace,
  type HomeListing,
  insertHome,
  type KnownPair,
  type ListingToPlace,
  listAlike,
  listMembers,
  saveHome,
} from './queries.ts'
import { clearOffer } from './settle-queries.ts'

/** The maximum number of pairs for a reviewer: the likeliest ones, not a whole building. */
const maxOpen = 3

interface Compared {
  listing: HomeListing
  likeness: Likeness
  decided: 'same' | 'different' | undefined
}

/** The listings of one home, or one listing without a home. */
interface Group {
  members: Compared[]
  best: Compared
  isSame: boolean
}

/**
 * Finds the home of an approved listing among those of others, and assigns it; returns the homes
 * that changed. Doubtful pairs wait for a reviewer.
 */
export async function placeListing(tx: Handle, id: string): Promise<string[]> {
  return placeListings(tx, [id])
}

/** The same for several, which are read together until one of them changes a home. */
export async function placeListings(tx: Handle, ids: readonly string[]): Promise<string[]> {
  const homes = new Set<string>()
  let waiting = [...ids]
  let size = waiting.length
  while (waiting.length > 0) {
    const read = await compareAll(tx, await findListingsToPlace(tx, waiting.splice(0, size)))
    for (const [at, { mine, compared }] of read.entries()) {
      const changed = await placeOne(tx, mine, compared)
      if (changed.length === 0) continue
      for (const home of changed) homes.add(home)
      // What was read of the others may be out of date.
      waiting = [...read.slice(at + 1).map((other) => other.mine.id), ...waiting]
      size = 1
      break
    }
  }
  return [...homes]
}

async function placeOne(
  tx: Handle,
  mine: ListingToPlace,
  compared: readonly Compared[],
): Promise<string[]> {
  if (!mine.isPlaced) return mine.homeId ? [mine.homeId] : []
  const groups = groupByHome(compared)
  const chosen = groups.find(({ isSame }) => isSame)
  await saveFound(tx, mine, foundIn(groups, chosen))
  const homeId = chosen ? await joinHome(tx, mine, chosen.best.listing) : null
  if (!homeId && mine.homeId) {
    await saveHome(tx, mine.id, null)
    await clearOffer(tx, mine.id)
  }
  return [...new Set([homeId, mine.homeId])].filter((one) => one !== null)
}

async function joinHome(tx: Handle, mine: HomeListing, other: HomeListing): Promise<string> {
  const homeId = other.homeId ?? (await addHome(tx, earlierOf(mine, other).id))
  if (!other.homeId) await saveHome(tx, other.id, homeId)
  await saveHome(tx, mine.id, homeId)
  return homeId
}

const earlierOf = (one: HomeListing, other: HomeListing) =>
  one.createdAt <= other.createdAt ? one : other

/**
 * Returns the id of a new home: that of its first listing, so that hiding that listing hides the
 * home. Another id if that listing has left a home that still exists.
 */
async function addHome(tx: Handle, firstListing: string): Promise<string> {
  if (await insertHome(tx, firstListing)) return firstListing
  const id = v7()
  await insertHome(tx, id)
  return id
}

/** Compares each of these listings with those that may offer the same home. */
async function compareAll(tx: Handle, listings: readonly ListingToPlace[]) {
  const sought = listings.map((mine) => ({ mine, decided: decisionsOf(mine) }))
  const alike = await listAlike(
    tx,
    sought.map(({ mine, decided }) => ({
      id: mine.id,
      others: [...new Set([...mine.photoPairs.map(({ listing }) => listing), ...decided.keys()])],
    })),
  )
  const homesOf = (mine: ListingToPlace) =>
    [mine, ...(alike.get(mine.id) ?? [])].flatMap(({ homeId }) => homeId ?? [])
  const members = Map.groupBy(
    await listMembers(tx, [...new Set(listings.flatMap(homesOf))]),
    ({ homeId }) => homeId,
  )
  return sought.map(({ mine, decided }) => {
    const ofHomes = homesOf(mine).flatMap((home) => members.get(home) ?? [])
    const others = [...(alike.get(mine.id) ?? []), ...ofHomes]
    const all = new Map(others.map((listing) => [listing.id, listing]))
    all.delete(mine.id)
    const photos = countDistinctivePhotos(mine.facts, all, mine.photoPairs)
    const compared = [...all.values()].map((listing) => ({
      listing,
      likeness: compareHomes(mine.facts, listing.facts, photos.get(listing.id) ?? 0),
      decided: decided.get(listing.id),
    }))
    return { mine, compared }
  })
}

/** Returns what reviewers decided about a listing and others. */
const decisionsOf = ({ pairs }: ListingToPlace) =>
  new Map(
    pairs.flatMap(({ listing, state }) =>
      state === 'same' || state === 'different' ? [[listing, state] as const] : [],
    ),
  )

/** Returns the homes that a listing may belong to, the likeliest first. */
function groupByHome(compared: readonly Compared[]): Group[] {
  const byHome = Map.groupBy(compared, ({ listing }) => listing.homeId ?? listing.id)
  const groups = [...byHome.values()].flatMap((members) => {
    const [best] = members.toSorted((a, b) => weightOf(b) - weightOf(a))
    return best ? [{ members, best, isSame: isOne(members) }] : []
  })
  return groups.toSorted((a, b) => weightOf(b.best) - weightOf(a.best))
}

/** A reviewer's decision counts more than any similarity. */
const weightOf = ({ decided, likeness }: Compared) =>
  decided === 'same' ? 1_000 : decided === 'different' ? -1_000 : likeness.score

/**
 * Returns whether a listing belongs to the home of these: similar to one of them, and proven
 * different from none.
 */
function isOne(members: readonly Compared[]): boolean {
  if (members.some(({ decided }) => decided === 'different')) return false
  if (members.some(({ decided }) => decided === 'same')) return true
  return (
    members.some(({ likeness }) => likeness.verdict === 'same') &&
    members.every(({ likeness }) => likeness.verdict !== 'other')
  )
}

/**
 * The stored result of a comparison: why the listing joined a home, and what a reviewer should
 * check.
 */
function foundIn(groups: readonly Group[], chosen: Group | undefined): FoundPair[] {
  const found = groups.filter(
    ({ best }) =>
      ['same', 'doubtful'].includes(best.likeness.verdict) && best.decided === undefined,
  )
  const pairOf = ({ best }: Group, state: FoundPair['state']): FoundPair => ({
    listing: best.listing.id,
    state,
    score: best.likeness.score,
    reasons: best.likeness.reasons,
  })
  const open = found
    .filter((group) => group !== chosen && group.best.listing.isPlaced)
    .slice(0, maxOpen)
  return [
    ...found.filter((group) => group === chosen).map((group) => pairOf(group, 'auto')),
    ...open.map((group) => pairOf(group, 'open')),
  ]
}

/** Writes only what differs from the stored pairs: most listings are looked at twice. */
async function saveFound(tx: Handle, { id, pairs }: ListingToPlace, found: FoundPair[]) {
  const known = new Map(pairs.map((pair) => [pair.listing, pair]))
  const names = new Set(found.map(({ listing }) => listing))
  const gone = pairs.filter(
    ({ listing, state }) => !names.has(listing) && (state === 'open' || state === 'auto'),
  )
  await deletePairs(
    tx,
    id,
    gone.map(({ listing }) => listing),
  )
  await savePairs(
    tx,
    id,
    found.filter((pair) => !isStored(pair, known.get(pair.listing))),
  )
}

/** The column of the score has single precision. */
const isStored = (pair: FoundPair, known: KnownPair | undefined) =>
  known !== undefined &&
  known.state === pair.state &&
  Math.fround(known.score) === Math.fround(pair.score) &&
  known.reasons.join() === pair.reasons.join()
