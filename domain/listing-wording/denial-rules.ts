import type { Rules } from './rule.ts'
import {
  has,
  isBoundary,
  isClauseEnd,
  isComma,
  leftOf,
  rightOf,
  type Sentence,
} from './sentence.ts'
import type { Tagged } from './tag-words.ts'

/** Sentences that say who may not come. */

/** `No bachelors`, `not for bachelors`, `no pets, smoking or bachelors`. */
const notBefore: Rules = (sentence, run) => {
  const skipped = ['filler', 'for', 'joiner', 'allow', 'food', 'things', 'people', 'home'] as const
  let at = leftOf(sentence, run.from, ...skipped)
  const isListed = isComma(sentence[at]) && has(sentence[at - 1], 'things')
  if (isListed) {
    while (at >= 0 && (isComma(sentence[at]) || has(sentence[at], ...skipped))) at--
    const next = sentence[rightOf(sentence, run.to, 'filler', 'for')]
    if (has(next, 'allow', 'only', 'onlyAfter', 'prefer')) return undefined
  }
  const word = sentence[at]
  // In `non-Hindus` it belongs to the group.
  const isSorry = /^(?:sory|excuse|avoid|ignore)$/.test(word?.word ?? '')
  if (!(has(word, 'not', 'except') || isSorry) || has(sentence[at + 1], 'reports')) return undefined
  if (!isListed && !isSorry && isHindiNot(word)) return undefined
  // "No need to be vegetarian"
  if (sentence.slice(at, run.from).some((one) => has(one, 'need'))) return undefined
  const from = isListed ? run.from : at
  return { from, to: run.to, kinds: run.kinds, sense: 'not', isPhrase: at === run.from - 1 }
}

const englishNot = /^(?:not|no|never|dont|doesnt|vont|canot|cant|isnt|arent)$/
const isHindiNot = (word: Tagged | undefined) =>
  has(word, 'not') && !englishNot.test(word?.word ?? '')

/** `Bachelors are not allowed`, `muslim ko nahi denge`, `non-veg: no`. */
const notAfter: Rules = (sentence, run) => {
  const { kinds } = run
  let at = rightOf(sentence, run.to, 'filler', 'for', 'onlyAfter', 'joiner', 'need', 'home')
  if (has(sentence[at], 'bar'))
    return { from: run.from, to: at, kinds, sense: 'not', isPhrase: true }
  at = rightOf(
    sentence,
    run.to,
    'filler',
    'for',
    'only',
    'onlyAfter',
    'allow',
    'need',
    'home',
    'people',
  )
  if (/^[:–-]$/.test(sentence[at]?.word ?? '')) at++
  const word = sentence[at]
  if (has(word, 'bar')) return { from: run.from, to: at, kinds, sense: 'not', isPhrase: true }
  if (!has(word, 'not')) return undefined
  const after = rightOf(sentence, at, 'filler', 'for')
  const isDenied = has(sentence[after], 'allow', 'bar')
  if (isSpared(sentence, at, after)) return undefined
  const isEnd = sentence[at + 1] === undefined || isClauseEnd(sentence[at + 1])
  if (isHindiNot(word) ? false : word?.word === 'no' ? !isEnd : !isDenied) return undefined
  const to = isDenied ? rightOf(sentence, at, 'filler', 'for', 'allow') - 1 : at
  return { from: run.from, to, kinds, sense: 'not', isPhrase: true }
}

/** `Muslim tenants will unfortunately not be entertained`: other words stand between. */
const notLater: Rules = (sentence, run) => {
  const { from, kinds } = run
  for (let at = run.to + 1; at <= run.to + reach && at < sentence.length; at++) {
    const word = sentence[at]
    if (isBoundary(word) || has(word, 'reports', 'place') || isOpen(word)) return undefined
    if (has(word, 'bar')) return { from, to: at, kinds, sense: 'not', isPhrase: true }
    if (!has(word, 'not')) continue
    const next = rightOf(sentence, at, 'filler', 'for', 'home')
    if (isSpared(sentence, at, next)) return undefined
    const isDenied = has(sentence[next], 'allow') && !isOpen(sentence[next])
    const isAfter = isHindiNot(word) && has(sentence[at - 1], 'allow')
    if (!isDenied && !isAfter) return undefined
    return { from, to: isDenied ? next : at, kinds, sense: 'not', isPhrase: true }
  }
  return undefined
}

/** `We do not feel comfortable letting to unmarried pairs`. */
const notEarlier: Rules = (sentence, run) => {
  const { from, kinds } = run
  const isTo = /^(?:to|from|vith)$/
  const left = leftOf(sentence, from, 'joiner')
  if (!isTo.test(sentence[left]?.word ?? '') && !has(sentence[left], 'allow')) return undefined
  for (let at = left; at >= 0 && at > left - reach; at--) {
    const word = sentence[at]
    if (isBoundary(word) || has(word, 'need', 'place', 'only') || isOpen(word)) return undefined
    if (!englishNot.test(word?.word ?? '')) continue
    const isDenied = sentence.slice(at, from).some((one) => has(one, 'allow'))
    return isDenied ? { from: at, to: run.to, kinds, sense: 'not', isPhrase: true } : undefined
  }
  return undefined
}

// Words that may stand between a group and what is said of it.
const reach = 7
const isOpen = (word: Tagged | undefined) => open.test(word?.word ?? '')
const open = /^(?:al|any|both|either|bhi|sab(?:hi)?|every|velcome|koi|भी|सब|सभी|कोई|सर्व)$/

/** `Bachelors need not give a deposit`, `fish is not available`. */
function isSpared(sentence: Sentence, not: number, verb: number): boolean {
  const word = sentence[verb]?.word ?? ''
  if (has(sentence[not - 1], 'need')) return /^(?:give|use|take)$/.test(word)
  return word === 'available' && sentence.slice(0, not).some(({ group }) => group === 'food')
}

/** A denial beside the group, and one further off. */
export const denialRules = { near: [notBefore, notAfter], far: [notLater, notEarlier] }
