import { useRead } from '#app/api/query.tsx'
import type { Option } from '#app/kit/choice-field.tsx'
import { interest } from '#contract/interest.ts'
import { location } from '#contract/location.ts'
import { words } from '#contract/words.ts'

/** What the spec always offers (section 2, Profile); the marketplace's own places and interests join it. */
const fixedLocations = words({
  bangalore: 'Bangalore',
  mumbai: 'Mumbai',
  delhi: 'Delhi',
  chennai: 'Chennai',
  hyderabad: 'Hyderabad',
  pune: 'Pune',
})

const fixedInterests = words({
  'swimming-pool': 'Swimming pool',
  gym: 'Gym',
  parking: 'Parking',
  security: 'Security',
  garden: 'Garden',
  elevator: 'Elevator',
  balcony: 'Balcony',
})

/** The name of a choice that was saved under the spec's key: `bangalore` is Bangalore. */
export const locationName = fixedLocations.label
export const interestName = fixedInterests.label

/** Cities, then the areas under the name of their city. */
export function useLocationOptions(): Option[] {
  const cities = useRead(location.cities, {}).data?.cities ?? []
  const names = [...Object.values(fixedLocations.labels), ...cities.map(({ name }) => name)]
  return [...optionsOf(names), ...cities.flatMap(({ name, areas }) => optionsOf(areas, name))]
}

export function useInterestOptions(): Option[] {
  const offered = useRead(interest.offered, {}).data?.interests ?? []
  const names = [...Object.values(fixedInterests.labels), ...offered.map(({ name }) => name)]
  return optionsOf(names)
}

/** One option a name, whatever its case. */
function optionsOf(names: readonly string[], group?: string): Option[] {
  const unique = new Map(names.map((name) => [name.toLowerCase(), name]))
  return [...unique.values()].map((name) => ({
    value: name,
    label: name,
    ...(group && { group }),
  }))
}
