import { findPlaces, type Gazetteer } from '#query-language/gazetteer/gazetteer.ts'
import type { Block, CleanMessage } from './clean-message.ts'
import { isWhole, type Row, rowsOf } from './message-rows.ts'

/** The parts of the text that speak of one home: its own, and what is said of several. */
export interface Part {
  spans: readonly Block[]
  isDemand: boolean
}

/** Returns the parts of a message, each about one home. */
export function splitMessage(message: CleanMessage, gazetteer: Gazetteer): Part[] {
  return message.blocks.flatMap((block) => {
    const rows = rowsOf(message, block)
    // "Need 1bhk in Wakad" below a list of offers is about itself alone.
    const isDemand = (row: Row) => (row.hasDemand || row.hasRequest) && !row.hasOffer
    const offers = rows.filter((row) => !isDemand(row))
    const demands = rows.filter((row) => isDemand(row) && (row.rooms.length > 0 || row.hasType))
    const isMixed = demands.length > 0 && offers.some(isWhole)
    const groups = isMixed
      ? [...groupsOf(offers, gazetteer), ...demands.map((row) => ({ shared: [], own: [row] }))]
      : groupsOf(rows, gazetteer)
    return groups.flatMap(partsOf)
  })
}

interface Group {
  /** Said above or below of several homes. */
  shared: readonly Row[]
  own: readonly Row[]
}

function groupsOf(rows: readonly Row[], gazetteer: Gazetteer): Group[] {
  const starts = startsOf(rows)
  if (starts.length < 2) return [{ shared: [], own: rows }]
  const first = starts[0] ?? 0
  const above = rows.slice(0, first)
  const heading = above.findLast((row) => isPlaceOnly(row, gazetteer))
  const always = above.filter((row) => row !== heading)
  // Homes of one line each: what stands below the last is said of all.
  const isList = starts.every((start, index) => {
    const next = starts[index + 1]
    return (
      next === undefined || rows.slice(start + 1, next).every((row) => isPlaceOnly(row, gazetteer))
    )
  })
  const last = starts.at(-1) ?? 0
  const below = rows.slice(last + 1).filter((row) => row.isShared || (isList && row.words > 0))
  const isAllBelow = new Set(below)
  const groups: Group[] = []
  let place = heading
  for (const [index, start] of starts.entries()) {
    const own = rows
      .slice(start, starts[index + 1] ?? rows.length)
      .filter((row) => !isAllBelow.has(row))
    const next = isList ? own.slice(1).find((row) => isPlaceOnly(row, gazetteer)) : undefined
    const shared = [...always, ...(place ? [place] : []), ...below]
    groups.push({ shared, own: own.filter((row) => row !== next) })
    place = next ?? place
  }
  return groups
}

/** Returns the rows with which a home begins. */
function startsOf(rows: readonly Row[]): number[] {
  const indexes = (fits: (row: Row, index: number) => boolean) =>
    rows.flatMap((row, index) => (fits(row, index) ? [index] : []))
  const listed = indexes((row) => row.isNumbered && (isWhole(row) || row.rooms.length > 0))
  if (listed.length > 1) return listed
  const paragraphs = indexes((row, index) => index === 0 || row.isAfterBlank)
  const whole = paragraphs.filter((start, index) => {
    const rest = rows.slice(start, paragraphs[index + 1] ?? rows.length)
    return rest.some(isHome) && rest.some(({ amounts }) => amounts.length > 0)
  })
  if (whole.length > 1)
    return whole.flatMap((start, index) => {
      const end = whole[index + 1] ?? rows.length
      const inside = linesOf(rows, start, end)
      return inside.length > 1 ? inside : [start]
    })
  const lines = linesOf(rows, 0, rows.length)
  if (lines.length > 1) return lines
  // "2 BHK" and its price on lines of their own, then the next home the same way.
  const rooms = indexes((row) => row.rooms.length > 0)
  const isEach = rooms.every((start, index) =>
    rows.slice(start, rooms[index + 1] ?? rows.length).some(({ amounts }) => amounts.length > 0),
  )
  return rooms.length > 1 && isEach ? rooms : []
}

const isHome = (row: Row) => row.rooms.length > 0 || row.hasType || row.hasArea

function linesOf(rows: readonly Row[], start: number, end: number): number[] {
  const lines = rows.slice(start, end).flatMap((row, at) => (isWhole(row) ? [start + at] : []))
  // "1050 sqft, 85 lakh" below "2 BHK" is the same home, and a shop below a flat another one.
  const own = lines.filter((line) => {
    const row = rows[line]
    return row && (row.rooms.length > 0 || isOther(row, rows.slice(start, line)))
  })
  const all = rows.slice(start, end).filter(({ rooms }) => rooms.length > 0).length
  if (all > 0) return own.length > 1 ? own : []
  return lines
}

const further = /^\s*(?:also|another|other|plus)\b/i
const flatTypes: ReadonlySet<string> = new Set(['apartment', 'house', 'villa'])
const builtTypes: ReadonlySet<string> = new Set(['commercial', 'office', 'industrial'])

