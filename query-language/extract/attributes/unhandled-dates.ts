import { regExp } from '#domain/text/reg-exp.ts'
import { months } from '#query-language/lexicon/months.ts'
import { units } from '#query-language/lexicon/units.ts'
import {
  isFree,
  markUnsupported,
  type ParseState,
  wordsOf,
} from '#query-language/model/parse-state.ts'

/** Plausible possession years of current listings. */
export const [firstYear, lastYear] = [2020, 2045]

const handoverWord = /^(?:possession|poss|handover|delivery|completion|ready|built|constructed)$/
const laterWord = /^(?:after|post|beyond)$/
const laterAfter =
  /^(?:(?:ke|k|के) (?:baad|bad|बाद)|se baad|onwards?|(?:or|and) (?:later|after))(?= |$)/
const handoverLead = regExp()`
  ^(?:possession|poss|handover|delivery|completion|ready|built|constructed|to|move|date|expected
  |only|is|by|before|in|till|until|on|of)$
`
const untilWord = /^(?:by|before|till|until)$/
const priceWord = /^(?:rent|kiraya|budget|rs|rupees|per|\/)$/

/**
 * Marks possession dates that cannot be filtered as unsupported; only a latest date can.
 * `Possession after 2026` would be reversed, and an implausible year, `by Dec 9999`, would be
 * parsed as the next December.
 */
export function markUnhandledDates(state: ParseState): void {
  for (let at = 0; at < state.tokens.length; at++) {
    const date = isFree(state, at) ? dateAt(state, at) : undefined
    if (!date || !isFree(state, at, date.end)) continue
    const behind = laterAfter.exec(wordsOf(state, date.end, date.end + 2).join(' '))?.[0]
    const before = wordsOf(state, at - 2, at)
    const last = before.at(-1) ?? ''
    const isLater = laterWord.test(last) || behind !== undefined
    const isNotBefore = before.join(' ') === 'not before'
    let begin = isNotBefore ? at - 2 : laterWord.test(last) ? at - 1 : at
    let end = date.end + (behind?.split(' ').length ?? 0)
    while (handoverLead.test(state.tokens[begin - 1]?.text ?? '') && isFree(state, begin - 1))
      begin--
    while (behind && handoverWord.test(state.tokens[end]?.text ?? '') && isFree(state, end)) end++
    const isHanded = wordsOf(state, begin, end).some((word) => handoverWord.test(word))
    const isUntil = untilWord.test(last)
    // "Ready to move in 9000" is a rent.
    const isIn = ({ year = 0 }: DateMatch) => last === 'in' && year >= 1900 && year <= 2100
    const isUnread =
      isLater || isNotBefore
        ? isHanded || date.year !== undefined
        : isImplausibleYear(date) &&
          (date.isNamed ? isHanded || isUntil : isHanded && (isUntil || isIn(date)))
    if (!isUnread || !isFree(state, begin, end)) continue
    markUnsupported(state, begin, end)
    at = end - 1
  }
}

const isImplausibleYear = ({ year }: DateMatch) =>
  year !== undefined && (year < firstYear || year > lastYear)

interface DateMatch {
  end: number
  year?: number
  isNamed: boolean
}

/** Parses a month, a year or both, or a duration: `6 months`. */
function dateAt(state: ParseState, at: number): DateMatch | undefined {
  const { tokens } = state
  const month = months.find(tokens, at)
  const gap = month && /^(?:of|,|-)$/.test(tokens[month.next]?.text ?? '') ? 1 : 0
  const first = month ? month.next + gap : at
  const year = tokens[first]
  const isYear =
    /^\d{4}$/.test(year?.text ?? '') &&
    !units.find(tokens, first + 1) &&
    !priceWord.test(tokens[first + 1]?.text ?? '')
  if (year && isYear) return { end: first + 1, year: year.value, isNamed: month !== undefined }
  if (month) return { end: month.next, isNamed: true }
  const unit = year?.kind === 'number' ? units.find(tokens, at + 1) : undefined
  const isWait = unit?.meaning.of === 'months' || unit?.meaning.of === 'years'
  return unit && isWait ? { end: unit.next, isNamed: false } : undefined
}
