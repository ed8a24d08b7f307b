import type { Gazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { withBareCrores } from './bare-crores.ts'
import type { Block, CleanMessage } from './clean-message.ts'
import { commonStart, headingsBelow, isUnlisted } from './common-rows.ts'
import { headedGroups } from './headed-groups.ts'
import { homeStarts, isVariant } from './home-starts.ts'
import { homesInLine, mayHoldHomes } from './line-homes.ts'
import { isWhole, type Row, rowsOf } from './message-rows.ts'
import { tableIn } from './message-table.ts'
import { isOfSome, listedHome, saidOfEach } from './said-of-some.ts'
import { isNameOnly, isPlaceOnly, isRarePlace, isTown, sectionsOf } from './sections.ts'
import { separateUnrelated, type UnreadPart } from './unrelated-parts.ts'

/** A part of the text with what it is to the home that it is read with. */
export interface PartSpan extends Block {
  /** Said of several homes, such as a heading. */
  isOfAll?: true
  /** The head of a column, which stands before the cell that it explains. */
  isLabel?: true
}

/** The parts of the text about one home: its own, and those about several. */
export interface Part {
  spans: readonly PartSpan[]
  isDemand: boolean
}

export interface SplitMessage {
  parts: readonly Part[]
  /** Prices that count crores and do not say it. */
  crores: readonly Block[]
  /** Text about no home, and text in no part. */
  unrelated: readonly UnreadPart[]
}

/** Returns the parts of a message, each about one home. */
export function splitMessage(message: CleanMessage, gazetteer: Gazetteer): SplitMessage {
  const parts: Part[] = []
  const crores: Block[] = []
  const unrelated: UnreadPart[] = message.firms.map((firm) => ({ ...firm, topic: 'contact' }))
  for (const block of message.blocks) {
    const rows = withBareCrores(rowsOf(message, block, gazetteer))
    crores.push(...rows.flatMap((row) => row.crores ?? []))
    const own = separateUnrelated(rows, gazetteer)
    const found = partsOfBlock(own.rows, gazetteer)
    parts.push(...found)
    unrelated.push(...own.unrelated, ...unheld(own.rows, found))
  }
  return { parts, crores, unrelated }
}

function partsOfBlock(rows: readonly Row[], gazetteer: Gazetteer): Part[] {
  const { offers, demands } = demandsIn(rows)
  const table = demands.length === 0 ? tableIn(rows) : undefined
  if (table) {
    const rest = groupsOf(table.others, gazetteer)
    const isApart = table.others.some(isWhole)
    const homes = table.rows.map((row) => listedHome([row]))
    const said = table.below.map((row) => saidOfEach(row, homes))
    return [
      ...table.homes.map((cells, index) => ({
        spans: [
          ...table.above.map(asShared),
          ...cells,
          ...said.flatMap((spans) => spans[index] ?? []).map(asShared),
        ],
        isDemand: false,
      })),
      ...(isApart ? rest.flatMap(partsOf) : []),
    ]
  }
  if (demands.length > 0 && offers.some(isWhole))
    return [...homesOf(offers, gazetteer), ...demands.map((own) => ({ shared: [], own }))].flatMap(
      partsOf,
    )
  return homesOf(rows, gazetteer).flatMap(partsOf)
}

/** "Need 1bhk in Wakad" among offers is a demand, together with the lines below it. */
function demandsIn(rows: readonly Row[]): { offers: Row[]; demands: Row[][] } {
  const isDemand = (row: Row) => (row.hasDemand || row.hasRequest) && !row.hasOffer
  const [offers, demands]: [Row[], Row[][]] = [[], []]
  let open: Row[] | undefined
  for (const row of rows) {
    const startsDemand = isDemand(row) && (row.rooms.length > 0 || row.hasType || row.hasArea)
    if (startsDemand) {
      open = [row]
      demands.push(open)
      continue
    }
    if (row.isAfterBlank || row.isNumbered || row.hasOffer || row.rooms.length > 0) open = undefined
    if (open) open.push(row)
    else offers.push(row)
  }
  return { offers, demands }
}

const asShared = ({ start, end, isLabel }: PartSpan): PartSpan => ({
  ...{ start, end, isOfAll: true },
  ...(isLabel && { isLabel }),
})

/** Returns the rows that are in no part. */
function unheld(rows: readonly Row[], parts: readonly Part[]): UnreadPart[] {
  const isHeld = coveredBy(parts.flatMap(({ spans }) => spans))
  return rows
    .filter((row) => !isHeld(row))
    .map((row) => ({ start: row.start, end: row.end, topic: isWhole(row) ? 'home' : 'other' }))
}

/**
 * Returns whether a block overlaps one of the spans. Blocks are asked for in their order, so each
 * span is looked at once: a message may have ten thousand of both.
 */
function coveredBy(spans: readonly Block[]): (block: Block) => boolean {
  const sorted = spans.toSorted((one, other) => one.start - other.start)
  let next = 0
  let reach = Number.NEGATIVE_INFINITY
  return ({ start, end }) => {
    for (let span = sorted[next]; span && span.start < end; span = sorted[++next]) {
      reach = Math.max(reach, span.end)
    }
    return reach > start
  }
}

interface Group {
  /** Text above or below that applies to several homes. */
  shared: readonly PartSpan[]
  own: readonly Row[]
}

/** Returns the homes of each section, "FOR SALE" and "FOR RENT", with the words of its heading. */
function homesOf(rows: readonly Row[], gazetteer: Gazetteer): Group[] {
  const headed = headedGroups(rows, gazetteer)
  if (headed) return groupsBelow(headed, gazetteer)
  const { above, sections } = sectionsOf(rows, gazetteer)
  return sections.flatMap(({ heading, rows: own }) =>
    groupsOf(own, gazetteer).map((group) => ({
      shared: [...above, ...heading, ...group.shared],
      own: group.own,
    })),
  )
}

/** The homes below each line that is said of them, with what is said of all. */
function groupsBelow(
  { above, groups, below }: NonNullable<ReturnType<typeof headedGroups>>,
  gazetteer: Gazetteer,
): Group[] {
  const found = groups.flatMap(({ heading, rows }) =>
    groupsOf(rows, gazetteer).map(({ shared, own }) => ({ shared, own: [heading, ...own] })),
  )
  const homes = found.map(({ own }) => listedHome(own))
  const said = below.map((row) => saidOfEach(row, homes))
  return found.map(({ shared, own }, index) => ({
    shared: [...above, ...shared, ...said.flatMap((spans) => spans[index] ?? [])],
    own,
  }))
}

function groupsOf(rows: readonly Row[], gazetteer: Gazetteer): Group[] {
  const starts = homeStarts(rows, gazetteer)
  if (starts.length < 2) return [{ shared: [], own: rows }]
  const first = starts[0] ?? 0
  const above = rows.slice(0, first)
  const isHeading = (row: Row) => isPlaceOnly(row, gazetteer) || isNameOnly(row)
  // "JAIPUR" above "Mansarovar" and "Vaishali Nagar", each above its homes.
  let town = above.findLast((row) => isTown(row))
  let place = above.findLast((row) => row !== town && isPlaceOnly(row, gazetteer))
  let name = above.findLast((row) => row !== place && row !== town && isNameOnly(row))
  const always = above.filter((row) => row !== place && row !== name && row !== town)
  // Homes of one line each: the text below the last applies to all.
  const isList = starts.every((start, index) => {
    const between = rows.slice(start + 1, starts[index + 1] ?? start + 1)
    const isSize = (row: Row) => row.rooms.length === 1 && row.hasArea
    const isItem = (row: Row) => isWhole(row) || isVariant(row) || isSize(row)
    return rows.slice(start, start + 1).every(isItem) && between.every(isHeading)
  })
  const end = commonStart(rows, starts, isList)
  const isRoomed = starts.some((start) => rows[start]?.rooms.length !== 0)
  const below = rows
    .slice((starts.at(-1) ?? 0) + 1)
    .filter((row) => (row.isShared || rows.indexOf(row) >= end) && !isUnlisted(row, isRoomed))
  const isAllBelow = new Set([...below, ...rows.slice(end)])
  // "3rd floor 1bhk" without a price is another home, and what is said of some is said of none.
  const isElsewhere = (row: Row) =>
    isList && ((isRoomed && row.rooms.length > 0) || (!isWhole(row) && isOfSome(row.text)))
  const ownOf = (index: number) =>
    rows
      .slice(starts[index], starts[index + 1] ?? rows.length)
      .filter((row, at) => !isAllBelow.has(row) && (at === 0 || !isElsewhere(row)))
  const homes = starts.map((_, index) => listedHome(ownOf(index)))
  const said = below.map((row) => saidOfEach(row, homes))
  const groups: Group[] = []
  for (const index of starts.keys()) {
    const own = ownOf(index)
    const next = isList ? own.slice(1).filter(isHeading) : headingsBelow(own, isHeading)
    const named = [town, place, name].flatMap((row) => row ?? [])
    const shared = [...always, ...named, ...said.flatMap((spans) => spans[index] ?? [])]
    groups.push({ shared, own: own.filter((row) => !next.includes(row)) })
    // A new heading replaces the one before it.
    const isOfTown = name !== undefined && (place ?? town) !== undefined
    const nextTown = next.findLast((row) => isTown(row))
    if (nextTown) {
      town = nextTown
      place = undefined
    }
    const nextPlace = next.findLast(
      (row) =>
        row !== nextTown &&
        isPlaceOnly(row, gazetteer) &&
        !(isOfTown && isRarePlace(row, gazetteer)),
    )
    if (next.length > 0) name = next.findLast((row) => row !== nextPlace && row !== nextTown)
    place = nextPlace ?? place
  }
  return groups
}

/** Splits one line that names several homes: `1BHK 42L / 2BHK 68L`. */
function partsOf({ shared, own }: Group): Part[] {
  // What is said below a list of homes asks for none of them.
  const start = own[0]?.start ?? 0
  const rows = [...shared.filter(isRow).filter((row) => row.start < start), ...own]
  const isDemand =
    rows.some(({ hasRequest }) => hasRequest) ||
    (rows.some(({ hasDemand }) => hasDemand) && !own.some(({ hasOffer }) => hasOffer))
  if (isDemand) return [{ spans: inOrder([...shared, ...own]), isDemand }]
  const names = own.some(({ rooms }) => rooms.length > 0)
  const said = (names ? shared.flatMap(withoutRooms) : shared).map(asShared)
  const row = own.find(mayHoldHomes)
  const others = own.filter((one) => one !== row)
  const isLone = others.every((one) => one.rooms.length === 0 && one.amounts.length === 0)
  const cuts = row && isLone ? homesInLine(row) : []
  if (cuts.length < 2) return [{ spans: inOrder([...said, ...own.map(withoutNumber)]), isDemand }]
  return cuts.map((spans) => ({ spans: inOrder([...said, ...others, ...spans]), isDemand }))
}

const inOrder = (spans: readonly PartSpan[]) =>
  spans.toSorted((one, other) => one.start - other.start)

/** "२. 2BHK": the number of the home in its list is none of the home. */
const withoutNumber = ({ start, end, text, rooms, isNumbered }: Row): Block => {
  const [sign = ''] = (isNumbered && rooms.length > 0 && listSign.exec(text)) || []
  return { start: start + sign.length, end }
}
const listSign = /^\s*\(?\p{Nd}{1,2}[).]\s/u

const isRow = (block: PartSpan): block is PartSpan & Row => 'rooms' in block

/** "2 BHK + 3 BHK available" above the homes: each names its own rooms. */
function withoutRooms(block: PartSpan): PartSpan[] {
  if (!isRow(block) || block.rooms.length === 0) return [block]
  let at = block.start
  const left: PartSpan[] = []
  for (const { at: start, end } of block.rooms) {
    left.push({ start: at, end: start })
    at = end
  }
  return [...left, { start: at, end: block.end }].filter(({ start, end }) => end > start)
}
