import type { SearchReading } from '#contract/search/explanation.ts'
import { t } from '#domain/locale/translate.ts'
import type { Gazetteer } from '#query-language/gazetteer/gazetteer.ts'
import type { SearchFilter, Slot } from '#query-language/model/slots.ts'
import type { Handle } from '#server/db/connect.ts'
import type { Market } from '#server/db/index-state.ts'
import {
  type CompiledSearch,
  compileAtPlaces,
  compileWithoutSlots,
  type Reading,
} from '#server/search/compile-query.ts'
import type { PublicFilter } from '#server/search/filter-conditions.ts'
import { isMessage, unstatedSlots } from '#server/search/message.ts'
import { cityOfZone } from '#server/search/place-conditions.ts'
import { countPublic } from '#server/search/public-list-queries.ts'
import { inOurWords, leftWithout, maxParts, textWithout } from '#server/search/remove-term.ts'
import { nameOf } from '#server/search/slot-label.ts'
import { doesFilter } from '#server/search/soft-slots.ts'
import { secondChoices, type Way, waysOn } from './ways-on.ts'

const maxRelaxations = 6
/** With this many useful relaxations no further ones are tried. */
const minLeading = 3
const maxLeading = 4

type Ways = SearchReading['relaxations']

interface Part {
  label: string
  gone: Slot
  /** A wider slot to replace it with. */
  wider?: Slot | undefined
}

/**
 * Returns relaxations of a search with their counts. If few are found: each part left out, the most
 * productive first; a place is widened before it is dropped. With many parts none is tried on its
 * own, because a single one seldom makes the difference. If none is found, or only because the
 * attributes of a message rank: other searches, the smallest change first (`ways-on.ts`), until
 * some find homes.
 */
export async function relaxations(
  db: Handle,
  market: Market,
  query: PublicFilter,
  reading: Reading,
  total: number,
): Promise<Ways> {
  if (total > 0 && !reading.isRelaxed) return waysToMore(db, market, query, reading, total)
  const [gentle = [], firm = [], last = []] = waysOn(reading)
  const count = (ways: readonly Way[]) => counted(db, market, query, reading, total, ways)
  const found = await count(gentle)
  if (found.length >= minLeading) return found
  const known = new Set(found.map(({ search }) => search))
  found.push(...(await count(firm)).filter(({ search }) => !known.has(search)))
  return found.length > 0 ? found.slice(0, maxLeading) : (await count(last)).slice(0, 1)
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
        ...{ label: () => label, slots: isProse ? hard : slots, isWithout: true },
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
  if (ways.length === 0) return []
  const totals = await countPublic(db, market, await compileWays(db, query, reading, ways))
  const seen = new Set<string>()
  return ways
    .map((way, index) => ({ ...way, found: totals[index] ?? 0 }))
    .filter(({ found }) => found > total)
    .flatMap(({ label, search, isWithout, found }) => {
      const text = search()
      if (text === undefined) return []
      return {
        ...{ label: label(), isWithout, search: text },
        ...{ total: found, more: found - total },
      }
    })
    .filter(({ label }) => !seen.has(label) && seen.add(label))
    .slice(0, maxRelaxations)
}

/** Compiles the shared part of a search at several places once. */
async function compileWays(
  db: Handle,
  query: PublicFilter,
  { names, today }: Reading,
  ways: readonly Way[],
): Promise<CompiledSearch[]> {
  const compile = (slots: readonly Slot[], isWithout: boolean, search: Way['search']) =>
    // Another search may no longer be a message.
    compileWithoutSlots(db, isWithout ? query : { ...query, search: textOf(slots, search) }, {
      ...{ slots: [...slots], unmatched: [], names, today },
    })
  const near = ways.flatMap((way) => (way.elsewhere ? { ...way.elsewhere, way } : []))
  const rest = near[0]?.rest ?? []
  const isShared = near.length > 0 && !isOfMessages(rest)
  const nearby = isShared
    ? await compileAtPlaces(
        db,
        await compile(rest, false, () => ''),
        names,
        near.map(({ place }) => place),
      )
    : []
  const known = new Map(nearby.map((compiled, index) => [near[index]?.way, compiled]))
  return Promise.all(
    ways.map(
      (way) => known.get(way) ?? compile(way.slots, way.isWithout && !isMessage(query), way.search),
    ),
  )
}

/** Returns whether one of these slots is handled differently in a message. */
const isOfMessages = (slots: readonly Slot[]) => slots.some(({ slot }) => unstatedSlots.has(slot))

const textOf = (slots: readonly Slot[], search: Way['search']) =>
  isOfMessages(slots) ? (search() ?? '') : ''
