import offered from 'virtual:offered-options'
import { roomSharingText } from '#contract/property/room-sharing.ts'
import type { Sort } from '#contract/property/vocabulary.ts'
import { t } from '#domain/locale/translate.ts'
import { isRentOrLease } from '#domain/search/deals.ts'
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
export type FilterOptions = OfferedOptions & FilterState & { sharing: Option[] }

/**
 * Returns the options of a filter, including values of the address that are not usually offered.
 * Without a chosen sort order its choice is empty, so that a new text can set the order.
 */
export function optionsFor(filter: Filter, state: FilterState): FilterOptions {
  const sorts = translated(offered.sorts)
  return {
    types: translated(offered.types),
    purposes: purposesFor(filter),
    facing: translated(offered.facing),
    possession: translated(offered.possession),
    floor: translated(offered.floor),
    sharing: sharingOptions(filter.sharing ?? []),
    tenants: translated(offered.tenants),
    sellers: translated(offered.sellers),
    furnished: translated(offered.furnished),
    bedrooms: withAsked(offered.bedrooms, filter.bedrooms?.split(',') ?? []),
    amenities: withAsked(translated(offered.amenities), filter.amenities ?? []),
    sorts: filter.sort
      ? sorts
      : [
          { value: '', label: sorts.find(({ value }) => value === state.sort)?.label ?? '' },
          ...sorts.filter(({ value }) => value !== state.sort),
        ],
    ...state,
  }
}

/** Rent and lease are one choice where both find the same homes. */
function purposesFor({ type, listingType }: Filter): Option[] {
  const purposes = translated(offered.purposes)
  // Of the segments only `residential` has other types than its name.
  if (!type || type === 'residential' || !isRentOrLease([type])) return purposes
  const either = { value: listingType === 'lease' ? 'lease' : 'rent', label: t('Rent or lease') }
  return [...purposes.filter(({ value }) => value !== 'rent' && value !== 'lease'), either]
}

/** Rooms that many PGs have, by how many share them. */
const offeredSharing = ['1', '2', '3', '4']
const sharingOptions = (asked: readonly string[]): Option[] =>
  [...new Set([...offeredSharing, ...asked])].map((persons) => ({
    value: persons,
    label: roomSharingText(Number(persons)),
  }))

const translated = (options: readonly Option[]): Option[] =>
  options.map(({ value, label }) => ({ value, label: t(label) }))

function withAsked(offered: readonly Option[], asked: readonly string[]): Option[] {
  const known = new Set(offered.map(({ value }) => value.toLowerCase()))
  const others = asked.filter((name) => !known.has(name.toLowerCase()))
  return [...offered, ...others.map((name) => ({ value: name, label: name }))]
}
