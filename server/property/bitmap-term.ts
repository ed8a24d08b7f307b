import { type RawBuilder, sql } from 'kysely'
import { ListingType, typesOf } from '#contract/property-word.ts'
import { askedWords } from '#domain/search-words.ts'
import { type Cover, coverOf } from './bitmap-range.ts'
import type { PublicFilter } from './filter.ts'
import { coverBox } from './map-cell.ts'
import type { Places } from './place.ts'

/**
 * A filter in the words of `property_word`. What a listing is goes by words too, beside those of its
 * text; they are told apart by a sign that is in no word of a text (see `property_words`).
 */
export interface Terms {
  /** Listings that have all of these. */
  all: RawBuilder<string>[]
  /** Listings that have one of these, for each. */
  oneOf: string[][]
  /** Listings with a word that begins like this, for each; longer than `longestBeginning`. */
  beginnings: string[]
  /** Listings in one of the buckets, for each; those in buckets across an end have to be looked at. */
  ranges: Cover[]
  /** Listings that have none of these. */
  noneOf: string[]
  /** A part of the map is among the ranges. */
  isOnMap: boolean
}

/** Beginnings up to this many letters have bitmaps of their own. */
const longestBeginning = 3
const mostBedrooms = 50

/** `undefined` where a text has no word in it, which no listing has. */
export function termsOf(query: PublicFilter, places: Places | undefined): Terms | undefined {
  const isOnMap = query.bounds !== undefined
  const terms: Terms = { all: [], oneOf: [], beginnings: [], ranges: [], noneOf: [], isOnMap }
  if (query.propertyType) terms.oneOf.push(named('type', typesOf(query.propertyType)))
  if (query.bedrooms) terms.oneOf.push(bedroomWords(query.bedrooms))
  if (places) terms.oneOf.push(lyingIn(places))
  const single = { deal: query.listingType, furnished: query.furnished, broker: query.brokerId }
  for (const [kind, value] of Object.entries(single)) {
    if (value) terms.oneOf.push(named(kind, [value]))
  }
  for (const name of query.amenities?.split(',') ?? []) {
    if (name.trim()) terms.all.push(sql`':amenity ' || lower(${name.trim()})`)
  }
  const { minPrice, maxPrice, minArea, maxArea } = query
  if (minPrice !== undefined || maxPrice !== undefined)
    terms.ranges.push(coverOf('price', minPrice, maxPrice))
  if (minArea !== undefined || maxArea !== undefined)
    terms.ranges.push(coverOf('area', minArea, maxArea))
  if (query.bounds) terms.ranges.push(coverBox(query.bounds).cover)
  const texts = [places ? undefined : query.location, query.search]
  for (const text of texts) if (text && !addWords(terms, text)) return undefined
  return terms
}

function addWords(terms: Terms, text: string): boolean {
  const asked = askedWords(text)
  if (!asked) return false
  const { whole, beginning } = asked
  for (const word of whole) terms.all.push(sql`${word}::text`)
  if ([...beginning].length > longestBeginning) terms.beginnings.push(beginning)
  else terms.all.push(sql`${`^${beginning}`}::text`)
  return true
}

const named = (kind: string, values: readonly (string | number)[]) =>
  values.map((value) => `:${kind} ${value}`)

/** `3`, or `3+` for three and more. */
export const bedroomWords = (bedrooms: string) => named('bedrooms', countsOf(bedrooms))

function countsOf(bedrooms: string): number[] {
  const least = Number.parseInt(bedrooms, 10)
  if (!bedrooms.endsWith('+')) return [least]
  return Array.from({ length: Math.max(0, mostBedrooms - least + 1) }, (_, more) => least + more)
}

export const lyingIn = ({ cityIds, locationIds, pincodes }: Places) => [
  ...named('city', cityIds),
  ...named('location', locationIds),
  ...named('pincode', pincodes),
]

const everyDeal = named('deal', ListingType.keys)

// Behind every letter there is: the words between a beginning and this are those that begin so.
const last = '\u{10ffff}'

/**
 * The bitmaps of the listings that have all terms, by block: `bits` has those that certainly do,
 * `wide` also those to be looked at.
 */
export function bitmapsOf({ all, oneOf, beginnings, ranges, noneOf }: Terms): RawBuilder<unknown> {
  const parts = [
    ...oneOf.map((words) => exact(sql`bit_or`, sql`word = any(${words}::text[])`)),
    ...beginnings.map((start) =>
      exact(sql`bit_or`, sql`word >= ${start} and word < ${start + last}`),
    ),
    ...ranges.map(
      ({ inside, across }) => sql`
        select block, inside as bits, coalesce(inside | across, inside, across) as wide from (
          select block, bit_or(bits) filter (where word = any(${inside}::text[])) as inside,
            bit_or(bits) filter (where word = any(${across}::text[])) as across
          from property_word where word = any(${[...inside, ...across]}::text[]) group by block
        ) bucket`,
    ),
  ]
  if (all.length > 0) {
    // The same word twice is one condition; only PostgreSQL knows what an amenity is in lower case.
    const words = sql`array[${sql.join(all)}]`
    parts.push(sql`${exact(sql`bit_and`, sql`word = any(${words})`)}
      having count(*) = (select count(distinct word) from unnest(${words}) word)`)
  }
  // What is not wanted is taken from something: here from all there is.
  if (parts.length === 0) parts.push(exact(sql`bit_or`, sql`word = any(${everyDeal})`))
  const found = sql`
    select block, bit_and(coalesce(bits, 0::bit(16384))) as bits, bit_and(wide) as wide
    from (${sql.join(parts, sql` union all `)}) term
    group by block having count(*) = ${sql.lit(parts.length)}`
  if (noneOf.length === 0) return found
  return sql`
    select block, bits & ~coalesce(gone, 0::bit(16384)) as bits,
      wide & ~coalesce(gone, 0::bit(16384)) as wide
    from (${found}) wanted
    left join (
      select block, bit_or(bits) as gone from property_word
      where word = any(${noneOf}::text[]) group by block
    ) unwanted using (block)`
}

/** No listing in these bitmaps has to be looked at. */
const exact = (together: RawBuilder<unknown>, condition: RawBuilder<unknown>) => sql`
  select block, ${together}(bits) as bits, ${together}(bits) as wide
  from property_word where ${condition} group by block`
