import { isDwelling, isLand } from './property-noun.ts'
import type { PropertyType } from './vocabulary.ts'

const buildingFields = [
  ...['bathrooms', 'parkingSpaces', 'floor', 'totalFloors', 'furnished', 'balconies'],
  ...['age', 'ageYears', 'lifts', 'towers', 'powerBackup', 'hasPipedGas', 'hasEvCharging'],
  ...['parkingCovered', 'parkingOpen', 'internet'],
]
const dwellingFields = [
  ...['bedrooms', 'bhk', 'kitchen', 'servantRoom', 'studyRoom', 'poojaRoom'],
  ...['tenants', 'petsAllowed'],
]

/** The fields of a listing that a property of this type has none of. */
export function fieldsOutsideType(type: PropertyType): readonly string[] {
  if (isLand(type)) return [...dwellingFields, ...buildingFields]
  return isDwelling(type) ? [] : dwellingFields
}

/**
 * A listing without what its type has none of: land has no rooms, furniture and storeys, an office
 * has no bedrooms. What a client sends of these, or once said of another type, says nothing.
 */
export function withinType<Facts extends { propertyType: PropertyType; detail?: object }>(
  facts: Facts,
): Facts {
  const outside = new Set(fieldsOutsideType(facts.propertyType))
  const within = <Fields extends object>(fields: Fields) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => !outside.has(name))) as Fields
  return { ...within(facts), ...(facts.detail && { detail: within(facts.detail) }) }
}
