import { type Gazetteer, placeNameKey } from '#query-language/gazetteer/gazetteer.ts'
import { lexicon, stopWords } from '#query-language/lexicon/lexicon.ts'
import { type ParseState, wordsOf } from '#query-language/model/parse-state.ts'
import type { Clause } from './clauses.ts'

/** Whether a clause has a number: rooms, an amount. */
export const isCounting = ({ tokens }: ParseState, { from, to }: Clause) =>
  tokens.slice(from, to).some(({ kind, text }) => kind === 'number' || /^\d/.test(text))

/** Whether a clause names a locality, not only a city. */
export const namesLocality = (state: ParseState, clause: Clause, gazetteer: Gazetteer): boolean =>
  placeSpansIn(state, clause, gazetteer).some(([from, to]) =>
    gazetteer.byKey
      .get(placeNameKey(wordsOf(state, from, to)))
      ?.every(({ kind }) => kind === 'area'),
  )

/** Returns the tokens of a clause that name places, or cities alone. */
export const placesIn = (
  state: ParseState,
  clause: Clause,
  gazetteer: Gazetteer,
  only?: 'city',
): ReadonlySet<number> =>
  new Set(
    placeSpansIn(state, clause, gazetteer)
      .filter(([from, to]) => {
        const places = gazetteer.byKey.get(placeNameKey(wordsOf(state, from, to)))
        return only === undefined || places?.some(({ kind }) => kind === only)
      })
      .flatMap(([from, to]) => Array.from({ length: to - from }, (_, index) => from + index)),
  )

/** The places of a clause, with "sector 35", which no list names. */
export function placesWithSections(
  state: ParseState,
  clause: Clause,
  gazetteer: Gazetteer,
): ReadonlySet<number> {
  const places = new Set(placesIn(state, clause, gazetteer))
  for (let at = clause.from; at < clause.to; at++)
    if (/^(?:sector|sec|phase|block|stage)$/.test(state.tokens[at]?.text ?? ''))
      for (const one of [at, at + 1]) places.add(one)
  return places
}

function placeSpansIn(
  { tokens }: ParseState,
  { from, to }: Clause,
  { byKey, maxNameWords }: Gazetteer,
): [from: number, to: number][] {
  const spans: [number, number][] = []
  for (let at = from; at < to; at++) {
    let end = Math.min(at + maxNameWords, to)
    while (end > at && !byKey.has(placeNameKey(tokens.slice(at, end).map(({ text }) => text))))
      end--
    const word = tokens[at]?.text ?? ''
    const isTalk =
      (end === at + 1 && lexicon.words.has(word)) ||
      tokens.slice(at, end).every(({ text }) => stopWords.words.has(text))
    if (end === at || isTalk) continue
    spans.push([at, end])
    at = end - 1
  }
  return spans
}
