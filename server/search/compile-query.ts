import { type ListingType, type Sort, typesOf } from '#contract/property/vocabulary.ts'
import { dayInIndia } from '#domain/date/date.ts'
import { dealOfPrices } from '#domain/money/price-deal.ts'
import { parseSearchTerms } from '#domain/search/search-words.ts'
import type { Gazetteer } from '#query-language/gazetteer/gazetteer.ts'
import type { Society } from '#query-language/gazetteer/societies.ts'
import { mergeSlots as joinSlots } from '#query-language/model/merge-slots.ts'
import type {
  ParsedQuery,
  SearchFilter,
  Slot,
  SlotName,
  TextSpan,
} from '#query-language/model/slots.ts'
import type { Handle } from '#server/db/connect.ts'
import { marketOf } from '#server/db/index-state.ts'
import type { Places } from '#server/location/find-places.ts'
import { gazetteer } from '#server/location/gazetteer.ts'
import { societiesIn, societyNames } from '#server/location/society-names.ts'
import { type Terms, termsOf } from '#server/search/index/terms.ts'
import { chosenConditions, maxPriceOf, withUnstated } from './condition/chosen-filter.ts'
import type { Applied, SlotCondition } from './condition/condition.ts'
import { type Filter, filterOf, type PublicFilter } from './filter-conditions.ts'
import { isMessage, unstatedSlots } from './message.ts'
import { readText } from './parse-text.ts'
import { placeConditions, placeFilter } from './place-conditions.ts'
import { countPublic } from './public-list-queries.ts'
import {
  type Preference,
  preferenceOf,
  preferWords,
  rangeConditions,
} from './ranking/preference.ts'
import { monthlyUpTo, slotConditions } from './slot-conditions.ts'
import { citiesOfWelcome, splitSlots } from './soft-slots.ts'
import { reword, type Wording } from './wording.ts'

/**
 * A question to the public list: as conditions, as words of the bitmaps, and how its text was read.
 */
export interface CompiledSearch {
  filter: Filter
  /** `undefined` where no listing can match. */
  terms: Terms | undefined
  places: Places | undefined
  /** The kind of deal that is asked for, by choice, word or price. */
  deal: ListingType | undefined
  reading: Reading | undefined
  /** What brings listings further up among those that match. */
  preferences: Preference[]
}

/** How the text of a question was read, and what was made of each slot. */
export interface Reading extends ParsedQuery {
  applied: ReadonlyMap<SlotName, Applied>
  /** Those that rank and do not filter. */
  soft: readonly Slot[]
  /** The kind of deal the price speaks of where the text does not. */
  implied: ListingType | undefined
  sort: Sort | undefined
  /** The names and the day it was read with. */
  names: Gazetteer
  /** Those that the text names. */
  societies: readonly Society[]
  today: string
  instead?: string | undefined
  /** No home has all of it: its attributes rank instead of filtering. */
  isEased?: boolean | undefined
}

type Read = ParsedQuery & Pick<Reading, 'names' | 'societies' | 'today' | 'instead' | 'isEased'>

interface AskedOptions {
  /** Of any kind of deal, whatever text and price say: one that is chosen holds instead of it. */
  isDealOpen?: boolean
  /** The kind of deal where neither the question nor its text names one. */
  otherwise?: ListingType
  /** How its text is taken where it finds nothing as it is read. */
  wording?: Wording | undefined
}

/**
 * Reads a question: its own filters, and what its text says. Words that were not understood rank;
 * where nothing was understood they are looked for. A text of words that ask for nothing (`homes`)
 * asks for nothing, and one without words is none.
 */
