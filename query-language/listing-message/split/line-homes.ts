import type { Block } from './clean-message.ts'
import type { Row } from './message-rows.ts'

/** Returns the spans of each home in a line; a place before the rooms belongs to them. */
export function homesInLine(row: Row): Block[][] {
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
  // "2BHK 65L or 3BHK 92L, both in Life Republic": the text after the last price applies to each.
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
    // "2BHK 65L or 3BHK 92L … 2BHK 750 carpet": the same home again, with more facts.
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

/** A longer rest is about something else. */
const maxSaidOfEach = 400
/** Where a line with several homes continues with facts of all of them. */
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
  return /\p{L}{3,}/u.test(
    words.replace(/\b(?:or|and|the|other|another|one|first|second|is|also)\b/gi, ''),
  )
}
