import {
  type Facet,
  offeredAmenities,
  offeredBedrooms,
  type PropertyFacets,
} from '#contract/property/facet.ts'
import { FloorChoice, NoBrokerage, Occupant, Seller } from '#contract/property/filter-vocabulary.ts'
import {
  Facing,
  Furnished,
  ListingType,
  Possession,
  PropertyTypeOrSegment,
  typesOf,
} from '#contract/property/vocabulary.ts'
import type { Handle } from '#server/db/connect.ts'
import { marketOf } from '#server/db/index-state.ts'
import { chooseWording } from '#server/search/choose-wording.ts'
import { compileSearch } from '#server/search/compile-query.ts'
import { chosenConditions } from '#server/search/condition/chosen-filter.ts'
import type { PublicFilter } from '#server/search/filter-conditions.ts'
import { bucketsBetween } from '#server/search/index/range-buckets.ts'
import { bedroomWords, type Terms } from '#server/search/index/terms.ts'
import { placeFilter } from '#server/search/place-conditions.ts'
import { countPublic } from '#server/search/public-list-queries.ts'
import type { Wording } from '#server/search/wording.ts'
import { countChoices, type FacetChoice, placeChoices } from './facet-queries.ts'

const lakh = 100_000
/** Limits of the bands in rupees: two digits and zeros, as in the index buckets (decision 0017). */
const salePrices = [25, 50, 75, 100, 200, 500].map((lakhs) => lakhs * lakh)
const monthlyPrices = [10_000, 20_000, 35_000, 50_000, 100_000]

/** A filter with its choices; its own value is ignored while they are counted. */
interface Group {
  own: readonly (keyof PublicFilter)[]
  choices: readonly FacetChoice[]
}

/** The search that some choices are counted within. */
interface Base {
  query: PublicFilter
  options: { otherwise?: ListingType }
  choices: FacetChoice[]
}

/** Counts what each choice of each filter would find; `null` while the index lacks
 * too many recent changes. */
export async function countFacets(db: Handle, query: PublicFilter): Promise<PropertyFacets | null> {
  const [groups, wording] = await Promise.all([groupsOf(db, query), wordingOf(db, query)])
  // All filters without a value are counted in one query.
  const bases = new Map<string, Base>()
  for (const { own, choices } of Object.values(groups)) {
    const without = { ...query }
    for (const name of own) delete without[name]
    const isOf = (filter: keyof PublicFilter) => own.some((name) => name === filter)
    // Without a deal the bands are those of sale prices.
    const isSale = isOf('minPrice') && query.listingType === undefined
    const options = isSale ? { otherwise: 'sell' as const } : {}
    const key = JSON.stringify([without, options])
    const base = bases.get(key) ?? { query: without, options, choices: [] }
    base.choices.push(...choices)
    bases.set(key, base)
  }
  const counted = await inPairs([...bases.values()], async ({ query: without, options, choices }) =>
    countChoices(db, await compileSearch(db, without, { ...options, wording }), choices),
  )
  const counts = new Map<string, number>()
  for (const part of counted) {
    if (!part) return null
    for (const [name, count] of part) counts.set(name, count)
  }
  const listingType = await countDeals(db, query, wording)
  const unstated = await countUnstated(db, query, wording)
  return { ...present(groups, counts), listingType, unstated }
}

/** Counts each deal as a search of its own: what is let for trade is on rent and on lease. */
async function countDeals(db: Handle, query: PublicFilter, wording: Wording | undefined) {
  const asked = await Promise.all(
    ListingType.keys.map((listingType) =>
      compileSearch(db, { ...query, listingType }, { wording }),
    ),
  )
  const counts = await countPublic(db, await marketOf(db), asked)
  return ListingType.keys.map((value, index) => ({ value, count: counts[index] ?? 0 }))
}

/** Counts how many more are found if homes that do not state a value are included. */
async function countUnstated(db: Handle, query: PublicFilter, wording: Wording | undefined) {
  const asked = await Promise.all(
    (['true', 'false'] as const).map((includeUnstated) =>
      compileSearch(db, { ...query, includeUnstated }, { wording }),
    ),
  )
  const [all = 0, stated = 0] = await countPublic(db, await marketOf(db), asked)
  return all - stated
}

const wordingOf = async (db: Handle, query: PublicFilter) =>
  query.search ? chooseWording(db, await marketOf(db), query) : undefined

/** Runs two at a time, the number of connections that one request may take (`routes.ts`). */
async function inPairs<One, Made>(all: One[], make: (one: One) => Promise<Made>): Promise<Made[]> {
  const made: Made[] = []
  for (let at = 0; at < all.length; at += 2) {
    made.push(...(await Promise.all(all.slice(at, at + 2).map(make))))
  }
  return made
}

