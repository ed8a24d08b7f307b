import { sql } from 'kysely'
import { parseSearchTerms, searchQuery } from '#domain/search/search-words.ts'
import { mergeSlots } from '#query-language/model/merge-slots.ts'
import type { Slot } from '#query-language/model/slots.ts'
import type { Handle } from '#server/db/connect.ts'
import type { Reading } from '#server/search/compile-query.ts'
import { withUnstated } from '#server/search/condition/chosen-filter.ts'
import { noWord, type SlotCondition } from '#server/search/condition/condition.ts'
import { dealOf, ofDeal, typesOfQuery } from '#server/search/condition/deal.ts'
import { maxPriceSaid, minPriceSaid } from '#server/search/condition/said-price.ts'
import type { PublicFilter } from '#server/search/filter-conditions.ts'
import { isMessage, unstatedSlots } from '#server/search/message.ts'
import { placeConditions } from '#server/search/place-conditions.ts'
import { rangeConditions } from '#server/search/ranking/preference.ts'
import { slotConditions } from '#server/search/slot-conditions.ts'

/** A search to be counted. */
export interface Question {
  /** What it filters by. */
  slots: readonly Slot[]
  /** Words that must all be in the text of a listing, the last of them as a prefix. */
  requires?: string
  /**
   * Whether its text is a message (`message.ts`), in which homes may leave some of its slots
   * unsaid; told from `search` where it is not known.
   */
  isProse?: boolean
  search?(): string | undefined
}

/** The conditions of a search, its places apart, which few searches share. */
export interface WayConditions {
  places: readonly SlotCondition[]
  others: readonly SlotCondition[]
}

/**
 * Returns what compiles searches made of the same slots: a slot that several have is compiled once,
 * and the condition is the same object in all of them. Every slot filters.
 */
export function makeWayCompiler(
  db: Handle,
  query: PublicFilter,
  { names }: Pick<Reading, 'names'>,
): (question: Question) => Promise<WayConditions> {
  const numbers = new Map<Slot, number>()
  const numberOf = (slot: Slot) => {
    const number = numbers.get(slot) ?? numbers.size
    numbers.set(slot, number)
    return number
  }
  const known = new Map<string, SlotCondition[]>()
  const once = (key: string, make: () => SlotCondition[]) => {
    const before = known.get(key)
    if (before) return before
    const made = make()
    known.set(key, made)
    return made
  }
  const knownPlaces = new Map<string, Promise<SlotCondition[]>>()
  const atPlaces = (slots: Slot[]) => {
    const key = slots.map(numberOf).join()
    const before = knownPlaces.get(key)
    if (before) return before
    const found = placeConditions(db, { filter: mergeSlots(slots), slots, names })
    knownPlaces.set(key, found)
    return found
  }
  return async (question) => {
    const { slots, requires } = question
    const filter = mergeSlots(slots)
    const isUnstated = withUnstated(query) || isReadAsMessage(question)
    const deal = query.listingType ?? dealOf(query, filter, undefined).type
    const types = typesOfQuery(query, filter)
    const price = { min: minPriceSaid(filter), max: maxPriceSaid(filter) }
    const { area } = filter
    const groups = Map.groupBy(slots, ({ slot }) => (placeSlots.has(slot) ? 'place' : slot))
    const places = groups.get('place') ?? []
    groups.delete('place')
    return {
      places: places.length > 0 ? await atPlaces(places) : [],
      others: [
        ...(deal ? once(`deal ${deal} ${types}`, () => [ofDeal(deal, types)]) : []),
        ...(price.min !== undefined || price.max !== undefined
          ? once(`price ${price.min} ${price.max}`, () => rangeConditions({ budget: given(price) }))
          : []),
        ...(requires === undefined ? [] : once(`words ${requires}`, () => [hasWords(requires)])),
        ...(area ? once(`area ${area.min} ${area.max}`, () => rangeConditions({ area })) : []),
        ...[...groups].flatMap(([name, of]) =>
          once(`${name} ${of.map(numberOf).join()} ${isUnstated}`, () =>
            slotConditions(mergeSlots(of), isUnstated),
          ),
        ),
      ],
    }
  }
}

const placeSlots: ReadonlySet<string> = new Set(['city', 'locality', 'pincode'])

const given = ({ min, max }: { min: number | undefined; max: number | undefined }) => ({
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
})

const isReadAsMessage = ({ slots, search, isProse }: Question) =>
  isProse ??
  (slots.some(({ slot }) => unstatedSlots.has(slot)) && isMessage({ search: search?.() }))

/** Matches listings with all words of a text, as the text of a search is looked for. */
function hasWords(text: string): SlotCondition {
  const asked = parseSearchTerms(text)
  const query = searchQuery(text)
  return {
    slot: 'near',
    applied: 'text',
    condition: query === undefined ? sql`false` : sql`search_vector @@ ${query}::tsquery`,
    add: ({ oneOf, beginnings }) => {
      if (!asked) oneOf.push([noWord])
      else {
        oneOf.push(...asked.whole.map((word) => [word]))
        beginnings.push(asked.beginning)
      }
    },
  }
}
