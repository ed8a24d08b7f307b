import { choiceRules } from './choice-rules.ts'
import { denialRules } from './denial-rules.ts'
import { type ExclusionContext, ownGroup } from './rule.ts'
import { has, leftOf, type Run, rightOf, type Sentence } from './sentence.ts'
import type { Tagged } from './tag-words.ts'

/** How a sentence shuts out a group that it names. */

/** Returns how a sentence excludes by a group that it names, if it does. */
export function ruleOf(sentence: Sentence, run: Run, context: ExclusionContext) {
  if (namesBothFoods(sentence, run) || isReport(sentence, run)) return undefined
  if (isNoChoice(sentence, run)) return undefined
  for (const rule of rules) {
    const found = rule(sentence, run, context)
    if (found) return found
  }
  return undefined
}

/** `No particular community`: whoever comes. */
function isNoChoice(sentence: Sentence, { from }: Run): boolean {
  const left = sentence[leftOf(sentence, from, 'filler')]
  return ownGroup.test(sentence[from]?.word ?? '') && (has(left, 'not') || left?.word === 'any')
}

/** `Veg and non-veg`: whoever comes. */
function namesBothFoods(sentence: Sentence, { from, to }: Run): boolean {
  const foods = sentence.slice(from, to + 1).filter(({ group }) => group === 'food')
  const isNot = ({ word }: Tagged) => /^(?:non|m[a]*n?sa|मांस|नॉन|asai|ami)/.test(word)
  const isYes = ({ word }: Tagged) => /^(?:ve?g|ve|s[h]?aka|शाका)/.test(word)
  return foods.some(isNot) && foods.some(isYes)
}

/** `Only two families live here` says who lives there. */
function isReport(sentence: Sentence, { from, to }: Run): boolean {
  if (has(sentence[from - 1], 'not', 'for') && /ing$/.test(sentence[to + 1]?.word ?? ''))
    return false
  return has(sentence[rightOf(sentence, to, 'filler')], 'reports')
}

const rules = [...denialRules.near, ...choiceRules, ...denialRules.far]
