import {
  type Gazetteer,
  keyOf,
  type Place,
  placesCalled,
} from '#query-language/gazetteer/gazetteer.ts'
import { claim, type Draft } from '#query-language/model/parse-state.ts'
import { type Aside, isOrigin } from './skip-background.ts'

const mostWords = 2
/** The first of them holds. */
const kinds = ['work', 'home', 'sold'] as const

/**
 * "I work at BHEL Bhopal, need 2bhk in Arera Colony", "joined a company in Mangalore, PG near Kadri": the
 * city somebody tells of is meant where what they ask for lies in it, or may lie in any.
 */
export function readCityTold(draft: Draft, asides: readonly Aside[], gazetteer: Gazetteer): void {
  const { slots } = draft
  const asked = slots.flatMap((slot) => (slot.slot === 'locality' ? slot.value : []))
  const isPlaced = asked.length > 0 || slots.some(({ slot }) => slot === 'near')
  if (!isPlaced || slots.some(({ slot }) => slot === 'city' || slot === 'pincode')) return
  const isMeant = asides.filter((aside) => aside.told !== 'home' || !isOrigin(draft, aside))
  const kind = kinds.find((one) => isMeant.some((aside) => aside.told === one))
  const told = isMeant
    .filter((aside) => aside.told === kind)
    .flatMap((aside) => citiesIn(draft, aside, gazetteer))
  const [first] = told
  if (!first || told.some(({ city }) => city.name !== first.city.name)) return
  const { city, from, to } = first
  if (asked.some((place) => place.not || (place.city !== undefined && place.city !== city.name)))
    return
  // "Sold our flat in Vadodara, villa in Gotri": whoever sold may leave for another town.
  const isInIt = ({ name }: (typeof asked)[number]) =>
    placesCalled(gazetteer, name).some((place) => place.city === city.name)
  if (kind === 'sold' && !asked.some(isInIt)) return
  claim(draft, 'city', { name: city.name, ids: [...city.ids] }, [from, to], 0.7)
}

function citiesIn({ tokens }: Draft, { from, to }: Aside, { byKey }: Gazetteer) {
  const found: { city: Place; from: number; to: number }[] = []
  for (let at = from; at < to; at++) {
    for (let end = Math.min(at + mostWords, to); end > at; end--) {
      const places = byKey.get(keyOf(tokens.slice(at, end).map(({ text }) => text)))
      const city = places?.find(
        ({ kind, point, ids }) => kind === 'city' && (point || ids.length > 0),
      )
      if (!city) continue
      found.push({ city, from: at, to: end })
      at = end - 1
      break
    }
  }
  return found
}
