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
import type { Filter } from './filter.ts'
import { chipsOf } from './filter-words.ts'

export interface Option {
  value: string
  label: string
}

/** What the fields of the filter form offer; worked out on the server, so the words stay there. */
export interface FilterOptions {
  types: Option[]
  purposes: Option[]
  bedrooms: Option[]
  furnished: Option[]
  facing: Option[]
  possession: Option[]
  floor: Option[]
  tenants: Option[]
  sellers: Option[]
  amenities: string[]
  sorts: Option[]
  /** How many filters the sheet of small screens and the panel "More filters" hold. */
  inSheet: number
  inPanel: number
}

const purposes: Option[] = [
  { value: '', label: 'All' },
  { value: 'sell', label: 'Buy' },
  { value: 'rent', label: 'Rent' },
  { value: 'lease', label: 'Lease' },
]
const any: Option = { value: '', label: 'Any' }

/**
 * The options of a filter; what an address asks beyond those offered joins them. `sort` is the
 * order the cards stand in: where nobody chose it, the choice is empty, so that other words bring
 * their own.
 */
export function optionsFor(filter: Filter, sort: Sort): FilterOptions {
  const { search: _search, brokerId: _broker, bounds: _bounds, ...inSheet } = filter
  const { type: _type, location: _location, listingType: _purpose, ...inPanel } = inSheet
  return {
    // The types of LST-3 in their order, and all homes as one choice (LST-4).
    types: [
      { value: '', label: 'All types' },
      ...PropertyType.options,
      { value: 'residential', label: `${PropertyTypeOrSegment.label('residential')} (all)` },
    ],
    purposes,
    bedrooms: [
      ...withAsked(offeredBedrooms, filter.bedrooms?.split(',') ?? []).map((value) => ({
        value,
        label: value,
      })),
    ],
    facing: Facing.options,
    possession: [any, ...Possession.options],
    floor: [any, ...FloorChoice.options],
    tenants: Occupant.options,
    sellers: [{ value: '', label: 'Anyone' }, ...Seller.options],
    furnished: [{ value: '', label: 'Any' }, ...Furnished.options],
    amenities: withAsked(offeredAmenities, filter.amenities ?? []),
    sorts: filter.sort
      ? Sort.options
      : [
          { value: '', label: Sort.label(sort) },
          ...Sort.options.filter(({ value }) => value !== sort),
        ],
    inSheet: chipsOf(inSheet).length,
    inPanel: chipsOf(inPanel).length,
  }
}

function withAsked(offered: readonly string[], asked: readonly string[]): string[] {
  const known = new Set(offered.map((name) => name.toLowerCase()))
  return [...offered, ...asked.filter((name) => !known.has(name.toLowerCase()))]
}
