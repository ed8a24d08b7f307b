import { regExp } from '#domain/text/reg-exp.ts'
import { parseNumberAt } from '#query-language/extract/amounts/number-phrase.ts'
import { roomUnits, units } from '#query-language/lexicon/units.ts'
import type { Token } from '#query-language/text/tokenize.ts'
import type { HomeState } from './home-state.ts'
import { isApart, labels } from './words.ts'

/** What a number means by the word beside it. */
export interface Label {
  name: string
  from: number
  to: number
}

const beforeLink = regExp()`
  ^(?:is|of|at|-|rs|inr|₹|only|around|approx|about|hai|ka|ki|ke|for|amount|extra|charges|this|one
  |\()$
`
const behindLink = regExp()`
  ^(?:-|\/|ka|ki|ke|का|की|के|of|per|pm|month|p|m|nos|no|x|reserved|allotted|alloted|allocated
  |dedicated|designated|separate|mechanical)$
`
const maxLinks = 3
const maxLabelWords = 4

/** Returns the label whose words end where a number starts: `deposit: 1 lakh`. */
export function labelBefore({ parse, used }: HomeState, at: number): Label | undefined {
  const { tokens, text } = parse
  let end = at
  const isJoined = (index: number) => !isApart(text, tokens[index - 1], tokens[index])
  for (let links = 0; links < maxLinks && isJoined(end); links++) {
    if (!beforeLink.test(tokens[end - 1]?.text ?? '')) break
    end--
  }
  if (!isJoined(end)) return undefined
  for (let from = Math.max(0, end - maxLabelWords); from < end; from++) {
    const match = labels.find(tokens, from, end)
    if (match?.next === end && !used.has(end - 1) && !isSaid(parse, from, end)) {
      // "3 sharing AC 7,500"
      if (isThingWithPrice(tokens, from, at)) return undefined
      return { name: match.meaning, from, to: end }
    }
  }
  return undefined
}

const isThingWithPrice = (tokens: readonly Token[], from: number, at: number) =>
  /^(?:acs?|fans?|cooler)$/.test(tokens[from]?.text ?? '') && (tokens[at]?.value ?? 0) >= 1_000

/** "Incl maint. 1 lakh": a phrase has already explained the words. */
const isSaid = (parse: HomeState['parse'], from: number, to: number) =>
  parse.claimed.slice(from, to).includes(true)

/** Returns the label that follows a number: `2 car parking`, `3k maintenance`. */
function labelBehind({ parse, used }: HomeState, at: number): Label | undefined {
  const { tokens, text } = parse
  let from = at
  for (let links = 0; links <= maxLinks; links++) {
    if (isApart(text, tokens[from - 1], tokens[from])) return undefined
    const match = labels.find(tokens, from)
    // "3 bhk, parking 2": a label before another number belongs to that.
    const isOther = match?.meaning === 'maintenance' && besides.test(tokens[match.next]?.text ?? '')
    if (match && !used.has(from) && !isOther && !isSaid(parse, from, match.next))
      return { name: match.meaning, from, to: match.next }
    if (!behindLink.test(tokens[from]?.text ?? '')) return undefined
    from++
  }
  return undefined
}

/** "22000 maintenance extra": another amount. */
const besides = regExp()`
  ^(?:extra|separate|seperate|separately|additional|alag|included?|incl|inclusive|not|as|actual
  |actuals|by|paid)$
`

const isNumber = (token: Token | undefined) => token?.kind === 'number'

/** Labels of what is counted, by field. */
export const countFields: Partial<
  Record<
    string,
    | ('parkingSpaces' | 'parkingCovered' | 'parkingOpen' | 'balconies')
    | ('seats' | 'cabins' | 'meetingRooms')
  >
> = {
  parking: 'parkingSpaces',
  'parking-covered': 'parkingCovered',
  'parking-open': 'parkingOpen',
  balconies: 'balconies',
  seats: 'seats',
  cabins: 'cabins',
  'meeting-rooms': 'meetingRooms',
}

/** Labels of what has no price and no size here: "terrace 20k", "cabin 120 sqft". */
export const thingLabels: ReadonlySet<string> = new Set([
  ...['ignored', 'seats', 'cabins', 'meeting-rooms', 'frontage', 'ceiling-height'],
])

/** Returns the label of the number in tokens `from` up to `to`. */
export const labelOf = (state: HomeState, from: number, to: number): Label | undefined =>
  labelBefore(state, from) ?? labelBehindUnlessOfNext(state, to) ?? signBefore(state, from)

/** "🔐 3L": the lock that messages put before a deposit. */
function signBefore({ parse: { tokens }, raw }: HomeState, at: number): Label | undefined {
  const gap = raw.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start)
  const line = gap.slice(gap.lastIndexOf('\n') + 1)
  return /[🔐🔒]/u.test(line) ? { name: 'deposit', from: at, to: at } : undefined
}

/** "1 cr, deposit 2 lakh": a label that directly precedes another number is the other's. */
export function labelBehindUnlessOfNext(state: HomeState, to: number): Label | undefined {
  const label = labelBehind(state, to)
  if (!label) return undefined
  const { tokens, text } = state.parse
  let next = label.to
  while (beforeLink.test(tokens[next]?.text ?? '')) next++
  const isOfNext =
    isNumber(tokens[next]) &&
    !state.parse.claimed[next] &&
    !isApart(text, tokens[label.to - 1], tokens[next]) &&
    !isOfOtherUnit(tokens, next, label)
  const isOwn =
    countFields[label.name] !== undefined || counted.test(tokens[label.to - 1]?.text ?? '')
  // "1L dep - 3rd floor"
  const isOrdinal = /^(?:st|nd|rd|th)$/.test(tokens[next + 1]?.text ?? '')
  return isOfNext &&
    !isOwn &&
    !isOrdinal &&
    !isLabelled(state, next) &&
    !roomUnits.find(tokens, next + 1)
    ? undefined
    : label
}

/** "1.5L depo 700 sqft", "820 crpt 1.75 cr": the next number counts something else. */
function isOfOtherUnit(tokens: readonly Token[], at: number, { name }: Label): boolean {
  const number = parseNumberAt(tokens, at)
  const unit = number && units.find(tokens, number.next)?.meaning
  // "60 ft road 85 lakh"
  if (lengthLabels.test(name)) return unit !== undefined && !/^(?:feet|metres)$/.test(unit.of)
  return name.startsWith('area-') ? unit?.of === 'amount' : unit?.of === 'area'
}

const lengthLabels = /^(?:frontage|ceiling-height|road)$/

/** "20k rent 60k deposit": the next number has its own label behind it. */
function isLabelled({ parse: { tokens, text } }: HomeState, at: number): boolean {
  const number = parseNumberAt(tokens, at)
  const to = number && (units.find(tokens, number.next)?.next ?? number.next)
  return (
    to !== undefined &&
    !isApart(text, tokens[to - 1], tokens[to]) &&
    labels.find(tokens, to) !== undefined
  )
}

/** Things that are counted, after their number: "2 cabins 1.6 lakh". */
const counted = regExp()`
  ^(?:acs?|fans?|wardrobes?|kitchens?|units|plots|lifts|cctv|dock|hp
  |kw|towers)$
`

/** Whether a place is named directly before a token. */
export const parseEndsPlace = ({ parse }: HomeState, at: number) =>
  parse.slots.some(
    ({ slot, end }) =>
      slot === 'locality' &&
      parse.text.slice(end, parse.tokens[at]?.start).trim() === '' &&
      end <= (parse.tokens[at]?.start ?? 0),
  )
