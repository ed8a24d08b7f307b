import type { SearchReading } from '#contract/search/explanation.ts'
import type { Gazetteer } from '#query-language/gazetteer/gazetteer.ts'
import type { SearchFilter, Slot, SlotName, TextSpan } from '#query-language/model/slots.ts'
import type { Handle } from '#server/db/connect.ts'
import type { Market } from '#server/db/index-state.ts'
import { compileWithoutSlots, type Reading } from './compile-query.ts'
import type { PublicFilter } from './filter-conditions.ts'
import { cityOfZone } from './place-conditions.ts'
import { countPublic } from './public-list-queries.ts'
import { inOurWords, leftWithout, maxParts, textWithout } from './remove-term.ts'
import { labelOf } from './slot-label.ts'

const maxRelaxations = 6
/** Two parts at a time are tried of so many: ten pairs. */
const maxPaired = 5

type Ways = SearchReading['relaxations']

interface Part {
  label: string
  gone: Slot | TextSpan
  /** Something wider that stands in its place. */
  wider?: Slot | undefined
}

interface Way {
  label: string
  /** Worked out for those that are shown: reading a text again takes longest. */
  search(): string
  slots: readonly Slot[]
  rest: readonly TextSpan[]
  isOnly?: boolean
}

/**
 * Each part that stands in the way, with what would be found without it; the most first. A place is
 * widened before it is let go. Where none helps by itself, two of them together or the place let
 * go, else the place or the kind of home alone, the city of the place where it has nothing at all.
 * Of many parts none is tried by itself: one more or less is seldom what stands in the way.
 */
export async function relaxations(
  db: Handle,
  market: Market,
  query: PublicFilter,
  reading: Reading,
  total: number,
): Promise<Ways> {
  const isMany = reading.slots.length + reading.unmatched.length > maxParts
  const parts = isMany ? [] : partsOf(reading).slice(0, maxRelaxations)
  const count = (ways: readonly Way[]) => counted(db, market, query, reading, total, ways)
  const single = await count(
    parts.map((part) => {
      const way = wayWithout([part], reading)
      const { search = '' } = query
      return part.wider ? way : { ...way, search: () => textWithout(search, reading, part.gone) }
    }),
  )
  if (single.length > 0 || total > 0) return single
  const further = await count([...placeLetGo(parts, reading), ...pairsOf(parts, reading)])
  if (further.length > 0) return further
  const [own, wider] = placeAlone(reading)
  const alone = await count([...own, ...wider])
  const ofOwn = alone.filter(({ search }) => own.some((way) => way.search() === search))
  return ofOwn.length > 0 ? ofOwn : alone
}

function partsOf({ slots, unmatched: rest, filter, names }: Reading): Part[] {
  return [
    ...rest
      .filter(({ isUnsupported }) => !isUnsupported)
      .map((word) => ({ label: `“${word.text}”`, gone: word })),
    ...slots
      .filter((slot) => slot.slot !== 'sort' && !isOneOfSeveral(slot, slots))
      .map((slot) => {
        const wider = anyKind(slot) ?? widened(slot, slots, filter, names)
        return { label: wider?.label ?? nameOf(slot), gone: slot, wider: wider?.slot }
      }),
  ]
}

/** "In Wakad or Baner": fewer are found without one of them, never more. */
const isOneOfSeveral = (one: Slot, slots: readonly Slot[]) =>
  one.slot === 'locality' &&
  !one.value.not &&
  slots.some((other) => other !== one && other.slot === 'locality' && !other.value.not)

/** Every industrial property for a godown: its kind stands in few texts. */
function anyKind(slot: Slot) {
  if (slot.slot !== 'type' || !slot.value.kind || slot.value.not) return undefined
  const value = { types: slot.value.types }
  return { label: `${nameOf(slot)} in particular`, slot: { ...slot, value } }
}

/**
 * All of Hinjewadi for its Phase 2, and all of the city for a locality, where nothing else names
 * it.
 */
