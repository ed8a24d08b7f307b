import type { Handle } from '#server/db/connect.ts'
import { type Market, marketOf } from '#server/db/index-state.ts'
import { type CompiledSearch, compileSearch, type Reading } from './compile-query.ts'
import type { PublicFilter } from './filter-conditions.ts'
import { isMessage } from './message.ts'
import { countPublic } from './public-list-queries.ts'
import { filtersOf } from './relaxation/filters-of.ts'
import { hasForm, totalsOf } from './relaxation/total-ways.ts'
import type { Question } from './relaxation/way-conditions.ts'
import { placesOf, relaxedWordings, reword, type Wording, wordings } from './wording.ts'

/** What a search without results is taken as, or what leads on from it. */
interface Chosen {
  /** A wording that finds something. */
  wording: Wording | undefined
  /** What the searches to be counted beside the wordings find. */
  totals: ReadonlyMap<Question, number>
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
  return total ? undefined : (await chooseOtherWording(db, market, query, reading)).wording
}

/**
 * Does the same for a search already known to find nothing within its part of the map, and counts
 * other searches with its filters in the same statement.
 */
export async function chooseOtherWording(
  db: Handle,
  market: Market,
  query: PublicFilter,
  reading: Reading,
  others: readonly Question[] = [],
): Promise<Chosen> {
  if (query.bounds ?? query.area ?? query.near) {
    const wording = await chooseWording(db, market, query)
    const totals = wording ? new Map() : await totalsOf(db, market, query, reading, others)
    return { wording, totals }
  }
  const isProse = isMessage(query)
  const questionOf = (wording: Wording) => askedBy(wording, reading, isProse)
  const relaxed = isProse ? relaxedWordings.flatMap(questionOf) : []
  const named = placesOf(reading.slots)
  const reworded = wordings(named.length > 0).flatMap(questionOf)
  const alone = reworded.some(({ wording }) => wording.places)
    ? named.map((slot): Question => ({ slots: [slot], isProse }))
    : []
  const questions = [...relaxed, ...reworded].map(({ question }) => question)
  // Whether homes lie in a place does not depend on the filters of the form.
  const isApart = alone.length > 0 && hasForm(query)
  const asked = [...questions, ...(isApart ? [] : alone), ...others]
  const [totals, apart] = await Promise.all([
    totalsOf(db, market, query, reading, asked),
    isApart ? totalsOf(db, market, {}, reading, alone) : undefined,
  ])
  const isFound = (question: Question) => (totals.get(question) ?? 0) > 0
  const isPlaceless = alone.every((question) => ((apart ?? totals).get(question) ?? 0) === 0)
  const found = [
    ...relaxed.filter(({ question }) => isFound(question)),
    ...reworded.filter(
      ({ question, wording }) => isFound(question) && (isPlaceless || !wording.places),
    ),
  ]
  return { wording: found[0]?.wording, totals }
}

/** Returns a wording with what it asks for, if the text has what it changes. */
function askedBy(wording: Wording, reading: Reading, isProse: boolean) {
  const reworded = reword(reading, wording)
  if (!reworded) return []
  const slots = filtersOf(reworded.reading.slots, reading, isProse)
  const { requires } = reworded
  const question: Question = { slots, isProse, ...(requires !== undefined && { requires }) }
  return [{ wording, question }]
}

/** Compiles a search in the wording that the public list uses for it. */
export async function compileAsShown(db: Handle, query: PublicFilter): Promise<CompiledSearch> {
  const wording = query.search ? await chooseWording(db, await marketOf(db), query) : undefined
  return compileSearch(db, query, { wording })
}
