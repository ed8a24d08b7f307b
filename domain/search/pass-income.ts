import { type Draft, isFree, pass } from './draft.ts'
import { readNumberAt } from './number-phrase.ts'
import { units } from './unit.ts'

const income =
  /^(?:earn|earning|earns|salary|income|pension|ctc|stipend|tankhwah|tankha|kamata|kamati|kamate|वेतन|सैलरी|पेंशन)$/
const between =
  /^(?:is|are|of|was|about|around|approx|rs|₹|inr|:|-|commutation|hai|my|only|meri|monthly)$/
const mostBetween = 3
const each = /^(?:per|a|month|monthly|pm|lpa|pa|annum|year|\/)$/

/** Passes over what somebody says to earn, `salary 60k`, `pension is 40 lakhs`: a home may cost other than that. */
export function passIncome(draft: Draft): void {
  const { tokens } = draft
  for (let at = 0; at < tokens.length; at++) {
    if (!income.test(tokens[at]?.text ?? '') || !isFree(draft, at)) continue
    let begin = at + 1
    while (begin <= at + mostBetween && between.test(tokens[begin]?.text ?? '')) begin++
    const end = amountEnd(draft, begin)
    if (end === undefined || !isFree(draft, at, end)) continue
    pass(draft, at, end)
    at = end - 1
  }
}

function amountEnd({ tokens }: Draft, at: number): number | undefined {
  const number = readNumberAt(tokens, at)
  if (!number) return undefined
  const unit = units.find(tokens, number.next)
  let end = unit?.meaning.of === 'amount' ? unit.next : number.next
  while (each.test(tokens[end]?.text ?? '')) end++
  return end
}
