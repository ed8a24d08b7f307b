import { type ListingType, type Sort, typesOf } from '#contract/property/vocabulary.ts'
import { dayInIndia } from '#domain/date/date.ts'
import { dealOfPrices } from '#domain/money/price-deal.ts'
import { parseSearchTerms } from '#domain/search/search-words.ts'
import type { Gazetteer } from '#query-language/gazetteer/gazetteer.ts'
import type { Society } from '#query-language/gazetteer/societies.ts'
import { mergeSlots as joinSlots } from '#query-language/model/merge-slots.ts'
import type { ParsedQuery, SearchFilter, SlotName, TextSpan } from '#query-language/model/slots.ts'
import type { Handle } from '#server/db/connect.ts'
import { marketOf } from '#server/db/index-state.ts'
import { findPlaces, type Places } from '#server/location/find-places.ts'
import { gazetteer } from '#server/location/gazetteer.ts'
import { societiesIn, societyNames } from '#server/location/society-names.ts'
import { type Terms, termsOf } from '#server/search/index/terms.ts'
import { type Filter, filterOf, type PublicFilter } from './filter-conditions.ts'
import { readText } from './parse-text.ts'
import { placeConditions } from './place-conditions.ts'
import { countPublic } from './public-list-queries.ts'
import { type Applied, mentionsAll, slotConditions } from './slot-conditions.ts'

/**
 * A question to the public list: as conditions, as words of the bitmaps, and how its text was read.
 */
export interface CompiledSearch {
  filter: Filter
  /** `undefined` where no listing can match. */
  terms: Terms | undefined
  places: Places | undefined
  reading: Reading | undefined
}

/** How the text of a question was read, and what was made of each slot. */
export interface Reading extends ParsedQuery {
  applied: ReadonlyMap<SlotName, Applied>
  /** The kind of deal the price speaks of where the text does not. */
  implied: ListingType | undefined
  sort: Sort | undefined
  /** The names and the day it was read with. */
  names: Gazetteer
  /** Those that the text names. */
  societies: readonly Society[]
  today: string
}

interface AskedOptions {
  /** Of any kind of deal, whatever text and price say: one that is chosen holds instead of it. */
  isDealOpen?: boolean
  /** The kind of deal where neither the question nor its text names one. */
  otherwise?: ListingType
}

/**
 * Reads a question: its own filters, and what its text says. Words that were not understood are
 * looked for; a text of words that ask for nothing (`homes`) asks for nothing, and one without
 * words is none.
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
  query: PublicFilter,
  read: (ParsedQuery & Pick<Reading, 'names' | 'societies' | 'today'>) | undefined,
  { isDealOpen = false, otherwise }: AskedOptions = {},
): Promise<CompiledSearch> {
  const places = query.location ? await findPlaces(db, query.location) : undefined
  const said = read?.filter ?? {}
  const deal = dealOf(query, said, otherwise)
  const listingType = query.listingType ?? (isDealOpen ? undefined : deal.type)
  if (!read) {
    const whole = { ...query, listingType }
    return {
      filter: filterOf(whole, places),
      terms: termsOf(whole, places),
      places,
      reading: undefined,
    }
  }
  const applied = new Map<SlotName, Applied>()
  // The last word may be the beginning of one while it is typed.
  const isTyping = (soughtIn(read).at(-1)?.end ?? 0) >= (query.search ?? '').trimEnd().length
  const joined: PublicFilter = {
    ...query,
    search: isTyping ? wordsOf(read) : undefined,
    listingType,
    minPrice: greater(query.minPrice, said.budget?.min),
    maxPrice: lesser(query.maxPrice, said.budget?.max),
    minArea: greater(query.minArea, said.area?.min),
    maxArea: lesser(query.maxArea, said.area?.max),
  }
  const left = isTyping ? undefined : wordsOf(read)
  const filter = filterOf(joined, places)
  const terms = termsOf(joined, places)
  const wishes = [...slotConditions(said), ...(await placeConditions(db, read))]
  const words = left && mentionsAll('near', left)
  if (words) {
    filter.worded.push(words.condition)
    if (terms) words.add(terms)
  }
  for (const wish of wishes) {
    filter.worded.push(wish.condition)
    if (terms) wish.add(terms)
    applied.set(wish.slot, weaker(applied.get(wish.slot), wish.applied))
  }
  for (const slot of ['intent', 'budget', 'area', 'sort'] as const) {
    if (!applied.has(slot)) applied.set(slot, 'filter')
  }
  const sort = said.sort
  return { filter, terms, places, reading: { ...read, applied, implied: deal.implied, sort } }
}

const weakness: readonly Applied[] = ['filter', 'text', 'none']
const weaker = (one: Applied = 'filter', other: Applied): Applied =>
  weakness.indexOf(one) > weakness.indexOf(other) ? one : other

const greater = (one: number | undefined, other: number | undefined) =>
  one === undefined || other === undefined ? (one ?? other) : Math.max(one, other)
const lesser = (one: number | undefined, other: number | undefined) =>
  one === undefined || other === undefined ? (one ?? other) : Math.min(one, other)

/** Each is a join of its own; a text of more is no question. */
const maxLookedFor = 12

/** What may stand in the text of a listing. */
const soughtIn = ({ unmatched: rest }: ParsedQuery) =>
  rest.filter(({ isUnsupported }) => !isUnsupported)

/** The words nobody understood, as text to look for. */
function wordsOf(read: ParsedQuery): string | undefined {
  const words = soughtIn(read).slice(0, maxLookedFor)
  return words.length > 0 ? words.map(({ text }) => text).join(' ') : undefined
}

/**
 * The kind of deal that is named, or that the price speaks of: rents and sale prices do not mix.
 */
function dealOf(
  query: PublicFilter,
  { intent, budget, transaction, types = [] }: SearchFilter,
  otherwise: ListingType | undefined,
) {
  if (intent === 'pg') return { type: 'rent' as const, implied: undefined }
  if (intent) return { type: intent, implied: undefined }
  const prices = {
    min: greater(query.minPrice, budget?.min),
    max: lesser(query.maxPrice, budget?.max),
  }
  const asked = query.propertyType ? typesOf(query.propertyType) : types
  const implied = transaction ? ('sell' as const) : dealOfPrices(prices, asked)
  return { type: implied ?? otherwise, implied }
}
