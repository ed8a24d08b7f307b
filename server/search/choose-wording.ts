import type { Handle } from '#server/db/connect.ts'
import { type Market, marketOf } from '#server/db/index-state.ts'
import { type CompiledSearch, compileSearch, compileWithoutSlots } from './compile-query.ts'
import type { PublicFilter } from './filter-conditions.ts'
import { countPublic } from './public-list-queries.ts'
import { placesOf, reword, type Wording, wordings } from './wording.ts'

/**
 * The wording in which a question finds something that finds nothing as it is read; `undefined` for
 * any other. A place with homes is no mere word. A part of the map has no say in it: what a text
 * means does not change with the map.
 */
export async function chooseWording(
  db: Handle,
  market: Market,
  { bounds: _, ...query }: PublicFilter,
): Promise<Wording | undefined> {
  const asked = await compileSearch(db, query)
  const { reading } = asked
  if (!reading || reading.slots.length === 0) return undefined
  const named = placesOf(reading.slots)
  const alone = named.map((slot) =>
    compileWithoutSlots(db, {}, { ...reading, slots: [slot], unmatched: [] }),
  )
  const [total, ...ofPlaces] = await countPublic(db, market, [asked, ...(await Promise.all(alone))])
  if (total) return undefined
  const isPlaceless = named.length > 0 && ofPlaces.every((homes) => homes === 0)
  const others = wordings(isPlaceless).filter((wording) => reword(reading, wording))
  if (others.length === 0) return undefined
  const totals = await countPublic(
    db,
    market,
    await Promise.all(others.map((wording) => compileSearch(db, query, { wording }))),
  )
  return others.find((_, index) => totals[index])
}

/** Reads a question in the wording that the public list shows it in. */
export async function compileAsShown(db: Handle, query: PublicFilter): Promise<CompiledSearch> {
  const wording = query.search ? await chooseWording(db, await marketOf(db), query) : undefined
  return compileSearch(db, query, { wording })
}
