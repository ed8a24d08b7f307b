import { regExp } from '#domain/text/reg-exp.ts'
import { roomUnits } from '#query-language/lexicon/units.ts'
import { isFree } from '#query-language/model/parse-state.ts'
import { tokensOf } from '../floors.ts'
import { find, type HomeState } from '../home-state.ts'
import { isApart } from '../words.ts'
import { isNoBuilding } from './headed-society.ts'
import { nameEnd, startsName } from './society-name.ts'

/**
 * Reads the name with which an item of a list starts, "1) Torino, 1 bhk, 8th floor" or
 * "Eden 4, 3 bhk": a building, where the place of all is named above. It is read before the rooms,
 * so that the number of a name counts none.
 */
export function readListedSociety(state: HomeState): void {
  const { parse, findings, isShared } = state
  const { tokens, text } = parse
  if (findings.some(({ field }) => field === 'society') || !hasSharedPlace(state)) return
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    if (!token || isShared(token.start) || !startsItem(state, at)) continue
    if (!startsName(state, at)) continue
    const to = nameEnd(state, at)
    const sign = tokens[to]?.text ?? ''
    const isCut = /^[,-]$/.test(sign) && !isApart(text, tokens[to - 1], tokens[to])
    const isRooms = isFree(parse, to + 1) && startsRooms(state, to + 1)
    const last = tokens[to - 1]
    if (!isCut || !isRooms || to - at > 4 || isNoBuilding(last?.text ?? '')) continue
    find(state, 'society', text.slice(token.start, last?.end), [at, to])
    return
  }
}

const hasSharedPlace = ({ parse, isShared }: HomeState) =>
  parse.slots.some(({ slot, start }) => slot === 'locality' && isShared(start)) &&
  !parse.slots.some(
    (slot) => slot.slot === 'locality' && !isShared(slot.start) && tokensOf(parse, slot)[0] >= 0,
  )

const itemStart = regExp('u')`
  ^[\s*_]*(?:\(?\p{Nd}{1,2}[).:-]|\p{Extended_Pictographic}
  |[•▪▫●○■□►▶➤➡→✓✔★☆-])[\s\p{P}\p{S}\p{M}]*$
`

/** Behind the number or the sign of an item, at the start of its line. */
function startsItem({ parse: { tokens, text }, raw }: HomeState, at: number): boolean {
  const start = tokens[at]?.start ?? 0
  const line = raw.lastIndexOf('\n', start - 1) + 1
  return itemStart.test(raw.slice(line, start)) && text.slice(line, start).trim().length <= 4
}

const startsRooms = ({ parse: { tokens } }: HomeState, at: number) =>
  tokens[at]?.kind === 'number' && roomUnits.find(tokens, at + 1) !== undefined