export async function compileSearch(
  db: Handle,
  query: PublicFilter,
  options: AskedOptions = {},
): Promise<CompiledSearch> {
  if (!query.search || !parseSearchTerms(query.search))
    return compile(db, query, undefined, options)
  const [names, known] = await Promise.all([gazetteer(db), societyNames(db)])
  const societies = await societiesIn(db, known, names, query.search)
  const today = dayInIndia(new Date())
  const reading = readText(query.search, names, today, societies)
  const isAny = reading.unmatched.length === 0 && anyHome.test(query.search)
  const reworded = options.wording && reword(reading, options.wording)
  if (reworded) {
    const { instead, requires, reading: read } = reworded
    const isEased = options.wording?.isEased
    return compile(
      db,
      query,
      { ...read, names, societies: isEased ? societies : [], today, instead, isEased },
      { ...options, requires },
    )
  }
  if (reading.slots.length > 0 || isAny) {
    return compile(db, query, { ...reading, names, societies, today }, options)
  }
  // Nothing of it is a wish: all its words are looked for, those between them as well.
  const asked = await compile(db, query, undefined, options)
  const words = reading.unmatched.length > 0 ? reading.unmatched : [wholeOf(query.search)]
  const rest = words.map(({ text, start, end }) => ({ text, start, end }))
  const nothing = {
    unmatched: rest,
    applied: new Map(),
    soft: [],
    implied: undefined,
    sort: undefined,
  }
  return { ...asked, reading: { ...reading, ...nothing, names, societies, today } }
}

/** "No pg": words that ask for nothing one by one are not understood together. */
function wholeOf(search: string): TextSpan {
  const start = search.length - search.trimStart().length
  const text = search.trim()
  return { text, start, end: start + text.length }
}

/** Words for a home of any kind, which listings need not say of themselves. */
const anyHome = /(?:^|\s)(?:homes?|property|properties|ghar|घर)(?:\s|$)/i

/** The same with some slots or words left out: what a relaxation asks. */
export async function compileWithoutSlots(
  db: Handle,
  query: PublicFilter,
  { slots, unmatched, names, today }: Pick<Reading, 'slots' | 'unmatched' | 'names' | 'today'>,
): Promise<CompiledSearch> {
  const filter = joinSlots(slots)
  return compile(db, query, {
    slots,
    unmatched,
    ambiguities: [],
    filter,
    names,
    societies: [],
    today,
  })
}

/** A question that names no place, asked at each of these. */
export function compileAtPlaces(
  db: Handle,
  { filter, terms, ...asked }: CompiledSearch,
  names: Gazetteer,
  places: readonly Slot[],
): Promise<CompiledSearch[]> {
  return Promise.all(
    places.map(async (slot) => {
      const own = { ...filter, worded: [...filter.worded] }
      const ownTerms = terms && { ...terms, oneWay: [...terms.oneWay] }
      const wishes = await placeConditions(db, { filter: joinSlots([slot]), slots: [slot], names })
      for (const wish of wishes) addCondition(wish, own, ownTerms)
      return { ...asked, filter: own, terms: ownTerms }
    }),
  )
}

/** How many live listings each search finds. */
export async function countSearches(db: Handle, searches: readonly string[]): Promise<number[]> {
  const [market, asked] = await Promise.all([
    marketOf(db),
    Promise.all(searches.map((search) => compileSearch(db, { search }))),
  ])
  return countPublic(db, market, asked)
}

