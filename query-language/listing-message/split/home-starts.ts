import { regExp } from '#domain/text/reg-exp.ts'
import type { Gazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { startsWithBed } from './beds.ts'
import { isWhole, namesHome, type Row } from './message-rows.ts'
import { isNameOnly, isPlaceOnly } from './sections.ts'

/** Returns the rows with which a home begins. */
export function homeStarts(rows: readonly Row[], gazetteer: Gazetteer): number[] {
  const indexes = (fits: (row: Row, index: number) => boolean) =>
    rows.flatMap((row, index) => (fits(row, index) ? [index] : []))
  const listed = indexes((row) => row.isNumbered && (isWhole(row) || row.rooms.length > 0))
  // "5. Bagdogra - 3 bigha, price on request" is one more.
  if (listed.length > 1) return indexes((row) => row.isNumbered && namesHome(row))
  const numbered = indexes((row) => row.isNumbered)
  if (isEachHome(rows, numbered) || isEachBed(rows, numbered)) return numbered
  const keyed = keyedStarts(rows)
  if (keyed.length > 1) return keyed
  const anchored = anchoredStarts(rows)
  if (anchored.length > 1 && !isOfGroups(rows, anchored)) return anchored
  const whole = wholeParagraphs(rows, 0, rows.length)
  if (whole.length > 1)
    return whole.flatMap((start, index) => {
      const end = whole[index + 1] ?? rows.length
      const inside = linesOf(rows, start, end, gazetteer)
      if (inside.length > 1) return inside
      // "Chakala" above its one home.
      const next = rows[start + 1]
      return next && isNamed(rows[start], gazetteer) && isWhole(next) ? [start + 1] : [start]
    })
  const lines = linesOf(rows, 0, rows.length, gazetteer)
  if (lines.length > 1) return lines
  const variants = indexes(isVariant)
  if (variants.length > 1) return variants
  // "2 BHK" and its price on lines of their own, then the next home the same way.
  const rooms = indexes((row) => row.rooms.length > 0)
  return isEachHome(rows, rooms) ? withNames(rows, rooms, gazetteer) : sizesOfProject(rows)
}

/** "3BHK 1950 sq ft", "4BHK 2700 sq ft" above one rate: each size is a home. */
function sizesOfProject(rows: readonly Row[]): number[] {
  const sized = rows.flatMap((row, at) =>
    row.rooms.length === 1 && row.hasArea && row.amounts.length === 0 ? [at] : [],
  )
  const isRun = sized.every((at, index) => index === 0 || at === (sized[index - 1] ?? 0) + 1)
  const others = rows.filter((row) => row.amounts.length > 0)
  const isRated = others.length > 0 && others.every(({ hasRate }) => hasRate)
  return sized.length > 1 && isRun && isRated ? sized : []
}

/**
 * "Single room 14,000", "FF - 2.60 cr": a floor of a building or a bed of a hostel with its price,
 * which is described above.
 */
export const isVariant = (row: Row): boolean =>
  row.amounts.length === 1 && (floorStart.test(row.text) || startsWithBed(row, row.beds))
export const floorStart = regExp('iu')`
  ^[^\p{L}\p{N}]*(?:(?:ugf|gf|ff|sf|tf)\b|(?:(?:upper[ ])?ground|first|second|third|fourth|top
  |\d{1,2}(?:st|nd|rd|th))[ ](?:floor|flr|fl)\b
  |\d{1,2}(?:st|nd|rd|th)[ ]?
  (?:(?:with|w|\+|and|&)[ ](?:full[ ]|half[ ])?(?:roof|terrace)(?:[ ]rights?)?[ ]?)?[–—:@-])
`
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
  // "All east facing, possession Dec 2026": said of the homes above.
  return starts.filter(
    (start, index) =>
      rows[start]?.isShared !== true && isWholePart(rows.slice(start, starts[index + 1] ?? to)),
  )
}

/** Returns the rows of the emoji or bullet with which each home of a list begins. */
function anchoredStarts(rows: readonly Row[]): number[] {
  const signs = new Set(rows.flatMap(({ anchor }) => anchor || []))
  const lists = [...signs]
    .map((sign) => rows.flatMap((row, at) => (row.anchor === sign ? [at] : [])))
    .filter((starts) => isEachHome(rows, starts) || isMostlyPriced(rows, starts))
  const [longest = []] = lists.toSorted((one, other) => other.length - one.length)
  // A home whose bullet was forgotten is a paragraph of its own.
  return longest.flatMap((start, index) => {
    const inside = wholeParagraphs(rows, start, longest[index + 1] ?? rows.length)
    return inside[0] === start ? inside : [start]
  })
}

