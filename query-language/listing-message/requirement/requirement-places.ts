import type { Gazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { findPlaces, isSameMarket } from '#query-language/gazetteer/gazetteer.ts'
import type { Slot } from '#query-language/model/slots.ts'

type PlaceSlot = Extract<Slot, { slot: 'city' | 'locality' }>
const isPlace = (slot: Slot): slot is PlaceSlot =>
  (slot.slot === 'city' || slot.slot === 'locality') && slot.value.not !== true
const cityOf = ({ slot, value }: PlaceSlot) => (slot === 'city' ? value.name : value.city)

/**
 * Returns words that only sound like a place, which is in no city of the others: "sanad" beside
 * Goa is not Sanand of Ahmedabad.
 */
export function misspeltElsewhere(slots: readonly Slot[]): Slot[] {
  const places = slots.filter(isPlace)
  const certain = places.filter(({ confidence }) => confidence > correctedConfidence)
  const homes = certain.flatMap((place) => cityOf(place) ?? [])
  return places.filter((place) => {
    const city = cityOf(place)
    if (place.confidence > correctedConfidence || city === undefined) return false
    return homes.length > 0 && !homes.some((home) => home === city || isSameMarket(home, city))
  })
}
/** That of a place whose spelling was corrected. */
const correctedConfidence = 0.8

/**
 * Drops the city that a place has from its name alone, if the other places are in another city:
 * "Koregaon Park or Boat Club" of Pune is not in Chennai.
 */
export function settlePlaces(slots: readonly Slot[], gazetteer: Gazetteer): Slot[] {
  const named = new Set(
    slots.flatMap((slot) => (slot.slot === 'city' && !slot.value.not ? slot.value.name : [])),
  )
  const cities = Map.groupBy(
    slots.flatMap((slot) => (slot.slot === 'locality' && !slot.value.not ? slot : [])),
    ({ value }) => value.city ?? '',
  )
  if (named.size > 0 || cities.size < 2) return [...slots]
  const weightOf = (city: string) =>
    (cities.get(city) ?? []).reduce((sum, { value }) => {
      const isRare = findPlaces(gazetteer, value.name).every((place) => place.isRare === true)
      return sum + (isRare ? 0.5 : 1) + value.ids.length
    }, 0)
  const [home = '', other = ''] = [...cities.keys()]
    .filter((city) => city !== '')
    .toSorted((one, two) => weightOf(two) - weightOf(one))
  if (weightOf(home) === weightOf(other)) return [...slots]
  return slots.map((slot) => {
    if (slot.slot !== 'locality' || slot.value.not) return slot
    const { city, name } = slot.value
    if (city === undefined || city === home || isSameMarket(city, home)) return slot
    return { ...slot, value: { name, ids: [] } }
  })
}
