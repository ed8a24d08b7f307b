import { offeredAmenities, offeredBedrooms } from '#contract/property/facet.ts'
import { FloorChoice, Occupant, Seller } from '#contract/property/filter-vocabulary.ts'
import {
  Facing,
  Furnished,
  Possession,
  PropertyType,
  PropertyTypeOrSegment,
  Sort,
} from '#contract/property/vocabulary.ts'

export interface Option {
  value: string
  label: string
}

const any: Option = { value: '', label: 'Any' }

/**
 * The options of the filter form that do not depend on the filter. Evaluated by the build and put
 * into the browser's files (`virtual:offered-options`), so that neither each page has the labels
 * nor the browser the vocabulary.
 */
export const offeredOptions = {
  // The types of LST-3 in their order, and all homes as one choice (LST-4).
  types: [
    { value: '', label: 'All types' },
    ...PropertyType.options,
    { value: 'residential', label: `${PropertyTypeOrSegment.label('residential')} (all)` },
  ],
  purposes: [
    { value: '', label: 'All' },
    { value: 'sell', label: 'Buy' },
    { value: 'rent', label: 'Rent' },
    { value: 'lease', label: 'Lease' },
  ],
  bedrooms: [...offeredBedrooms] as string[],
  facing: Facing.options as Option[],
  possession: [any, ...Possession.options],
  floor: [any, ...FloorChoice.options],
  tenants: Occupant.options as Option[],
  sellers: [{ value: '', label: 'Anyone' }, ...Seller.options],
  furnished: [any, ...Furnished.options],
  amenities: [...offeredAmenities] as string[],
  sorts: Sort.options as Option[],
}

export type OfferedOptions = typeof offeredOptions
