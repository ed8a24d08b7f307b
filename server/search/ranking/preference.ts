import { type RawBuilder, sql } from 'kysely'
import { priceForInstalment } from '#domain/money/emi.ts'
import { maxRupees } from '#domain/money/max-rupees.ts'
import { parseSearchTerms } from '#domain/search/search-words.ts'
import type { Range, SearchFilter, SlotName, TextSpan } from '#query-language/model/slots.ts'
import type { SlotCondition } from '#server/search/condition/condition.ts'
import { coverOf } from '#server/search/index/range-buckets.ts'
import type { Terms } from '#server/search/index/terms.ts'

/** Ranks a listing higher without excluding others: a soft attribute, or an unmatched word. */
export interface Preference {
  /** On columns of `property`. */
  condition: RawBuilder<boolean>
  /** Index terms: every listing with the preference has one of these, and others may as well. */
  terms: RawBuilder<string>[]
  /** An unmatched word; its weight depends on where it occurs. */
  word: string | undefined
}

/** Further words would cost more than they contribute. */
const maxWords = 8

/** Returns a preference for each word not understood, except those that no listing can state. */
export function preferWords(spans: readonly TextSpan[]): Preference[] {
  const words = spans.flatMap(({ text, isUnsupported }) => {
    const terms = isUnsupported ? undefined : parseSearchTerms(text)
    return terms ? [...terms.whole, terms.beginning] : []
  })
  return [...new Set(words)].slice(0, maxWords).map((word) => ({
    condition: sql`search_vector @@ ${`'${word}'`}::tsquery`,
    terms: [sql`${word}::text`],
    word,
  }))
}

/** Returns a soft attribute as a preference: listings with it rank higher. */
export function preferenceOf({ condition, add }: SlotCondition): Preference {
  const nothing = { all: [], oneOf: [], oneWay: [], beginnings: [], ranges: [], noneOf: [] }
  const terms: Terms = { ...nothing, isOnMap: false }
  add(terms)
  const { all, oneOf, oneWay, ranges } = terms
  const words = [
    ...oneOf.flat(),
    ...oneWay.flat(2),
    ...ranges.flatMap(({ inside, across }) => [...inside, ...across]),
  ]
  return {
    condition,
    terms: [...all, ...words.map((word) => sql<string>`${word}::text`)],
    word: undefined,
  }
}

/** Returns price and area as conditions, for when they are only preferred. */
export function rangeConditions({ budget, emi, area }: SearchFilter): SlotCondition[] {
  return [
    ...(budget ? [between('budget', 'price', 'price', budget)] : []),
    ...(emi
      ? [between('emi', 'price', 'price', { max: priceForInstalment(emi.max, maxRupees) })]
      : []),
    ...(area ? [between('area', 'area_sqft', 'area', area)] : []),
  ]
}

function between(
  slot: SlotName,
  name: string,
  kind: 'price' | 'area',
  { min, max }: Range,
): SlotCondition {
  return {
    slot,
    applied: 'filter',
    condition: sql`${sql.ref(name)} between ${min ?? 0} and ${max ?? sql`'infinity'::float8`}`,
    add: ({ ranges }) => ranges.push(coverOf(kind, min, max)),
  }
}
