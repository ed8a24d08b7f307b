import { type RawBuilder, sql } from 'kysely'
import { parseSearchTerms } from '#domain/search/search-words.ts'
import type { Range, SlotName } from '#query-language/model/slots.ts'
import { coverOf } from '#server/search/index/range-buckets.ts'
import type { Terms } from '#server/search/index/terms.ts'
import type { Trace } from '#server/search/trace/trace.ts'

/** How a slot is searched: in the data of listings, in their text, or not at all. */
export type Applied = 'filter' | 'text' | 'none'

/** One condition, both as SQL on rows and as index terms, with the same meaning. */
export interface SlotCondition {
  slot: SlotName
  applied: Applied
  condition: RawBuilder<boolean>
  add(terms: Terms): void
}

/** A term in no text, because no word contains its character. */
export const noWord = ':'

/**
 * Matches listings with any of these. Brokers name what a home has among its amenities or its
 * features; both are compared in lower case, as in their index. All conditions have the same shape,
 * so that few different statements have to be planned.
 */
export function anyOf(
  slot: SlotName,
  { amenities = [], traits = [], words = [] }: Trace,
): SlotCondition {
  const ways = words.map((phrase) => phrase.split(' '))
  const query = (ways.length > 0 ? ways : [[noWord]])
    .map((way) => way.map((word) => `'${word}'`).join(' & '))
    .join(' | ')
  const terms = [
    ...traits.map((trait) => `:${trait}`),
    ...amenities.map((name) => `:amenity ${name}`),
  ]
  return {
    slot,
    applied: traits.length + amenities.length > 0 ? 'filter' : 'text',
    condition: sql`(traits && ${traits}::text[]
      or folded(amenities || features) && ${amenities}::text[]
      or search_vector @@ ${query}::tsquery)`,
    add: (found) => addWays(found, [...waysOf(terms), ...ways]),
  }
}

const waysOf = (terms: readonly string[]) => terms.map((term) => [term])

/** Adds listings with all terms of one of the ways. */
function addWays({ oneOf, oneWay }: Terms, ways: string[][]): void {
  if (ways.every(({ length }) => length === 1)) oneOf.push(ways.flat())
  else oneWay.push(ways)
}

/** Matches listings that the condition excludes. */
export function noneOf(wish: SlotCondition): SlotCondition {
  return {
    ...wish,
    condition: sql`not ${wish.condition}`,
    add: (terms) => {
      const found: Terms = { ...terms, oneOf: [], oneWay: [] }
      wish.add(found)
      terms.noneOf.push(...found.oneOf.flat())
    },
  }
}

/**
 * Matches listings that meet all conditions of one of several lists; `undefined` where a list asks
 * for nothing. As index terms, each group has a term of every list.
 */
export function eitherOf(lists: readonly SlotCondition[][]): SlotCondition | undefined {
  if (lists.some(({ length }) => length === 0)) return undefined
  const conditions = lists.map(
    (list) =>
      sql`(${sql.join(
        list.map(({ condition }) => condition),
        sql` and `,
      )})`,
  )
  const groupsOf = (terms: Terms, list: readonly SlotCondition[]) => {
    const found: Terms = { ...terms, oneOf: [], oneWay: [] }
    for (const wish of list) wish.add(found)
    return [...found.oneOf.map(waysOf), ...found.oneWay]
  }
  return {
    slot: 'either',
    applied: lists.flat().some(({ applied }) => applied === 'text') ? 'text' : 'filter',
    condition: sql`(${sql.join(conditions, sql` or `)})`,
    add: (terms) => {
      const groups = lists.map((list) => groupsOf(terms, list))
      const joined = groups.reduce(
        (all, own) => all.flatMap((one) => own.map((other) => [...one, ...other])),
        [[]],
      )
      for (const ways of joined) addWays(terms, ways)
    },
  }
}

/** Matches listings whose text contains all these words. */
export function mentionsAll(slot: SlotName, text: string): SlotCondition | undefined {
  const asked = parseSearchTerms(text)
  if (!asked) return undefined
  const words = [...asked.whole, asked.beginning]
  return {
    slot,
    applied: 'text',
    condition: sql`search_vector @@ ${words.map((word) => `'${word}'`).join(' & ')}::tsquery`,
    add: ({ oneOf }) => oneOf.push(...words.map((word) => [word])),
  }
}

/** Matches listings with one of these values in a column. */
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

/** What a listing may not state, as named by the SQL function `is_unstated`. */
export type Unstated =
  | 'deposit'
  | 'monthly'
  | 'cash'
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
  | 'parking'
  | 'road'
  | 'move-in'
  | 'sharing'

/** Also matches listings that do not state the value. */
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

/** Matches listings with a stated amount in a range; `kind` names its terms in the index. */
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
