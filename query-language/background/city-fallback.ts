import {
  findPlaces,
  type Gazetteer,
  type Place,
  placeNameKey,
} from '#query-language/gazetteer/gazetteer.ts'
import { claim, type ParseState } from '#query-language/model/parse-state.ts'
import { type BackgroundClause, isOrigin } from './skip-background.ts'

const maxWords = 2
/** Kinds of background clause in order of priority: the first one that names a city wins. */
const kindPriority = ['work', 'home', 'sold'] as const

/**
 * Returns the city that a background clause names, when the requested localities are in that city
 * or could be in any: "I work at BHEL Bhopal, need 2bhk in Arera Colony", "joined a company in
 * Mangalore, PG near Kadri".
 */
export function extractBackgroundCity(
  state: ParseState,
  clauses: readonly BackgroundClause[],
  gazetteer: Gazetteer,
): void {
  const { slots } = state
  const localities = slots.flatMap((slot) => (slot.slot === 'locality' ? slot.value : []))
  const isPlaced = localities.length > 0 || slots.some(({ slot }) => slot === 'near')
  if (!isPlaced || slots.some(({ slot }) => slot === 'city' || slot === 'pincode')) return
  const relevant = clauses.filter((clause) => clause.kind !== 'home' || !isOrigin(state, clause))
  const kind = kindPriority.find((one) => relevant.some((clause) => clause.kind === one))
  const cities = relevant
    .filter((clause) => clause.kind === kind)
    .flatMap((clause) => citiesIn(state, clause, gazetteer))
  const [first] = cities
  if (!first || cities.some(({ city }) => city.name !== first.city.name)) return
  // "My wife works in Cyber City and I in Noida": a place of another city as well.
  if (relevant.some((clause) => isElsewhere(state, clause, first.city.name, gazetteer))) return
  const { city, from, to } = first
  if (
    localities.some((place) => place.not || (place.city !== undefined && place.city !== city.name))
  )
    return
  // "Sold our flat in Vadodara, villa in Gotri": a seller may move to another town, so check it.
  const isInCity = ({ name }: (typeof localities)[number]) =>
    findPlaces(gazetteer, name).some((place) => place.city === city.name)
  if (kind === 'sold' && !localities.some(isInCity)) return
  claim(state, 'city', { name: city.name, ids: [...city.ids] }, [from, to], 0.7)
}

/** Whether a clause of work names a locality that is in other cities only. */
function isElsewhere(
  { tokens }: ParseState,
  { from, to, kind }: BackgroundClause,
  city: string,
  { byKey }: Gazetteer,
): boolean {
  if (kind !== 'work') return false
  for (let at = from; at + 1 < to; at++) {
    const places = byKey.get(placeNameKey(tokens.slice(at, at + 2).map(({ text }) => text))) ?? []
    const isArea = places.length > 0 && places.every(({ kind }) => kind === 'area')
    if (isArea && places.every((place) => place.city !== city)) return true
  }
  return false
}

function citiesIn({ tokens }: ParseState, { from, to }: BackgroundClause, { byKey }: Gazetteer) {
  const match: { city: Place; from: number; to: number }[] = []
  for (let at = from; at < to; at++) {
    for (let end = Math.min(at + maxWords, to); end > at; end--) {
      const places = byKey.get(placeNameKey(tokens.slice(at, end).map(({ text }) => text)))
      const city = places?.find(
        ({ kind, point, ids }) => kind === 'city' && (point || ids.length > 0),
      )
      if (!city) continue
      match.push({ city, from: at, to: end })
      at = end - 1
      break
    }
  }
  return match
}
