import { type RawBuilder, sql } from 'kysely'
import { parseSearchTerms } from '#domain/search/search-words.ts'
import type { Range, SlotName } from '#query-language/model/slots.ts'
import type { Trace } from '#server/search/attribute-synonyms.ts'
import { coverOf } from '#server/search/index/range-buckets.ts'
import type { Terms } from '#server/search/index/terms.ts'

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
export const noWord = ':'

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

/** Listings that the condition leaves out. */
export function noneOf(wish: SlotCondition): SlotCondition {
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

/** Listings with one of these values in a column. */
export function column(
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

/** What a listing may leave unsaid, as the SQL function `is_unstated` names it. */
export type Unstated =
  | 'deposit'
  | 'monthly'
  | 'carpet'
  | 'bathrooms'
  | 'floor'
  | 'top floor'
  | 'age'
  | 'facing'
  | 'possession'
  | 'possession month'
  | 'brokerage'
  | 'lister'
  | 'tenants'
  | 'pets'

/** The same with listings that do not say. */
export function orUnstated(wish: SlotCondition, name: Unstated): SlotCondition {
  const term = `:unstated ${name}`
  return {
    ...wish,
    condition: sql`(${wish.condition} or is_unstated(property, ${sql.lit(name)}))`,
    add: (terms) => {
      const own: Terms = { ...terms, oneOf: [], ranges: [] }
      wish.add(own)
      terms.oneOf.push(...own.oneOf.map((group) => [...group, term]))
      terms.ranges.push(
        ...own.ranges.map((cover) => ({ ...cover, inside: [...cover.inside, term] })),
      )
    },
  }
}

/** Listings of a stated amount within a range; `kind` names its terms in the index. */
export function statedWithin(
  slot: SlotName,
  kind: string,
  amount: RawBuilder<number>,
  { min, max }: Range,
): SlotCondition {
  return {
    slot,
    applied: 'filter',
    condition: sql`(${amount} >= ${min ?? 0}::numeric
      and ${amount} <= ${max ?? sql`'infinity'`}::numeric)`,
    add: ({ ranges }) => ranges.push(coverOf(kind, min, max)),
  }
}
