import { isDwelling, isLand } from './property-kind.ts'
import type { PropertyType } from './vocabulary.ts'

const buildingFields = [
  ...['bathrooms', 'parkingSpaces', 'floor', 'totalFloors', 'furnished', 'balconies'],
  ...['age', 'ageYears', 'lifts', 'towers', 'powerBackup', 'hasPipedGas', 'hasEvCharging'],
  ...['parkingCovered', 'parkingOpen', 'internet'],
]
const dwellingFields = [
  ...['bedrooms', 'bhk', 'kitchen', 'servantRoom', 'studyRoom', 'poojaRoom'],
  ...['tenants', 'petsAllowed', 'roomSharing'],
]

/** Returns the fields that a property of this type does not have. */
export function fieldsOutsideType(type: PropertyType): readonly string[] {
  if (isLand(type)) return [...dwellingFields, ...buildingFields]
  return isDwelling(type) ? [] : dwellingFields
}

/**
 * Removes the fields that its type does not have from a listing: land has no rooms, furniture or
 * storeys, an office has no bedrooms. Clients may send them, or may have entered them for another
 * type; they are ignored.
 */
export function withinType<Facts extends { propertyType: PropertyType; detail?: object }>(
  facts: Facts,
): Facts {
  const outside = new Set(fieldsOutsideType(facts.propertyType))
  const within = <Fields extends object>(fields: Fields) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => !outside.has(name))) as Fields
  return { ...within(facts), ...(facts.detail && { detail: within(facts.detail) }) }
}
