import { units } from '#query-language/lexicon/units.ts'
import { type Draft, wordsOf } from '#query-language/model/parse-state.ts'
import { type Bound, boundAfter, boundBefore } from './comparator.ts'
import { readNumberAt } from './number-phrase.ts'

interface Bounds {
  before: { bound: Bound; from: number } | undefined
  after: { bound: Bound; to: number } | undefined
}

/** The bounds before and behind tokens `from` up to `to`, or behind the words that say what is measured. */
export function boundsAround(draft: Draft, from: number, to: number, measured?: number): Bounds {
  const before = boundBefore(draft, from)
  const after =
    boundAfter(draft, to) ?? (measured === undefined ? undefined : boundAfter(draft, measured))
  const isOfNext = before && after && leadsOn(draft, before.bound, after)
  return { before, after: isOfNext ? undefined : after }
}

/** Words that stand before a number as well as behind it. */
const leading = /(?:^| )(?:max|maximum|min|minimum|at ?least|approx|approximately)$/
const trailing = /^(?:max|maximum|min|minimum)$/
const currency = /^(?:₹|rs|inr)$/

/** "Max 1.5 cr min 1 cr": where a bound stands before an amount, one behind it is said of the next. */
function leadsOn(draft: Draft, before: Bound, { bound, to }: { bound: Bound; to: number }) {
  const { tokens } = draft
  if (!leading.test(wordsOf(draft, to - 2, to).join(' '))) return false
  const number = readNumberAt(tokens, currency.test(tokens[to]?.text ?? '') ? to + 1 : to)
  if (!number) return false
  const unit = units.find(tokens, number.next)
  const end = unit?.next ?? number.next
  // "Budget 50 lakh min 70 lakh max": each is said behind.
  const isBehind = trailing.test(tokens[end]?.text ?? '') && !readNumberAt(tokens, end + 1)
  const of = unit?.meaning.of
  return !isBehind && (bound !== before || of === 'amount' || of === 'area')
}
