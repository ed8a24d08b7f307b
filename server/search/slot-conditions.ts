import { type RawBuilder, sql } from 'kysely'
import { dayInIndia } from '#domain/date/date.ts'
import { parseSearchTerms } from '#domain/search/search-words.ts'
import type {
  BhkValue,
  FloorValue,
  SearchFilter,
  SlotName,
  SocietyValue,
} from '#query-language/model/slots.ts'
import type { Terms } from '#server/search/index/terms.ts'
import {
  anyParking,
  type Trace,
  traceOfAmenity,
  traceOfApproval,
  traceOfKind,
  traceOfMetro,
  traceOfTenant,
} from './attribute-synonyms.ts'

/** How a slot is looked for: in the data of listings, in their words, or not at all. */
export type Applied = 'filter' | 'text' | 'none'

/**
 * One thing that is asked for, as a condition on rows and as words of the bitmaps: both say the
 * same.
 */
export interface SlotCondition {
  slot: SlotName
  applied: Applied
  condition: RawBuilder<boolean>
  add(terms: Terms): void
}

/** In no text: its sign is in no word. */
const noWord = ':'

/**
 * Listings that have one of these. Amenities are compared in lower case, as their index is.
 * Whatever is asked for has one form, so that its statements are few and planned once.
 */
export function anyOf(
  slot: SlotName,
  { amenities = [], traits = [], words = [] }: Trace,
): SlotCondition {
  const query = (words.length > 0 ? words : [noWord]).map((word) => `'${word}'`).join(' | ')
  const terms = [
    ...traits.map((trait) => `:${trait}`),
    ...amenities.map((name) => `:amenity ${name}`),
    ...words,
  ]
  return {
    slot,
    applied: traits.length + amenities.length > 0 ? 'filter' : 'text',
    condition: sql`(traits && ${traits}::text[] or folded(amenities) && ${amenities}::text[]
      or search_vector @@ ${query}::tsquery)`,
    add: ({ oneOf }) => oneOf.push(terms),
  }
}

function noneOf(wish: SlotCondition): SlotCondition {
  return {
    ...wish,
    condition: sql`not ${wish.condition}`,
    add: (terms) => {
      const found: Terms = { ...terms, oneOf: [] }
      wish.add(found)
      terms.noneOf.push(...found.oneOf.flat())
    },
  }
}

/** Or with a place for a car, by their number. */
function orSpaces(wish: SlotCondition): SlotCondition {
  return {
    ...wish,
    condition: sql`(${wish.condition} or has_parking(property.parking_spaces, property.detail))`,
    add: (terms) => {
      wish.add(terms)
      terms.oneOf.at(-1)?.push(':parking')
    },
  }
}

const wanted = (wish: SlotCondition, not: boolean | undefined) => (not ? noneOf(wish) : wish)

/** Listings whose text has all these words. */
export function mentionsAll(slot: SlotName, text: string): SlotCondition | undefined {
  const asked = parseSearchTerms(text)
  if (!asked) return undefined
  const words = [...asked.whole, asked.beginning]
  return {
    slot,
    applied: 'text',
    condition: sql`search_vector @@ ${words.map((word) => `'${word}'`).join(' & ')}::tsquery`,
    add: ({ all }) => all.push(...words.map((word) => sql<string>`${word}::text`)),
  }
}

/**
 * Listings of one of these societies. The bitmaps have the words of their names, not that they
 * stand beside one another: what has all of them is looked at.
 */
function livingIn(societies: readonly SocietyValue[]): SlotCondition {
  const ways = societies.flatMap(({ spellings }) =>
    spellings.flatMap((spelling) => {
      const asked = parseSearchTerms(spelling)
      return asked ? [[...asked.whole, asked.beginning]] : []
    }),
  )
  const conditions = societies.map(({ spellings, cityIds }) => {
    const named = sql`detail ? 'society'
      and lower(detail ->> 'society') = any(${spellings}::text[])`
    return cityIds ? sql`(${named} and city_id = any(${cityIds}::uuid[]))` : sql`(${named})`
  })
  return {
    slot: 'society',
    applied: 'filter',
    condition: sql`(${sql.join(conditions, sql` or `)})`,
    add: ({ oneWay, ranges }) => {
      oneWay.push(ways)
      ranges.push({ inside: [], outside: [], across: ways.flatMap(([first]) => first ?? []) })
    },
  }
}

