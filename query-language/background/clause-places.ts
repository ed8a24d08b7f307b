import { type Gazetteer, placeNameKey } from '#query-language/gazetteer/gazetteer.ts'
import { lexicon, stopWords } from '#query-language/lexicon/lexicon.ts'
import { type ParseState, wordsOf } from '#query-language/model/parse-state.ts'
import type { Clause } from './clauses.ts'

/** Whether a clause has a number: rooms, an amount. */
export const isCounting = ({ tokens }: ParseState, { from, to }: Clause) =>
  tokens.slice(from, to).some(({ kind, text }) => kind === 'number' || /^\d/.test(text))

/** Whether a clause names a locality, not only a city. */
export function namesLocality(
  state: ParseState,
  clause: Clause,
  { byKey, ...rest }: Gazetteer,
): boolean {
  const named = placesIn(state, clause, { byKey, ...rest })
  return [...named].some((at) =>
    byKey.get(placeNameKey(wordsOf(state, at, at + 1)))?.every(({ kind }) => kind === 'area'),
  )
}

/** Returns the tokens of a clause that name places. */
export function placesIn(
  { tokens }: ParseState,
  { from, to }: Clause,
  { byKey, maxNameWords }: Gazetteer,
): ReadonlySet<number> {
  const match = new Set<number>()
  for (let at = from; at < to; at++) {
    let end = Math.min(at + maxNameWords, to)
    while (end > at && !byKey.has(placeNameKey(tokens.slice(at, end).map(({ text }) => text))))
      end--
    const word = tokens[at]?.text ?? ''
    const isTalk =
      (end === at + 1 && lexicon.words.has(word)) ||
      tokens.slice(at, end).every(({ text }) => stopWords.words.has(text))
    if (end === at || isTalk) continue
    for (let index = at; index < end; index++) match.add(index)
    at = end - 1
  }
  return match
}
