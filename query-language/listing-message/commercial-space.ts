import { toFeet } from '#domain/area/length.ts'
import { type PowerUnit, toKilowatts } from '#domain/home/power-load.ts'
import { regExp } from '#domain/text/reg-exp.ts'
import { type NumberPhrase, parseNumberAt } from '#query-language/extract/amounts/number-phrase.ts'
import { roomUnits, units } from '#query-language/lexicon/units.ts'
import { isFree } from '#query-language/model/parse-state.ts'
import { find, type HomeState, leave } from './home-state.ts'
import type { Finding, HomeField } from './model.ts'
import {
  countFields,
  type Label,
  labelBefore,
  labelBehindUnlessOfNext,
  parseEndsPlace,
} from './number-labels.ts'
import { drop } from './skipped-numbers.ts'

/** Reads seats, heights and loads before other passes take their numbers for floors and rooms. */
export function readCommercialSpace(state: HomeState): void {
  const { parse } = state
  for (let at = 0; at < parse.tokens.length; at++) {
    const number = isFree(parse, at) ? parseNumberAt(parse.tokens, at) : undefined
    if (!number || !isFree(parse, at, number.next)) continue
    const isRead =
      readLoad(state, at, number) ||
      readLength(state, at, number) ||
      readPercent(state, at, number) ||
      readCountOf(state, at, number)
    if (isRead) at = number.next - 1
  }
}

const wordAt = ({ parse }: HomeState, at: number) => parse.tokens[at]?.text ?? ''
/** The text behind a token. */
const behind = ({ parse: { text, tokens } }: HomeState, at: number, length: number) =>
  text.slice(tokens[at]?.end, (tokens[at]?.end ?? 0) + length)

const powerUnits: Readonly<Record<string, PowerUnit>> = {
  ...{ kw: 'kw', kilowatt: 'kw', kilowatts: 'kw', kva: 'kva', kv: 'kva' },
  ...{ hp: 'hp', bhp: 'hp', horsepower: 'hp' },
}
const loadWords = regExp()`
  ^(?:power|load|sanctioned|sanction|connected|connection|electric|electricity|electrical|3|three
  |phase|available|supply|of|-|:|bijli|बिजली|वीज|लोड)$
`
/** "75 kva DG", "5 hp motor": what makes power or uses it, and not the supply. */
const machine = regExp()`
  ^(?:dg|d|genset|gen|generator|backup|back|inverter|ups|solar|motor|pump|borewell|submersible|crane
  |lift|compressor|machine|ac)$
`
/** A town's supply; a number before "HP" beyond it is the PIN code of a place in Himachal. */
const maxKilowatts = 5_000

/** "100 HP", "power load: 75 kW", "60 kva sanctioned" */
function readLoad(state: HomeState, at: number, { value, next }: NumberPhrase): boolean {
  const letters = /^[hk]$/.test(wordAt(state, next)) && /^[pw]$/.test(wordAt(state, next + 1))
  const word = letters ? wordAt(state, next) + wordAt(state, next + 1) : wordAt(state, next)
  const unit = powerUnits[word]
  let to = next + (letters ? 2 : 1)
  if (!unit || !isFree(state.parse, at, to)) return false
  const load = toKilowatts(value, unit)
  const around = [...[at - 2, at - 1].map((one) => wordAt(state, one)), wordAt(state, to)]
  if (load > maxKilowatts || around.some((one) => machine.test(one))) return false
  let from = at
  while (loadWords.test(wordAt(state, from - 1)) && isFree(state.parse, from - 1)) from--
  while (loadWords.test(wordAt(state, to)) && isFree(state.parse, to)) to++
  find(state, 'powerLoadKw', load, [from, to])
  return true
}

type LengthField = HomeField & `${string}Ft`

const lengths: Partial<Record<string, readonly [LengthField, min: number, max: number]>> = {
  frontage: ['frontageFt', 4, 1_000],
  'ceiling-height': ['ceilingHeightFt', 6, 150],
  road: ['roadWidthFt', 1, 1_000],
}

/** "20 ft front", "frontage 18'", "clear height 9 m", "40 ft road" */
function readLength(state: HomeState, at: number, { value, next, isWord }: NumberPhrase): boolean {
  const { tokens } = state.parse
  const unit = units.find(tokens, next)
  const isMark = /^ ?['’′](?!\d)/.test(behind(state, next - 1, 3))
  const of = unit?.meaning.of
  if (of && of !== 'feet' && of !== 'metres') return false
  const to = of ? (unit?.next ?? next) : next
  const before = labelBefore(state, at)
  const label = isLength(before) ? before : labelOfLength(state, to, before)
  const [field, min, max] = lengths[label?.name ?? ''] ?? []
  if (!label || !field || isWord || (field === 'roadWidthFt' && isNamed(state, at))) return false
  // "Frontage 20": in feet, unless the number counts or measures something else.
  const isBare = !of && !isMark
  if (
    isBare &&
    (field === 'roadWidthFt' ||
      label !== before ||
      !/^ ?(?:[,;.)/|\n]|$)/.test(behind(state, next - 1, 3)))
  )
    return false
  const metres = unit?.meaning.of === 'metres' ? unit.meaning.metres * value : undefined
  const feet = metres === undefined ? value : toFeet(metres)
  if (feet < (min ?? 0) || feet > (max ?? 0)) return false
  use(state, label)
  find(state, field, feet, [Math.min(label.from, at), Math.max(label.to, to)])
  return true
}

/** "Koramangala 80 ft road" is the name of a road. */
const isNamed = (state: HomeState, at: number) =>
  parseEndsPlace(state, at) || /^(?:off|near|opp)$/.test(wordAt(state, at - 1))

