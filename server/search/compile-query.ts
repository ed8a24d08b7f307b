import type { ListingType, Sort } from '#contract/property/vocabulary.ts'
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
import { type Terms, termsOf } from '#server/search/index/terms.ts'
import { chosenConditions, maxPriceOf, withUnstated } from './condition/chosen-filter.ts'
import type { Applied, SlotCondition } from './condition/condition.ts'
import { addDeal, dealOf, greater, lesser, typesOfQuery } from './condition/deal.ts'
import { maxPriceSaid, minPriceSaid } from './condition/said-price.ts'
import { type Filter, filterOf, type PublicFilter } from './filter-conditions.ts'
import { isMessage, unstatedSlots } from './message.ts'
import { type ParsedText, parseText } from './parse-text.ts'
import { placeConditions, placeFilter } from './place-conditions.ts'
import { countPublic } from './public-list-queries.ts'
import { type Figure, figuresOf, preferExact } from './ranking/figures.ts'
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
 * A compiled search of the public list: as SQL conditions, as index terms, and how its text was
 * parsed.
 */
export interface CompiledSearch {
  filter: Filter
  /** `undefined` if no listing can match. */
  terms: Terms | undefined
  places: Places | undefined
  /** The deal, from the filter, the words or the price. */
  deal: ListingType | undefined
  reading: Reading | undefined
  /** What ranks matching listings higher. */
  preferences: Preference[]
  /** The price and the size that are named. */
  figures: Figure[]
}

/** How the text was parsed, and how each slot is applied. */
export interface Reading extends ParsedQuery {
  applied: ReadonlyMap<SlotName, Applied>
  /** Slots that filter. A preferred place beside an accepted one does, and ranks as well. */
  hard: readonly Slot[]
  /** Slots that rank. */
  soft: readonly Slot[]
  /** The deal implied by the price, if the text names none. */
  implied: ListingType | undefined
  sort: Sort | undefined
  /** The gazetteer, societies and day used for parsing. */
  names: Gazetteer
  /** The societies that the text names. */
  societies: readonly Society[]
  today: string
  /**
   * What the text was understood as when it found nothing, so that its words are searched instead.
   */
  instead?: string | undefined
  /** No home matches all of it, so its attributes rank instead of filtering. */
  isRelaxed?: boolean | undefined
}

type Read = ParsedQuery & Pick<Reading, 'names' | 'societies' | 'today' | 'instead' | 'isRelaxed'>

interface AskedOptions {
  /** Ignores the deal of text and price: for counting the choices of the deal filter. */
  isDealOpen?: boolean
  /** The deal if neither the filters nor the text name one. */
  otherwise?: ListingType
  /** The wording to use, for a text that finds nothing as it was parsed. */
  wording?: Wording | undefined
  /** The text as it was parsed before. */
  parsed?: ParsedText | undefined
}

/**
 * Compiles a search from its filters and its text. Words that were not understood only rank; if
 * nothing was understood they are searched. A text of generic words (`homes`) filters nothing, and
 * a text without words is ignored.
 */
export async function compileSearch(
  db: Handle,
  query: PublicFilter,
  options: AskedOptions = {},
): Promise<CompiledSearch> {
  if (!query.search || !parseSearchTerms(query.search))
    return compile(db, query, undefined, options)
  const { names, societies, today, ...reading } =
    options.parsed ?? (await parseText(db, query.search))
  const isAny = reading.unmatched.length === 0 && anyHome.test(query.search)
  const reworded = options.wording && reword(reading, options.wording)
  if (reworded) {
    const { instead, requires, reading: read } = reworded
    const isRelaxed = options.wording?.relaxes !== undefined || undefined
    return compile(
      db,
      query,
      { ...read, names, societies: isRelaxed ? societies : [], today, instead, isRelaxed },
      { ...options, requires },
    )
  }
  if (reading.slots.length > 0 || isAny) {
    return compile(db, query, { ...reading, names, societies, today }, options)
  }
  // Nothing is an attribute, so all words are searched, including those in between.
  const asked = await compile(db, query, undefined, options)
  const words = reading.unmatched.length > 0 ? reading.unmatched : [wholeOf(query.search)]
  const rest = words.map(({ text, start, end }) => ({ text, start, end }))
  const nothing = {
    unmatched: rest,
    applied: new Map(),
    hard: [],
    soft: [],
    implied: undefined,
    sort: undefined,
  }
  return { ...asked, reading: { ...reading, ...nothing, names, societies, today } }
}

/** "No pg": words that mean nothing on their own are searched as one text. */
function wholeOf(search: string): TextSpan {
  const start = search.length - search.trimStart().length
  const text = search.trim()
  return { text, start, end: start + text.length }
}

/** Words for any kind of home, which listings need not contain. */
const anyHome = /(?:^|\s)(?:homes?|property|properties|ghar|घर)(?:\s|$)/i

/** Counts the live listings that each search finds. */
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
    const filter = filterOf(query, places)
    const terms = termsOf(query, places)
    addDeal(listingType, typesOfQuery(query, {}), filter, terms)
    for (const wish of chosen) addCondition(wish, filter, terms)
    const rest = { reading: undefined, preferences: [], figures: figuresOf(query, {}) }
    return { filter, terms, places, deal: listingType, ...rest }
  }
  const isProse = isMessage(query)
  const { hard, soft } = splitSlots(read.slots, isProse)
  const must = soft.length > 0 ? joinSlots(hard) : said
  const cities = citiesOfWelcome(hard, soft, read.names)
  if (cities.length > 0) must.cities = cities
  const joined: PublicFilter = {
    ...query,
    search: requires,
    minPrice: greater(query.minPrice, minPriceSaid(must)),
    maxPrice: lesser(query.maxPrice, maxPriceSaid(must)),
    minArea: greater(query.minArea, must.area?.min),
    maxArea: lesser(query.maxArea, must.area?.max),
  }
  const filter = filterOf(joined, places)
  const terms = termsOf(joined, places)
  addDeal(listingType, typesOfQuery(query, must), filter, terms)
  const applied = new Map<SlotName, Applied>()
  for (const wish of chosen) addCondition(wish, filter, terms)
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
  const figures = figuresOf(joined, said)
  const preferences = [
    ...figures.flatMap(preferExact),
    ...stated.map(preferenceOf),
    ...(must.monthly ? [preferenceOf(monthlyUpTo(must.monthly.max))] : []),
    ...wished.flat().map(preferenceOf),
    ...(requires ? [] : preferWords(read.unmatched)),
  ]
  const reading = { ...read, hard, soft, applied, implied: deal.implied, sort: said.sort }
  return { filter, terms, places, deal: listingType, reading, preferences, figures }
}

/** Returns the conditions of slots other than price, area and deal. */
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
