import { type RawBuilder, sql } from 'kysely'
import { ListingType, typesOf } from '#contract/property/vocabulary.ts'
import { parseSearchTerms } from '#domain/search/search-words.ts'
import type { Places } from '#server/location/find-places.ts'
import { roomCounts } from '#server/search/condition/room-counts.ts'
import type { PublicFilter } from '#server/search/filter-conditions.ts'
import { areaCondition } from '#server/search/map/area-cover.ts'
import { coverBox } from '#server/search/map/cells.ts'
import { type Cover, coverOf } from './range-buckets.ts'

/**
 * A filter as terms of `property_word`. Attributes of a listing are terms too, beside the words of
 * its text; they start with a character that no word contains (see `property_words`).
 */
export interface Terms {
  /** Listings with all of these. */
  all: RawBuilder<string>[]
  /** For each group, listings with one of its terms. */
  oneOf: string[][]
  /** For each group, listings with all terms of one of its alternatives. */
  oneWay: string[][][]
  /** For each, listings with a word of this prefix, which is longer than `longestBeginning`. */
  beginnings: string[]
  /** For each, listings in the range; those in a bucket across a limit are checked in the table. */
  ranges: Cover[]
  /** Listings with none of these. */
  noneOf: string[]
  /** Whether the ranges include a part of the map. */
  isOnMap: boolean
}

/** Prefixes of up to this many letters have bitmaps of their own. */
const maxPrefixLength = 3
const maxBedrooms = 50

/**
 * Returns the terms of a filter but for its deal; undefined if a text has no word, since no listing
 * matches it.
 */
export function termsOf(query: PublicFilter, places: Places | undefined): Terms | undefined {
  const drawn = areaCondition(query)
  const isOnMap = query.bounds !== undefined || drawn !== undefined
  const nothing = { all: [], oneOf: [], oneWay: [], beginnings: [], ranges: [], noneOf: [] }
  const terms: Terms = { ...nothing, isOnMap }
  if (query.propertyType) terms.oneOf.push(named('type', typesOf(query.propertyType)))
  if (query.bedrooms) terms.oneOf.push(bedroomWords(query.bedrooms))
  if (places) terms.oneOf.push(lyingIn(places))
  const single = {
    furnished: query.furnished,
    broker: query.brokerId?.toLowerCase(),
  }
  for (const [kind, value] of Object.entries(single)) {
    if (value) terms.oneOf.push(named(kind, [value]))
  }
  // Each costs a join, so duplicates are removed.
  const amenities = new Set(
    query.amenities
      ?.toLowerCase()
      .split(',')
      .map((name) => name.trim()),
  )
  for (const name of amenities) if (name) terms.all.push(sql`':amenity ' || lower(${name})`)
  const { minPrice, maxPrice, minArea, maxArea } = query
  if (minPrice !== undefined || maxPrice !== undefined)
    terms.ranges.push(coverOf('price', minPrice, maxPrice))
  if (minArea !== undefined || maxArea !== undefined)
    terms.ranges.push(coverOf('area', minArea, maxArea))
  if (query.bounds) terms.ranges.push(coverBox(query.bounds).cover)
  if (drawn) terms.ranges.push(drawn.cover)
  const texts = [places ? undefined : query.location, query.search]
  for (const text of texts) if (text && !addWords(terms, text)) return undefined
  return terms
}

function addWords(terms: Terms, text: string): boolean {
  const asked = parseSearchTerms(text)
  if (!asked) return false
  const { whole, beginning } = asked
  for (const word of whole) terms.all.push(sql`${word}::text`)
  if ([...beginning].length > maxPrefixLength) terms.beginnings.push(beginning)
  else terms.all.push(sql`${`^${beginning}`}::text`)
  return true
}

const named = (kind: string, values: readonly (string | number)[]) =>
  values.map((value) => `:${kind} ${value}`)

