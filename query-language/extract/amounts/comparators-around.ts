import { units } from '#query-language/lexicon/units.ts'
import { type ParseState, wordsOf } from '#query-language/model/parse-state.ts'
import { type Comparator, comparatorAfter, comparatorBefore } from './comparator.ts'
import { parseNumberAt } from './number-phrase.ts'

interface ComparatorsAround {
  before: { bound: Comparator; from: number } | undefined
  after: { bound: Comparator; to: number } | undefined
}

/**
 * The bounds before and behind tokens `from` up to `to`, or behind the words that say what is
 * measured.
 */
export function comparatorsAround(
  state: ParseState,
  from: number,
  to: number,
  measured?: number,
): ComparatorsAround {
  const before = comparatorBefore(state, from)
  const after =
    comparatorAfter(state, to) ??
    (measured === undefined ? undefined : comparatorAfter(state, measured))
  const isOfNext = before && after && belongsToNextNumber(state, before.bound, after)
  return { before, after: isOfNext ? undefined : after }
}

/** Words that stand before a number as well as behind it. */
const leadingComparator = /(?:^| )(?:max|maximum|min|minimum|at ?least|approx|approximately)$/
const trailingComparator = /^(?:max|maximum|min|minimum)$/
const currency = /^(?:₹|rs|inr)$/

/**
 * "Max 1.5 cr min 1 cr": where a bound stands before an amount, one behind it is said of the next.
 */
function belongsToNextNumber(
  state: ParseState,
  before: Comparator,
  { bound, to }: { bound: Comparator; to: number },
) {
  const { tokens } = state
  if (!leadingComparator.test(wordsOf(state, to - 2, to).join(' '))) return false
  const number = parseNumberAt(tokens, currency.test(tokens[to]?.text ?? '') ? to + 1 : to)
  if (!number) return false
  const unit = units.find(tokens, number.next)
  const end = unit?.next ?? number.next
  // "Budget 50 lakh min 70 lakh max": each is said behind.
  const isBehind =
    trailingComparator.test(tokens[end]?.text ?? '') && !parseNumberAt(tokens, end + 1)
  const of = unit?.meaning.of
  return !isBehind && (bound !== before || of === 'amount' || of === 'area')
}
