import { startsSentence } from '#query-language/background/sentences.ts'
import { roomUnits, units } from '#query-language/lexicon/units.ts'
import { isFree, type ParseState, wordsOf } from '#query-language/model/parse-state.ts'
import { comparatorsAround } from './comparators-around.ts'
import { unclaimedNumberAt } from './number-with-unit.ts'
import type { Quantity } from './quantity.ts'

const wordBetween = /^(?:,|or|ya|and|aur|ka|ke|ki|par|but|lekin|या|और|का|के|की|पर)$/
const maxWordsBetween = 6
const maxRatio = 5

/**
 * Returns an area with its other end, which has no unit of its own: "at least 1100 sqft, at most
 * 1400", "120 gaj ya 150 tak".
 */
export function withOtherEnd(state: ParseState, match: Quantity): Quantity {
  const { low, to, isRange, bound } = match
  if (isRange || bound === 'approx') return match
  for (let at = to; at < to + maxWordsBetween; at++) {
    if (startsSentence(state, at)) return match
    const number = isFree(state, at) ? unclaimedNumberAt(state, at) : undefined
    if (!number) continue
    const { before, after } = comparatorsAround(state, at, number.next)
    const side = before?.bound ?? after?.bound
    const isOther = (side === 'max' && bound !== 'max') || (side === 'min' && bound === 'max')
    const isBeside = wordsOf(state, to, before?.from ?? at).every((word) => wordBetween.test(word))
    const isCounted =
      units.find(state.tokens, number.next) ?? roomUnits.find(state.tokens, number.next)
    const [less, more] = [Math.min(low, number.value), Math.max(low, number.value)]
    const isPlausible = (side === 'max') === number.value > low && more <= less * maxRatio
    if (!isOther || !isBeside || isCounted || !isPlausible) return match
    const end = Math.max(number.next, after?.to ?? 0)
    return { ...match, low: less, high: more, isRange: true, bound: undefined, to: end }
  }
  return match
}
