import type { SearchReading } from '#contract/search/explanation.ts'
import { t } from '#domain/locale/translate.ts'
import type { Gazetteer } from '#query-language/gazetteer/gazetteer.ts'
import type { SearchFilter, Slot } from '#query-language/model/slots.ts'
import type { Handle } from '#server/db/connect.ts'
import type { Market } from '#server/db/index-state.ts'
import type { Reading } from '#server/search/compile-query.ts'
import type { PublicFilter } from '#server/search/filter-conditions.ts'
import { isMessage } from '#server/search/message.ts'
import { cityOfZone } from '#server/search/place-conditions.ts'
import { inOurWords, leftWithout, maxParts, textWithout } from '#server/search/remove-term.ts'
import { nameOf } from '#server/search/slot-label.ts'
import { doesFilter } from '#server/search/soft-slots.ts'
import { filtersOf } from './filters-of.ts'
import { hasForm, totalsOf } from './total-ways.ts'
import type { Question } from './way-conditions.ts'
import { secondChoices, type Way, type WaysOn, waysOn } from './ways-on.ts'

const maxRelaxations = 6
/** With this many useful relaxations no further ones are tried. */
const minLeading = 3
const maxLeading = 4
const maxBeyond = 3

type Ways = SearchReading['relaxations']

interface Part {
  label: string
  gone: Slot
  /** A wider slot to replace it with. */
  wider?: Slot | undefined
}

/** Searches that lead on from one that finds few homes or none. */
export interface Onward {
  relaxations: Ways
  /** What no home is, in our words, in the place that is asked for; `null` where some are. */
  absent: string | null
  /** Searches that give up the price, rooms or kind, where no other one finds a home. */
  beyond: Ways
}

/**
 * Returns relaxations of a search that finds few homes, with their counts: each part left out, the
 * most productive first; a place is widened before it is dropped. With many parts none is tried on
 * its own, because a single one seldom makes the difference. For one that finds none, or only
 * because the attributes of a message rank: other searches, the smallest change first
 * (`ways-on.ts`), all counted together.
 */
export async function waysOnward(
  db: Handle,
  market: Market,
  query: PublicFilter,
  reading: Reading,
  total: number,
): Promise<Onward> {
  if (total > 0 && !reading.isRelaxed) {
    const relaxations = await waysToMore(db, market, query, reading, total)
    return { relaxations, absent: null, beyond: [] }
  }
  const ways = waysOn(reading)
  return onwardOf(query, ways, await totalsOf(db, market, query, reading, allOf(ways)), total)
}

export const allOf = ({ near, far, farther, beyond }: WaysOn): Way[] => [
  ...[...near, ...far, ...farther, ...beyond],
]

/** Returns what is shown of counted ways. */
export function onwardOf(
  query: PublicFilter,
  { near, far, farther, beyond, essence }: WaysOn,
  totals: ReadonlyMap<Question, number>,
  total: number,
): Onward {
  const isFound = (way: Way) => (totals.get(way) ?? 0) > total
  const here = near.filter(isFound)
  const further = here.length < minLeading ? far.filter(isFound) : []
  const found = [...here, ...further]
  const shown = (ways: readonly Way[], max: number) => shownOf(ways, totals, total, max)
  const relaxations = shown(found.length > 0 ? found : farther, maxLeading)
  const isNone = total === 0 && relaxations.length === 0
  return {
    relaxations,
    absent: total === 0 && here.length === 0 && !hasForm(query) ? essence() : null,
    beyond: isNone ? shown(beyond, maxBeyond) : [],
  }
}

/** Counts the homes of each second choice that a text names. */
export const countSecondChoices = (
  db: Handle,
  market: Market,
  query: PublicFilter,
  reading: Reading,
): Promise<Ways> => counted(db, market, query, reading, 0, secondChoices(reading))