function column(
  slot: SlotName,
  name: string,
  values: readonly string[],
  term: string,
): SlotCondition {
  return {
    slot,
    applied: 'filter',
    condition: sql`${sql.ref(name)} = any(${values})`,
    add: ({ oneOf }) => oneOf.push(values.map((value) => `:${term} ${value}`)),
  }
}

const maxRooms = 12
const maxFloors = 100

/** Everything a query asks for beside place, price, area and kind of deal. */
export function slotConditions(filter: SearchFilter): SlotCondition[] {
  const wishes: (SlotCondition | undefined)[] = []
  const { types, kinds, notTypes, notKinds, bhk, floor, possession } = filter
  if (types) wishes.push(column('type', 'property_type', types, 'type'))
  if (notTypes) wishes.push(noneOf(column('type', 'property_type', notTypes, 'type')))
  if (kinds) wishes.push(anyOf('type', joined(kinds.map(traceOfKind))))
  for (const kind of notKinds ?? []) wishes.push(noneOf(anyOf('type', traceOfKind(kind))))
  if (filter.intent === 'pg') wishes.push(anyOf('intent', { words: ['pg', 'hostel', 'guest'] }))
  if (bhk) wishes.push(anyOf('bhk', { traits: roomsOf(bhk).map((count) => `bhk ${count}`) }))
  if (filter.bathrooms) wishes.push(anyOf('bathrooms', from('baths', filter.bathrooms.min, 50)))
  if (floor) wishes.push(...floors(floor))
  if (possession) wishes.push(...possessions(possession))
  const furnished = filter.furnishing ?? []
  const inside = furnished.filter(({ not }) => !not).map(({ name }) => name)
  const outside = furnished.filter(({ not }) => not).map(({ name }) => name)
  if (inside.length > 0) wishes.push(column('furnishing', 'furnished', inside, 'furnished'))
  for (const name of outside) {
    wishes.push(noneOf(anyNull(column('furnishing', 'furnished', [name], 'furnished'))))
  }
  const facings = (filter.facing ?? []).filter(({ not }) => !not)
  if (facings.length > 0) {
    wishes.push(anyOf('facing', { traits: facings.map(({ name }) => `facing ${name}`) }))
  }
  for (const { name } of (filter.facing ?? []).filter(({ not }) => not)) {
    wishes.push(noneOf(anyOf('facing', { traits: [`facing ${name}`] })))
  }
  for (const { name, not } of filter.amenities ?? []) {
    const wish = anyOf('amenity', traceOfAmenity(name))
    wishes.push(wanted(name === anyParking ? orSpaces(wish) : wish, not))
  }
  for (const { name, not } of filter.tenants ?? []) {
    wishes.push(wanted(anyOf('tenant', traceOfTenant(name)), not))
  }
  for (const name of filter.approvals ?? []) wishes.push(anyOf('approval', traceOfApproval(name)))
  if (filter.vastu) wishes.push(anyOf('vastu', { traits: ['vastu'], words: ['vastu'] }))
  if (filter.rera) wishes.push(anyOf('rera', { traits: ['rera'], words: ['rera'] }))
  if (filter.age) wishes.push(anyOf('age', upTo('age', filter.age.max)))
  if (filter.transaction)
    wishes.push(anyOf('transaction', { traits: [filter.transaction], words: [filter.transaction] }))
  if (filter.brokerage) wishes.push(anyOf('brokerage', { traits: ['brokerage none'] }))
  // Every home here is offered by a broker.
  if (filter.lister && filter.lister !== 'broker') {
    const name = filter.lister === 'builder' ? 'promoter' : filter.lister
    wishes.push(anyOf('lister', { traits: [`listed ${name}`] }))
  }
  if (filter.societies) wishes.push(livingIn(filter.societies))
  for (const name of filter.builders ?? []) wishes.push(mentionsAll('builder', name))
  for (const { name, metres } of filter.near ?? []) {
    wishes.push(
      name === 'metro' ? anyOf('near', traceOfMetro(metres ?? 1_000)) : mentionsAll('near', name),
    )
  }
  if (filter.posted) wishes.push(postedWithin(filter.posted.days))
  return wishes.filter((wish) => wish !== undefined)
}