function widened(slot: Slot, slots: readonly Slot[], filter: SearchFilter, names: Gazetteer) {
  if (slot.slot !== 'locality' || slot.value.not) return undefined
  const { section, ...whole } = slot.value
  const { name, city, ids } = whole
  // A Location stands for all of itself, and a zone for its city, already.
  if (section && ids.length === 0) {
    return { label: `${section}, in all of ${name}`, slot: { ...slot, value: whole } }
  }
  const isAlone = slots.every(
    (one) => one === slot || (one.slot !== 'locality' && one.slot !== 'city'),
  )
  const home = names.places.find((place) => place.kind === 'city' && place.name === city)
  if (!home || !isAlone || cityOfZone(slot.value, filter, names)) return undefined
  const value = { name: home.name, city: home.name, ids: home.ids }
  return {
    label: `${name}, in all of ${home.name}`,
    slot: { ...slot, slot: 'city' as const, value },
  }
}

/** Said in our words: what is left of a text without two parts is seldom one. */
const wayOf = (label: string, slots: readonly Slot[], rest: readonly TextSpan[]): Way => ({
  ...{ label, slots, rest },
  search: () => inOurWords(slots, rest),
})

/** Without some parts, or with what is wider in their place. */
function wayWithout(parts: readonly Part[], reading: Reading): Way {
  const { slots, rest } = leftWithout(
    reading,
    parts.map(({ gone }) => gone),
  )
  const labels = new Set(parts.map(({ label }) => label))
  return wayOf(
    [...labels].join(' and '),
    [...slots, ...parts.flatMap(({ wider }) => wider ?? [])],
    rest,
  )
}

const pairsOf = (parts: readonly Part[], reading: Reading) =>
  parts
    .slice(0, maxPaired)
    .flatMap((one, index, all) =>
      all.slice(index + 1).map((other) => wayWithout([one, other], reading)),
    )

function placeLetGo(parts: readonly Part[], reading: Reading): Way[] {
  return parts.flatMap(({ gone, wider }) =>
    wider && 'slot' in gone ? wayWithout([{ label: nameOf(gone), gone }], reading) : [],
  )
}

/** What says which homes are meant at all: it stays with the place where that finds some. */
const kindOfHome: ReadonlySet<SlotName> = new Set<SlotName>(['type', 'bhk', 'intent'])

function placeAlone({
  slots,
  unmatched: rest,
  filter,
  names,
}: Reading): [own: Way[], wider: Way[]] {
  const placed = slots.filter(
    ({ slot }) => slot === 'locality' || slot === 'city' || slot === 'pincode',
  )
  const alone = (places: readonly Slot[]) => {
    const kinds = slots.filter(({ slot }) => kindOfHome.has(slot))
    const deal = kinds.filter(({ slot }) => slot === 'intent')
    return [kinds, deal, []]
      .map((kept) => [...kept, ...places])
      .filter((kept) => kept.length > 0 && kept.length < slots.length + rest.length)
      .map((kept): Way => {
        const way = wayOf('', kept, [])
        return { ...way, isOnly: true, label: way.search().replace(/^in /, '') }
      })
  }
  const wider = placed.map((slot) => widened(slot, slots, filter, names)?.slot ?? slot)
  const isWider = wider.some((slot) => !placed.includes(slot))
  return [alone(placed), isWider ? alone(wider) : []]
}

/** As it is called where it is let go: what was refused in its own words, "without “no pets”". */
function nameOf(slot: Slot): string {
  const isRefused = typeof slot.value === 'object' && 'not' in slot.value && slot.value.not
  if (isRefused || slot.slot === 'brokerage') return `“${slot.text}”`
  return labelOf(slot).replace(/^With /, '')
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
      compileWithoutSlots(db, query, { slots: [...slots], unmatched: [...rest], names, today }),
    ),
  )
  const totals = await countPublic(db, market, asked)
  const seen = new Set<string>()
  return ways
    .map(({ label, search, isOnly = false }, index) => {
      const found = totals[index] ?? 0
      return { label, search, isOnly, total: found, more: found - total }
    })
    .filter(({ more, label }) => more > 0 && !seen.has(label) && seen.add(label))
    .toSorted((one, other) => other.more - one.more)
    .slice(0, maxRelaxations)
    .map(({ search, ...way }) => ({ ...way, search: search() }))
}
