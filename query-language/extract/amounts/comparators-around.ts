import { regExp } from '#domain/text/reg-exp.ts'
import { startsSentence } from '#query-language/background/sentences.ts'
import { roomUnits, units } from '#query-language/lexicon/units.ts'
import { isFree, type ParseState, wordsOf } from '#query-language/model/parse-state.ts'
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
  // "Around 50k max 2bhk": rooms seldom have a maximum.
  const isOther = bound !== before && !(before === 'approx' && bound === 'max')
  return !isBehind && (isOther || of === 'amount' || of === 'area')
}

const ceilingBeside = /^(?:max|maximum|tops)$/
const ceilingBehind = regExp()`
  (?:^| )(?:(?:not|nothing|no) (?:a rupee )?(?:above|more than|over|beyond
  |higher than) (?:that|this|it)
  |(?:us|is|uss|iss) ?se (?:zyada|jyada|jada|upar|uper|adhik) (?:nahi|nahin|nhi|na|mat)
  |(?:उस|इस) ?से (?:ज्यादा|ज़्यादा|ऊपर|अधिक) (?:नहीं|न|मत)
  |त्यापेक्षा जास्त (?:नाही|नको))(?= |$)
`
const maxWordsBehind = 12

/**
 * Whether an amount named about has a limit as well: "around 50k max", "max around 50k", "around
 * 50k, not above that". Returns the tokens of a limit beside it.
 */
export function ceilingAround(
  state: ParseState,
  from: number,
  to: number,
): { from: number; to: number } | undefined {
  const { tokens } = state
  if (ceilingBeside.test(tokens[to - 1]?.text ?? '')) return { from, to }
  const isBeside = ceilingBeside.test(tokens[to]?.text ?? '') && isFree(state, to)
  // "Around 50k, max 55k": a limit of its own.
  if (isBeside && !parseNumberAt(tokens, to + 1)) return { from, to: to + 1 }
  if (isBeside && roomUnits.find(tokens, to + 2)) return { from, to: to + 1 }
  if (ceilingBeside.test(tokens[from - 1]?.text ?? '') && isFree(state, from - 1)) {
    return { from: from - 1, to }
  }
  let end = to
  while (end < to + maxWordsBehind && end < tokens.length && !startsSentence(state, end)) end++
  return ceilingBehind.test(wordsOf(state, to, end).join(' ')) ? { from, to } : undefined
}
