import type { ImportField } from '#contract/import/vocabulary.ts'
import { fieldsOutsideType, withinType } from '#contract/property/type-fields.ts'
import { PropertyType } from '#contract/property/vocabulary.ts'
import type { Facts } from './facts.ts'

const columns: Record<string, ImportField[]> = {
  bhk: ['configuration', 'bedrooms', 'heading'],
  bathrooms: ['bathrooms', 'configuration'],
  balconies: ['balconies'],
  parkingSpaces: ['parkingSpaces'],
  floor: ['floor'],
  totalFloors: ['totalFloors', 'floor'],
  furnished: ['furnished'],
  age: ['age'],
  tenants: ['tenants'],
  petsAllowed: ['petsAllowed'],
}
const words: Record<string, string> = {
  bhk: 'bedrooms',
  parkingSpaces: 'parking spaces',
  floor: 'storeys',
  totalFloors: 'storeys',
  furnished: 'furniture',
  tenants: 'tenants',
  petsAllowed: 'pets',
}

/** Removes fields that the type of a row cannot have, with a note for values other than "none". */
export function settleType(facts: Facts & { propertyType: PropertyType }) {
  const said = fieldsOutsideType(facts.propertyType).filter((name) => {
    const value = facts[name as keyof Facts]
    return name in columns && value && value !== 'unfurnished'
  })
  const type = PropertyType.label(facts.propertyType).toLowerCase()
  const notes = said.map((name) => ({
    columns: columns[name] ?? [],
    reason: `left out: a listing of type ${type} has no ${words[name] ?? name}`,
  }))
  return { facts: withinType(facts), notes }
}
