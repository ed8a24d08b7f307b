import { useRead } from '#app/api/query.tsx'
import type { Option } from '#app/kit/form/choice-field.tsx'
import { nameOptions } from '#app/kit/form/name-option.ts'
import { usePlaceOptions } from '#app/location/place-option.ts'
import { interest } from '#contract/interest.ts'
import { t } from '#domain/locale/translate.ts'

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
  const names = [...Object.values(fixedInterests), ...offered.map(({ name }) => name)]
  return nameOptions(names).map((option) => ({ ...option, label: shownInterest(option.value) }))
}

/** Returns a fixed interest in the language of the page; others are as their author wrote them. */
function shownInterest(name: string): string {
  const texts: Record<string, string> = {
    'Swimming pool': t('Swimming pool'),
    Gym: t('Gym'),
    Parking: t('Parking'),
    Security: t('Security'),
    Garden: t('Garden'),
    Elevator: t('Elevator'),
    Balcony: t('Balcony'),
  }
  return Object.hasOwn(texts, name) ? (texts[name] ?? name) : name
}