const isLength = (label: Label | undefined) => label !== undefined && label.name in lengths

/** "20 ft front": the label behind, unless the number has another one before. */
function labelOfLength(state: HomeState, to: number, before: Label | undefined) {
  const label = before ? undefined : labelBehindUnlessOfNext(state, to)
  return isLength(label) ? label : undefined
}

const percentSign = regExp('i')`
  ^[ ]?(?:%|per[ ]?cent\b|percentage\b|pct\b|takk[ae]\b|टक्के|टक्का|प्रतिशत|फीसदी)
`
const maxPercent = 10

/** "Brokerage 1%", "2 percent brokerage" */
function readPercent(state: HomeState, at: number, { value, next }: NumberPhrase): boolean {
  const sign = percentSign.exec(behind(state, next - 1, 14))
  if (!sign || value > maxPercent) return false
  const end = (state.parse.tokens[next - 1]?.end ?? 0) + sign[0].length
  let to = next
  while ((state.parse.tokens[to]?.start ?? Infinity) < end) to++
  const label = labelBefore(state, at) ?? labelBehindUnlessOfNext(state, to)
  if (label?.name !== 'brokerage') return false
  use(state, label)
  find(state, 'brokeragePercent', value, [Math.min(label.from, at), Math.max(label.to, to)])
  return true
}

const maxCounts: Partial<Record<HomeField, number>> = {
  ...{ seats: 20_000, cabins: 1_000, meetingRooms: 500 },
}
/** "6500 per seat", "900 / desk": a price for one. */
const each = /^(?:\/|per|each|a)$/
/** "10 seater conference room", "6 seater sofa": the seats of a thing. */
const seatedThing = regExp('i')`
  ^(?:conf|meeting|board|discussion|training|dining|sofa|table|lobby|lounge|reception|waiting
  |cafeteria|canteen|auditorium|pantry|room|ac|non|lift|car|theatre|theater)
`
const thingBefore = regExp('i')`
  (?:conf(?:erence)?|meeting|board|discussion|training|dining|waiting)
  [ ]?(?:rooms?|halls?|area|table)?
  [ ]?[(:-]?[ ]?(?:of[ ])?$
`
const maxThingLength = 40
/** Hostels, whose rooms have seats. */
const hostel = /\b(?:pg|hostel|paying guest|girls|boys|bed|sharing)\b/i

/** "40 workstations", "seats: 60", "4 cabins" */
function readCountOf(state: HomeState, at: number, { value, next }: NumberPhrase): boolean {
  const { text, tokens } = state.parse
  const before = labelBefore(state, at)
  const label = isCounted(before)
    ? before
    : before
      ? undefined
      : labelBehindUnlessOfNext(state, next)
  const field = isCounted(label) ? countFields[label?.name ?? ''] : undefined
  if (!label || !field || value % 1 !== 0 || value > (maxCounts[field] ?? 0)) return false
  const isBefore = label === before
  // "Conference 10 seater"
  if (isBefore && field !== 'seats' && /^seaters?$/.test(wordAt(state, next))) return false
  if (!isBefore && tokens.slice(next, label.from).some((token) => each.test(token.text)))
    return false
  const unit = units.find(tokens, next)?.meaning.of
  if (isBefore && (roomUnits.find(tokens, next) || (unit && unit !== 'people'))) return false
  const isRange = /^(?:-|to)$/.test(wordAt(state, next)) && tokens[next + 1]?.kind === 'number'
  if (isRange || /\d ?(?:-|–|to) ?$/i.test(text.slice(0, tokens[at]?.start))) return false
  // Who shares a room is read elsewhere.
  if (field === 'seats' && hostel.test(text)) return false
  const isOfThing =
    seatedThing.test(wordAt(state, label.to)) ||
    thingBefore.test(text.slice(0, tokens[at]?.start).slice(-maxThingLength))
  if (field === 'seats' && isOfThing) return drop(state, label, at, next)
  use(state, label)
  find(state, field, value, [Math.min(label.from, at), Math.max(label.to, next)])
  return true
}

const isCounted = (label: Label | undefined) =>
  maxCounts[countFields[label?.name ?? ''] ?? 'area'] !== undefined

function use({ used }: HomeState, { from, to }: Label): void {
  for (let at = from; at < to; at++) used.add(at)
}

const ofCommercialSpace: ReadonlySet<HomeField> = new Set([
  ...(['seats', 'cabins', 'meetingRooms', 'ceilingHeightFt', 'powerLoadKw'] as const),
])
const otherTypes = /^(?:apartment|house|villa|plot|agricultural)$/

/** Gives back what such a home does not have: "6 seater sofa" in a flat, a percentage of a rent. */
export function dropOfCommercialSpace(state: HomeState, deal: string | undefined): void {
  const type = state.findings.find(({ field }) => field === 'propertyType')?.value
  const isHome = state.findings.some(({ field }) => field === 'bhk')
  const isElsewhere = type === undefined ? isHome : otherTypes.test(String(type))
  const isOther = ({ field }: Finding) =>
    (ofCommercialSpace.has(field) && isElsewhere) ||
    (field === 'frontageFt' && type === 'apartment') ||
    (field === 'brokeragePercent' && deal !== undefined && deal !== 'sell')
  for (const one of state.findings.filter(isOther)) {
    const { tokens, claimed } = state.parse
    const from = tokens.findIndex(({ start }) => start >= one.start)
    const to = tokens.findLastIndex(({ end }) => end <= one.end) + 1
    claimed.fill(false, from, to)
    for (let at = from; at < to; at++) state.used.delete(at)
    leave(state, from, to)
  }
  state.findings = state.findings.filter((one) => !isOther(one))
}
