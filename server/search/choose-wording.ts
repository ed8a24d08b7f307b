import type { Handle } from '#server/db/connect.ts'
import { type Market, marketOf } from '#server/db/index-state.ts'
import {
  type CompiledSearch,
  compileSearch,
  compileWithoutSlots,
  type Reading,
} from './compile-query.ts'
import type { PublicFilter } from './filter-conditions.ts'
import { isMessage } from './message.ts'
import { countPublic } from './public-list-queries.ts'
import { placesOf, reword, type Wording, wordings } from './wording.ts'

/**
 * Returns the wording in which a search without results finds something, or `undefined`. A place
 * with homes is never taken as a plain word. The bounds of the map are ignored, so that the meaning
 * of a text does not change with the map.
 */
export async function chooseWording(
  db: Handle,
  market: Market,
  { bounds: _, ...query }: PublicFilter,
): Promise<Wording | undefined> {
  const asked = await compileSearch(db, query)
  const { reading } = asked
  if (!reading || reading.slots.length === 0) return undefined
  const [total] = await countPublic(db, market, [asked])
  return total ? undefined : chooseOtherWording(db, market, query, reading)
}

/** Does the same for a search already known to find nothing within its bounds. */
export async function chooseOtherWording(
  db: Handle,
  market: Market,
  query: PublicFilter,
  reading: Reading,
): Promise<Wording | undefined> {
  if (query.bounds) return chooseWording(db, market, query)
  if (await hasRelaxedMatches(db, market, query, reading)) return relaxed
  const named = placesOf(reading.slots)
  const alone = named.map((slot) =>
    compileWithoutSlots(db, {}, { ...reading, slots: [slot], unmatched: [] }),
  )
  const others = wordings(named.length > 0).filter((wording) => reword(reading, wording))
  if (others.length === 0) return undefined
  const reworded = others.map((wording) => compileSearch(db, query, { wording }))
  const totals = await countPublic(db, market, await Promise.all([...reworded, ...alone]))
  const isPlaceless = totals.slice(others.length).every((homes) => homes === 0)
  return others.find(({ places }, index) => totals[index] && (isPlaceless || !places))
}

const relaxed: Wording = { places: false, kinds: false, isRelaxed: true }

/** Returns whether homes match the place, type, rooms and price of a message, if not all of it. */
async function hasRelaxedMatches(
  db: Handle,
  market: Market,
  query: PublicFilter,
  reading: Reading,
) {
  if (!isMessage(query) || !reword(reading, relaxed)) return false
  const [total] = await countPublic(db, market, [
    await compileSearch(db, query, { wording: relaxed }),
  ])
  return total !== 0
}

/** Compiles a search in the wording that the public list uses for it. */
export async function compileAsShown(db: Handle, query: PublicFilter): Promise<CompiledSearch> {
  const wording = query.search ? await chooseWording(db, await marketOf(db), query) : undefined
  return compileSearch(db, query, { wording })
}
