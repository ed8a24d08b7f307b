import { parseNumberAt } from '#query-language/extract/amounts/number-phrase.ts'
import { lexicon } from '#query-language/lexicon/lexicon.ts'
import { roomUnits, units } from '#query-language/lexicon/units.ts'
import type { ParseState } from '#query-language/model/parse-state.ts'
import type { ClassifiedClause } from './classify-clause.ts'
import type { Clause } from './clauses.ts'

/** Whether a clause may ask for a home: it is no background, and has an amount or a feature. */
export const isRequest = (state: ParseState, { from, to, kind }: ClassifiedClause) =>
  (kind === 'wish' || kind === undefined || kind === 'change') &&
  state.tokens
    .slice(from, to)
    .some(
      ({ kind }, index) =>
        kind === 'number' ||
        lexicon.find(state.tokens, from + index, to) ||
        isCountInWords(state, from + index),
    )

/** "Nau hazar", "do kamre" */
function isCountInWords({ tokens }: ParseState, at: number): boolean {
  const number = parseNumberAt(tokens, at)
  return Boolean(number && (units.find(tokens, number.next) || roomUnits.find(tokens, number.next)))
}

/** Whether a clause names rooms, a kind of home or of land, or a bed in a PG. */
export function namesHome({ tokens }: ParseState, { from, to }: Clause): boolean {
  for (let at = from; at < to; at++) {
    const meaning = lexicon.find(tokens, at, to)?.meaning
    if (meaning?.slot === 'type' || meaning?.slot === 'bhk') return true
    if (meaning?.slot === 'intent' && meaning.value === 'pg') return true
    if (homeWord.test(tokens[at]?.text ?? '')) return true
  }
  return false
}
const homeWord = /^(?:\d*(?:bhk|rk)|acres?|gaj|guntha|cents?|bigha|marla|kanal|katha)$/
