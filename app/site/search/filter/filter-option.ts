import offered from 'virtual:offered-options'
import type { Sort } from '#contract/property/vocabulary.ts'
import type { Filter } from './filter.ts'
import type { OfferedOptions, Option } from './offered-options.ts'

/** What the server says of the filter form's fields. */
export interface FilterState {
  /** The order the cards stand in. */
  sort: Sort
  /** How many filters the sheet of small screens and the panel "More filters" hold. */
  inSheet: number
  inPanel: number
}

/** What the fields of the filter form offer. */
export interface FilterOptions extends Omit<OfferedOptions, 'bedrooms'>, FilterState {
  bedrooms: Option[]
}

/**
 * The options of a filter; what an address asks beyond those offered joins them. Where nobody chose
 * an order, the choice is empty, so that other words bring their own.
 */
export function optionsFor(filter: Filter, state: FilterState): FilterOptions {
  const { sorts } = offered
  const bedrooms = withAsked(offered.bedrooms, filter.bedrooms?.split(',') ?? [])
  return {
    ...offered,
    ...state,
    bedrooms: bedrooms.map((value) => ({ value, label: value })),
    amenities: withAsked(offered.amenities, filter.amenities ?? []),
    sorts: filter.sort
      ? sorts
      : [
          { value: '', label: sorts.find(({ value }) => value === state.sort)?.label ?? '' },
          ...sorts.filter(({ value }) => value !== state.sort),
        ],
  }
}

function withAsked(named: readonly string[], asked: readonly string[]): string[] {
  const known = new Set(named.map((name) => name.toLowerCase()))
  return [...named, ...asked.filter((name) => !known.has(name.toLowerCase()))]
}
