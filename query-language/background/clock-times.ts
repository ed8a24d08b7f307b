import { isFree, type ParseState, skip } from '#query-language/model/parse-state.ts'
import type { Token } from '#query-language/text/tokenize.ts'
import { skipRegionalHours } from './regional-hours.ts'

/**
 * Skips times of day (`call after 6 pm`, `between 10 am to 6 pm`), so that they are not parsed as
 * rents.
 */
export function skipClockTimes(state: ParseState): void {
  skipRegionalHours(state)
  const { tokens } = state
  const words = new Set(tokens.map(({ text }) => text))
  if (!words.has('pm') && !words.has('am')) return
  for (const [at, token] of tokens.entries()) {
    const half = tokens[at + 1]?.text
    if (!isHour(token) || !isFree(state, at) || (half !== 'am' && half !== 'pm')) continue
    const from = hourRangeStart(state, at)
    const isLed = hourLead.test(tokens[from - 1]?.text ?? '')
    if (half === 'am' || words.has('am') || isLed || from < at)
      skip(state, isLed ? from - 1 : from, at + 2)
  }
}
const hourLead =
  /^(?:after|before|by|till|until|at|around|post|between|call|visit|contact|timings?|open|me)$/
const isHour = ({ kind, value }: Token) => kind === 'number' && value <= 12

/**
 * Returns the first token of a range of hours whose last hour is at `at`: `5-7 pm`, `2 pm to 11
 * pm`.
 */
function hourRangeStart(state: ParseState, at: number): number {
  const { tokens } = state
  if (!/^(?:-|to|and|se|से)$/.test(tokens[at - 1]?.text ?? '')) return at
  const from = /^[ap]m$/.test(tokens[at - 2]?.text ?? '') ? at - 3 : at - 2
  const first = tokens[from]
  return first && isHour(first) && isFree(state, from, at) ? from : at
}
