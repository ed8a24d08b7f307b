import { v7 } from 'uuid'
import { countDistinctivePhotos } from '#domain/home/distinctive-photos.ts'
import { compareHomes, type Likeness } from '#domain/home/same-home.ts'
import type { Handle } from '#server/db/connect.ts'
import { type DecidedPair, type FoundPair, listDecided, saveFound } from './pair-queries.ts'
import {
  findHomeListing,
  type HomeListing,
  insertHome,
  listAlike,
  listMembers,
  listPhotoPairs,
  saveHome,
} from './queries.ts'
import { clearOffer } from './settle-queries.ts'

/** The maximum number of pairs for a reviewer: the likeliest ones, not a whole building. */
const maxOpen = 3

interface Compared {
  listing: HomeListing
  likeness: Likeness
  decided: DecidedPair['state'] | undefined
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
  const mine = await findHomeListing(tx, id)
  if (!mine) return []
  if (!mine.isPlaced) return mine.homeId ? [mine.homeId] : []
  const groups = groupByHome(await compareAll(tx, mine))
  const chosen = groups.find(({ isSame }) => isSame)
  await saveFound(tx, id, foundIn(groups, chosen))
  const homeId = chosen ? await joinHome(tx, mine, chosen.best.listing) : null
  if (!homeId && mine.homeId) {
    await saveHome(tx, id, null)
    await clearOffer(tx, id)
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

async function compareAll(tx: Handle, mine: HomeListing): Promise<Compared[]> {
  const decided = new Map(
    (await listDecided(tx, mine.id)).map(({ listing, state }) => [listing, state]),
  )
  const pairs = await listPhotoPairs(tx, mine.id)
  const named = [...new Set([...pairs.map(({ listing }) => listing), ...decided.keys()])]
  const alike = await listAlike(tx, mine.id, named)
  const homes = [mine, ...alike].flatMap(({ homeId }) => homeId ?? [])
  const members = await listMembers(tx, [...new Set(homes)])
  const all = new Map([...alike, ...members].map((listing) => [listing.id, listing]))
  all.delete(mine.id)
  const photos = countDistinctivePhotos(mine.facts, all, pairs)
  return [...all.values()].map((listing) => ({
    listing,
    likeness: compareHomes(mine.facts, listing.facts, photos.get(listing.id) ?? 0),
    decided: decided.get(listing.id),
  }))
}

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
