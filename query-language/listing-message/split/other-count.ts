import type { Block } from './clean-message.ts'
import type { Row } from './message-rows.ts'

/** A part of a line; a label stands before the number that it explains. */
export type SaidBlock = Block & { isLabel?: true }

const countOnly = /^\W*(?:(?:gets?|has|have|for|in|with)\W+)?(\d{1,2})\W*$/i
const parkingCount =
  /\d ((?:covered |open |car )?(?:parkings?|parks?|pkgs?|cps?|car parks?))\b[^\d]*$/i

/**
 * Returns how many of the same some homes have instead: "1 parking each, 3bhk gets 2". What is left
 * of their clause without the rooms is a number, and the clause before counts parkings.
 */
export function otherCount(
  { text, start: begin }: Row,
  rest: Block,
  clause: number,
): SaidBlock[] | undefined {
  const count = countOnly.exec(text.slice(rest.start - begin, rest.end - begin))
  const noun = count && parkingCount.exec(text.slice(0, clause - begin))
  if (!count || !noun) return undefined
  const at = begin + noun.index + noun[0].indexOf(noun[1] ?? '')
  const number = rest.start + count[0].search(/\d/)
  return [
    { start: at, end: at + (noun[1]?.length ?? 0), isLabel: true },
    { start: number, end: number + (count[1]?.length ?? 0) },
  ]
}
