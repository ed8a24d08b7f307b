import { isFree } from '#query-language/model/parse-state.ts'
import { doubt, find, type HomeState, leave } from './home-state.ts'
import { isApart } from './words.ts'

const floorWord = /^(?:floor|floors|flr|flrs|fl|storey|storeys|मंजिल|मजला)$/
const maxFloors = 120

/** Returns the number of a floor at a token: `7`, `7th`. */
function floorAt({ parse }: HomeState, at: number) {
  const token = parse.tokens[at]
  if (token?.kind !== 'number' || !isFree(parse, at)) return undefined
  if (token.value % 1 !== 0 || token.value > maxFloors) return undefined
  const isOrdinal = /^(?:st|nd|rd|th)$/.test(parse.tokens[at + 1]?.text ?? '')
  return { value: token.value, to: at + (isOrdinal ? 2 : 1), isOrdinal }
}

/** Reads a floor with its total: `7th floor out of 12`, `Floor: 22/30`, `4/11 floor`, `6/10`. */
export function readTotalFloors(state: HomeState): void {
  const { tokens, text } = state.parse
  for (let at = 0; at < tokens.length; at++) {
    const floor = floorAt(state, at)
    if (!floor) continue
    const wordBefore = floorWord.test(tokens[at - 1]?.text ?? '') && isFree(state.parse, at - 1)
    const wordBehind = floorWord.test(tokens[floor.to]?.text ?? '')
    const joint = wordBehind ? floor.to + 1 : floor.to
    const [one = '', two = ''] = [tokens[joint]?.text, tokens[joint + 1]?.text]
    const isOutOf = one === 'out' && two === 'of'
    const begin = joint + (isOutOf ? 2 : 1)
    if (!isOutOf && one !== 'of' && one !== '/') continue
    const total = floorAt(state, begin)
    if (!total || isApart(text, tokens[at], tokens[begin])) continue
    const wordLast = floorWord.test(tokens[total.to]?.text ?? '')
    const isNamed = wordBefore || wordBehind || wordLast
    if (total.value <= floor.value || !(isNamed || isAlone(state, at, total.to, one))) continue
    // "3/4 floor": either of two floors, unless it stands behind the word as "Floor: 3/4".
    if (one === '/' && !wordBefore && total.value === floor.value + 1) continue
    const from = wordBefore ? at - 1 : at
    const to = wordLast ? total.to + 1 : total.to
    find(state, 'floor', floor.value, [from, to])
    find(state, 'totalFloors', total.value, [from, to])
    at = to - 1
  }
}

/** "900 sq feet, 6/10. 24000": nothing else is written so; 7/12 is a record of land. */
function isAlone({ parse }: HomeState, at: number, to: number, joint: string): boolean {
  const { tokens, text } = parse
  if (joint !== '/' || (tokens[at]?.text === '7' && tokens[to - 1]?.text === '12')) return false
  if (tokens[to - 1]?.text === '24' || !/^[/]?\d+\/\d+$/.test(written(parse, at, to))) return false
  const before = text.slice(0, tokens[at]?.start).trimEnd()
  const behind = text.slice(tokens[to - 1]?.end).trimStart()
  return /[,.;\n]$|^$/.test(before) && /^(?:[,.;]|$)/.test(behind)
}

const written = ({ tokens, text }: HomeState['parse'], at: number, to: number) =>
  text.slice(tokens[at]?.start, tokens[to - 1]?.end)

/** Turns the floors and rooms that the search's passes found into facts of one home. */
export function readRoomsAndFloors(state: HomeState): void {
  const { parse } = state
  const rooms = parse.slots.flatMap((slot) => (slot.slot === 'bhk' ? [slot] : []))
  const floors = parse.slots.flatMap((slot) => (slot.slot === 'floor' ? [slot] : []))
  parse.slots = parse.slots.filter(({ slot }) => slot !== 'bhk' && slot !== 'floor')
  const values = [...new Set(rooms.flatMap(({ value }) => value.oneOf ?? []))]
  const [first] = rooms
  const spanOf = (slot: { start: number; end: number }) => tokensOf(parse, slot)
  if (first && values.length === 1) find(state, 'bhk', values[0] ?? 0, spanOf(first))
  else if (first && values.length > 1) doubt(state, 'bhk', values, spanOf(first))
  for (const floor of floors) {
    const [from, to] = spanOf(floor)
    const [one, ...others] = floor.value.oneOf ?? []
    if (one === undefined) leaveSlot(state, from, to)
    else if (others.length > 0) doubt(state, 'floor', [one, ...others], [from, to])
    else if (!state.findings.some(({ field }) => field === 'floor'))
      find(state, 'floor', one, [from, to])
  }
}

/** "Higher floor": no number, so it stays among the words that were not understood. */
function leaveSlot(state: HomeState, from: number, to: number): void {
  state.parse.claimed.fill(false, from, to)
  leave(state, from, to)
}

/** Returns the tokens of a slot. */
export function tokensOf(
  { tokens }: HomeState['parse'],
  { start, end }: { start: number; end: number },
): readonly [from: number, to: number] {
  const from = tokens.findIndex((token) => token.start >= start)
  const to = tokens.findLastIndex((token) => token.end <= end) + 1
  return [from, Math.max(from, to)]
}
