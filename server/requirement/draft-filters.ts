import type { DraftedFilter } from '#contract/requirement/requirement-message.ts'
import type { SearchFilters } from '#contract/search/labels.ts'
import { maxPlaces, placeJoint } from '#domain/search/place-list.ts'
import { writeQuery } from '#query-language/model/describe-filter.ts'
import type { BhkValue, PlaceValue, SearchFilter } from '#query-language/model/slots.ts'

interface Drafted {
  filters: SearchFilters
  /** The filter of each kind of slot; the words of other slots go into `search`. */
  filterOf: Partial<Record<string, DraftedFilter>>
}

/**
 * Returns what a message asks for as filters of the form, where the form can hold them without
 * loss. The rest becomes a search text that the parser understands in the same way.
 */
export function draftFilters({ ...rest }: SearchFilter): Drafted {
  const filters: SearchFilters = {}
  const filterOf: Drafted['filterOf'] = {}
  const { intent, types, kinds, notTypes, bhk, budget } = rest
  if (intent) {
    filters.listingType = intent === 'pg' ? 'rent' : intent
    filterOf.intent = 'listingType'
    if (intent !== 'pg') delete rest.intent
  }
  const [type, ...otherTypes] = types ?? []
  if (type && otherTypes.length === 0 && !kinds && !notTypes) {
    filters.propertyType = type
    filterOf.type = 'propertyType'
    delete rest.types
  }
  const rooms = bhk && roomsOf(bhk)
  if (rooms) {
    filters.bedrooms = rooms
    filterOf.bhk = 'bedrooms'
    delete rest.bhk
  }
  if (budget) {
    if (budget.min !== undefined) filters.minPrice = String(budget.min)
    if (budget.max !== undefined) filters.maxPrice = String(budget.max)
    filterOf.budget = 'price'
    delete rest.budget
  }
  const places = placesOf(rest)
  if (places) {
    filters.location = places
    for (const slot of ['city', 'locality', 'pincode']) filterOf[slot] = 'location'
    delete rest.cities
    delete rest.localities
    delete rest.pincodes
  }
  const search = writeQuery(rest)
  if (search) filters.search = search
  return { filters, filterOf }
}

/**
 * `2,3` or `3+`; undefined for halves, studios and other ranges, which the filter does not have.
 */
function roomsOf({ oneOf = [], min, max }: BhkValue): string | undefined {
  if (max !== undefined || [...oneOf, min ?? 1].some((count) => count < 1 || count % 1 > 0)) {
    return undefined
  }
  const words = [...oneOf.map(String), ...(min === undefined ? [] : [`${min}+`])]
  return words.length > 0 && words.length <= 10 ? words.join(',') : undefined
}

/** The places of a filter as one text; undefined if it excludes one, or contains part of one. */
function placesOf({ cities = [], localities = [], pincodes = [] }: SearchFilter) {
  const named = [...cities, ...localities]
  if (named.some(({ not, section }) => not || section)) return undefined
  const homes = new Set(localities.flatMap(({ city }) => city ?? []))
  const alone = cities.filter(({ name }) => localities.length === 0 || !homes.has(name))
  const places = [...localities.map(withCity), ...alone.map(({ name }) => name), ...pincodes]
  return places.length > 0 && places.length <= maxPlaces ? places.join(placeJoint) : undefined
}

const withCity = ({ name, city }: PlaceValue) => (city ? `${name}, ${city}` : name)
