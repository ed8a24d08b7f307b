import { claim, type Draft } from './draft.ts'
import { type Gazetteer, keyOf, type Place } from './gazetteer.ts'
import { type Aside, isOrigin } from './pass-aside.ts'

const mostWords = 2

/**
 * "I work at BHEL Bhopal, need 2bhk in Arera Colony", "joined a company in Mangalore, PG near Kadri": the
 * city somebody tells of is meant where what they ask for lies in it, or may lie in any.
 */
export function readCityTold(draft: Draft, asides: readonly Aside[], gazetteer: Gazetteer): void {
  const { slots } = draft
  const asked = slots.flatMap((slot) => (slot.slot === 'locality' ? slot.value : []))
  const isPlaced = asked.length > 0 || slots.some(({ slot }) => slot === 'near')
  if (!isPlaced || slots.some(({ slot }) => slot === 'city' || slot === 'pincode')) return
  const isMeant = asides.filter((aside) => aside.told === 'work' || !isOrigin(draft, aside))
  const ofWork = isMeant.filter(({ told }) => told === 'work')
  const told = (ofWork.length > 0 ? ofWork : isMeant).flatMap((aside) =>
    citiesIn(draft, aside, gazetteer),
  )
  const [first] = told
  if (!first || told.some(({ city }) => city.name !== first.city.name)) return
  const { city, from, to } = first
  if (asked.some((place) => place.not || (place.city !== undefined && place.city !== city.name)))
    return
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
