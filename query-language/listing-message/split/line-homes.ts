import { regExp } from '#domain/text/reg-exp.ts'
import type { Block } from './clean-message.ts'
import type { Row } from './message-rows.ts'

/** Where a home of a line starts, and what tells it from the others. */
interface Start {
  at: number
  value: number | string
}

/** Whether a line may hold several homes. */
export const mayHoldHomes = (row: Row): boolean =>
  startsIn(row).length > 1
    ? row.amounts.length > 1
    : [pricedSizes(row), plotSizes(row), pricedBeds(row)].some((found) => found.length > 1)

/** Returns the spans of each home in a line; a place before the rooms belongs to them. */
export function homesInLine(row: Row): Block[][] {
  const starts = startsIn(row)
  if (starts.length > 1) return startedHomes(row, starts)
  const sizes = pricedSizes(row)
  const priced = sizes.length > 1 ? sizes : pricedBeds(row)
  return priced.length > 1 ? startedHomes(row, priced) : plotsOf(row, plotSizes(row))
}

function startedHomes(row: Row, starts: readonly Start[]): Block[][] {
  const { amounts } = row
  const pieces = starts.map(({ at, value }, index) => {
    const start = index === 0 ? row.start : clauseStart(row, at, starts[index - 1]?.at)
    const next = starts[index + 1]
    return { value, at, start, end: next ? clauseStart(row, next.at, at) : row.end }
  })
  const hasAmount = ({ start, end }: Block) => amounts.some((at) => at >= start && at < end)
  const priced = pieces.filter(hasAmount)
  if (new Set(priced.map(({ value }) => value)).size < 2 && priced.length < pieces.length) return []
  if (priced.length < 2) return []
  const lead = { start: row.start, end: starts[0]?.at ?? row.start }
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
  // "Studio 38L / 1bhk 56L / 2bhk 81L at Kolshet": where the others end with their price.
  const end = pieces.at(-1)
  const isShort = pieces.slice(0, -1).every((piece) => restOfPrice(row, piece)?.trim() === '')
  const rest = end && isShort ? restOfPrice(row, end) : undefined
  if (end && rest && startsOfAll.test(rest)) {
    common.push({
      start: end.end - rest.length,
      end: Math.min(end.end, end.end - rest.length + maxSaidOfEach),
    })
    end.end -= rest.length
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

/** Returns where homes may start: at rooms, at a shop behind a comma. */
function startsIn(row: Row): Start[] {
  const rooms = row.rooms.map(({ at, value }) => ({ at, value }))
  const others = row.kinds
    .filter(
      ({ at, end, types }) =>
        (types.every((type) => otherTypes.has(type)) ||
          /^studio/i.test(row.text.slice(at - row.start, end - row.start))) &&
        startsClause(row, at),
    )
    .map(({ at, types }) => ({ at, value: types.join() }))
  return (rooms.length > 0 ? [...rooms, ...others] : others).toSorted(
    (one, other) => one.at - other.at,
  )
}

const otherTypes: ReadonlySet<string> = new Set(['commercial', 'office', 'industrial', 'plot'])
/** "62L nego, SHOP 240 carpet", "also 1 booth": behind a sign, and no "plot area". */
function startsClause(row: Row, at: number): boolean {
  const before = row.text.slice(0, at - row.start)
  const isSize = /^\p{L}+ (?:area|size)\b/iu.test(row.text.slice(at - row.start))
  return !isSize && clauseLead.test(before)
}
const clauseLead = /(?:^|[,;./])\W*(?:(?:also|and|plus|another)\b\W*)?(?:(?:1|one|a)\W+)?$/i

const startsOfAll = /^[ ,]*(?:at|in|near|@|both|all|only)\b|^[ ]?@/i

/** Returns what stands behind the price of a home of a line; undefined if it has none. */
function restOfPrice({ text, start, amounts }: Row, piece: Block): string | undefined {
  const price = amounts.findLast((at) => at >= piece.start && at < piece.end)
  if (price === undefined) return undefined
  const rest = text.slice(price - start, piece.end - start).replace(priceWords, '')
  return /[\p{L}\p{N}]/u.test(rest) ? rest : ''
}
const priceWords = regExp('i')`
  ^(?:rs\.?[ ]?|₹[ ]?)?\d[\d.,]*[ ]?(?:k|l|lacs?|lakhs?|cr|crs|crores?|pm|psf)?\b(?:[ ]?(?:\/-|pm
  |each|only))?
`

/** A longer rest is about something else. */
const maxSaidOfEach = 400
/** Where a line with several homes continues with facts of all of them. */
const saidOfEach = /(?:[.;]\s|[ ,](?:both|available|avl|all|in same)\b)/i

/** The start of the clause with the rooms: behind the last full stop, slash or the like. */
function clauseStart(row: Row, at: number, after = row.start): number {
  const before = row.text.slice(after - row.start, at - row.start)
  // "Flat 1: Seawoods, 2bhk 1.6cr. Flat 2: Nerul, 1bhk": a sentence of its own counts first.
  const price = row.amounts.findLast((amount) => amount >= after && amount < at)
  const strong = Math.max(...[...before.matchAll(sentenceSign)].map(({ index }) => index))
  if (price !== undefined && after + strong > price) return after + strong + 1
  const signs = ['. ', '; ', ' / ', ' | ', ',', ' or ', ' OR ', ' and ', ' AND ', ' & ', ' + ']
  const cut = Math.max(...signs.map((sign) => lastSign(before, sign)))
  return cut < 0 ? at : after + cut + 1
}
/** Where the next home begins whatever stands between its place and its rooms. */
const sentenceSign = /[.;|] |[ ,](?=(?:and|also|aur|&) (?:another|one|ek)\b)/gi

/** The last comma between two facts, which is none of a number. */
const lastSign = (text: string, sign: string) =>
  sign === ',' ? text.search(/,(?!\d)[^,]*$/) : text.lastIndexOf(sign)

/** "Vasai E 1BHK - 26L" after a full stop names its own place. */
function namesOwnPlace(row: Row, { start, at }: { start: number; at: number }): boolean {
  const words = row.text.slice(start - row.start, at - row.start)
  return /\p{L}{3,}/u.test(
    words.replace(/\b(?:or|and|the|other|another|one|first|second|is|also)\b/gi, ''),
  )
}

type Size = Row['areas'][number]

/** "12th floor 1250 sft 95 L, 15th floor 1300 sft 1.02 Cr": sizes, each with its price. */
function pricedSizes({ areas, amounts, rooms }: Row): Start[] {
  const isEach =
    areas.length > 1 &&
    areas.length === amounts.length &&
    areas.every(({ end }, index) => {
      const [price = 0, next] = [amounts[index], areas[index + 1]]
      return price >= end && (next === undefined || price < next.at)
    })
  const isAbove = rooms.every(({ at }) => at < (areas[0]?.at ?? 0))
  return isEach && isAbove ? areas.map(({ at, value }) => ({ at, value: `${at} ${value}` })) : []
}

/** "Single 14k, double 9k", "Non AC 3 sharing 6,000 / AC 2 sharing 9,500": beds with a price. */
const pricedBeds = ({ beds, amounts }: Row): Start[] => {
  const priced = beds.filter(({ price }) => price !== undefined && amounts.includes(price))
  const isEach = new Set(priced.map(({ value }) => value)).size === priced.length
  return isEach ? priced.map(({ at, value }) => ({ at, value })) : []
}

/** Returns the sizes of several plots that a line names one after another: "1800 & 2400 sqft". */
function plotSizes({ areas, rooms, types, text, start, amounts }: Row): Size[] {
  const isLand = types.length > 0 && types.every((type) => type === 'plot')
  const [first] = areas
  if (!isLand || rooms.length > 0 || !first) return []
  const listed: Size[] = []
  for (const size of areas) {
    const last = listed.at(-1)
    const gap = last ? text.slice(last.end - start, size.at - start) : ''
    if (size.unit !== first.unit || !betweenSizes.test(gap)) break
    listed.push(size)
  }
  const isEach = new Set(listed.map(({ value }) => value)).size === listed.length
  return isEach && amounts.length > 0 ? listed : []
}

/** Only a price stands between two sizes. */
const betweenSizes = regExp('i')`
  ^[ ]?(?:(?:-|@)?[ ]?(?:rs\.?|₹)?[ ]?\d[\d.,]*[ ]?(?:l|lac|lacs|lakhs?|cr|crores?|k)\b)?
  [ ]?(?:,|&|and|\/|;)?[ ]?$
`

/** Returns the spans of each plot of a line; what follows the last price is said of all. */
function plotsOf(row: Row, sizes: readonly Size[]): Block[][] {
  const [first] = sizes
  const last = sizes.at(-1)
  if (!first || !last || sizes.length < 2) return []
  const lead = { start: row.start, end: first.at }
  const isPriced = row.amounts.some((at) => at > first.end && at < last.at)
  const rest = row.text.slice(last.end - row.start)
  const cut = isPriced ? (saidOfEach.exec(rest)?.index ?? rest.length) : 0
  const common = { start: last.end + cut, end: row.end }
  return sizes.map(({ at, end }, index) => {
    const next = sizes[index + 1]
    const own = { start: at, end: isPriced ? (next?.at ?? last.end + cut) : end }
    return [lead, own, common].filter((span) => span.end > span.start)
  })
}
