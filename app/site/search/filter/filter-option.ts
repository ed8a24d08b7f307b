import offered from 'virtual:offered-options'
import type { Sort } from '#contract/property/vocabulary.ts'
import type { Filter } from './filter.ts'
import type { OfferedOptions, Option } from './offered-options.ts'

/** The state of the filter form from the server. */
export interface FilterState {
  /** The sort order of the cards. */
  sort: Sort
  /**
   * The number of filters inside the sheet of small screens and inside the panel "More filters".
   */
  inSheet: number
  inPanel: number
}

/** The options of the filter form's fields. */
export interface FilterOptions extends Omit<OfferedOptions, 'bedrooms'>, FilterState {
  bedrooms: Option[]
}

/**
 * Returns the options of a filter, including values of the address that are not usually offered.
 * Without a chosen sort order its choice is empty, so that a new text can set the order.
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
