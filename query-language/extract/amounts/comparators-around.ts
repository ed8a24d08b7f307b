import { units } from '#query-language/lexicon/units.ts'
import { type ParseState, wordsOf } from '#query-language/model/parse-state.ts'
import { type Comparator, comparatorAfter, comparatorBefore } from './comparator.ts'
import { parseNumberAt } from './number-phrase.ts'

interface ComparatorsAround {
  before: { bound: Comparator; from: number } | undefined
  after: { bound: Comparator; to: number } | undefined
}

/**
 * Returns the comparators before and after tokens `from` up to `to`, or after the words that name
 * what is measured.
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

/** Comparators that may precede a number as well as follow it. */
const leadingComparator = /(?:^| )(?:max|maximum|min|minimum|at ?least|approx|approximately)$/
const trailingComparator = /^(?:max|maximum|min|minimum)$/
const currency = /^(?:₹|rs|inr)$/

/**
 * "Max 1.5 cr min 1 cr": if an amount has a comparator before it, one after it belongs to the next.
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
  // "Budget 50 lakh min 70 lakh max": each comparator follows its amount.
  const isBehind =
    trailingComparator.test(tokens[end]?.text ?? '') && !parseNumberAt(tokens, end + 1)
  const of = unit?.meaning.of
  return !isBehind && (bound !== before || of === 'amount' || of === 'area')
}
