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
  seats: ['seats', 'cabins', 'meetingRooms'],
  cabins: ['cabins', 'seats', 'meetingRooms'],
  meetingRooms: ['meetingRooms', 'seats', 'cabins'],
  frontageFt: ['frontageFt'],
  ceilingHeightFt: ['ceilingHeightFt'],
  powerLoadKw: ['powerLoadKw'],
  brokeragePercent: ['brokerage'],
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
  seats: msg('workstations'),
  cabins: msg('cabins'),
  meetingRooms: msg('meeting rooms'),
  frontageFt: msg('frontage'),
  ceilingHeightFt: msg('clear height'),
  powerLoadKw: msg('power load'),
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
    reason:
      name === 'brokeragePercent'
        ? t('left out: the brokerage of a rent is in days or months of rent')
        : t('left out: a listing of type {type} has no {feature}', {
            type,
            feature: t(words[name] ?? name),
          }),
  }))
  return { facts: withinType(facts), notes }
}
