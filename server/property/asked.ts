import { sql } from 'kysely'
import type { ListingType, Sort } from '#contract/property-word.ts'
import { findCity } from '#domain/city.ts'
import { filterOf as joinSlots } from '#domain/search/filter.ts'
import type { Gazetteer } from '#domain/search/gazetteer.ts'
import { readQuery } from '#domain/search/read-query.ts'
import type { Interpretation, SearchFilter, Slot, SlotName } from '#domain/search/slot.ts'
import { askedWords } from '#domain/search-words.ts'
import type { Handle } from '#server/db/connect.ts'
import { gazetteer } from '#server/location/gazetteer.ts'
import { lyingIn, type Terms, termsOf } from './bitmap-term.ts'
import { type Filter, filterOf, type PublicFilter, within } from './filter.ts'
import { findPlaces, type Places, placesOf } from './place.ts'
import { countPublic } from './public-queries.ts'
import { type Applied, anyOf, mentionsAll, type Wish, wishesOf } from './wish.ts'

/** A question to the public list: as conditions, as words of the bitmaps, and how its text was read. */
export interface Asked {
  filter: Filter
  /** `undefined` where no listing can match. */
  terms: Terms | undefined
  places: Places | undefined
  reading: Reading | undefined
}

/** How the text of a question was read, and what was made of each slot. */
export interface Reading extends Interpretation {
  applied: ReadonlyMap<SlotName, Applied>
  /** The kind of deal the price speaks of where the text does not. */
  implied: ListingType | undefined
  sort: Sort | undefined
}

/** Reads a question: its own filters, and what its text says. A text that says nothing is words. */
export async function askedOf(db: Handle, query: PublicFilter): Promise<Asked> {
  if (!query.search) return compile(db, query, undefined)
  const names = await gazetteer(db)
  const reading = readQuery(query.search, names)
  return compile(db, query, reading.slots.length > 0 ? reading : undefined, names)
}

/** The same with some slots or words left out: what a relaxation asks. */
export async function askedWithout(
  db: Handle,
  query: PublicFilter,
  { slots, rest }: Pick<Interpretation, 'slots' | 'rest'>,
): Promise<Asked> {
  const read = { slots, rest, doubts: [], filter: joinSlots(slots) }
  return compile(db, query, read, await gazetteer(db))
}

/** How many live listings a search finds. */
export async function countAsked(db: Handle, search: string): Promise<number> {
  const { filter, terms } = await askedOf(db, { search })
  return countPublic(db, filter, terms)
}

/** Rents end where sale prices begin; between them a price says nothing about the deal. */
const leastSale = 1_500_000

async function compile(
  db: Handle,
  query: PublicFilter,
  read: Interpretation | undefined,
  names?: Gazetteer,
): Promise<Asked> {
  const places = query.location ? await findPlaces(db, query.location) : undefined
  if (!read) {
    return {
      filter: filterOf(query, places),
      terms: termsOf(query, places),
      places,
      reading: undefined,
    }
  }
  const { filter: said } = read
  const applied = new Map<SlotName, Applied>()
  const deal = dealOf(said)
  // The last word may be the beginning of one while it is typed.
  const isTyping = (read.rest.at(-1)?.end ?? 0) >= (query.search ?? '').trimEnd().length
  const joined: PublicFilter = {
    ...query,
    search: isTyping ? wordsOf(read) : undefined,
    listingType: query.listingType ?? deal.type,
    minPrice: greater(query.minPrice, said.budget?.min),
    maxPrice: lesser(query.maxPrice, said.budget?.max),
    minArea: greater(query.minArea, said.area?.min),
    maxArea: lesser(query.maxArea, said.area?.max),
  }
  const left = isTyping ? undefined : wordsOf(read)
  const filter = filterOf(joined, places)
  const terms = termsOf(joined, places)
  const wishes = [...wishesOf(said), ...(await placed(db, read, names))]
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
  // Without words the list may be counted by its columns alone; a price is among them.
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

/** The words nobody understood, as text to look for. */
function wordsOf({ rest }: Interpretation): string | undefined {
  return rest.length > 0 ? rest.map(({ text }) => text).join(' ') : undefined
}

function dealOf({ intent, budget, transaction }: SearchFilter) {
  if (intent === 'pg') return { type: 'rent' as const, implied: undefined }
  if (intent) return { type: intent, implied: undefined }
  const price = budget?.max ?? budget?.min ?? 0
  const implied = transaction || price >= leastSale ? ('sell' as const) : undefined
  return { type: implied, implied }
}

/** Places as wishes: Locations with what lies in them, and names without one as words of the text. */
async function placed(
  db: Handle,
  { filter, slots }: Pick<Interpretation, 'filter' | 'slots'>,
  names: Gazetteer | undefined,
): Promise<Wish[]> {
  const { localities = [], cities = [], pincodes } = filter
  const wishes: (Wish | undefined)[] = []
  const inside = [...localities, ...cities].filter(({ not }) => !not)
  const outside = [...localities, ...cities].filter(({ not }) => not)
  const slot = localities.some(({ not }) => !not) ? 'locality' : 'city'
  const ids = inside.flatMap(({ ids }) => ids)
  const [first] = inside
  if (ids.length > 0) wishes.push(lying(slot, await placesOf(db, ids)))
  else if (first) {
    wishes.push(called(slot, first.name, slots))
    const home = names?.places.find(({ kind, name }) => kind === 'city' && name === first.city)
    if (home && home.ids.length > 0) wishes.push(lying('city', await placesOf(db, home.ids)))
  }
  for (const { section } of inside) if (section) wishes.push(mentionsAll('locality', section))
  for (const place of outside) {
    if (place.ids.length > 0) wishes.push(elsewhere(slot, await placesOf(db, place.ids)))
  }
  if (pincodes) {
    wishes.push(lying('pincode', { cityIds: [], locationIds: [], pincodes }))
  }
  return wishes.filter((wish) => wish !== undefined)
}

function lying(slot: SlotName, places: Places): Wish {
  return {
    slot,
    applied: 'filter',
    condition: within(places),
    add: ({ oneOf }) => oneOf.push(lyingIn(places)),
  }
}

function elsewhere(slot: SlotName, places: Places): Wish {
  return {
    slot,
    applied: 'filter',
    condition: sql`${within(places)} is not true`,
    add: ({ noneOf }) => noneOf.push(...lyingIn(places)),
  }
}

/** A place without a Location, by its names and as it was typed: listings may be in another script. */
function called(slot: SlotName, name: string, slots: readonly Slot[]): Wish | undefined {
  const typed = slots.find(
    (one) => (one.slot === 'city' || one.slot === 'locality') && one.value.name === name,
  )
  const names = [name, ...(findCity(name)?.aliases ?? []), typed?.text ?? '']
  const words = names.map((one) => askedWords(one)).filter((asked) => asked?.whole.length === 0)
  const single = [...new Set(words.flatMap((asked) => asked?.beginning ?? []))]
  return askedWords(name)?.whole.length === 0
    ? anyOf(slot, { words: single })
    : mentionsAll(slot, name)
}