const joined = (traces: readonly Trace[]): Trace => ({
  amenities: traces.flatMap(({ amenities = [] }) => amenities),
  traits: traces.flatMap(({ traits = [] }) => traits),
  words: traces.flatMap(({ words = [] }) => words),
})

/** A listing that says nothing of its furnishing is not one that is not furnished so. */
function anyNull(wish: SlotCondition): SlotCondition {
  return { ...wish, condition: sql`coalesce(${wish.condition}, false)` }
}

function roomsOf({ oneOf = [], min, max }: BhkValue): number[] {
  if (min === undefined && max === undefined) return [...oneOf]
  const all = Array.from({ length: maxRooms * 2 + 1 }, (_, half) => half / 2)
  return all.filter((count) => count >= (min ?? 0.5) && count <= (max ?? maxRooms))
}

/** Further apart no two are that listings have: the reader lets none through either. */
const maxNamed = 200

const named = (name: string, least: number, most: number) =>
  Array.from(
    { length: Math.min(maxNamed, Math.max(0, most - least + 1)) },
    (_, index) => `${name} ${least + index}`,
  )
const from = (name: string, least: number, most: number): Trace => ({
  traits: named(name, least, most),
})
const upTo = (name: string, most: number): Trace => ({ traits: named(name, 0, most) })

/** Whoever asks for a floor asks for a listing that says which it is on. */
function floors({ oneOf, not = [], min, max, top }: FloorValue): SlotCondition[] {
  const wishes: SlotCondition[] = []
  if (oneOf) wishes.push(anyOf('floor', { traits: oneOf.map((floor) => `floor ${floor}`) }))
  if (min !== undefined || max !== undefined) {
    wishes.push(anyOf('floor', from('floor', min ?? 0, max ?? maxFloors)))
  }
  if (top) wishes.push(anyOf('floor', { traits: ['floor top'] }))
  if (top === false) {
    wishes.push(anyOf('floor', upTo('floor', maxFloors)))
    wishes.push(noneOf(anyOf('floor', { traits: ['floor top'] })))
  }
  if (not.length > 0) {
    const others = named('floor', 0, maxFloors).filter(
      (name) => !not.includes(Number(name.slice(6))),
    )
    wishes.push(anyOf('floor', { traits: others }))
  }
  return wishes
}

const firstYear = 2015

function possessions({
  status,
  by,
  isLaunch,
}: NonNullable<SearchFilter['possession']>): SlotCondition[] {
  const wishes: SlotCondition[] = []
  if (status) wishes.push(anyOf('possession', { traits: [`possession ${status}`] }))
  if (isLaunch) wishes.push(anyOf('possession', { words: ['launch', 'launched'] }))
  if (by) {
    const [year = 0, month = 12] = by.split('-').map(Number)
    const months = named('', firstYear * 12, year * 12 + month - 1).map(Number)
    const until = months.map(
      (count) => `by ${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`,
    )
    // What is ready needs no month.
    wishes.push(anyOf('possession', { traits: ['possession ready', ...until] }))
  }
  return wishes
}

const maxDays = 366

/** Days in India, today among them. */
function postedWithin(days: number): SlotCondition {
  const now = Date.now()
  const dates = Array.from({ length: Math.min(days, maxDays) + 1 }, (_, ago) =>
    dayInIndia(new Date(now - ago * 86_400_000)),
  )
  return {
    slot: 'posted',
    applied: 'filter',
    condition: sql`india_day(property.created_at) = any(${dates}::date[])`,
    add: ({ oneOf }) => oneOf.push(dates.map((date) => `:posted ${date}`)),
  }
}
