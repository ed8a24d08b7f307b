import type { Gazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { isVariant } from './home-starts.ts'
import { isWhole, type Row } from './message-rows.ts'
import { isNameOnly, isPlaceOnly } from './sections.ts'

/** Homes below a line that is said of them alone: a wing, a plot and its floors. */
interface HeadedGroup {
  heading: Row
  rows: readonly Row[]
}

interface HeadedGroups {
  above: readonly Row[]
  groups: readonly HeadedGroup[]
  /** Said of all. */
  below: readonly Row[]
}

const maxHeadingWords = 14

/**
 * Returns the homes of a message by the lines above them: "A wing:", "Sec 24, 90 gaj" above "1st -
 * 1.95 cr". Undefined where the headings are none, or names and places, which stay what they are.
 */
export function headedGroups(rows: readonly Row[], gazetteer: Gazetteer): HeadedGroups | undefined {
  const heads = rows.flatMap((row, at) => (isHead(row, rows[at + 1]) ? [at] : []))
  const [first] = heads
  if (first === undefined || heads.length < 2) return undefined
  if (rows.slice(0, first).some(isItem)) return undefined
  const named = (at: number) => {
    const row = rows[at]
    return row !== undefined && (isPlaceOnly(row, gazetteer) || isNameOnly(row))
  }
  if (heads.every(named)) return undefined
  const end = footerStart(rows)
  const groups = heads.flatMap((at, index) => {
    const [heading, ...own] = rows.slice(at, Math.min(heads[index + 1] ?? end, end))
    return heading ? [{ heading, rows: own }] : []
  })
  const isOfSeveral = groups.some(({ rows: own }) => own.filter(isItem).length > 1)
  return isOfSeveral ? { above: rows.slice(0, first), groups, below: rows.slice(end) } : undefined
}

const isItem = (row: Row) => isWhole(row) || isVariant(row)

/** A line without rooms and amounts, on which a home follows at once. */
const isHead = (row: Row, next: Row | undefined) =>
  next !== undefined &&
  !next.isAfterBlank &&
  next.anchor === '' &&
  (isItem(next) || saysNotForSale.test(next.text)) &&
  row.amounts.length === 0 &&
  row.rooms.length === 0 &&
  !row.isNumbered &&
  !row.hasDemand &&
  !row.hasRequest &&
  row.words <= maxHeadingWords &&
  (row.isAfterBlank || /:\W*$/.test(row.text))

/** "UG – not for sale": the first floor of several. */
const saysNotForSale = /\bnot (?:for sale|available)\b/i

/** Returns where the last paragraph without a home begins. */
function footerStart(rows: readonly Row[]): number {
  const last = rows.findLastIndex(isItem)
  const start = rows.findIndex((row, at) => at > last && row.isAfterBlank)
  return start < 0 ? rows.length : start
}
