import type { Gazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { isWhole, type Row } from './message-rows.ts'
import { isNameOnly, isPlaceOnly } from './sections.ts'

/** Returns the rows with which a home begins. */
export function homeStarts(rows: readonly Row[], gazetteer: Gazetteer): number[] {
  const indexes = (fits: (row: Row, index: number) => boolean) =>
    rows.flatMap((row, index) => (fits(row, index) ? [index] : []))
  const listed = indexes((row) => row.isNumbered && (isWhole(row) || row.rooms.length > 0))
  if (listed.length > 1) return listed
  const numbered = indexes((row) => row.isNumbered)
  if (isEachHome(rows, numbered) || isEachBed(rows, numbered)) return numbered
  const anchored = anchoredStarts(rows)
  if (anchored.length > 1) return anchored
  const whole = wholeParagraphs(rows, 0, rows.length)
  if (whole.length > 1)
    return whole.flatMap((start, index) => {
      const end = whole[index + 1] ?? rows.length
      const inside = linesOf(rows, start, end)
      if (inside.length > 1) return inside
      // "Chakala" above its one home.
      const next = rows[start + 1]
      return next && isNamed(rows[start], gazetteer) && isWhole(next) ? [start + 1] : [start]
    })
  const lines = linesOf(rows, 0, rows.length)
  if (lines.length > 1) return lines
  // "2 BHK" and its price on lines of their own, then the next home the same way.
  const rooms = indexes((row) => row.rooms.length > 0)
  return isEachHome(rows, rooms) ? withNames(rows, rooms, gazetteer) : []
}

/** Whether each part gives both a home and its price. */
const isEachHome = (rows: readonly Row[], starts: readonly number[]): boolean =>
  starts.length > 1 &&
  starts.every((start, index) => isWholePart(rows.slice(start, starts[index + 1] ?? rows.length)))

/** "A) Boys - double sharing 8,000": beds of a hostel, each with its price. */
const isEachBed = (rows: readonly Row[], starts: readonly number[]): boolean =>
  starts.length > 1 &&
  starts.every((start, index) =>
    rows
      .slice(start, starts[index + 1] ?? rows.length)
      .some(({ text, amounts }) => amounts.length > 0 && bedWord.test(text)),
  )
const bedWord = /\b(?:sharing|occupancy|per bed|single|double|triple|boys|girls|hostel|pg)\b/i

const isWholePart = (part: readonly Row[]) =>
  part.some(namesHome) && part.some(({ amounts }) => amounts.length > 0)

/** Returns the paragraphs that give both a home and its price. */
function wholeParagraphs(rows: readonly Row[], from: number, to: number): number[] {
  const starts = rows.flatMap((row, at) =>
    at >= from && at < to && (at === from || row.isAfterBlank) ? [at] : [],
  )
  return starts.filter((start, index) => isWholePart(rows.slice(start, starts[index + 1] ?? to)))
}

/** Returns the rows of the emoji or bullet with which each home of a list begins. */
function anchoredStarts(rows: readonly Row[]): number[] {
  const signs = new Set(rows.flatMap(({ anchor }) => anchor || []))
  const lists = [...signs]
    .map((sign) => rows.flatMap((row, at) => (row.anchor === sign ? [at] : [])))
    .filter((starts) => isEachHome(rows, starts))
  const [longest = []] = lists.toSorted((one, other) => other.length - one.length)
  // A home whose bullet was forgotten is a paragraph of its own.
  return longest.flatMap((start, index) => {
    const inside = wholeParagraphs(rows, start, longest[index + 1] ?? rows.length)
    return inside[0] === start ? inside : [start]
  })
}

/** Moves each start up to the name of its building, where each home has one above. */
function withNames(rows: readonly Row[], starts: readonly number[], gazetteer: Gazetteer) {
  const moved = starts.map((start, index) => {
    const end = index === 0 ? -1 : (starts[index - 1] ?? 0)
    let at = start
    while (at - 1 > end && isNamed(rows[at - 1], gazetteer)) at--
    return at
  })
  return moved.every((at, index) => at < (starts[index] ?? 0)) ? moved : [...starts]
}

const isNamed = (row: Row | undefined, gazetteer: Gazetteer) =>
  row !== undefined && (isNameOnly(row) || isPlaceOnly(row, gazetteer))

/** Whether a row names a home. */
export const namesHome = (row: Row) => row.rooms.length > 0 || row.hasType || row.hasArea

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
