import { isDwelling, isLand } from './property-kind.ts'
import type { ListingType, PropertyType } from './vocabulary.ts'

const buildingFields = [
  ...['bathrooms', 'parkingSpaces', 'floor', 'totalFloors', 'furnished', 'balconies'],
  ...['age', 'ageYears', 'lifts', 'towers', 'powerBackup', 'hasPipedGas', 'hasEvCharging'],
  ...['parkingCovered', 'parkingOpen', 'internet'],
]
const dwellingFields = [
  ...['bedrooms', 'bhk', 'kitchen', 'servantRoom', 'studyRoom', 'poojaRoom'],
  ...['tenants', 'petsAllowed', 'roomSharing'],
]
const commercialFields = ['seats', 'cabins', 'meetingRooms', 'ceilingHeightFt', 'powerLoadKw']

/** What a property is, and how it is offered where that is known. */
interface Kind {
  propertyType: PropertyType
  listingType?: ListingType | undefined
}

/** Returns the fields that a property of this type, offered so, does not have. */
export function fieldsOutside({ propertyType, listingType = 'sell' }: Kind): readonly string[] {
  return [...fieldsOutsideType(propertyType), ...(listingType === 'sell' ? [] : saleFields)]
}

/** A rent has its brokerage in months of rent. */
const saleFields = ['brokeragePercent']

function fieldsOutsideType(type: PropertyType): readonly string[] {
  if (isLand(type)) return [...dwellingFields, ...buildingFields, ...commercialFields]
  if (!isDwelling(type)) return dwellingFields
  // A house stands on a plot with a front; a flat does not.
  return type === 'apartment' ? [...commercialFields, 'frontageFt'] : commercialFields
}

/**
 * Removes the fields that its type does not have from a listing: land has no rooms, furniture or
 * storeys, an office has no bedrooms, a flat no seats. Clients may send them, or may have entered
 * them for another type; they are ignored.
 */
export function withinType<Facts extends Kind & { detail?: object }>(facts: Facts): Facts {
  const outside = new Set(fieldsOutside(facts))
  const within = <Fields extends object>(fields: Fields) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => !outside.has(name))) as Fields
  return { ...within(facts), ...(facts.detail && { detail: within(facts.detail) }) }
}
