import { type RawBuilder, sql } from 'kysely'
import { priceForInstalment } from '#domain/money/emi.ts'
import { maxRupees } from '#domain/money/max-rupees.ts'
import { parseSearchTerms } from '#domain/search/search-words.ts'
import type { Range, SearchFilter, SlotName, TextSpan } from '#query-language/model/slots.ts'
import type { SlotCondition } from '#server/search/condition/condition.ts'
import { coverOf } from '#server/search/index/range-buckets.ts'
import type { Terms } from '#server/search/index/terms.ts'

/** What brings a listing further up and takes none away: a soft wish, or a word left over. */
export interface Preference {
  /** On columns of `property`. */
  condition: RawBuilder<boolean>
  /** Terms of the index: a listing that has it has one of these, and others may as well. */
  terms: RawBuilder<string>[]
  /** A word that was left over: it counts by where it stands. */
  word: string | undefined
}

/** More words cost more than they tell. */
const maxWords = 8

/** Words that were not understood, each by itself; those that no listing can tell are none. */
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

/** A wish that is no condition: listings that fulfil it come first. */
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

/** The price and the area of a filter: where they are only welcome. */
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
