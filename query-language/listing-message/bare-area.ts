import { roomUnits } from '#query-language/lexicon/units.ts'
import { isFree } from '#query-language/model/parse-state.ts'
import { find, type HomeState, minSalePrice } from './home-state.ts'
import { isApart } from './words.ts'

const [minSqft, maxSqft] = [250, 9_999]
const isYear = (value: number) => value >= 1940 && value <= 2045
const sign = /^[,;|(/–—:=-]$/
const behind = /^(?:[,;|)(–—=-]|east|west|north|south|e|w|n|s|facing|fully|semi|ff|sf|uf)$/

/**
 * Reads "3bhk 2175, 29th floor, 2.35 cr": the only number without a unit directly behind the rooms
 * or between two signs, where the price is known by its scale. Years are left.
 */
export function readBareArea(state: HomeState): void {
  const { parse, findings, doubts, offers, isShared } = state
  const { tokens, text } = parse
  const all = [...findings, ...doubts]
  const hasArea = all.some(({ field, start }) => field.startsWith('area') && !isShared(start))
  const hasPrice = offers.some(
    ({ rupees, start, text: said }) =>
      !isShared(start) && (rupees >= minSalePrice || /\p{L}/u.test(said)),
  )
  if (hasArea || !hasPrice) return
  const found = tokens.flatMap(({ kind, start, end, value }, at) => {
    if (kind !== 'number' || !isFree(parse, at) || isShared(start)) return []
    if (value < minSqft || value > maxSqft || value % 1 !== 0 || isYear(value)) return []
    if (!/^\d{3,4}$/.test(text.slice(start, end).replace(',', ''))) return []
    const isLast = isApart(text, tokens[at], tokens[at + 1])
    if (!isLast && !behind.test(tokens[at + 1]?.text ?? '')) return []
    const isFirst = isApart(text, tokens[at - 1], tokens[at])
    return isBehindRooms(state, at) || (!isFirst && sign.test(tokens[at - 1]?.text ?? ''))
      ? [at]
      : []
  })
  const [at] = found
  const hasRooms = all.some(({ field }) => field === 'bhk')
  const isSlot = parse.slots.some(({ slot }) => slot === 'bhk')
  if (at === undefined || found.length > 1 || !(hasRooms || isSlot)) return
  find(state, 'area', tokens[at]?.value ?? 0, [at, at + 1])
}

/** "3bhk 2175", "3bhk jodi 1087" */
const isBehindRooms = ({ parse: { tokens } }: HomeState, at: number) =>
  [1, 2, 3].some((back) => {
    const rooms = roomUnits.find(tokens, at - back)
    return rooms !== undefined && (rooms.next === at || (rooms.next === at - 1 && back > 1))
  })