async function waysToMore(
  db: Handle,
  market: Market,
  query: PublicFilter,
  reading: Reading,
  total: number,
): Promise<Ways> {
  if (reading.slots.length + reading.unmatched.length > maxParts) return []
  const { search = '' } = query
  const isProse = isMessage(query)
  const ways = partsOf(reading)
    .slice(0, maxRelaxations)
    .map(({ label, gone, wider }): Way => {
      const left = leftWithout(reading, [gone])
      const slots = [...left.slots, ...(wider ? [wider] : [])]
      // A message with a hole reads badly, and parsing it again takes long.
      const hard = slots.filter((slot) => doesFilter(slot, reading) && !slot.isElse)
      return {
        ...{ label: () => label, slots: isProse ? hard : filtersOf(slots, reading, false) },
        ...{ isWithout: true, ...(!isProse && { isProse }) },
        search: () =>
          isProse
            ? inOurWords(hard, [])
            : wider
              ? inOurWords(slots, left.rest)
              : textWithout(search, reading, gone),
      }
    })
  const more = await counted(db, market, query, reading, total, ways)
  return more.toSorted((one, other) => other.more - one.more)
}

function partsOf({ slots, soft, filter, names }: Reading): Part[] {
  return slots
    .filter(
      (slot) =>
        slot.slot !== 'sort' &&
        !slot.isElse &&
        !soft.includes(slot) &&
        !isOneOfSeveral(slot, slots),
    )
    .map((slot) => {
      const wider = anyKind(slot) ?? widened(slot, slots, filter, names)
      return { label: wider?.label ?? nameOf(slot), gone: slot, wider: wider?.slot }
    })
}

/** "In Wakad or Baner": dropping one of several places finds fewer homes, never more. */
const isOneOfSeveral = (one: Slot, slots: readonly Slot[]) =>
  one.slot === 'locality' &&
  !one.value.not &&
  slots.some((other) => other !== one && other.slot === 'locality' && !other.value.not)

/** Widens a godown to every industrial property, because few texts name the kind. */
function anyKind(slot: Slot) {
  if (slot.slot !== 'type' || !slot.value.kind || slot.value.not) return undefined
  const value = { types: slot.value.types }
  return {
    label: t('{feature} only', { feature: nameOf(slot) }),
    slot: { ...slot, value },
  }
}

/**
 * Widens Hinjewadi Phase 2 to all of Hinjewadi, and a locality to its city if no other place is
 * named.
 */
function widened(slot: Slot, slots: readonly Slot[], filter: SearchFilter, names: Gazetteer) {
  if (slot.slot !== 'locality' || slot.value.not) return undefined
  const { section, ...whole } = slot.value
  const { name, city, ids } = whole
  // A location already means all of itself, and a zone means its city.
  if (section && ids.length === 0) {
    return { label: inAllOf(section, name), slot: { ...slot, value: whole } }
  }
  const isAlone = slots.every(
    (one) => one === slot || (one.slot !== 'locality' && one.slot !== 'city'),
  )
  const home = names.places.find((place) => place.kind === 'city' && place.name === city)
  if (!home || !isAlone || cityOfZone(slot.value, filter, names)) return undefined
  const value = { name: home.name, city: home.name, ids: home.ids }
  return {
    label: inAllOf(name, home.name),
    slot: { ...slot, slot: 'city' as const, value },
  }
}

const inAllOf = (part: string, whole: string) =>
  t('{part}, in all of {whole}', { part, whole }, { comment: 'Phase 2, searched in all of Wakad' })

async function counted(
  db: Handle,
  market: Market,
  query: PublicFilter,
  reading: Reading,
  total: number,
  ways: readonly Way[],
): Promise<Ways> {
  const totals = await totalsOf(db, market, query, reading, ways)
  return shownOf(ways, totals, total, maxRelaxations)
}

/** Returns those that find more than a total, in their order; each label once. */
function shownOf(
  ways: readonly Way[],
  totals: ReadonlyMap<Question, number>,
  total: number,
  max: number,
): Ways {
  const seen = new Set<string>()
  return ways.flatMap((way) => {
    const found = totals.get(way) ?? 0
    if (found <= total || seen.size === max) return []
    const [label, search] = [way.label(), way.search()]
    if (search === undefined || seen.has(label)) return []
    seen.add(label)
    return { label, isWithout: way.isWithout, search, total: found, more: found - total }
  })
}
