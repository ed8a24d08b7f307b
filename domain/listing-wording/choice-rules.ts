import type { ExclusionKind } from './group-words.ts'
import { choosy, ownGroup, type Rule, type Rules, ranked } from './rule.ts'
import { has, isBoundary, isComma, leftOf, type Run, rightOf, type Sentence } from './sentence.ts'

/** Sentences that say who alone may come, or who is preferred. */

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
  // "Bachelor ho to bhi chalega"
  if (/^(?:ho|hon|हो|हों) (?:to|तो)$/.test(sentence[found]?.word ?? '') && !has(next, 'allow'))
    return undefined
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

/** `Only those who don't eat fish`: what they do or are stands in a clause of its own. */
const onlyWho: Rules = (sentence, run) => {
  for (let at = run.from - 1; at > 0 && run.from - at < 6; at--) {
    if (isComma(sentence[at])) return undefined
    if (!/^(?:vho|that|jo|जो|जे)$/.test(sentence[at]?.word ?? '')) continue
    const left = leftOf(sentence, at, 'people', 'filler', 'for', 'allow')
    return has(sentence[left], 'only') ? only(run, left, run.to) : undefined
  }
  return undefined
}

/** `Brahmin kutumbala ghar dene aahe`: a home is given to them. */
const givenTo: Rules = (sentence, run) => {
  if (!isChosen(run) || !run.hasPeople) return undefined
  const last = sentence[run.to]
  const next = sentence[run.to + 1]
  const isDative =
    /(?:la|ला|ांना)$/.test(last?.word ?? '') || /^(?:ko|ku|को|ला)$/.test(next?.word ?? '')
  const at = rightOf(sentence, run.to, 'filler', 'for', 'home')
  const isGiven = /^(?:de|di|दे|दि|द्या|dya)/.test(sentence[at]?.word ?? '')
  if (!isDative || !isGiven || has(sentence[rightOf(sentence, at, 'allow')], 'not'))
    return undefined
  return only(run, run.from, at)
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
const hindiFor = /^(?:liye|लिए|लिये|साठी|sathi|mate|माटे)$/

/** `For a Jain family`, `looking for Hindu tenants`, `brahmin family chahiye`. */
const chosen: Rules = (sentence, run, { namesTenants }) => {
  if (!isChosen(run)) return undefined
  if (namesTenants) return only(run, run.from, run.to)
  const own = sentence[run.from]?.word ?? ''
  if (choosy.test(own)) return only(run, run.from, run.to)
  const isChoosy = has(sentence[leftOf(sentence, run.from, 'filler')], 'choosy')
  if (isChoosy) return only(run, run.from, run.to)
  if (ranked.test(own) || ownGroup.test(own)) {
    const near = sentence.slice(Math.max(0, run.from - 5), run.to + 6)
    if (near.some((one) => has(one, 'need', 'prefer', 'allow') || mustBe.test(one.word)))
      return only(run, run.from, run.to)
  }
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
  const next = sentence[rightOf(sentence, run.to, 'filler')]
  const isAsked = /^(?:contact|enquire|aply|cal|ping|sampark)/.test(next?.word ?? '')
  if (isAsked && (run.hasPeople || isPlural))
    return only(run, run.from, rightOf(sentence, run.to, 'filler'))
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

export const choiceRules = [onlyBefore, onlyAfter, onlyWho, preferred, givenTo, chosen]
