import { regExp } from '#domain/text/reg-exp.ts'
import { startsSentence } from '#query-language/background/sentences.ts'
import {
  acceptedAfter,
  conditionBefore,
  conditionBetween,
} from '#query-language/lexicon/preference-phrases.ts'
import { isFree, type ParseState, placeIn, skip } from '#query-language/model/parse-state.ts'
import { partOfSet, placeSlots } from '#query-language/model/slot-part.ts'
import type { Slot, SlotName } from '#query-language/model/slots.ts'
import { romanizeTokens } from '#query-language/text/romanize.ts'
import type { Token } from '#query-language/text/tokenize.ts'
import { markRestOfChoice } from './rest-of-choice.ts'
import { isDenied } from './slots-beside.ts'

/** A statement: tokens from one sentence end or semicolon to the next. */
interface Statement {
  from: number
  to: number
}

/** What a second choice has: which home, where, and what else is said of it. */
const chosen: ReadonlySet<SlotName> = new Set<SlotName>([
  ...(['bhk', 'type', 'intent', 'budget', 'area', 'furnishing', 'floor', ...placeSlots] as const),
])

/** "Could also be considered", "also works", "is acceptable too", "might work". */
const accepted = regExp()`
  ^(?:(?:could|can|would|will|might|may|shall)(?: also| even| too| then)?(?: be)?(?: also)?
  (?: perfectly| quite)? (?:considered|work|do|suit|fine|ok|okay|acceptable|good|alright|serve
  |possible|welcome|looked at)|(?:works?|fine|ok|okay|acceptable) (?:too|also|as well)
  |also (?:works?|fine|ok|okay|acceptable|does|considered|good)
  |(?:is|are)(?: also)? (?:fine|ok|okay|acceptable|alright)
  |bhi (?:chal\S*|theek|thik|dekh\S*|manzoor|manjoor|ok|okay|le|bhej\S*|dikha\S*|bata\S*
  |consider|suggest))(?= |$)
`
/** "We could also look at Wagholi", "open to a shed as well": it stands before the choice. */
const accepting = regExp()`
  ^(?:(?:could|can|would|will|may|might) also (?:consider|look at|take|see|accept|think of)|also
  (?:consider|open to|considering|looking at)|open to)(?= |$)
`
const addedAtEnd = /^(?:too|also|well)$/
/** "Failing that", "as an alternative": what follows is the second choice. */
const opening = regExp()`
  ^(?:failing (?:that|this|which|it)|(?:option|choice|priority) (?:2|two|b)
  |as (?:an|the|my|our) alternative|as plan b|plan b
  |as a (?:second|fallback|last) (?:choice|option|resort)
  |the alternative (?:is|would be)|else)(?= |$)
`
const conditionWord = /^(?:if|should|in|agar|yadi|jar|je|jo|jodi|jadi)$/
const lacking = regExp()`
  ^(?:not|no|none|nothing|cant|cannot|dont|doesnt|isnt|arent|wont|unavailable|fails?|out|impossible
  |unaffordable|costly|expensive|nahi|nahin|nhi|na|over|beyond|exceeds?|unavail)$
`
/** "If not furnished" and "if there is no lift" are about something else than the search. */
const wordOfCondition = regExp()`
  ^(?:if|should|in|case|agar|yadi|jar|that|this|it|they|these|those|one|ones|there|is|are|be|was
  |you|we|i|have|has|had|get|got|getting|find|found|avail|available|possible|permits?|allows?|the
  |does|do|any|anything|such|something|like|at
  |all|of|too|very|budget|range|price|reach|our|the|works?|working|can|could|hai|ho|mile|mila
  |mili|mil|me|mein|yahan|wahan|itne|is|us|kuch|koi
  |paye|hota|within|to|a|suitable|suits?|come|comes|turns?|up
  |right|good|matches|exists?|left)$
`
const thenWord = /^(?:,|then|to|toh|tab)$/
const denial = /^(?:not|no|never|nothing|dont|cant|cannot|wont|nahi|nahin|nhi|na|mat|unless|only)$/
const maxCondition = 12
const longest = 8

/**
 * Marks what a statement of its own offers beside the wish before it: "a row house in Aundh could
 * also be considered", "if nothing is available, a showroom might work". The wish stays whole.
 */
export function markProseChoices(state: ParseState): void {
  const latin = romanizeTokens(state.tokens)
  const words = latin.map(({ text }) => text)
  const textAt = (at: number) => words.slice(at, at + longest).join(' ')
  for (const statement of statementsOf(state)) {
    const { to } = statement
    for (let at = statement.from; at < to; at++) {
      const isStart =
        at === statement.from || /^(?:,|but|and|or|aur|par|lekin)$/.test(words[at - 1] ?? '')
      const next = isStart
        ? (endOf(opening, textAt(at), at) ?? endOfLack(state, words, at))
        : undefined
      if (next !== undefined && mark(state, [next, to], placeOrHome, [next, to])) {
        skip(state, at, next)
        break
      }
      const behind = endOf(accepting, textAt(at), at)
      const isAdded =
        textAt(at).includes('also') || words.slice(at, to).some((word) => addedAtEnd.test(word))
      if (behind !== undefined && isAdded && mark(state, [behind, to])) {
        skip(state, at, behind)
        break
      }
      const end = endOf(accepted, textAt(at), at) ?? acceptedAfter.find(latin, at)?.next
      if (end === undefined || !isFree(state, at)) continue
      const from = beginOf(state, words, statement, at)
      if (words.slice(from, at).some((word) => denial.test(word)) || denial.test(words[end] ?? ''))
        continue
      const isOwn = from === statement.from
      if (!mark(state, [from, at], isOwn ? placeOrHome : isHome)) continue
      skip(state, at, end)
      if (conditionOf(latin, end)) markCondition(state, [end, to])
    }
  }
}