/** Whether a row names a kind of home that no row above with an amount of its own has. */
function isOther({ types, text }: Row, above: readonly Row[]): boolean {
  const last = above.findLast(isWhole)
  // "1500 sqft 22k" below a home with a price of its own.
  if (types.length === 0) return last !== undefined
  if (!types.some((type) => builtTypes.has(type) || type === 'plot')) {
    // "3 BHK 62 lakh" below a shop has rooms; a flat below a shop need not name them.
    return (
      types.some((type) => flatTypes.has(type)) &&
      last !== undefined &&
      last.rooms.length === 0 &&
      !last.types.some((type) => flatTypes.has(type))
    )
  }
  const isLand = types.includes('plot')
  // A bungalow stands on its plot.
  if (further.test(text)) return true
  if (isLand && last?.types.some((type) => type === 'house' || type === 'villa')) return false
  return last === undefined || !types.every((type) => last.types.includes(type))
}

const maxPlaceWords = 5

/** A heading such as `*Wakad*` above homes there. */
function isPlaceOnly(row: Row, gazetteer: Gazetteer): boolean {
  if (row.words === 0 || row.words > maxPlaceWords || isHome(row) || row.amounts.length > 0)
    return false
  return findPlaces(gazetteer, row.text.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim()).length > 0
}

/** Splits one line that names several homes: `1BHK 42L / 2BHK 68L`. */
function partsOf({ shared, own }: Group): Part[] {
  const all = [...shared, ...own]
  const isDemand =
    all.some(({ hasRequest }) => hasRequest) ||
    (all.some(({ hasDemand }) => hasDemand) && !own.some(({ hasOffer }) => hasOffer))
  if (isDemand) return [{ spans: all, isDemand }]
  const row = own.find(({ rooms, amounts }) => rooms.length > 1 && amounts.length > 1)
  const cuts = row && own.length === 1 ? homesInLine(row) : []
  if (!row || cuts.length < 2) return [{ spans: all, isDemand }]
  return cuts.map((spans) => ({ spans: [...shared, ...spans], isDemand }))
}

/** Returns the spans of each home in a line; a place before the rooms belongs to them. */
function homesInLine(row: Row): Block[][] {
  const { rooms, amounts } = row
  const pieces = rooms.map(({ at, value }, index) => {
    const start = index === 0 ? row.start : clauseStart(row, at, rooms[index - 1]?.at)
    const next = rooms[index + 1]
    return { value, start, end: next ? clauseStart(row, next.at, at) : row.end }
  })
  const hasAmount = ({ start, end }: Block) => amounts.some((at) => at >= start && at < end)
  const priced = pieces.filter(hasAmount)
  if (new Set(priced.map(({ value }) => value)).size < 2 && priced.length < pieces.length) return []
  if (priced.length < 2) return []
  const lead = { start: row.start, end: rooms[0]?.at ?? row.start }
  const common: Block[] = []
  // "2BHK 65L or 3BHK 92L, both in Life Republic": what follows the last price is said of each.
  const cut = (piece: Block): Block => {
    const words = row.text.slice(piece.start - row.start, piece.end - row.start)
    const end = saidOfEach.exec(words)?.index
    if (end === undefined) return piece
    const begin = piece.start + end
    common.push({ start: begin, end: Math.min(piece.end, begin + maxSaidOfEach) })
    return { start: piece.start, end: piece.start + end }
  }
  const ends = new Set([priced.at(-1), pieces.at(-1)])
  const own = pieces.map((piece) => ({ piece, span: ends.has(piece) ? cut(piece) : piece }))
  return priced.map((piece, index) => {
    // "2BHK 65L or 3BHK 92L … 2BHK 750 carpet": said again, with more.
    const spans = own
      .filter(
        (other) =>
          other.piece === piece || (!hasAmount(other.piece) && other.piece.value === piece.value),
      )
      .map(({ span: { start, end } }) => ({ start, end }))
    const needsLead = index > 0 && !namesOwnPlace(row, piece)
    return [...(needsLead ? [lead] : []), ...spans, ...common].filter(
      ({ start, end }) => end > start,
    )
  })
}

/** A longer rest speaks of something else. */
const maxSaidOfEach = 400
/** Where a line that named several homes goes on about all of them. */
const saidOfEach = /(?:[.;]\s| (?:both|available|avl|all|in same)\b)/i

/** The start of the clause with the rooms: behind the last full stop, slash or the like. */
function clauseStart(row: Row, at: number, after = row.start): number {
  const before = row.text.slice(after - row.start, at - row.start)
  const signs = ['. ', '; ', ' / ', ' | ', ', ', ' or ', ' OR ', ' and ', ' AND ']
  const cut = Math.max(...signs.map((sign) => before.lastIndexOf(sign)))
  return cut < 0 ? at : after + cut + 1
}

/** "Vasai E 1BHK - 26L" after a full stop names its own place. */
function namesOwnPlace(row: Row, piece: { start: number; value: number }): boolean {
  const room = row.rooms.find(({ at }) => at >= piece.start)
  const words = row.text.slice(piece.start - row.start, (room?.at ?? piece.start) - row.start)
  return /\p{L}{3,}/u.test(words.replace(/^\s*(?:or|and)\b/i, ''))
}