async function compile(
  db: Handle,
  given: PublicFilter,
  read: Read | undefined,
  { isDealOpen = false, otherwise, requires }: AskedOptions & { requires?: string } = {},
): Promise<CompiledSearch> {
  const { places, location, conditions } = await placeFilter(db, given.location)
  const query = { ...given, location, maxPrice: lesser(given.maxPrice, maxPriceOf(given)) }
  const chosen = [...conditions, ...chosenConditions(query)]
  const said = read?.filter ?? {}
  const deal = dealOf(query, said, otherwise)
  const listingType = query.listingType ?? (isDealOpen ? undefined : deal.type)
  if (!read) {
    const whole = { ...query, listingType }
    const filter = filterOf(whole, places)
    const terms = termsOf(whole, places)
    for (const wish of chosen) addCondition(wish, filter, terms)
    return { filter, terms, places, deal: listingType, reading: undefined, preferences: [] }
  }
  const { hard, soft } = splitSlots(read.slots)
  const must = soft.length > 0 ? joinSlots(hard) : said
  const cities = citiesOfWelcome(hard, soft, read.names)
  if (cities.length > 0) must.cities = cities
  const joined: PublicFilter = {
    ...query,
    search: requires,
    listingType,
    minPrice: greater(query.minPrice, leastOf(must)),
    maxPrice: lesser(query.maxPrice, mostOf(must)),
    minArea: greater(query.minArea, must.area?.min),
    maxArea: lesser(query.maxArea, must.area?.max),
  }
  const filter = filterOf(joined, places)
  const terms = termsOf(joined, places)
  const applied = new Map<SlotName, Applied>()
  for (const wish of chosen) addCondition(wish, filter, terms)
  const isProse = isMessage(query)
  for (const wish of await conditionsOf(db, read, hard, must, isProse || withUnstated(query))) {
    addCondition(wish, filter, terms)
    applied.set(wish.slot, weaker(applied.get(wish.slot), wish.applied))
  }
  for (const slot of ['intent', 'budget', 'area', 'sort'] as const) {
    if (!applied.has(slot)) applied.set(slot, 'filter')
  }
  const wished = await Promise.all(
    soft.map(async (slot) => {
      const wish = joinSlots([slot])
      return [...(await conditionsOf(db, read, [slot], wish)), ...rangeConditions(wish)]
    }),
  )
  const stated = isProse ? slotConditions(must).filter(({ slot }) => unstatedSlots.has(slot)) : []
  const preferences = [
    ...stated.map(preferenceOf),
    ...(must.monthly ? [preferenceOf(monthlyUpTo(must.monthly.max))] : []),
    ...wished.flat().map(preferenceOf),
    ...(requires ? [] : preferWords(read.unmatched)),
  ]
  const reading = { ...read, soft, applied, implied: deal.implied, sort: said.sort }
  return { filter, terms, places, deal: listingType, reading, preferences }
}

/** What slots ask for beside price, area and deal. */
const conditionsOf = async (
  db: Handle,
  { names }: Pick<Reading, 'names'>,
  slots: Slot[],
  filter: SearchFilter,
  isUnstatedWanted = false,
) => [
  ...slotConditions(filter, isUnstatedWanted),
  ...(await placeConditions(db, { filter, slots, names })),
]

function addCondition(wish: SlotCondition, filter: Filter, terms: Terms | undefined): void {
  filter.worded.push(wish.condition)
  if (terms) wish.add(terms)
}

const weakness: readonly Applied[] = ['filter', 'text', 'none']
const weaker = (one: Applied = 'filter', other: Applied): Applied =>
  weakness.indexOf(one) > weakness.indexOf(other) ? one : other

const greater = (one: number | undefined, other: number | undefined) =>
  one === undefined || other === undefined ? (one ?? other) : Math.max(one, other)
const lesser = (one: number | undefined, other: number | undefined) =>
  one === undefined || other === undefined ? (one ?? other) : Math.min(one, other)

const leastOf = ({ budget, monthly }: SearchFilter) => greater(budget?.min, monthly?.min)
/** An EMI is a price, and no home costs less a month than its rent. */
const mostOf = ({ budget, monthly, emi }: SearchFilter) =>
  lesser(budget?.max, maxPriceOf({ maxMonthlyCost: monthly?.max, maxEmi: emi?.max }))

/**
 * The kind of deal that is named, or that the price speaks of: rents and sale prices do not mix.
 */
function dealOf(
  query: PublicFilter,
  { intent, budget, monthly, emi, transaction, types = [] }: SearchFilter,
  otherwise: ListingType | undefined,
) {
  if (intent === 'pg') return { type: 'rent' as const, implied: undefined }
  if (intent) return { type: intent, implied: undefined }
  if (query.maxMonthlyCost !== undefined) return { type: 'rent' as const, implied: undefined }
  if (query.maxEmi !== undefined) return { type: 'sell' as const, implied: undefined }
  const prices = {
    min: greater(query.minPrice, budget?.min),
    max: lesser(query.maxPrice, budget?.max),
  }
  const asked = query.propertyType ? typesOf(query.propertyType) : types
  const implied =
    transaction || emi
      ? ('sell' as const)
      : monthly
        ? ('rent' as const)
        : dealOfPrices(prices, asked)
  return { type: implied ?? otherwise, implied }
}
