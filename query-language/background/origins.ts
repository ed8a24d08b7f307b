import { regExp } from '#domain/text/reg-exp.ts'
import { type Gazetteer, placeNameKey } from '#query-language/gazetteer/gazetteer.ts'
import { isFree, type ParseState, skip, wordsOf } from '#query-language/model/parse-state.ts'
import type { Clause } from './clauses.ts'
import { isOriginWord } from './regional-clauses.ts'

/** Verbs of a move before the place that is left: "want to shift from Aundh to Baner". */
export const movedFromPattern = regExp()`
  [ ](?:shift|shifting|move|moving|relocate|relocating|upgrading|upsizing|downsizing)
  (?: out)? (?:from|of)[ ]
`

/** Skips the origin of a move: "Transferred from Nagpur to Pune", "patna se noida shift". */
export function skipOrigin(
  state: ParseState,
  { from, to }: Clause,
  words: readonly string[],
  { byKey }: Gazetteer,
): void {
  const isPlace = (begin: number, end: number) =>
    begin >= from && byKey.has(placeNameKey(wordsOf(state, begin, end)))
  const leaveAt = from + words.findIndex((word, at) => word === 'from' || isOutOf(words, at))
  if (leaveAt >= from) {
    const isOut = words[leaveAt - from] === 'out'
    const isHome =
      isOut || /^(?:upgrading|upsizing|downsizing)$/.test(words[leaveAt - from - 1] ?? '')
    // "Moving out of a coworking in HSR", "upgrading from a 1bhk in Thane": its place is left too.
    const [stop, maxTokens] = isHome ? [destinationAfterOutOf, 8] : [destinationWord, 3]
    let end = leaveAt + (isOut ? 2 : 1)
    while (end < to && end <= leaveAt + maxTokens && !stop.test(state.tokens[end]?.text ?? ''))
      end++
    if (isFree(state, leaveAt, end)) skip(state, leaveAt, end)
  }
  // "Shifting Solapur to Pune"
  const toAt = from + words.findIndex((word, at) => word === 'to' && isMoved(words.slice(0, at)))
  const left = [toAt - 2, toAt - 1].find((begin) => isPlace(begin, toAt))
  if (toAt > from && left !== undefined) skip(state, left, toAt)
  const coming = words.findIndex(
    (word, at) => at > 0 && (isOriginWord(word) || /^(?:se|से)$/.test(word)),
  )
  if (coming < 0) return
  // "Trichy la irundhu": Tamil and Malayalam say "from in" for an origin; "Agra wale ghar se".
  const isHome = homeWord.test(words.slice(Math.max(0, coming - 2), coming).join(' '))
  const isIn = coming > 1 && /^(?:la|il|yil)$/.test(words[coming - 1] ?? '')
  const end = from + coming - (isHome ? 2 : isIn ? 1 : 0)
  const begin = isPlace(end - 2, end) ? end - 2 : end - 1
  if (state.tokens[begin]?.kind === 'word') skip(state, begin, from + coming + 1)
}

const isOutOf = (words: readonly string[], at: number) =>
  words[at] === 'out' && words[at + 1] === 'of'
const isMoved = (words: readonly string[]) =>
  words.slice(-3).some((word) => /^(?:shifting|moving|relocating|shifted|moved)$/.test(word))
const homeWord = /^(?:wale|wala|wali) (?:ghar|flat|makan|makaan|kamre|room)$/
const destinationWord = /^(?:to|in|at|for|and|as|on|into)$/
const destinationAfterOutOf = /^(?:to|for|and|as|into|by)$/
