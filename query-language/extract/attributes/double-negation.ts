import { negatorsAfter, negatorsBefore } from '#query-language/lexicon/lexicon.ts'
import { type Draft, isFree, wordsOf } from '#query-language/model/parse-state.ts'

const between = new Set(
  'wala wali wale vala vali ke ki ka flat ghar makan makaan building society house home room kamra floor to toh bilkul kuch is are will hai ho would'.split(
    ' ',
  ),
)
const refusals =
  /^(?:nahi|nahin|nhi|nai|mat|na|not|no|wont|dont|cannot|cant|never|useless|reject|नहीं|मत)$/
const answers =
  /^(?:chalega|chalegi|chahiye|chaiye|chahie|hoga|hogi|dikhao|dikhana|bhejna|batana|lunga|lenge|lena|work|do|ok|okay|acceptable|accepted|please|चलेगा|चाहिए)$/
const mostBetween = 4

/**
 * "Bina lift wali building nahi chahiye", "without parking nahi chalega", "not without lift": who does not
 * want to be without something wants it. The span of all that, where it is so.
 */
export function twiceNegated(
  draft: Draft,
  [from, to]: readonly [from: number, to: number],
  next: number,
): readonly [from: number, to: number] | undefined {
  if (!/^(?:without|bina|no|except|बिना)$/.test(wordsOf(draft, from, from + 1)[0] ?? '')) {
    return isWithoutBehind(draft, next, to) ? refusedBehind(draft, from, to) : undefined
  }
  const [before = ''] = wordsOf(draft, from - 1, from)
  const isRefusedBefore = /^(?:not|never|nothing)$/.test(before) && isFree(draft, from - 1)
  return isRefusedBefore ? [from - 1, to] : refusedBehind(draft, from, to)
}

/** "Lift ke bina": what says that it is missing stands behind it. */
const isWithoutBehind = (draft: Draft, next: number, to: number) =>
  /^(?:ke bina|के बिना)$/.test(wordsOf(draft, next, to).join(' '))

function refusedBehind(draft: Draft, from: number, to: number) {
  for (let at = to; at <= to + mostBetween; at++) {
    const [word = ''] = wordsOf(draft, at, at + 1)
    if (refusals.test(word) && isFree(draft, at)) {
      const found = negatorsAfter.find(draft.tokens, at) ?? negatorsBefore.find(draft.tokens, at)
      const end = Math.max(found?.next ?? 0, at + 1)
      const isAnswered = answers.test(wordsOf(draft, end, end + 1)[0] ?? '')
      const isWhole = end > at + 1 || isAnswered || end === draft.tokens.length
      return isWhole ? ([from, isAnswered ? end + 1 : end] as const) : undefined
    }
    if (!between.has(word)) return undefined
  }
  return undefined
}