/** Returns the terms for `3`, `3+` (three or more) or several numbers. */
export function bedroomWords(bedrooms: string): string[] {
  const { exactly, atLeast = maxBedrooms + 1 } = roomCounts(bedrooms)
  const more = Array.from(
    { length: Math.max(0, maxBedrooms - atLeast + 1) },
    (_, index) => atLeast + index,
  )
  return named('bedrooms', [...new Set([...exactly, ...more])])
}

export const lyingIn = ({ cityIds, locationIds, pincodes, openPincodes }: Places) => [
  ...named('city', cityIds),
  ...named('location', locationIds),
  ...named('pincode', pincodes),
  ...named('open pincode', openPincodes),
]

const everyDeal = named('deal', ListingType.keys)

// Sorts after every letter, so the words with a prefix are those between the prefix and this.
const last = '\u{10ffff}'

/** The bitmaps of a query, each as a table by block. */
export interface Parts {
  /** `bits` of the listings that match. */
  exact: RawBuilder<unknown>[]
  /** `inside` of those that certainly match, `wide` also of those to be checked in the table. */
  open: RawBuilder<unknown>[]
  /** `gone` of those that are excluded. */
  unwanted: RawBuilder<unknown> | undefined
}

export function partsOf({ all, oneOf, oneWay, beginnings, ranges, noneOf }: Terms): Parts {
  const words = [...oneOf, ...oneWay.filter(isOfWords).map(flatOnce)]
  const several = words.filter(({ length }) => length !== 1)
  // Single terms first, so that fewer different statements have to be planned.
  const exact = [
    ...all.map(singleOnce),
    ...words.filter(({ length }) => length === 1).map(wordOnce),
    ...several.map(someOnce),
    ...oneWay.filter((ways) => !isOfWords(ways)).map(wayOnce),
    ...beginnings.map((start) => some(sql`word >= ${start} and word < ${start + last}`)),
  ]
  // Exclusions need a set to subtract from: here all listings.
  if (exact.length + ranges.length === 0) exact.push(some(sql`word = any(${everyDeal})`))
  return {
    exact: [...exact, ...ranges.filter(isExact).map(certainOnce)],
    open: ranges.filter((cover) => !isExact(cover)).map(possibleOnce),
    unwanted:
      noneOf.length === 0
        ? undefined
        : sql`select block, bit_or(bits) as gone from property_word
            where word = any(${noneOf}::text[]) group by block`,
  }
}

/**
 * Returns the bitmaps of the listings that match all terms, by block: `bits` has those that
 * certainly match, `wide` also those to be checked in the table. PostgreSQL takes about ten
 * microseconds per bitmap operation, so single terms are joined, not aggregated (decision 0017).
 */
export function bitmapsOf(terms: Terms): RawBuilder<unknown> {
  const { exact, open, unwanted } = partsOf(terms)
  const parts = [
    ...(exact.length > 0 ? [sql`(${togetherOf(exact.map(inPlace))}) exact`] : []),
    ...open.map((range, index) => sql`${inPlace(range)} ${sql.raw(`range_${index}`)}`),
  ]
  const both = (column: 'inside' | 'wide') => {
    const ofRanges = open.map((_, index) => sql.raw(`range_${index}.${column}`))
    return sql.join([...(exact.length > 0 ? [sql.raw('exact.bits')] : []), ...ofRanges], sql` & `)
  }
  const found = sql`
    select block, ${both('inside')} as bits, ${both('wide')} as wide from ${joined(parts)}`
  if (!unwanted) return found
  return sql`
    select block, ${withoutGone(sql`bits`, sql`gone`)} as bits,
      ${withoutGone(sql`wide`, sql`gone`)} as wide
    from (${found}) wanted left join (${unwanted}) unwanted using (block)`
}

/** Returns the bits without those in `gone`, which may be null. */
export const withoutGone = (bits: RawBuilder<unknown>, gone: RawBuilder<unknown>) =>
  sql`case when ${gone} is null then ${bits} else ${bits} & ~${gone} end`

const inPlace = (rows: RawBuilder<unknown>) => sql`(${rows})`

const single = (word: RawBuilder<unknown>) =>
  sql`select block, bits from property_word where word = ${word}`

