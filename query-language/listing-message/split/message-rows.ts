import { regExp } from '#domain/text/reg-exp.ts'
import { parseNumberAt } from '#query-language/extract/amounts/number-phrase.ts'
import type { Gazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { lexicon } from '#query-language/lexicon/lexicon.ts'
import { roomUnits, units } from '#query-language/lexicon/units.ts'
import { isCharge } from '#query-language/listing-message/price/charges.ts'
import { cues } from '#query-language/listing-message/words.ts'
import { type Bed, bedsIn, shiftedBed } from './beds.ts'
import type { Block, CleanMessage } from './clean-message.ts'
import { tokensOfLine } from './line-tokens.ts'
import { isNoDemand } from './no-demand.ts'
import { isOtherAmount, minRate, perArea, sidesAt } from './row-amounts.ts'
import { asksFor, asksSoon, bounded, isRequest, ofClient, seeksMate } from './row-demands.ts'
import { barePriceAt, statedScale } from './stated-scale.ts'

/** A line of a message with the signs that a home begins there. */
export interface Row extends Block {
  text: string
  /** Emoji or bullet with which the line starts, which lists repeat. */
  anchor: string
  /** Positions of rooms (`2 bhk`) and of amounts that may be prices, in the whole text. */
  rooms: readonly { at: number; end: number; value: number }[]
  amounts: readonly number[]
  /** A price that counts crores and does not say it. */
  crores?: Block
  /** Positions of sizes (`200 gaj`) and of kinds of home (`shop`). */
  areas: readonly { at: number; end: number; value: number; unit: string }[]
  kinds: readonly { at: number; end: number; types: readonly string[] }[]
  /** Beds of a hostel, each a home of its own. */
  beds: readonly Bed[]
  /** Whether an amount is a rate: "14,500 psf". */
  hasRate: boolean
  hasArea: boolean
  hasType: boolean
  /** Home types it names besides flats: a shop or an office below a flat is another home. */
  types: readonly string[]
  hasDemand: boolean
  /** "Client wants", "send options": a demand regardless of the rest. */
  hasRequest: boolean
  hasOffer: boolean
  /** "All ready possession": applies to every home above. */
  isShared: boolean
  /** `1)`, `2.`, a key cap. */
  isNumbered: boolean
  isAfterBlank: boolean
  words: number
}

/** Telephone numbers, also in groups of digits, which are not amounts. */
export const phoneNumber =
  /(?<!\d)(?:(?:\+?91[ -]{0,2}|0)?[6-9]|(?:\+91[ -]{0,2}|0)[1-5])(?:[ -]{0,3}\d){9}(?!\d)/g
const numbered = regExp('iu')`
  ^\s*(?:\(?\p{Nd}{1,2}[).]|\(?[a-h]\)|[a-h](?:\.|[ ]?[–—]|[ ]-)(?=\s)|\p{Nd}{1,2}\s*[-:](?=\s))
  \s*(?=\S)
`

/** Returns the lines of a block that are not empty. */
export function rowsOf(
  { text, raw }: CleanMessage,
  { start, end }: Block,
  gazetteer: Gazetteer,
): Row[] {
  const rows: Row[] = []
  const hasScale = statedScale(text) !== undefined
  let at = start
  let isAfterBlank = false
  for (const line of text.slice(start, end).split('\n')) {
    if (/[\p{L}\p{N}]/u.test(line)) {
      const anchor = anchorSign.exec(raw.slice(at, at + line.length))?.[1] ?? ''
      const parts = sentencesOf(line, at, isAfterBlank, gazetteer)
      rows.push(...parts.map((row) => ({ ...withBarePrice(row, hasScale), anchor })))
      isAfterBlank = false
    } else isAfterBlank = true
    at += line.length + 1
  }
  return rows
}

/** "4bhk - 5.75" below "rates in Cr" */
function withBarePrice(row: Row, hasScale: boolean): Row {
  const at = hasScale && row.amounts.length === 0 ? barePriceAt(row.text) : undefined
  return at === undefined ? row : { ...row, amounts: [row.start + at] }
}

const anchorSign = /^[\s*_]*([\p{Extended_Pictographic}•▪▫◾◽●○■□►▶➤➡→✓✔★☆])/u

function rowsOfParts(
  parts: readonly string[],
  start: number,
  isAfterBlank: boolean,
  gazetteer: Gazetteer,
): Row[] {
  const rows: Row[] = []
  let at = 0
  for (const part of parts) {
    if (/[\p{L}\p{N}]/u.test(part))
      rows.push(rowOf(part, start + at, isAfterBlank && at === 0, gazetteer))
    at += part.length
  }
  return rows
}

/** A line is a row, or a row for each sentence where several are homes: "Shop 22 lakh. Flat 19." */
function sentencesOf(
  line: string,
  start: number,
  isAfterBlank: boolean,
  gazetteer: Gazetteer,
): Row[] {
  const listed = line.split(/ (?=\(?\d{1,2}\) ?\S)/)
  if (listed.length > 1 && listed.every((item) => numbered.test(item)))
    return rowsOfParts(
      listed.map((item) => `${item} `),
      start,
      isAfterBlank,
      gazetteer,
    )
  const whole = rowOf(line, start, isAfterBlank, gazetteer)
  const clauses = rowsOfParts(line.split(/(?<=;)/), start, isAfterBlank, gazetteer)
  // "Plot 1800 sft, Avadi, 35L; Plot 2400 sft, Poonamallee, 62L"
  if (clauses.length > 1 && clauses.every(isWhole) && clauses.every(namesKind)) return clauses
  if (whole.amounts.length < 2 || !/[.;] /.test(line)) return [whole]
  const parts = line.split(/(?<=[^\d. ][.;] |\d[.;] (?=\p{L}))/u)
  const rows = rowsOfParts(parts, start, isAfterBlank, gazetteer)
  const homes = rows.filter((row) => isWhole(row) && (row.types.length > 0 || row.rooms.length > 0))
  const kinds = new Set(
    homes.map(({ types, rooms }) => types[0] ?? (rooms.length > 0 && 'apartment')),
  )
  return homes.length > 1 && kinds.size > 1 ? rows : [whole]
}

const namesKind = ({ types, rooms, text }: Row, index: number) =>
  (types.length > 0 || rooms.length > 0) &&
  (index === 0 || startsWithKind.test(text) || startsWithPlace.test(text))
/** "Crossing Republik: 2bhk 38L" */
const startsWithPlace = /^ *\p{Lu}[^\d,:]{2,40}:/u
const startsWithKind =
  /^ *(?:\d ?(?:bhk|rk|bed)|plots?|shops?|flats?|offices?|villas?|house|kothi)\b/i

/** Returns the signs in a line, or in a part of one, that a home begins there. */
export function rowOf(
  line: string,
  start: number,
  isAfterBlank: boolean,
  gazetteer: Gazetteer,
): Row {
  const number = numbered.exec(line)?.[0] ?? ''
  const own = line.slice(number.length).replace(phoneNumber, (digits) => ' '.repeat(digits.length))
  const tokens = tokensOfLine(own.padStart(line.length), gazetteer)
  const rooms: Row['rooms'][number][] = []
  const amounts: number[] = []
  const areas: Row['areas'][number][] = []
  const kinds: Row['kinds'][number][] = []
  const types: string[] = []
  let [hasType, hasDemand, hasRequest, hasOffer, hasRate] = [false, false, false, false, false]
  let cueEnd = 0
  for (let at = 0; at < tokens.length; at++) {
    const found = at >= cueEnd ? cues.find(tokens, at) : undefined
    const cue = found?.meaning === 'demand' && isNoDemand(tokens, at) ? undefined : found
    if (cue) cueEnd = cue.next
    hasDemand ||= cue?.meaning === 'demand'
    hasRequest ||=
      cue?.meaning === 'request' ||
      (cue?.meaning === 'seek' && asksSoon(tokens, cue.next)) ||
      (cue?.meaning === 'demand' && isRequest(tokens, at, cue.next))
    hasOffer ||= cue?.meaning === 'offer'
    const meaning = lexicon.find(tokens, at)?.meaning
    if (meaning?.slot === 'type') {
      hasType = true
      types.push(...meaning.value.types)
      const last = tokens[(lexicon.find(tokens, at)?.next ?? at + 1) - 1]
      kinds.push({
        at: start + (tokens[at]?.start ?? 0),
        end: start + (last?.end ?? 0),
        types: meaning.value.types,
      })
    }
    const parsed = parseNumberAt(tokens, at)
    if (!parsed) continue
    const sides = sidesAt(tokens, at)
    if (sides) {
      areas.push({ ...sides, at: start + sides.at, end: start + sides.end, unit: 'sqft' })
      at += 2
      continue
    }
    const place = start + (tokens[at]?.start ?? 0)
    const next = tokens[parsed.next]?.text === '-' ? parsed.next + 1 : parsed.next
    const room = roomUnits.find(tokens, next)
    // "Rental 1bhk portion 12k" is a part of the home, "1 room only" how many are left.
    const isPart = partOrRest.test(tokens[room?.next ?? 0]?.text ?? '')
    const end = start + (tokens[(room?.next ?? 1) - 1]?.end ?? 0)
    if (room && !isPart) rooms.push({ at: place, end, value: parsed.value })
    const unit = units.find(tokens, parsed.next)?.meaning
    const { value } = parsed
    // "200 gaj, 18500 gaj": a size and its rate.
    const isRateOfSize =
      unit?.of === 'area' &&
      value >= minRate &&
      areas.some((size) => size.unit === unit.unit && size.value * 5 < value)
    if (unit?.of === 'area' && !isRateOfSize) {
      const last = tokens[(units.find(tokens, parsed.next)?.next ?? 1) - 1]
      areas.push({ at: place, end: start + (last?.end ?? 0), value, unit: unit.unit })
    }
    const behind = line.slice(tokens[parsed.next - 1]?.end)
    const isRate = isRateOfSize || (!parsed.isWord && perArea.test(behind))
    hasRate ||= isRate
    const isRupees = value >= minRate && (/^ ?rs\b/i.test(behind) || tokens[at - 1]?.text === '₹')
    const isPlain = !unit && !parsed.isWord && (value >= 5_000 || isRupees)
    const isAmount = isRate || unit?.of === 'amount' || isPlain
    const isExtra = isCharge(line.slice(0, tokens[at]?.start), behind)
    if (isAmount && !isExtra && !isOtherAmount(tokens, at)) amounts.push(place)
    if (!parsed.isWord) at = parsed.next - 1
  }
  const beds = rooms.length > 0 ? [] : bedsIn(tokens).map((bed) => shiftedBed(bed, start))
  for (const { price } of beds)
    if (price !== undefined && !amounts.includes(price)) amounts.push(price)
  amounts.sort((one, other) => one - other)
  const isAnyBuyer = /^(?:buyers?|tenants?|clients?|party|one|body)$/.test(tokens[1]?.text ?? '')
  if (tokens[0]?.text === 'any' && !isAnyBuyer && line.includes('?')) hasRequest = true
  // "Purchase: 3bhk in Baner"; in "company purchase" it is who may buy.
  if (tokens[0]?.text === 'purchase') hasDemand = true
  if (!hasOffer && (bounded.test(line) || ofClient.test(line))) hasDemand = true
  // Whoever looks for a flatmate has the flat.
  if (seeksMate.test(line)) [hasOffer, hasDemand, hasRequest] = [true, false, false]
  // "Good morning. Any 1bhk in Sewri below 30k plz"
  const isAny = tokens.some(({ text }, at) => text === 'any' && asksFor(tokens, at + 1))
  if (isAny && /\b(?:pl[sz]|please|below|under|upto|budget|max)\b|\?/i.test(line)) hasRequest = true
  return {
    ...{ text: line, start, end: start + line.length, anchor: '', rooms, amounts },
    ...{
      areas,
      kinds,
      beds,
      hasRate,
      hasArea: areas.length > 0,
      hasType,
      types,
      hasDemand,
      hasRequest,
      hasOffer,
      isAfterBlank,
    },
    isNumbered: number !== '',
    isShared: cues.find(tokens, tokens[0]?.text === '(' ? 1 : 0)?.meaning === 'shared',
    words: tokens.filter(({ kind }) => kind !== 'sign').length,
  }
}

const partOrRest = /^(?:portion|only|left|remaining|vacant)$/

/** Whether a row gives enough for a home: what it is, and its price. */
export const isWhole = (row: Row) => row.amounts.length > 0 && namesHome(row)

/** Whether a row names a home. */
export const namesHome = (row: Row) =>
  row.rooms.length > 0 || row.hasType || row.hasArea || row.beds.length > 0
