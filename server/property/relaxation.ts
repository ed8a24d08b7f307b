import type { SearchReading } from '#contract/search-reading.ts'
import { filterOf } from '#domain/search/filter.ts'
import type { Gazetteer } from '#domain/search/gazetteer.ts'
import { sentenceOf } from '#domain/search/sentence.ts'
import type { Slot, Spelled } from '#domain/search/slot.ts'
import type { Handle } from '#server/db/connect.ts'
import { askedWithout, type Reading } from './asked.ts'
import type { PublicFilter } from './filter.ts'
import type { Market } from './market.ts'
import { countPublic } from './public-queries.ts'
import { labelOf } from './slot-label.ts'

const mostRelaxations = 6
/** Two parts at a time are tried of so many: ten pairs. */
const mostPaired = 5

/** The text of a question without one part of it. */
export type TextLeft = (
  slots: readonly Slot[],
  rest: readonly Spelled[],
  gone: Slot | Spelled,
) => string

type Ways = SearchReading['relaxations']

interface Part {
  label: string
  gone: Slot | Spelled
  /** Something wider stands in its place. */
  isWidened?: boolean
  slots: Slot[]
  rest: Spelled[]
}

interface Way {
  label: string
  search: string
  slots: readonly Slot[]
  rest: readonly Spelled[]
}

/**
 * Each part that stands in the way, with what would be found without it; the most first. A place is
 * widened before it is let go. Where none helps by itself, two of them together, else the place alone.
 */
export async function relaxations(
  db: Handle,
  market: Market,
  query: PublicFilter,
  reading: Reading,
  total: number,
  left: TextLeft,
): Promise<Ways> {
  const parts = partsOf(reading).slice(0, mostRelaxations)
  const count = (ways: readonly Way[]) => counted(db, market, query, reading, total, ways)
  const single = await count(
    parts.map(({ label, gone, slots, rest, isWidened }) =>
      isWidened
        ? wayOf(label, slots, rest)
        : { label, slots, rest, search: left(slots, rest, gone) },
    ),
  )
  if (single.length > 0 || total > 0) return single
  const paired = await count(pairsOf(parts.slice(0, mostPaired), reading))
  return paired.length > 0 ? paired : count(placeAlone(reading))
}

function partsOf({ slots, rest, names }: Reading): Part[] {
  return [
    ...rest.map((word) => ({
      label: `“${word.text}”`,
      gone: word,
      slots,
      rest: rest.filter((other) => other !== word),
    })),
    ...slots
      .filter(({ slot }) => slot !== 'sort')
      .map((slot) => {
        // What stands on the same words goes with it: a studio is a type and a number of rooms.
        const others = slots.filter(({ start, end }) => start !== slot.start || end !== slot.end)
        const wider = widened(slot, slots, names)
        return wider
          ? {
              label: wider.label,
              gone: slot,
              slots: [...others, wider.slot],
              rest,
              isWidened: true,
            }
          : { label: labelOf(slot), gone: slot, slots: others, rest }
      }),
  ]
}

/** All of Koramangala for its 5th Block, and all of the city for a locality, where nothing else names it. */
function widened(slot: Slot, slots: readonly Slot[], names: Gazetteer) {
  if (slot.slot !== 'locality' || slot.value.not) return undefined
  const { section, ...whole } = slot.value
  const { name, city } = whole
  if (section) {
    return { label: `${section}, in all of ${name}`, slot: { ...slot, value: whole } }
  }
  const isAlone = slots.every(
    (one) => one === slot || (one.slot !== 'locality' && one.slot !== 'city'),
  )
  const home = names.places.find((place) => place.kind === 'city' && place.name === city)
  if (!home || !isAlone) return undefined
  const value = { name: home.name, city: home.name, ids: home.ids }
  return {
    label: `${name}, in all of ${home.name}`,
    slot: { ...slot, slot: 'city' as const, value },
  }
}

/** Said in our words: what is left of a text without two parts is seldom one. */
const wayOf = (label: string, slots: readonly Slot[], rest: readonly Spelled[]): Way => ({
  ...{ label, slots, rest },
  search: [sentenceOf(filterOf(slots)), ...rest.map(({ text }) => text)].filter(Boolean).join(' '),
})

function pairsOf(parts: readonly Part[], { slots, rest }: Reading): Way[] {
  return parts.flatMap((one, index) =>
    parts.slice(index + 1).map((other) => {
      const stays = (part: Slot | Spelled) =>
        [one.gone, other.gone].every(({ start, end }) => start !== part.start || end !== part.end)
      return wayOf(`${one.label} and ${other.label}`, slots.filter(stays), rest.filter(stays))
    }),
  )
}

function placeAlone({ slots }: Reading): Way[] {
  const placed = slots.filter(
    ({ slot }) => slot === 'locality' || slot === 'city' || slot === 'pincode',
  )
  const typed = slots.filter((slot) => placed.includes(slot) || slot.slot === 'type')
  return [typed, placed]
    .filter((kept) => kept.length > 0 && kept.length < slots.length)
    .map((kept) => wayOf(`all but ${kept.map(labelOf).join(', ')}`, kept, []))
}

async function counted(
  db: Handle,
  market: Market,
  query: PublicFilter,
  { names, today }: Reading,
  total: number,
  ways: readonly Way[],
): Promise<Ways> {
  if (ways.length === 0) return []
  const asked = await Promise.all(
    ways.map(({ slots, rest }) =>
      askedWithout(db, query, { slots: [...slots], rest: [...rest], names, today }),
    ),
  )
  const totals = await countPublic(db, market, asked)
  const seen = new Set<string>()
  return ways
    .map(({ label, search }, index) => {
      const found = totals[index] ?? 0
      return { label, search, total: found, more: found - total }
    })
    .filter(({ more, label }) => more > 0 && !seen.has(label) && seen.add(label))
    .toSorted((one, other) => other.more - one.more)
    .slice(0, mostRelaxations)
}