const endOf = (pattern: RegExp, text: string, at: number) => {
  const match = pattern.exec(text)?.[0]
  return match === undefined ? undefined : at + match.split(' ').length
}

function statementsOf({ tokens, text }: ParseState): Statement[] {
  const starts = tokens.flatMap((token, at) =>
    at === 0 || token.text === ';' || startsSentence({ tokens, text }, at)
      ? [token.text === ';' ? at + 1 : at]
      : [],
  )
  return starts.map((from, index) => ({ from, to: starts[index + 1] ?? tokens.length }))
}

/** Returns the token behind "if nothing is available,", which has no feature of a home in it. */
function endOfLack(state: ParseState, words: readonly string[], at: number): number | undefined {
  if (!conditionWord.test(words[at] ?? '')) return undefined
  if (words[at] === 'in' && words[at + 1] !== 'case') return undefined
  let isLacking = false
  for (let index = at; index < at + maxCondition && index < words.length; index++) {
    const word = words[index] ?? ''
    if (index > at && startsSentence(state, index)) return undefined
    if (isLacking && thenWord.test(word)) return index + 1
    if (lacking.test(word)) isLacking = true
    else if (!wordOfCondition.test(word) && !isChoiceAt(state, index)) return undefined
  }
  return undefined
}

/** Whether a token names a home or a place, which may be what is not found. */
const isChoiceAt = (state: ParseState, at: number) =>
  state.slots.some((slot) => {
    const { from, to } = placeIn(state, slot)
    return placeOrHome(slot) && from <= at && at < to
  })

/** Returns where the part begins that an acceptance is about: behind the comma before it. */
function beginOf(state: ParseState, words: readonly string[], { from }: Statement, at: number) {
  for (let index = at - 1; index > from; index--) {
    if (words[index - 1] === ',' && slotsIn(state, index, at).length > 0) return index
  }
  return from
}

const slotsIn = (state: ParseState, from: number, to: number): Slot[] => {
  const [start, end] = [state.tokens[from]?.start ?? 0, state.tokens[to - 1]?.end ?? 0]
  return state.slots.filter((slot) => slot.start >= start && slot.end <= end)
}

const isHome = (slot: Slot) => partOfSet(slot) === 'home'
const placeOrHome = (slot: Slot) => isHome(slot) || placeSlots.has(slot.slot)

/**
 * Marks what is named again between two tokens. Returns whether it is another home or place than
 * those before, or than all outside its statement.
 */
function mark(
  state: ParseState,
  [from, to]: readonly [number, number],
  isChoice: (slot: Slot) => boolean = placeOrHome,
  [begin, end]: readonly [number, number] = [from, state.tokens.length],
): boolean {
  const [start, last] = [state.tokens[begin]?.start ?? 0, state.tokens[end - 1]?.end ?? 0]
  const first = state.slots.filter(
    (slot) =>
      (slot.end <= start || slot.start >= last) && !slot.isElse && !slot.isSoft && !isDenied(slot),
  )
  const again = slotsIn(state, from, to).filter(
    (slot) =>
      chosen.has(slot.slot) &&
      (slot.slot !== 'intent' || slot.value === 'pg') &&
      !isDenied(slot) &&
      isNamedAgain(slot, first),
  )
  if (!again.some((slot) => isChoice(slot) && !isHeld(slot, first))) return false
  for (const slot of again) slot.isElse = true
  markRestOfChoice(state, [from, to], first)
  return true
}

/** "Plot bhi chalega agar corner ho": the condition is one of the second choice alone. */
const conditionOf = (tokens: readonly Token[], at: number) =>
  conditionBefore.find(tokens, at) ?? conditionBetween.find(tokens, at)

function markCondition(state: ParseState, [from, to]: readonly [number, number]): void {
  const stop = state.tokens.findIndex(({ text }, at) => at > from && at < to && text === ',')
  for (const slot of slotsIn(state, from, stop < 0 ? to : stop)) slot.isElse = true
}

/** "A house; a duplex is fine too": the kind is one of what is sought. */
const isHeld = ({ slot, value }: Slot, first: readonly Slot[]) =>
  slot === 'type' &&
  first.some(
    (one) =>
      one.slot === 'type' &&
      !one.value.kind &&
      value.types.every((type) => one.value.types.includes(type)),
  )

/** Whether there is another value of it before; a type is one beside rooms as well. */
function isNamedAgain(slot: Slot, first: readonly Slot[]): boolean {
  const others = first.filter((one) =>
    placeSlots.has(slot.slot)
      ? placeSlots.has(one.slot)
      : one.slot === slot.slot || (slot.slot === 'intent' && isHome(one)),
  )
  const isNew = !others.some((one) => JSON.stringify(one.value) === JSON.stringify(slot.value))
  const isOfRooms =
    slot.slot === 'type' &&
    !slot.value.types.includes('apartment') &&
    first.some((one) => one.slot === 'bhk')
  return isNew && (others.length > 0 || isOfRooms)
}
