import type { ExclusionKind } from './group-words.ts'
import {
  has,
  isBoundary,
  isClauseEnd,
  isComma,
  leftOf,
  type Run,
  rightOf,
  type Sentence,
} from './sentence.ts'
import type { Tagged } from './tag-words.ts'

/** How a sentence shuts out a group that it names. */

export interface ExclusionContext {
  /** Other texts of the listing say that rooms are shared, as in a PG. */
  isShared?: boolean
  isForSale?: boolean
  /** The text names the tenants who are preferred, so that a group alone chooses. */
  namesTenants?: boolean
}

/** Words that exclude, by their place among the tagged words. */
export interface Rule {
  from: number
  to: number
  kinds: ReadonlySet<ExclusionKind>
  /** What is wanted of the groups: them alone, or all others. */
  sense: 'only' | 'not'
  /** Whether the words can be cut out of their sentence. */
  isPhrase: boolean
}

type Rules = (sentence: Sentence, run: Run, context: ExclusionContext) => Rule | undefined

/** Returns how a sentence excludes by a group that it names, if it does. */
export function ruleOf(sentence: Sentence, run: Run, context: ExclusionContext) {
  if (namesBothFoods(sentence, run) || isReport(sentence, run)) return undefined
  for (const rule of [notBefore, notAfter, onlyBefore, onlyAfter, preferred, chosen]) {
    const found = rule(sentence, run, context)
    if (found) return found
  }
  return undefined
}

/** `Veg and non-veg`: whoever comes. */
function namesBothFoods(sentence: Sentence, { from, to }: Run): boolean {
  const foods = sentence.slice(from, to + 1).filter(({ group }) => group === 'food')
  const isNot = ({ word }: Tagged) => /^(?:non|m[a]*n?sa|मांस|नॉन|asai|ami)/.test(word)
  const isYes = ({ word }: Tagged) => /^(?:ve?g|ve|s[h]?aka|शाका)/.test(word)
  return foods.some(isNot) && foods.some(isYes)
}

/** `Only two families live here` says who lives there. */
function isReport(sentence: Sentence, { to }: Run): boolean {
  return has(sentence[rightOf(sentence, to, 'filler')], 'reports')
}

/** `No bachelors`, `not for bachelors`, `no pets, smoking or bachelors`. */
const notBefore: Rules = (sentence, run) => {
  const skipped = ['filler', 'for', 'joiner', 'allow', 'food', 'things', 'people'] as const
  let at = leftOf(sentence, run.from, ...skipped)
  const isListed = isComma(sentence[at]) && has(sentence[at - 1], 'things')
  if (isListed) {
    while (at >= 0 && (isComma(sentence[at]) || has(sentence[at], ...skipped))) at--
    const next = sentence[rightOf(sentence, run.to, 'filler', 'for')]
    if (has(next, 'allow', 'only', 'onlyAfter', 'prefer')) return undefined
  }
  const word = sentence[at]
  // In `non-Hindus` it belongs to the group.
  if (!has(word, 'not', 'except') || has(sentence[at + 1], 'reports')) return undefined
  if (!isListed && isHindiNot(word)) return undefined
  // "No need to be vegetarian"
  if (sentence.slice(at, run.from).some((one) => has(one, 'need'))) return undefined
  const from = isListed ? run.from : at
  return { from, to: run.to, kinds: run.kinds, sense: 'not', isPhrase: at === run.from - 1 }
}

const englishNot = /^(?:not|no|never|dont|doesnt|wont|cannot|cant|isnt|arent)$/
const isHindiNot = (word: Tagged | undefined) =>
  has(word, 'not') && !englishNot.test(word?.word ?? '')

/** `Bachelors are not allowed`, `muslim ko nahi denge`, `non-veg: no`. */
const notAfter: Rules = (sentence, run) => {
  const { kinds } = run
  let at = rightOf(sentence, run.to, 'filler', 'for', 'onlyAfter', 'joiner', 'need')
  if (has(sentence[at], 'bar'))
    return { from: run.from, to: at, kinds, sense: 'not', isPhrase: true }
  at = rightOf(sentence, run.to, 'filler', 'for', 'only', 'onlyAfter', 'allow', 'need')
  if (/^[:–-]$/.test(sentence[at]?.word ?? '')) at++
  const word = sentence[at]
  if (has(word, 'bar')) return { from: run.from, to: at, kinds, sense: 'not', isPhrase: true }
  if (!has(word, 'not')) return undefined
  const after = rightOf(sentence, at, 'filler', 'for')
  const isDenied = has(sentence[after], 'allow', 'bar')
  const isEnd = sentence[at + 1] === undefined || isClauseEnd(sentence[at + 1])
  if (isHindiNot(word) ? false : word?.word === 'no' ? !isEnd : !isDenied) return undefined
  const to = isDenied ? rightOf(sentence, at, 'filler', 'for', 'allow') - 1 : at
  return { from: run.from, to, kinds, sense: 'not', isPhrase: true }
}

