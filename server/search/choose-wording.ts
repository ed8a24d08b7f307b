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

/** A wording that finds something, and the search compiled with it unless its bounds matter. */
export interface ChosenWording {
  wording: Wording
  asked?: CompiledSearch | undefined
}

/**
 * Returns the wording in which a search without results finds something, or `undefined`. A place
 * with homes is never taken as a plain word. The part of the map is ignored, so that the meaning of
 * a text does not change with the map.
 */
export async function chooseWording(
  db: Handle,
  market: Market,
  { bounds: _, area: __, near: ___, ...query }: PublicFilter,
): Promise<Wording | undefined> {
  const asked = await compileSearch(db, query)
  const { reading } = asked
  if (!reading || reading.slots.length === 0) return undefined
  const [total] = await countPublic(db, market, [asked])
  return total ? undefined : (await chooseOtherWording(db, market, query, reading))?.wording
}

/** Does the same for a search already known to find nothing within its part of the map. */
export async function chooseOtherWording(
  db: Handle,
  market: Market,
  query: PublicFilter,
  reading: Reading,
): Promise<ChosenWording | undefined> {
  if (query.bounds ?? query.area ?? query.near) {
    const wording = await chooseWording(db, market, query)
    return wording && { wording }
  }
  const relaxedSearch = await compileRelaxed(db, market, query, reading)
  if (relaxedSearch) return { wording: relaxed, asked: relaxedSearch }
  const named = placesOf(reading.slots)
  const alone = named.map((slot) =>
    compileWithoutSlots(db, {}, { ...reading, slots: [slot], unmatched: [] }),
  )
  const others = wordings(named.length > 0).filter((wording) => reword(reading, wording))
  if (others.length === 0) return undefined
  const reworded = others.map((wording) => compileSearch(db, query, { wording, parsed: reading }))
  const compiled = await Promise.all([...reworded, ...alone])
  const totals = await countPublic(db, market, compiled)
  const isPlaceless = totals.slice(others.length).every((homes) => homes === 0)
  const at = others.findIndex(({ places }, index) => totals[index] && (isPlaceless || !places))
  const wording = others[at]
  return wording && { wording, asked: compiled[at] }
}

const relaxed: Wording = { places: false, kinds: false, isRelaxed: true }

/** Compiles a message by its place, type, rooms and price alone, if homes match these. */
async function compileRelaxed(
  db: Handle,
  market: Market,
  query: PublicFilter,
  reading: Reading,
): Promise<CompiledSearch | undefined> {
  if (!isMessage(query) || !reword(reading, relaxed)) return undefined
  const asked = await compileSearch(db, query, { wording: relaxed, parsed: reading })
  const [total] = await countPublic(db, market, [asked])
  return total === 0 ? undefined : asked
}

/** Compiles a search in the wording that the public list uses for it. */
export async function compileAsShown(db: Handle, query: PublicFilter): Promise<CompiledSearch> {
  const wording = query.search ? await chooseWording(db, await marketOf(db), query) : undefined
  return compileSearch(db, query, { wording })
}