const some = (condition: RawBuilder<unknown>) => gathered(sql`property_word where ${condition}`)

/** Materialized, so that it is computed once in any join. */
const gathered = (rows: RawBuilder<unknown>) => sql`
  with gathered as materialized (
    select block, bit_or(bits) as bits from ${rows} group by block
  ) select block, bits from gathered`

const isOfWords = (ways: readonly string[][]) => ways.every(({ length }) => length === 1)

/** Combines single terms, and for each longer alternative the blocks that have all its terms. */
function someWay(ways: readonly string[][]): RawBuilder<unknown> {
  const words = ways.filter(({ length }) => length === 1).flat()
  const longer = ways.filter(({ length }) => length > 1)
  const rows = [
    sql`select block, bits from property_word where word = any(${words}::text[])`,
    ...longer.map(
      (way) => sql`
        select block, bit_and(bits) from property_word
        where word = any(${way}::text[]) group by block having count(*) = ${sql.lit(way.length)}`,
    ),
  ]
  return gathered(sql`(${sql.join(rows, sql` union all `)}) way`)
}

const joined = ([first, ...others]: RawBuilder<unknown>[]) =>
  sql.join([first, ...others.map((other) => sql`join ${other} using (block)`)], sql` `)

const maxJoined = 4

function togetherOf(all: RawBuilder<unknown>[]): RawBuilder<unknown> {
  // The planner tries all orders of a join, which with eight tables takes longer than the join.
  const parts = all.length > maxJoined ? foursOf(all).map(bracketed) : all
  const names = parts.map((_, index) => sql.raw(`part_${index}`))
  const bits = sql.join(
    names.map((name) => sql`${name}.bits`),
    sql` & `,
  )
  // `offset 0` makes PostgreSQL compute it once, though it is used twice.
  return sql`
    select block, ${bits} as bits
    from ${joined(parts.map((part, index) => sql`${part} ${names[index]}`))} offset 0`
}

const foursOf = (parts: RawBuilder<unknown>[]) =>
  Array.from({ length: Math.ceil(parts.length / maxJoined) }, (_, index) =>
    parts.slice(index * maxJoined, (index + 1) * maxJoined),
  )

const bracketed = (parts: RawBuilder<unknown>[]) => sql`(${togetherOf(parts)})`

const isExact = ({ across }: Cover) => across.length === 0

/** Returns whether some results of the bitmaps have to be checked in the table. */
export const isOpen = ({ ranges }: Terms) => !ranges.every(isExact)

function certainIn({ inside, outside }: Cover): RawBuilder<unknown> {
  const lower = some(sql`word = any(${inside}::text[])`)
  if (outside.length === 0) return lower
  return sql`
    select block, case when gone is null then bits else bits & ~gone end as bits
    from (${lower}) lower
    left join (${some(sql`word = any(${outside}::text[])`)}) beyond (block, gone) using (block)
    offset 0`
}

/**
 * Materialized, because the planner expects few rows and would compute it again for each block of
 * the other terms.
 */
const possiblyIn = (cover: Cover) => sql`
  with possible as materialized (
    select block, coalesce(inside, 0::bit(16384)) as inside,
      coalesce(inside | across, inside, across) as wide
    from (${certainIn(cover)}) sure (block, inside)
    full join (${some(sql`word = any(${cover.across}::text[])`)}) open (block, across) using (block)
  ) select block, inside, wide from possible`

/** Caches the rows by part, so that searches counted together share them. */
function once<Part extends object, Made>(make: (part: Part) => Made): (part: Part) => Made {
  const known = new WeakMap<Part, Made>()
  return (part) => {
    const made = known.get(part) ?? make(part)
    known.set(part, made)
    return made
  }
}

const flatOnce = once((ways: string[][]) => ways.flat())
const singleOnce = once(single)
const wordOnce = once(([word]: string[]) => single(sql`${word}::text`))
const someOnce = once((words: string[]) => some(sql`word = any(${words}::text[])`))
const wayOnce = once(someWay)
const certainOnce = once(certainIn)
const possibleOnce = once(possiblyIn)
