import type { ImportField } from '#contract/import/vocabulary.ts'
import { fieldsOutside, withinType } from '#contract/property/type-fields.ts'
import { PropertyType } from '#contract/property/vocabulary.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { lowerLabel } from '#server/locale/join-list.ts'
import type { Facts } from './facts.ts'

const columns: Record<string, ImportField[]> = {
  bhk: ['configuration', msg('bedrooms'), 'heading'],
  bathrooms: ['bathrooms', 'configuration'],
  balconies: ['balconies'],
  parkingSpaces: ['parkingSpaces'],
  floor: ['floor'],
  totalFloors: ['totalFloors', 'floor'],
  furnished: ['furnished'],
  age: ['age'],
  tenants: ['tenants'],
  petsAllowed: ['petsAllowed'],
  roomSharing: ['roomSharing'],
}
const words: Record<string, string> = {
  bhk: msg('bedrooms'),
  parkingSpaces: msg('parking spaces'),
  floor: msg('storeys'),
  totalFloors: msg('storeys'),
  furnished: msg('furniture'),
  tenants: msg('tenants'),
  petsAllowed: msg('pets'),
  roomSharing: msg('shared rooms'),
}

/** Removes fields that the type of a row cannot have, with a note for values other than "none". */
export function settleType(facts: Facts & { propertyType: PropertyType }) {
  const said = fieldsOutside(facts).filter((name) => {
    const value = facts[name as keyof Facts]
    return name in columns && value && value !== 'unfurnished'
  })
  const type = lowerLabel(PropertyType.label(facts.propertyType))
  const notes = said.map((name) => ({
    columns: columns[name] ?? [],
    reason: t('left out: a listing of type {type} has no {feature}', {
      type,
      feature: t(words[name] ?? name),
    }),
  }))
  return { facts: withinType(facts), notes }
}
