import { regExp } from '#domain/text/reg-exp.ts'
import { parseNumberAt } from '#query-language/extract/amounts/number-phrase.ts'
import type { Gazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { lexicon } from '#query-language/lexicon/lexicon.ts'
import { roomUnits, units } from '#query-language/lexicon/units.ts'
import { cues, labels, ofMoney } from '#query-language/listing-message/words.ts'
import type { Token } from '#query-language/text/tokenize.ts'
import type { Block, CleanMessage } from './clean-message.ts'
import { tokensOfLine } from './line-tokens.ts'
import { isNoDemand } from './no-demand.ts'
import { barePriceAt, statedScale } from './stated-scale.ts'

/** A line of a message with the signs that a home begins there. */
export interface Row extends Block {
  text: string
  /** Emoji or bullet with which the line starts, which lists repeat. */
  anchor: string
  /** Positions of rooms (`2 bhk`) and of amounts that may be prices, in the whole text. */
  rooms: readonly { at: number; end: number; value: number }[]
  amounts: readonly number[]
  /** Positions of sizes (`200 gaj`) and of kinds of home (`shop`). */
  areas: readonly { at: number; end: number; value: number; unit: string }[]
  kinds: readonly { at: number; end: number; types: readonly string[] }[]
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
  /(?<!\d)(?:(?:\+?91[ -]{0,2}|0)?[6-9]|(?:\+91[ -]{0,2}|0)[1-5])\d(?:[ -]?\d){8}(?!\d)/g
const numbered =
  /^\s*(?:\(?\p{Nd}{1,2}[).]|\(?[a-e]\)|[a-e]\.(?=\s)|\p{Nd}{1,2}\s*[-:](?=\s))\s*(?=\S)/iu

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

const want = regExp()`
  ^(?:req|reqd|required|require|requires|wanted|want|wants|need|needs|needed|chahiye|chahie|chaiye
  |pahije|beku|venum|kavali|joiye)$
`

/** "Req: 3bhk floor for sale", "Any office in Baner for sale?": whatever it says of an offer. */
function isRequest(tokens: readonly Token[], at: number, next: number): boolean {
  if (!want.test(tokens[at]?.text ?? '')) return false
  // "We need 2bhk for rent", "2bhk required"
  const isOfHome = asksSoon(tokens, next) || endsHome(tokens, at - 1)
  if (at > 0 && !isOfHome) return false
  // "Wanted for my buyer"
  if (tokens[next]?.text === 'for') return true
  const words = tokens.slice(next, next + 3).map(({ text }) => text)
  return !words.some((word) => /^(?:buyer|buyers|tenant|tenants)$/.test(word))
}

const asksFor = (tokens: readonly Token[], at: number) =>
  (tokens[at]?.kind === 'number' && roomUnits.find(tokens, at + 1) !== undefined) ||
  lexicon.find(tokens, at)?.meaning.slot === 'type'

/** Words that ask for something other than a home: "need help, my flat", "need tenant". */
const ownWord = /^(?:help|my|our|your|tenant|tenants|buyer|buyers|his|her|their|info|support|to)$/

/** Whether a home is named behind a word of asking: "need a furnished 2bhk". */
function asksSoon(tokens: readonly Token[], next: number): boolean {
  for (let at = next; at < next + 4; at++) {
    if (asksFor(tokens, at)) return true
    if (ownWord.test(tokens[at]?.text ?? '')) return false
  }
  return false
}

/** Whether rooms or a kind of home end with a token: "2 bhk required". */
const endsHome = (tokens: readonly Token[], last: number) =>
  [1, 2, 3].some((count) => {
    const from = last - count + 1
    if (from < 0) return false
    const isType = lexicon.find(tokens, from)
    const rooms = roomUnits.find(tokens, from)
    return (isType?.meaning.slot === 'type' && isType.next === last + 1) || rooms?.next === last + 1
  })

const otherAmount = /^(?:deposit|maintenance|income|old-price|brokerage|ignored)$/

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
  let [hasType, hasDemand, hasRequest, hasOffer] = [false, false, false, false]
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
    const place = start + (tokens[at]?.start ?? 0)
    const next = tokens[parsed.next]?.text === '-' ? parsed.next + 1 : parsed.next
    const room = roomUnits.find(tokens, next)
    // "Rental 1bhk portion 12k" is a part of the home.
    const isPart = tokens[room?.next ?? 0]?.text === 'portion'
    const end = start + (tokens[(room?.next ?? 1) - 1]?.end ?? 0)
    if (room && !isPart) rooms.push({ at: place, end, value: parsed.value })
    const unit = units.find(tokens, parsed.next)?.meaning
    if (unit?.of === 'area') {
      const last = tokens[(units.find(tokens, parsed.next)?.next ?? 1) - 1]
      const { value } = parsed
      areas.push({ at: place, end: start + (last?.end ?? 0), value, unit: unit.unit })
    }
    const isRate = !parsed.isWord && perArea.test(line.slice(tokens[parsed.next - 1]?.end))
    const isAmount =
      isRate || unit?.of === 'amount' || (!unit && parsed.value >= 5_000 && !parsed.isWord)
    if (isAmount && !isOtherAmount(tokens, at)) amounts.push(place)
    if (!parsed.isWord) at = parsed.next - 1
  }
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

const seeksMate = regExp('i')`
  \b(?:looking[ ]for|need|want|wanted|searching[ ]for|require)[ ](?:an?[ ]|one[ ]|1[ ]|the[ ])?
  (?:(?:\d(?:st|nd|rd|th)|new|female|male|girl|boy|working|third|second)[ ]){0,2}
  (?:flat[ ]?mate|room[ ]?mate|room[ ]?partner|replacement)
`

/** "Another client: 1bhk rent Mulund, 25k" */
const ofClient = /^[^\p{L}\p{N}]*(?:(?:another|one|other|my|our|next) )?client ?(?:\d|:|-)/iu

/** "Upto 25k", "80 lakh tak": only demands limit an amount. */
const bounded = regExp('iu')`
  (?<!loan[ ])\b(?:under|below|upto|up[ ]to|within|max|maximum|not[ ]more[ ]than|less[ ]than)
  [ :.-]{0,3}
  (?:rs\.?[ ]?|₹[ ]?)?\d[\d.,]{0,9}[ ]?(?:k|l|lac|lacs|lakh|lakhs|cr|crore|crores|000)\b
  |\d[ ]?(?:k|l|lac|lacs|lakh|lakhs|cr|crore|crores|hazaar|hazar|hajar|savira|lakhs?)[ ]
  (?:tak|ke[ ]andar|ke[ ]under|se[ ]kam|max|maximum|olage|kulla|lopu|lope|sudhi|paryant|parynt)\b
  |(?:लाख|हजार|हज़ार|करोड़|करोड)[ ](?:तक|के[ ]अंदर|पर्यंत|से[ ]कम)
`

/** "210 psf", "65/- per sqft" */
const perArea = /^ ?(?:\/-)? ?(?:rs\.? |rupees )?(?:psf|(?:per|\/) ?(?:sq|sft|square))/i

/** "Deposit 1 lakh" is no price, nor a telephone number. */
function isOtherAmount(tokens: readonly Token[], at: number): boolean {
  if ((tokens[at]?.text.length ?? 0) >= 10) return true
  for (const from of [at - 3, at - 2, at - 1]) {
    const label = from >= 0 ? labels.find(tokens, from, at) : undefined
    const gap = label && tokens.slice(label.next, at).every(({ kind }) => kind === 'sign')
    const isThing =
      label?.meaning === 'ignored' && !ofMoney.test(tokens[label.next - 1]?.text ?? '')
    if (label && gap && !isThing && otherAmount.test(label.meaning)) return true
  }
  return false
}

/** Whether a row gives enough for a home: what it is, and its price. */
export const isWhole = (row: Row) =>
  row.amounts.length > 0 && (row.rooms.length > 0 || row.hasType || row.hasArea)
