import { sql } from 'kysely'
import { dayInIndia } from '#domain/date/date.ts'
import { parseSearchTerms } from '#domain/search/search-words.ts'
import type {
  BhkValue,
  FloorValue,
  SearchFilter,
  SocietyValue,
} from '#query-language/model/slots.ts'
import {
  anyOf,
  column,
  eitherOf,
  mentionsAll,
  noneOf,
  orUnstated,
  type SlotCondition,
  statedWithin,
  type Unstated,
} from '#server/search/condition/condition.ts'
import { openTypes, orOfTypes } from '#server/search/condition/open-types.ts'
import { type Stated, statedParticulars } from '#server/search/condition/stated-particulars.ts'
import { anyParking } from './trace/amenity-traces.ts'
import {
  traceOfAmenity,
  traceOfApproval,
  traceOfKind,
  traceOfMetro,
  traceOfTenant,
} from './trace/attribute-synonyms.ts'
import type { Trace } from './trace/trace.ts'

/** Also matches listings with a number of parking spaces. */
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

const withoutPhrases = (trace: Trace): Trace => ({
  ...trace,
  words: trace.words?.filter((words) => !words.includes(' ')),
})

const wanted = (wish: SlotCondition, not: boolean | undefined) => (not ? noneOf(wish) : wish)

/**
 * Matches listings of one of these societies. The bitmaps contain the words of the names but not
 * that they are adjacent, so listings with all words are checked in the table.
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

const maxRooms = 12
const maxFloors = 100

/**
 * Returns the conditions of a query other than place, price, area and deal. `withUnstated` also
 * matches listings that do not state a value.
 */