/** "🏢 Lodha Splendora" above several homes there: the sign is that of the building. */
const isOfGroups = (rows: readonly Row[], starts: readonly number[]) =>
  starts.every((start, index) => {
    const [name, ...own] = rows.slice(start, starts[index + 1] ?? rows.length)
    const homes = own.filter((row) => row.rooms.length > 0 && isWhole(row))
    return name !== undefined && isNameOnly(name) && homes.length > 1
  })

const keyOfLine = /^[^\p{L}\n]*(\p{L}[\p{L} ]{2,20}?) ?[:-](?= ?\S)/u

/** Returns the rows with the label that begins each home: "Location:", "Size:", "Price:". */
function keyedStarts(rows: readonly Row[]): number[] {
  const keys = rows.map(({ text }) => keyOfLine.exec(text)?.[1]?.toLowerCase())
  const counts = Map.groupBy(keys, (key) => key)
  const first = keys.find((key) => key !== undefined && (counts.get(key)?.length ?? 0) > 1)
  const starts = rows.flatMap((_, at) => (keys[at] === first && first !== undefined ? [at] : []))
  const [start = 0, next = 0] = starts
  const own = new Set(keys.slice(start, next))
  // Each label stands in every home.
  return own.size > 2 && next - start === own.size && isEachHome(rows, starts) ? starts : []
}

/** A list whose items name homes, where one gives a rate or no price. */
function isMostlyPriced(rows: readonly Row[], starts: readonly number[]): boolean {
  const isNamedEach = starts.every((start) => rows.slice(start, start + 1).some(namesHome))
  const isPriced = starts.filter((start) => rows.slice(start, start + 1).some(isWhole))
  return isNamedEach && isPriced.length > 1 && isPriced.length * 3 >= starts.length * 2
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

function linesOf(rows: readonly Row[], start: number, end: number, gazetteer: Gazetteer): number[] {
  const lines = rows.slice(start, end).flatMap((row, at) => (isWhole(row) ? [start + at] : []))
  // "1050 sqft, 85 lakh" below "2 BHK" is the same home, and a shop below a flat another one.
  const own = lines.filter((line) => {
    const row = rows[line]
    return row && (row.rooms.length > 0 || isOther(row, rows.slice(start, line), gazetteer))
  })
  const all = rows.slice(start, end).filter(({ rooms }) => rooms.length > 0).length
  if (all > 0) return own.length > 1 ? own : []
  return lines
}

const further =
  /^\s*(?:also|another|other|plus|one more|ek aur|ik hor|second|dusr[ai]|doosr[ai])\b/i
/** "Villa 2400 sqft 2.8 cr" below "2bhk 1150 sqft 85 lakh": another kind with its own size. */
const isSized = ({ types }: Row, last: Row) =>
  !types.includes('plot') && types.some((type) => !last.types.includes(type))

/** "PLOT: sec 44, 450 mtr": a kind of home as the head of its own line. */
const headed = regExp('iu')`
  ^[^\p{L}\p{N}]*(?:plot|shop|office|showroom|godown|warehouse|flat|kothi)
  (?: ?(?:no\.? ?)?#?\d{1,3})? ?[:–-]
`
const several = /\bplots\b/i
const flatTypes: ReadonlySet<string> = new Set(['apartment', 'house', 'villa'])
const builtTypes: ReadonlySet<string> = new Set(['commercial', 'office', 'industrial'])

/** Whether a row names a kind of home that no row above with an amount of its own has. */
function isOther(row: Row, above: readonly Row[], gazetteer: Gazetteer): boolean {
  const { types, text } = row
  const last = above.findLast(isWhole)
  // "Kothi 10 marla 1.9 cr", then "Sector 80" above "Plot 8 marla 95 lakh".
  const isBelowName = last !== undefined && isNamed(above.at(-1), gazetteer)
  if (types.length > 0 && (isBelowName || (last?.hasArea && row.hasArea && isSized(row, last))))
    return true
  // "1500 sqft 22k" below a home with a price of its own.
  if (types.length === 0) return last !== undefined
  if (further.test(text)) return true
  if (!types.some((type) => builtTypes.has(type) || type === 'plot')) {
    // "House, Sector 8, 60 gaj, 2.5 cr" above flats with their own sizes.
    if (last === undefined) return row.hasArea
    // "3 BHK 62 lakh" below a shop has rooms; a flat below a shop need not name them.
    return (
      types.some((type) => flatTypes.has(type)) &&
      last !== undefined &&
      last.rooms.length === 0 &&
      !last.types.some((type) => flatTypes.has(type))
    )
  }
  const isLand = types.includes('plot')
  if (headed.test(text)) return true
  // A bungalow stands on its plot.
  if (isLand && last?.types.some((type) => type === 'house' || type === 'villa'))
    return several.test(text)
  return last === undefined || !types.every((type) => last.types.includes(type))
}
