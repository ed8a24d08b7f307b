import { regExp } from '#domain/text/reg-exp.ts'
import { claim, isFree, type ParseState, wordsOf } from '#query-language/model/parse-state.ts'
import { parseNumberAt } from './number-phrase.ts'

const stretchBefore = regExp()`
  (?:^| )(?:(?:can|could|will|may|might|ready to|able to|happy to) )?
  (?:stretch|extend|go|push|increase
  |stretchable|extendable)(?: it| budget| my budget| the budget)?(?: up ?to| to| till| upto)$
`
const maxWordsBefore = 7
const lakh = 100_000
const crore = 10_000_000

/** "Around 60k, can stretch to 70": the limit is in the unit of the budget before it. */
export function extractExtendedBudgets(state: ParseState): void {
  for (let at = 1; at < state.tokens.length; at++) {
    const number = isFree(state, at) ? parseNumberAt(state.tokens, at) : undefined
    if (!number || !isFree(state, at, number.next)) continue
    const before = wordsOf(state, Math.max(0, at - maxWordsBefore), at).join(' ')
    const words = stretchBefore.exec(before)?.[0].trim().split(' ').length
    const budget = state.slots.findLast(
      (slot) => slot.slot === 'budget' && slot.end <= (state.tokens[at]?.start ?? 0),
    )
    if (!words || budget?.slot !== 'budget') continue
    const { min, max, approx } = budget.value
    const asked = approx ? Math.round((max ?? 0) / 1.1) : (max ?? min ?? 0)
    const unit = asked >= crore ? crore : asked >= lakh ? lakh : 1_000
    const limit = number.value >= asked ? number.value : Math.round(number.value * unit)
    // Nobody stretches below the budget, or to twice as much.
    if (limit < asked || limit > asked * 2) continue
    claim(state, 'budget', { max: limit }, [at - words, number.next])
  }
}
