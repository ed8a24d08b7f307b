import { regExp } from '#domain/text/reg-exp.ts'
import { startsSentence } from '#query-language/background/sentences.ts'
import type { BackgroundClause } from '#query-language/background/skip-background.ts'
import { placeExceptions } from '#query-language/lexicon/lexicon.ts'
import {
  isFree,
  negatedSpan,
  type ParseState,
  skip,
  wordsOf,
} from '#query-language/model/parse-state.ts'
import type { Slot } from '#query-language/model/slots.ts'

type PlaceSlot = Extract<Slot, { slot: 'locality' | 'city' }>

const isPlace = (slot: Slot): slot is PlaceSlot => slot.slot === 'locality' || slot.slot === 'city'

const joiningWord = /^(?:or|ya|aur|and|nor|na|&|\/|या|और)$/

/**
 * Excludes negated places once they are complete: `hinjewadi phase 3 me nahi`, whose part follows
 * its name, and `vip road ya zoo road nahi`, where one negation applies to both.
 */
export function excludeNegatedPlaces(
  state: ParseState,
  clauses: readonly BackgroundClause[],
): void {
  const places = state.slots.filter(isPlace).toSorted((one, other) => one.start - other.start)
  for (const place of places) if (!place.value.not) excludeWholePlace(state, place)
  for (const [index] of places.entries()) excludeListedPlaces(state, places, index)
  dropQuestionedPlaces(state)
  for (const [index, place] of places.entries()) {
    const before = places[index - 1]
    if (!before || before.value.not === place.value.not) continue
    const [from, to] = [tokenAfter(state, before), firstTokenOf(state, place)]
    const between = wordsOf(state, from, to)
    // "Dahisar Virar nahi jana": two of a kind without a sign between.
    if (
      between.length === 0 &&
      place.value.not &&
      before.slot === place.slot &&
      /^\s+$/.test(state.text.slice(before.end, place.start)) &&
      !isNegatedBefore(state, place)
    )
      before.value = { ...before.value, not: true }
    if (!between.every((word) => joiningWord.test(word)) || between.length !== 1) continue
    // "Not in Andheri or Bandra" negates from the front, "X ya Y nahi" from the end.
    if (isNegatedBefore(state, before) ? place.value.not : before.value.not) continue
    if (before.value.not && isNegatedBefore(state, before))
      place.value = { ...place.value, not: true }
    if (place.value.not && !isNegatedBefore(state, place))
      before.value = { ...before.value, not: true }
  }
  excludeRefusedPlaces(state, clauses)
  dropDeniedMentions(state)
}

/** "Bhayli abhi developing hai, wahan nahi" */
function excludeRefusedPlaces(state: ParseState, clauses: readonly BackgroundClause[]): void {
  for (const { from, to, kind } of clauses) {
    if (kind !== 'refused') continue
    const [start, end] = [state.tokens[from]?.start ?? 0, state.tokens[to - 1]?.end ?? 0]
    for (const place of state.slots.filter(isPlace))
      if (place.start >= start && place.end <= end) place.value = { ...place.value, not: true }
  }
}

/** "You send Porur again. I said not Porur": what is refused once is nowhere asked for. */
function dropDeniedMentions(state: ParseState): void {
  const denied = state.slots.filter(isPlace).filter(({ value }) => value.not)
  if (denied.length === 0) return
  state.slots = state.slots.filter(
    (slot) =>
      !isPlace(slot) ||
      slot.value.not ||
      !denied.some(
        ({ slot: kind, value }) =>
          kind === slot.slot &&
          value.name === slot.value.name &&
          value.city === slot.value.city &&
          value.section === slot.value.section,
      ),
  )
}

/** What follows a "no" that answers a question: "Lodha Palava? no.", "Adibatla? No that was". */
const answeredNo = /^(?:[,.!]|no|nahi|not|that|it|in|sorry|wait|now|actually)$/

