import { months } from '#query-language/lexicon/months.ts'
import { units } from '#query-language/lexicon/units.ts'
import { type Draft, isFree, leave, wordsOf } from '#query-language/model/parse-state.ts'

/** Years in which homes are handed over that are offered today. */
export const [firstYear, lastYear] = [2020, 2045]

const handed = /^(?:possession|poss|handover|delivery|completion|ready|built|constructed)$/
const later = /^(?:after|post|beyond)$/
const laterBehind =
  /^(?:(?:ke|k|के) (?:baad|bad|बाद)|se baad|onwards?|(?:or|and) (?:later|after))(?= |$)/
const lead =
  /^(?:possession|poss|handover|delivery|completion|ready|built|constructed|to|move|date|expected|only|is|by|before|in|till|until|on|of)$/
const until = /^(?:by|before|till|until)$/
const priced = /^(?:rent|kiraya|budget|rs|rupees|per|\/)$/

/**
 * Leaves days of a handover that are not filtered: only until when is. `Possession after 2026` would be
 * turned round, and a year nobody waits for, `by Dec 9999`, would become the next December.
 */
export function leaveDates(draft: Draft): void {
  for (let at = 0; at < draft.tokens.length; at++) {
    const date = isFree(draft, at) ? dateAt(draft, at) : undefined
    if (!date || !isFree(draft, at, date.end)) continue
    const behind = laterBehind.exec(wordsOf(draft, date.end, date.end + 2).join(' '))?.[0]
    const before = wordsOf(draft, at - 2, at)
    const last = before.at(-1) ?? ''
    const isLater = later.test(last) || behind !== undefined
    const isNotBefore = before.join(' ') === 'not before'
    let begin = isNotBefore ? at - 2 : later.test(last) ? at - 1 : at
    let end = date.end + (behind?.split(' ').length ?? 0)
    while (lead.test(draft.tokens[begin - 1]?.text ?? '') && isFree(draft, begin - 1)) begin--
    while (behind && handed.test(draft.tokens[end]?.text ?? '') && isFree(draft, end)) end++
    const isHanded = wordsOf(draft, begin, end).some((word) => handed.test(word))
    const isUntil = until.test(last)
    // "Ready to move in 9000" is a rent.
    const isIn = ({ year = 0 }: Day) => last === 'in' && year >= 1900 && year <= 2100
    const isUnread =
      isLater || isNotBefore
        ? isHanded || date.year !== undefined
        : isBeyond(date) &&
          (date.isNamed ? isHanded || isUntil : isHanded && (isUntil || isIn(date)))
    if (!isUnread || !isFree(draft, begin, end)) continue
    leave(draft, begin, end)
    at = end - 1
  }
}

const isBeyond = ({ year }: Day) => year !== undefined && (year < firstYear || year > lastYear)

interface Day {
  end: number
  year?: number
  isNamed: boolean
}

/** A month, a year or both, or how long somebody waits, `6 months`. */
function dateAt(draft: Draft, at: number): Day | undefined {
  const { tokens } = draft
  const month = months.find(tokens, at)
  const gap = month && /^(?:of|,|-)$/.test(tokens[month.next]?.text ?? '') ? 1 : 0
  const first = month ? month.next + gap : at
  const year = tokens[first]
  const isYear =
    /^\d{4}$/.test(year?.text ?? '') &&
    !units.find(tokens, first + 1) &&
    !priced.test(tokens[first + 1]?.text ?? '')
  if (year && isYear) return { end: first + 1, year: year.value, isNamed: month !== undefined }
  if (month) return { end: month.next, isNamed: true }
  const unit = year?.kind === 'number' ? units.find(tokens, at + 1) : undefined
  const isWait = unit?.meaning.of === 'months' || unit?.meaning.of === 'years'
  return unit && isWait ? { end: unit.next, isNamed: false } : undefined
}
