import { useRead } from '#app/api/query.tsx'
import type { Option } from '#app/kit/form/choice-field.tsx'
import { nameOptions } from '#app/kit/form/name-option.ts'
import { usePlaceOptions } from '#app/location/place-option.ts'
import { interest } from '#contract/interest.ts'

/**
 * Options that are always offered, in addition to the marketplace's own locations and interests
 * (CUS-3).
 */
const fixedLocations: Record<string, string> = {
  bangalore: 'Bangalore',
  mumbai: 'Mumbai',
  delhi: 'Delhi',
  chennai: 'Chennai',
  hyderabad: 'Hyderabad',
  pune: 'Pune',
}

const fixedInterests: Record<string, string> = {
  'swimming-pool': 'Swimming pool',
  gym: 'Gym',
  parking: 'Parking',
  security: 'Security',
  garden: 'Garden',
  elevator: 'Elevator',
  balcony: 'Balcony',
}

/** Returns the name of a choice saved under an old key: `bangalore` is Bangalore (CUS-3). */
export const locationName = (name: string): string => fixedLocations[name] ?? name
export const interestName = (name: string): string => fixedInterests[name] ?? name

export function useLocationOptions(): Option[] {
  return usePlaceOptions(Object.values(fixedLocations))
}

export function useInterestOptions(): Option[] {
  const offered = useRead(interest.offered, {}).data?.interests ?? []
  return nameOptions([...Object.values(fixedInterests), ...offered.map(({ name }) => name)])
}
