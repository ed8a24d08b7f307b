import type { SearchReading } from '#contract/search/explanation.ts'
import { t } from '#domain/locale/translate.ts'
import type { Gazetteer } from '#query-language/gazetteer/gazetteer.ts'
import type { SearchFilter, Slot } from '#query-language/model/slots.ts'
import type { Handle } from '#server/db/connect.ts'
import type { Market } from '#server/db/index-state.ts'
import { type CompiledSearch, compileSearch, type Reading } from '#server/search/compile-query.ts'
import { type Filter, filterOf, type PublicFilter } from '#server/search/filter-conditions.ts'
import { isMessage } from '#server/search/message.ts'
import { cityOfZone } from '#server/search/place-conditions.ts'
import { countPublic } from '#server/search/public-list-queries.ts'
import { inOurWords, leftWithout, maxParts, textWithout } from '#server/search/remove-term.ts'
import { nameOf } from '#server/search/slot-label.ts'
import { citiesOfWelcome, doesFilter, splitSlots } from '#server/search/soft-slots.ts'
import { countWays } from './count-ways.ts'
import { makeWayCompiler, type WayConditions } from './way-conditions.ts'
import { secondChoices, type Way, waysOn } from './ways-on.ts'

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
 * Returns relaxations of a search with their counts. If few are found: each part left out, the most
 * productive first; a place is widened before it is dropped. With many parts none is tried on its
 * own, because a single one seldom makes the difference. If none is found, or only because the
 * attributes of a message rank: other searches, the smallest change first (`ways-on.ts`), all
 * counted together.
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
  const { near, far, farther, beyond, essence } = waysOn(reading)
  const ways = [...near, ...far, ...farther, ...beyond]
  const totals = await totalsOf(db, market, query, reading, ways)
  const isFound = (way: Way) => (totals.get(way) ?? 0) > total
  const here = near.filter(isFound)
  const further = here.length < minLeading ? far.filter(isFound) : []
  const found = [...here, ...further]
  const shown = (ways: readonly Way[], max: number) => shownOf(ways, totals, total, max)
  const relaxations = shown(found.length > 0 ? found : farther, maxLeading)
  const isNone = total === 0 && relaxations.length === 0
  return {
    relaxations,
    absent: total === 0 && here.length === 0 && isOnlyText(query) ? essence() : null,
    beyond: isNone ? shown(beyond, maxBeyond) : [],
  }
}

/** Whether no filter of the form takes homes away. */
const isOnlyText = ({ search: _, ...query }: PublicFilter) =>
  Object.values(query).every((value) => value === undefined)

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
        ...{ label: () => label, slots: isProse ? hard : filtersOf(slots, reading) },
        ...{ isWithout: true, ...(!isProse && { isShort: true }) },
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

/** Returns the slots that filter in a search of these. */
function filtersOf(slots: readonly Slot[], { names }: Reading): Slot[] {
  const { hard, soft } = splitSlots(slots, false)
  const spot = { start: 0, end: 0, text: '', confidence: 1 }
  const cities = citiesOfWelcome(hard, soft, names)
  return [...hard, ...cities.map((value): Slot => ({ slot: 'city', value, ...spot }))]
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

/** Counts what each search finds beside the filters of the form. */
async function totalsOf(
  db: Handle,
  { isFolded }: Market,
  query: PublicFilter,
  reading: Reading,
  ways: readonly Way[],
): Promise<ReadonlyMap<Way, number>> {
  if (ways.length === 0) return new Map()
  const compile = makeWayCompiler(db, query, reading)
  const [form, conditions] = await Promise.all([
    formOf(db, query),
    Promise.all(ways.map((way) => compile(way))),
  ])
  const totals = isFolded
    ? await countWays(db, conditions, form)
    : await countPublic(
        db,
        { isFolded },
        conditions.map((way) => ({ filter: filterWith(form, way), terms: undefined })),
      )
  return new Map(ways.map((way, index) => [way, totals[index] ?? 0]))
}

/** Returns the compiled filters of the form; `undefined` where there are none. */
async function formOf(db: Handle, { search: _, ...query }: PublicFilter) {
  const isEmpty = Object.values(query).every((value) => value === undefined)
  return isEmpty ? undefined : compileSearch(db, query, { isDealOpen: true })
}

function filterWith(form: CompiledSearch | undefined, { places, others }: WayConditions): Filter {
  const filter = form?.filter ?? filterOf({}, undefined)
  const conditions = [...others, ...places].map(({ condition }) => condition)
  return { ...filter, worded: [...filter.worded, ...conditions] }
}

/** Returns those that find more than a total, in their order; each label once. */
function shownOf(
  ways: readonly Way[],
  totals: ReadonlyMap<Way, number>,
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