async function groupsOf(db: Handle, query: PublicFilter) {
  const { places } = await placeFilter(db, query.location)
  const amenities = [...offeredAmenities, ...furtherAmenities(query.amenities)]
  const deal = await dealOf(db, query)
  const isLet = deal === 'rent' || deal === 'lease'
  const { includeUnstated } = query
  const wordsOf = (choice: PublicFilter) => termsOfChoice({ ...choice, includeUnstated }).words
  return {
    propertyType: group(['propertyType'], PropertyTypeOrSegment.keys, (value) =>
      typesOf(value).map((type) => `:type ${type}`),
    ),
    bedrooms: group(['bedrooms'], offeredBedrooms, bedroomWords),
    furnished: group(['furnished'], Furnished.keys, (value) => [`:furnished ${value}`]),
    possession: group(['possession'], Possession.keys, (possession) => wordsOf({ possession })),
    facing: group(['facing'], Facing.keys, (facing) => wordsOf({ facing: [facing] })),
    brokerage: group(['brokerage'], NoBrokerage.keys, (brokerage) => wordsOf({ brokerage })),
    listedBy: group(['listedBy'], Seller.keys, (listedBy) => wordsOf({ listedBy })),
    floor: floorGroup(includeUnstated),
    // Several tenants are combined with "or", so each choice adds homes.
    tenants: overlapping(
      group([], Occupant.keys, (name) => wordsOf({ tenants: [name] }), 'tenants'),
    ),
    amenities: group([], amenities, (value) => [`:amenity ${value.toLowerCase()}`]),
    location: { own: ['location', 'bounds'], choices: await placeChoices(db, places) },
    prices: priceGroup(isLet ? monthlyPrices : salePrices),
  } satisfies Record<string, Group>
}

/** Returns the deal of the form or the words, ignoring the price. */
async function dealOf(db: Handle, query: PublicFilter): Promise<ListingType | undefined> {
  const { minPrice: _, maxPrice: __, ...others } = query
  return (await compileSearch(db, others, { otherwise: 'sell' })).deal
}

/** Returns a choice of the form as index terms: listings with any of `words` and none of `less`. */
function termsOfChoice(choice: PublicFilter): { words: string[]; less: string[] } {
  const nothing = { all: [], oneWay: [], beginnings: [], ranges: [], isOnMap: false }
  const terms: Terms = { ...nothing, oneOf: [], noneOf: [] }
  for (const wish of chosenConditions(choice)) wish.add(terms)
  return { words: terms.oneOf.flat(), less: terms.noneOf }
}

/** Each floor is counted once, for all choices that include it: a listing has one floor. */
function floorGroup(includeUnstated: PublicFilter['includeUnstated']) {
  const values = FloorChoice.keys
  const terms = values.map((floor) => termsOfChoice({ floor, includeUnstated }))
  const words = new Set(terms.flatMap(({ words, less }) => [...words, ...less]))
  const choices = [...words].map((word) => ({ name: `floor ${word}`, words: [word] }))
  return { own: ['floor'] as const, choices, values, terms }
}

const overlapping = <Own extends { choices: readonly FacetChoice[] }>(group: Own) => ({
  ...group,
  choices: group.choices.map((choice) => ({ ...choice, overlaps: true })),
})

/** Creates a group of choices; names of choices are unique across filters. */
function group<Value extends string>(
  own: Group['own'],
  values: readonly Value[],
  wordsOf: (value: Value) => string[],
  kind: string = own[0] ?? 'amenities',
) {
  const choices = values.map((value) => ({ name: `${kind} ${value}`, words: wordsOf(value) }))
  return { own, choices, values }
}

/** Returns the amenities of the query that are not offered as choices anyway. */
const furtherAmenities = (amenities: string | undefined) => {
  const known = new Set(offeredAmenities.map((name) => name.toLowerCase()))
  const names = (amenities ?? '').split(',').flatMap((name) => name.trim() || [])
  return names.filter((name) => !known.has(name.toLowerCase()) && known.add(name.toLowerCase()))
}

function priceGroup(ends: readonly number[]) {
  const bands = [...ends, undefined].map((max, index) => ({ min: ends[index - 1], max }))
  const choices = bands.map(({ min, max }) => ({
    name: `price ${min ?? ''}-${max ?? ''}`,
    // The upper limit is exclusive: a bucket that starts there belongs to the next band.
    words: bucketsBetween('price', min, max),
  }))
  return { own: ['minPrice', 'maxPrice'] as const, choices, bands }
}

type Groups = Awaited<ReturnType<typeof groupsOf>>

function present(
  groups: Groups,
  counts: ReadonlyMap<string, number>,
): Omit<PropertyFacets, 'unstated' | 'listingType'> {
  const count = (choice: FacetChoice | undefined) => counts.get(choice?.name ?? '') ?? 0
  const facets = ({
    choices,
    values,
  }: Pick<Groups['amenities'], 'choices' | 'values'> | Groups['bedrooms']): Facet[] =>
    values.map((value, index) => ({ value, count: count(choices[index]) }))
  const { propertyType, bedrooms, furnished, amenities, location, prices } = groups
  const { possession, facing, floor, tenants, brokerage, listedBy } = groups
  const sum = (words: readonly string[]) =>
    words.reduce((all, word) => all + (counts.get(`floor ${word}`) ?? 0), 0)
  return {
    propertyType: facets(propertyType),
    bedrooms: facets(bedrooms),
    furnished: facets(furnished),
    possession: facets(possession),
    facing: facets(facing),
    floor: floor.values.map((value, index) => {
      const { words = [], less = [] } = floor.terms[index] ?? {}
      return { value, count: sum(words) - sum(less) }
    }),
    tenants: facets(tenants),
    brokerage: facets(brokerage),
    listedBy: facets(listedBy),
    amenities: facets(amenities),
    location: location.choices
      .map((choice) => ({ value: choice.name, count: count(choice) }))
      .toSorted((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1)),
    prices: prices.bands.map(({ min, max }, index) => ({
      min: min ?? null,
      max: max ?? null,
      count: count(prices.choices[index]),
    })),
  }
}