/** Drops the place that somebody asks about and answers with no, where another place follows. */
function dropQuestionedPlaces(state: ParseState): void {
  const { tokens, text } = state
  for (const [at, { text: word, start }] of tokens.entries()) {
    const before = tokens[at - 1]
    if (!before || !/^(?:no|nope|nahi|nahin|nhi)$/.test(word)) continue
    if (!text.slice(before.end, start).includes('?')) continue
    const next = tokens[at + 1]
    const isAnswer = !next || answeredNo.test(next.text) || startsSentence(state, at + 1)
    const asked = state.slots.filter(isPlace).findLast(({ end }) => end <= start)
    const isLast = asked && tokenAfter(state, asked) > at - maxWordsBehindPlace
    const hasOther = state.slots.some((slot) => isPlace(slot) && slot.start > start)
    if (isAnswer && isLast && hasOther) state.slots = state.slots.filter((slot) => slot !== asked)
  }
}
const maxWordsBehindPlace = 3

function excludeWholePlace(state: ParseState, place: PlaceSlot): void {
  const to = tokenAfter(state, place)
  const from = firstTokenOf(state, place)
  // A claimed part follows the name.
  let end = to
  const part = 'section' in place.value ? place.value.section?.split(' ').at(-1) : undefined
  while (part !== undefined && end < to + 3 && state.tokens[end - 1]?.text !== part.toLowerCase())
    end++
  if (end === to && part !== undefined && state.tokens[end - 1]?.text !== part.toLowerCase()) return
  const not = negatedSpan(state, from, end)
  if (!not || not[1] === end) return
  place.value = { ...place.value, not: true }
  if (isFree(state, end, not[1])) skip(state, end, not[1])
}

const listSign =
  /^(?:,|or|ya|aur|and|&|\/|kinva|किंवा|या|और|व|आणि|ani|ba|ar|o|illa|leda|mattu|ane|te)$/
const caseWord = /^(?:er|r|ko|ke|la|lo|alli|te|e|ma|ch|vich|na|ni|ला)$/

/** Excludes all places of a list: "Wagholi Lohgaon sodun", "Dwarka, Rohini chhod ke". */
function excludeListedPlaces(state: ParseState, places: readonly PlaceSlot[], index: number): void {
  const last = places[index]
  if (!last) return
  const to = tokenAfter(state, last)
  const isCased = caseWord.test(state.tokens[to]?.text ?? '')
  const exception =
    placeExceptions.find(state.tokens, to) ??
    (isCased ? placeExceptions.find(state.tokens, to + 1) : undefined)
  const isExcepted =
    exception !== undefined ||
    // The negation was claimed with the place.
    (last.value.not && endsWithException(state, last))
  if (!isExcepted) return
  last.value = { ...last.value, not: true }
  if (exception && isFree(state, to, exception.next)) skip(state, to, exception.next)
  let next = last
  for (const place of places.slice(0, index).toReversed()) {
    const between = wordsOf(state, tokenAfter(state, place), firstTokenOf(state, next))
    if (
      place.slot !== last.slot ||
      between.length > 1 ||
      !between.every((word) => listSign.test(word))
    )
      return
    place.value = { ...place.value, not: true }
    next = place
  }
}

const endsWithException = (state: ParseState, place: PlaceSlot) => {
  const [from, to] = [firstTokenOf(state, place), tokenAfter(state, place)]
  for (let at = from + 1; at < to; at++)
    if (placeExceptions.find(state.tokens, at)?.next === to) return true
  return false
}

const firstTokenOf = ({ tokens }: ParseState, { start }: Slot) =>
  tokens.findIndex((token) => token.start >= start)
const tokenAfter = ({ tokens }: ParseState, { end }: Slot) =>
  tokens.findLastIndex((token) => token.end <= end) + 1

const negation = regExp('i')`
  ^(?:not|no|except|exclud|avoid|without|don['’]?t|do not|other|bina|but not|anything|apart
  |neither)
`

/** Whether the negation precedes the place: the span starts with it. */
const isNegatedBefore = ({ text }: ParseState, { start, end }: Slot) =>
  negation.test(text.slice(start, end))
