import { regExp } from '#domain/text/reg-exp.ts'
import { startsSentence } from '#query-language/background/sentences.ts'
import { softenCondition } from '#query-language/extract/priced-conditions.ts'
import { conditionAfter, conditionBefore } from '#query-language/lexicon/preference-phrases.ts'
import { roomUnits, units } from '#query-language/lexicon/units.ts'
import { claim, isFree, type ParseState, wordsOf } from '#query-language/model/parse-state.ts'
import type { Slot } from '#query-language/model/slots.ts'
import { romanizeTokens } from '#query-language/text/romanize.ts'
import { type NumberPhrase, parseNumberAt } from './number-phrase.ts'
import { scaleOf } from './scale.ts'

const stretchBefore = regExp()`
  (?:^| )(?:(?:(?:can|could|will|may|might|ready to|able to|happy to) )?
  (?:stretch|extend|go|push|increase
  |stretchable|extendable)(?: it| budget| my budget| the budget)?(?: up ?to| to| till| upto)
  |(?:can|could|may|might) (?:stretch|extend|go|push|pay))$
`
const maxWordsBefore = 7
const thenWord = /^(?:to|toh|then|tar|तो|तर)$/
const wordOfCondition = regExp()`
  (?:^| )(?:if|agar|ho|hua|hui|hue|mile|mila|mili|lage|laga|aaye|aaya|asel|asla|milala|milali|milale
  |हो|हुआ|हुई|मिले|मिला|असेल|मिळाला|मिळाली|मिळाले)(?: |$)
`
const maxWordsOfCondition = 5

type Price = Extract<Slot, { slot: 'budget' | 'rate' }>
const isPrice = (slot: Slot): slot is Price => slot.slot === 'budget' || slot.slot === 'rate'

/**
 * Claims what a budget stretches to, in the unit of the budget before it: "around 60k, can stretch
 * to 70", "60 lakh, accha mile to 65 bhi".
 */
export function extractExtendedBudgets(state: ParseState): void {
  for (let at = 1; at < state.tokens.length; at++) {
    const number = isFree(state, at) ? parseNumberAt(state.tokens, at) : undefined
    if (!number || !isFree(state, at, number.next) || startsSentence(state, at)) continue
    const before = wordsOf(state, Math.max(0, at - maxWordsBefore), at).join(' ')
    const words = stretchBefore.exec(before)?.[0].trim().split(' ').length
    const price = state.slots.findLast(
      (slot): slot is Price => isPrice(slot) && slot.end <= (state.tokens[at]?.start ?? 0),
    )
    if (!price || countsOther(state, number)) continue
    const { min, max, approx } = price.value
    const asked = approx ? Math.round((max ?? 0) / 1.1) : (max ?? min ?? 0)
    const limit = number.value >= asked ? number.value : Math.round(number.value * scaleOf(asked))
    // Nobody stretches below the budget, to twice as much, or for a good home half as much again.
    const isBefore = conditionBefore.find(state.tokens, number.next) !== undefined
    const most = words ? asked * 2 : isBefore || isConditional(state, at) ? asked * 1.5 : 0
    if (limit < asked || limit > most) continue
    const span = [at - (words ?? 0), number.next] as const
    if (isBefore) softenCondition(state, [number.next, endOfClause(state, number.next)])
    else if (!words) softenCondition(state, [at - maxWordsOfCondition - 1, at])
    if (price.slot === 'rate') claim(state, 'rate', { max: limit, unit: price.value.unit }, span)
    else claim(state, 'budget', { max: limit }, span)
  }
}

/** "70 bhk", "70 gaj", "70 th": no amount of rupees. */
function countsOther({ tokens }: ParseState, { next }: NumberPhrase): boolean {
  const of = units.find(tokens, next)?.meaning.of
  const isRooms = roomUnits.find(tokens, next) !== undefined
  return (
    (of !== undefined && of !== 'amount') ||
    isRooms ||
    /^(?:st|nd|rd|th|-|%)$/.test(tokens[next]?.text ?? '')
  )
}

function endOfClause(state: ParseState, from: number): number {
  let to = from
  while (to < state.tokens.length && state.tokens[to]?.text !== ',' && !startsSentence(state, to))
    to++
  return to
}

/** "Accha mile to", "if really good then", "asel tar": what is paid where there is more. */
function isConditional(state: ParseState, at: number): boolean {
  const latin = romanizeTokens(state.tokens)
  const from = Math.max(0, at - maxWordsOfCondition)
  const isThen = thenWord.test(state.tokens[at - 1]?.text ?? '')
  if (isThen && wordOfCondition.test(wordsOf(state, from, at - 1).join(' '))) return true
  return [4, 3, 2, 1].some(
    (count) =>
      (conditionAfter.find(state.tokens, at - count) ?? conditionAfter.find(latin, at - count))
        ?.next === at,
  )
}