export function slotConditions(filter: SearchFilter, withUnstated = false): SlotCondition[] {
  const wishes: (SlotCondition | undefined)[] = []
  const stated = (wish: SlotCondition, name: Unstated) =>
    wishes.push(withUnstated ? orUnstated(wish, name) : wish)
  const { types, kinds, notTypes, notKinds, bhk, deposit, carpet } = filter
  if (types) wishes.push(column('type', 'property_type', types, 'type'))
  if (notTypes) wishes.push(noneOf(column('type', 'property_type', notTypes, 'type')))
  if (kinds) {
    wishes.push(orOfTypes(anyOf('type', joined(kinds.map(traceOfKind))), openTypes(filter)))
  }
  for (const kind of notKinds ?? []) wishes.push(noneOf(anyOf('type', traceOfKind(kind))))
  if (filter.intent === 'pg') wishes.push(anyOf('intent', { words: ['pg', 'hostel', 'guest'] }))
  if (bhk) wishes.push(anyOf('bhk', { traits: roomsOf(bhk).map((count) => `bhk ${count}`) }))
  if (filter.bathrooms) {
    stated(anyOf('bathrooms', from('baths', filter.bathrooms.min, 50)), 'bathrooms')
  }
  for (const [wish, name] of floors(filter.floor)) stated(wish, name)
  for (const [wish, name] of possessions(filter.possession)) stated(wish, name)
  // One parking is any, also where a listing counts none.
  if (filter.parking?.min === 1)
    stated(orSpaces(anyOf('parking', traceOfAmenity(anyParking))), 'parking')
  for (const [wish, name] of statedParticulars(filter)) stated(wish, name)
  wishes.push(...furnishings(filter.furnishing))
  const facings = (filter.facing ?? []).filter(({ not }) => !not)
  if (facings.length > 0) {
    const traits = facings.map(({ name }) => `facing ${name}`)
    stated(anyOf('facing', { traits }), 'facing')
  }
  for (const { name } of (filter.facing ?? []).filter(({ not }) => not)) {
    wishes.push(noneOf(anyOf('facing', { traits: [`facing ${name}`] })))
  }
  for (const { name, not } of filter.amenities ?? []) {
    const trace = traceOfAmenity(name)
    // The index excludes listings by single terms.
    const wish = anyOf('amenity', not ? withoutPhrases(trace) : trace)
    wishes.push(wanted(name === anyParking ? orSpaces(wish) : wish, not))
  }
  for (const options of filter.either ?? [])
    wishes.push(eitherOf(options.map((option) => slotConditions(option, withUnstated))))
  for (const { name, not } of filter.tenants ?? []) {
    const wish = anyOf('tenant', traceOfTenant(name))
    if (not) wishes.push(noneOf(wish))
    else if (name === 'pets') stated(wish, 'pets')
    // Buyers decide themselves who lives in the home.
    else stated(withUnstated ? orForSale(wish) : wish, 'tenants')
  }
  for (const name of filter.approvals ?? []) wishes.push(anyOf('approval', traceOfApproval(name)))
  if (filter.vastu) wishes.push(anyOf('vastu', { traits: ['vastu'], words: ['vastu'] }))
  if (filter.rera) wishes.push(anyOf('rera', { traits: ['rera'], words: ['rera'] }))
  if (filter.age) stated(anyOf('age', upTo('age', filter.age.max)), 'age')
  if (filter.transaction)
    wishes.push(anyOf('transaction', { traits: [filter.transaction], words: [filter.transaction] }))
  if (filter.brokerage) stated(anyOf('brokerage', { traits: ['brokerage none'] }), 'brokerage')
  // Every home here is listed by a broker.
  if (filter.lister && filter.lister !== 'broker') {
    const name = filter.lister === 'builder' ? 'promoter' : filter.lister
    stated(anyOf('lister', { traits: [`listed ${name}`] }), 'lister')
  }
  for (const wish of depositUpTo(deposit)) stated(wish, 'deposit')
  // Few listings state their maintenance; for the others only the rent has to match.
  if (filter.monthly) wishes.push(orUnstated(monthlyUpTo(filter.monthly.max), 'monthly'))
  if (filter.emi) wishes.push(column('emi', 'listing_type', ['sell'], 'deal'))
  if (carpet) {
    const amount = sql<number>`stated_carpet(property.area_sqft, property.detail)`
    stated(statedWithin('area', 'carpet', amount, carpet), 'carpet')
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

/** Also matches listings for sale. */
function orForSale(wish: SlotCondition): SlotCondition {
  return {
    ...wish,
    condition: sql`(${wish.condition} or listing_type = 'sell')`,
    add: (terms) => {
      wish.add(terms)
      terms.oneOf.at(-1)?.push(':deal sell')
    },
  }
}

/** Matches listings whose rent and stated maintenance are at most `max`. */
export function monthlyUpTo(max: number | undefined): SlotCondition {
  const amount = sql<number>`stated_monthly_cost(
    property.listing_type, property.price, property.area_sqft, property.detail)`
  return statedWithin('monthly', 'monthly', amount, max === undefined ? {} : { max })
}

/** In rupees, and in months of the listing's own rent. */
function depositUpTo({ rupees, months }: SearchFilter['deposit'] = {}): SlotCondition[] {
  const amount = sql<number>`stated_deposit(property.detail)`
  const wishes: SlotCondition[] = []
  if (rupees !== undefined) wishes.push(statedWithin('deposit', 'deposit', amount, { max: rupees }))
  if (months !== undefined) {
    const whole = Math.floor(months)
    wishes.push({
      slot: 'deposit',
      applied: 'filter',
      condition: sql`ceil(${amount} / price) <= ${whole}`,
      add: ({ oneOf }) => oneOf.push(named(':deposit months', 0, whole)),
    })
  }
  return wishes
}

function furnishings(asked: SearchFilter['furnishing'] = []): SlotCondition[] {
  const inside = asked.filter(({ not }) => !not).map(({ name }) => name)
  const outside = asked.filter(({ not }) => not).map(({ name }) => name)
  return [
    ...(inside.length > 0 ? [column('furnishing', 'furnished', inside, 'furnished')] : []),
    ...outside.map((name) =>
      noneOf(anyNull(column('furnishing', 'furnished', [name], 'furnished'))),
    ),
  ]
}

const joined = (traces: readonly Trace[]): Trace => ({
  amenities: traces.flatMap(({ amenities = [] }) => amenities),
  traits: traces.flatMap(({ traits = [] }) => traits),
  words: traces.flatMap(({ words = [] }) => words),
})

/** Treats an unstated furnishing as not matching, so that excluding one keeps such listings. */
function anyNull(wish: SlotCondition): SlotCondition {
  return { ...wish, condition: sql`coalesce(${wish.condition}, false)` }
}

function roomsOf({ oneOf = [], min, max }: BhkValue): number[] {
  if (min === undefined && max === undefined) return [...oneOf]
  const all = Array.from({ length: maxRooms * 2 + 1 }, (_, half) => half / 2)
  return all.filter((count) => count >= (min ?? 0.5) && count <= (max ?? maxRooms))
}

/** The maximum spread of values in listings; the parser allows no larger range either. */
const maxNamed = 400

const named = (name: string, min: number, max: number) =>
  Array.from(
    { length: Math.min(maxNamed, Math.max(0, max - min + 1)) },
    (_, index) => `${name} ${min + index}`,
  )
const from = (name: string, min: number, max: number): Trace => ({
  traits: named(name, min, max),
})
const upTo = (name: string, max: number): Trace => ({ traits: named(name, 0, max) })

/** Returns conditions on the floor, which match only listings that state theirs. */
function floors({ oneOf, not = [], min, max, top }: FloorValue = {}): Stated[] {
  const wishes: Stated[] = []
  const add = (trace: Trace, name: Unstated = 'floor') => wishes.push([anyOf('floor', trace), name])
  if (oneOf) add({ traits: oneOf.map((floor) => `floor ${floor}`) })
  if (min !== undefined || max !== undefined)
    add(from('floor', min ?? Math.min(0, max ?? 0), max ?? maxFloors))
  if (top) add({ traits: ['floor top'] }, 'top floor')
  if (top === false) {
    add(upTo('floor', maxFloors))
    wishes.push([noneOf(anyOf('floor', { traits: ['floor top'] })), 'top floor'])
  }
  if (not.length > 0) {
    const others = named('floor', 0, maxFloors).filter(
      (name) => !not.includes(Number(name.slice(6))),
    )
    add({ traits: others })
  }
  return wishes
}

const firstYear = 2015

function possessions({ status, by, isLaunch }: SearchFilter['possession'] = {}): Stated[] {
  const wishes: Stated[] = []
  const add = (trace: Trace, name: Unstated) => wishes.push([anyOf('possession', trace), name])
  if (status) add({ traits: [`possession ${status}`] }, 'possession')
  if (isLaunch) add({ words: ['launch', 'launched'] }, 'possession')
  if (by) {
    const [year = 0, month = 12] = by.split('-').map(Number)
    const months = named('', firstYear * 12, year * 12 + month - 1).map(Number)
    const until = months.map(
      (count) => `by ${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`,
    )
    // A home that is ready needs no month.
    add({ traits: ['possession ready', ...until] }, 'possession month')
  }
  return wishes
}

const maxDays = 366

/** Matches listings posted in the last days in India, including today. */
function postedWithin(days: number): SlotCondition {
  const now = Date.now()
  const dates = Array.from({ length: Math.min(days, maxDays) + 1 }, (_, ago) =>
    dayInIndia(new Date(now - ago * 86_400_000)),
  )
  return {
    slot: 'posted',
    applied: 'filter',
    condition: sql`india_day(least(property.created_at, property.market_since))
      = any(${dates}::date[])`,
    add: ({ oneOf }) => oneOf.push(dates.map((date) => `:posted ${date}`)),
  }
}
