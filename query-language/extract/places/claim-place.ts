import { isSameMarket, type Place } from '#query-language/gazetteer/gazetteer.ts'
import { lexicon, negatorsBefore } from '#query-language/lexicon/lexicon.ts'
import { claim, isFree, negatedSpan, type ParseState } from '#query-language/model/parse-state.ts'
import type { PlaceValue } from '#query-language/model/slots.ts'

/** Returns the places of one name that are in the named cities; none if no named city has one. */
export function placesInCities(
  places: readonly Place[],
  cities: readonly Place[],
): readonly Place[] {
  if (cities.length === 0) {
    const ours = places.filter(({ ids }) => ids.length > 0)
    const known = ours.length > 0 ? ours : places.filter(({ isRare }) => !isRare)
    return known.length > 0 ? known : places
  }
  const inside = places.filter(({ city }) => cities.some(({ name }) => name === city))
  if (inside.length > 0) return inside
  return places.filter(({ city }) => cities.some(({ name }) => isSameMarket(city, name)))
}

/** Claims a locality; if several cities have the name, all of them, with a lower confidence. */
export function claimArea(
  state: ParseState,
  places: readonly Place[],
  from: number,
  to: number,
  confidence = 1,
): void {
  if (places.length === 0) return
  const isOne = new Set(places.map(({ city }) => city)).size === 1
  claimPlace(state, 'locality', places, from, to, isOne ? confidence : confidence - 0.2)
}

export function claimPlace(
  state: ParseState,
  slot: 'city' | 'locality',
  places: readonly Place[],
  from: number,
  to: number,
  confidence: number,
): void {
  const [first] = places
  if (!first) return
  const ids = [...new Set(places.flatMap((place) => place.ids))]
  const isOne = places.every(({ city }) => city === first.city)
  const not = negatedSpan(state, from, to) ?? sharedNegationSpan(state, from, to)
  const value: PlaceValue = {
    name: first.name,
    ids,
    ...(slot === 'locality' && isOne && first.city && { city: first.city }),
    ...(not && { not: true }),
  }
  claim(state, slot, value, not ?? [from, to], confidence)
}

/**
 * Returns the span of a negation shared with an attribute before the place: "Not interested in
 * under construction or Greater Noida".
 */
function sharedNegationSpan({ tokens, ...state }: ParseState, from: number, to: number) {
  if (!/^(?:or|nor|ya|या)$/.test(tokens[from - 1]?.text ?? '')) return undefined
  for (let start = Math.max(0, from - maxWordsSinceNegator); start < from - 1; start++) {
    const refusal = negatorsBefore.find(tokens, start)
    const isNegator =
      refusal && refusal.next > start + 1 && isFree({ tokens, ...state }, start, from)
    if (isNegator && lexicon.find(tokens, refusal.next)?.next === from - 1)
      return [from, to] as const
  }
  return undefined
}

const maxWordsSinceNegator = 8
