import { regExp } from '#domain/text/reg-exp.ts'
import { negatorsAfter, negatorsBefore } from '#query-language/lexicon/lexicon.ts'
import { isFree, type ParseState, wordsOf } from '#query-language/model/parse-state.ts'
import { romanizeChat } from '#query-language/text/romanize.ts'

const wordsBetween = new Set(
  (
    'wala wali wale vala vali ke ki ka flat ghar makan makaan building society house home room ' +
    'kamra floor to toh bilkul kuch is are will hai ho would'
  ).split(' '),
)
const refusalWord =
  /^(?:nahi|nahin|nhi|nai|mat|na|not|no|wont|dont|cannot|cant|never|useless|reject)$/
const answerWord = regExp()`
  ^(?:\w+(?:u|oo)ng[ai]|\w+enge|chalega|chalegi|chahiye|chaiye|chahie|hoga|hogi|dikhao|dikhana
  |bhejna|batana|lena|dikhaiye|dikhaye|work|do|ok|okay|acceptable|accepted|please|chahie)$
`
const maxWordsBetween = 4

/**
 * Returns the span of a double negation, which is a requirement, or `undefined`: "Bina lift wali
 * building nahi chahiye", "without parking nahi chalega", "not without lift".
 */
export function doubleNegationSpan(
  state: ParseState,
  [from, to]: readonly [from: number, to: number],
  next: number,
): readonly [from: number, to: number] | undefined {
  if (!/^(?:without|bina|no|except|बिना)$/.test(wordsOf(state, from, from + 1)[0] ?? '')) {
    return hasWithoutAfter(state, next, to) ? refusalAfter(state, from, to) : undefined
  }
  const [before = ''] = wordsOf(state, from - 1, from)
  const isRefusedBefore = /^(?:not|never|nothing)$/.test(before) && isFree(state, from - 1)
  return isRefusedBefore ? [from - 1, to] : refusalAfter(state, from, to)
}

/** "Lift ke bina": "without" follows the noun. */
const hasWithoutAfter = (state: ParseState, next: number, to: number) =>
  /^(?:ke bina|के बिना)$/.test(wordsOf(state, next, to).join(' '))

function refusalAfter(state: ParseState, from: number, to: number) {
  for (let at = to; at <= to + maxWordsBetween; at++) {
    const word = romanizeChat(wordsOf(state, at, at + 1)[0] ?? '')
    if (refusalWord.test(word) && isFree(state, at)) {
      const match = negatorsAfter.find(state.tokens, at) ?? negatorsBefore.find(state.tokens, at)
      const end = Math.max(match?.next ?? 0, at + 1)
      const isAnswered = answerWord.test(romanizeChat(wordsOf(state, end, end + 1)[0] ?? ''))
      const isWhole = end > at + 1 || isAnswered || end === state.tokens.length
      return isWhole ? ([from, isAnswered ? end + 1 : end] as const) : undefined
    }
    if (!wordsBetween.has(word)) return undefined
  }
  return undefined
}