/** `Only for families`, `sirf hindu parivar`. */
const onlyBefore: Rules = (sentence, run) => {
  const at = leftOf(sentence, run.from, 'filler', 'for', 'allow', 'need', 'joiner')
  if (!has(sentence[at], 'only') || has(sentence[at - 1], 'not')) return undefined
  return isChoosable(sentence, run) ? only(run, at, run.to) : undefined
}

/** `Families only`, `family mattum`. */
const onlyAfter: Rules = (sentence, run) => {
  const at = rightOf(sentence, run.to, 'filler', 'for', 'allow', 'prefer')
  const ends = /(?:साठीच|नाच|लाच)$/.test(sentence[run.to]?.word ?? '')
  const found = ends ? run.to : has(sentence[at], 'only', 'onlyAfter') ? at : undefined
  if (found === undefined || !isChoosable(sentence, run)) return undefined
  const next = sentence[found + 1]
  if (!ends && (has(next, 'place') || /^[\p{N}₹]/u.test(next?.word ?? ''))) return undefined
  const before = [run.from - 1, run.from - 2].find((one) => has(sentence[one], 'for'))
  return only(run, before ?? run.from, found)
}

const only = ({ kinds }: Run, from: number, to: number): Rule => ({
  from,
  to,
  kinds,
  sense: 'only',
  isPhrase: true,
})

/** A house can want vegetarians only, but "only chicken" or "parking only for disabled" is none. */
function isChoosable(sentence: Sentence, { from, to, kinds }: Run): boolean {
  const members = sentence.slice(from, to + 1)
  if (kinds.has('disability')) return members.some(({ word }) => /^(?:able|phys)/.test(word))
  const isOfFood = members.some((one) => has(one, 'food'))
  if (!isOfFood) return true
  return has(sentence[rightOf(sentence, to, 'filler')], 'allow')
}

const chosenBy: readonly ExclusionKind[] = ['religion', 'caste', 'community', 'food']
const isChosen = ({ kinds }: Run) => chosenBy.some((kind) => kinds.has(kind))

/** `Brahmins preferred`; a preference for families or for women shuts nobody out. */
const preferred: Rules = (sentence, run) => {
  if (!isChosen(run)) return undefined
  const left = leftOf(sentence, run.from, 'filler', 'for', 'joiner', 'allow')
  const right = rightOf(sentence, run.to, 'filler', 'for')
  const at = has(sentence[left], 'prefer') ? left : has(sentence[right], 'prefer') ? right : -1
  if (at < 0 || has(sentence[at - 1], 'not')) return undefined
  return only(run, Math.min(at, run.from), Math.max(at, run.to))
}

const mustBe = /^(?:must|should)$/
const hindiFor = /^(?:liye|लिए|लिये|साठी|sathi|saathi|mate|maate|माटे)$/

/** `For a Jain family`, `looking for Hindu tenants`, `brahmin family chahiye`. */
const chosen: Rules = (sentence, run, { namesTenants }) => {
  if (!isChosen(run)) return undefined
  if (namesTenants) return only(run, run.from, run.to)
  const isPlural = /[^s]s$/.test(sentence[run.to]?.word ?? '')
  const left = leftOf(sentence, run.from, 'filler', 'joiner')
  const word = sentence[left]?.word
  const isFor = word === 'for' && !has(sentence[left - 1], 'place', 'bar')
  const isTo = word === 'to' && has(sentence[left - 1], 'allow')
  if ((isFor || isTo || has(sentence[left], 'need')) && (run.hasPeople || isPlural)) {
    return only(run, left, run.to)
  }
  const isDemanded = sentence.slice(left + 1, run.from).some((one) => mustBe.test(one.word))
  if (isDemanded) return only(run, left + 1, run.to)
  if (!run.hasPeople) return undefined
  const right = rightOf(sentence, run.to, 'filler', 'for')
  const isWanted = has(sentence[right], 'need') || hindiFor.test(sentence[right - 1]?.word ?? '')
  if (isWanted) return only(run, run.from, Math.min(right, sentence.length - 1))
  const isAlone = isBoundary(sentence[run.from - 1]) && isBoundary(sentence[run.to + 1])
  const isPure = leftOf(sentence, run.from, 'joiner') + 1
  return isAlone || (isBoundary(sentence[isPure - 1]) && isBoundary(sentence[run.to + 1]))
    ? only(run, isPure, run.to)
    : undefined
}
