import { amenityLabel } from '#contract/property/amenity-label.ts'
import { offeredAmenities, offeredBedrooms } from '#contract/property/facet.ts'
import { FloorChoice, Occupant, Seller } from '#contract/property/filter-vocabulary.ts'
import { Facing, Furnished, Possession, PropertyType, Sort } from '#contract/property/vocabulary.ts'
import { msg } from '#domain/locale/translate.ts'

export interface Option {
  value: string
  label: string
}

const any: Option = { value: '', label: msg('Any') }

/**
 * The options of the filter form that do not depend on the filter, in English. Evaluated by the
 * build and put into the browser's files as messages (`virtual:offered-options`), so that neither
 * each page has the labels nor the browser the vocabulary.
 */
export const offeredOptions = {
  // The types of LST-3 in their order, and all homes as one choice (LST-4).
  types: [
    { value: '', label: msg('All types') },
    ...PropertyType.options,
    { value: 'residential', label: msg('Residential (all)') },
  ] as Option[],
  purposes: [
    { value: '', label: msg('All') },
    { value: 'sell', label: msg('Buy') },
    { value: 'rent', label: msg('Rent') },
    { value: 'lease', label: msg('Lease') },
  ] as Option[],
  bedrooms: offeredBedrooms.map((value): Option => ({ value, label: value })),
  facing: Facing.options as Option[],
  possession: [any, ...Possession.options] as Option[],
  floor: [any, ...FloorChoice.options] as Option[],
  tenants: Occupant.options as Option[],
  sellers: [{ value: '', label: msg('Anyone') }, ...Seller.options] as Option[],
  furnished: [any, ...Furnished.options] as Option[],
  amenities: offeredAmenities.map((value): Option => ({ value, label: amenityLabel(value) })),
  sorts: Sort.options as Option[],
}

export type OfferedOptions = typeof offeredOptions
