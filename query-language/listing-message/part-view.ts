import type { Words } from './model.ts'
import type { HomeText } from './read-home.ts'
import type { Block, CleanMessage } from './split/clean-message.ts'
import type { PartSpan, SplitMessage } from './split/split-message.ts'

/** The text about one home, and where its positions are in the message. */
export interface PartView extends HomeText {
  /** The parts of the message that are in it, and those that are beyond its length. */
  spans: readonly Block[]
  unseen: readonly Block[]
  inMessage(words: Words): Words
  /** Whether words are the head of a column alone. */
  isLabel(words: Words): boolean
}

interface Piece {
  from: number
  span: PartSpan
}

/** Returns the text of the spans of a part, up to a length: each a line, a cell with its head. */
export function viewOf(
  {
    text: clean,
    raw: original,
    isFloorByLetter,
    crores,
  }: CleanMessage & Pick<SplitMessage, 'crores'>,
  spans: readonly PartSpan[],
  maxLength: number,
): PartView {
  const pieces: Piece[] = []
  const unseen: Block[] = []
  let [text, raw] = ['', '']
  let joint = ''
  for (const span of spans) {
    const { start, end } = span
    text += joint
    raw += joint
    joint = span.isLabel ? ': ' : '\n'
    const last = Math.max(start, Math.min(end, start + maxLength - text.length))
    if (last < end) unseen.push({ start: last, end })
    if (last === start) {
      joint = ''
      continue
    }
    pieces.push({ from: text.length, span: { ...span, end: last } })
    text += clean.slice(start, last)
    raw += original.slice(start, last)
  }
  const prices = new Set(crores.map(({ start }) => start))
  const pieceAt = (at: number) => pieces.findLast(({ from }) => from <= at) ?? pieces[0]
  return {
    ...{ text, raw, isFloorByLetter, unseen, spans: pieces.map(({ span }) => span) },
    isCrores: (at) => {
      const piece = pieceAt(at)
      return piece !== undefined && prices.has(at - piece.from + piece.span.start)
    },
    isShared: (at) => pieceAt(at)?.span.isOfAll === true,
    isLabel: ({ start, end }) => {
      const piece = pieceAt(start)
      return piece?.span.isLabel === true && piece === pieceAt(end - 1)
    },
    inMessage({ start, end, ...rest }) {
      const first = pieceAt(start)
      const next = first && pieces[pieces.indexOf(first) + 1]
      // The words of a value are those of its cell.
      const isLabelled = first?.span.isLabel === true && next !== undefined && end > next.from
      const piece = isLabelled ? next : first
      const shift = piece ? piece.span.start - piece.from : 0
      const begin = isLabelled ? next.span.start : start + shift
      const last = Math.min(end + shift, piece?.span.end ?? end)
      return { ...rest, start: begin, end: last, text: original.slice(begin, last) }
    },
  }
}
