import { lexicon } from '#query-language/lexicon/lexicon.ts'
import type { Meaning } from '#query-language/lexicon/meaning.ts'
import { needlessBefore, needlessSlots } from '#query-language/lexicon/preference-phrases.ts'
import { isFree, negatedSpan, type ParseState } from '#query-language/model/parse-state.ts'
import type { SlotName } from '#query-language/model/slots.ts'

const neededWord = /^(?:needed|required|reqd|necessary|mandatory|compulsory|zaroori|zaruri|jaruri)$/

/** Returns "no lift needed", which neither asks for a lift nor excludes one. */
export function needlessSpan(
  state: ParseState,
  { slot, value }: Meaning,
  [at, next]: readonly [number, number],
) {
  if (slot === 'tenant' || !needlessSlots.has(slot)) return undefined
  const isOwn = slot === 'amenity' && value.not === true
  const not = isOwn ? ([at, next] as const) : negatedSpan(state, at, next)
  const isBefore = isOwn || (not !== undefined && not[0] < at)
  const end = /^(?:is|are)$/.test(state.tokens[next]?.text ?? '') ? next + 1 : next
  const isNeeded = isBefore && neededWord.test(state.tokens[end]?.text ?? '')
  return isNeeded && not && isFree(state, end) ? ([not[0], end + 1] as const) : undefined
}

/** "No need of a lift" excludes no home that has one (`markPreferences`). */
export function negatedUnlessNeedless(
  state: ParseState,
  slot: SlotName,
  [at, next]: readonly [number, number],
) {
  const not = negatedSpan(state, at, next)
  // "House flat nahi": of two kinds before a denial the nearer is refused.
  const isOfNearer = slot === 'type' && not && not[1] > next && isType(state, next)
  if (isOfNearer) return undefined
  const isNeedless = not && needlessSlots.has(slot) && needlessBefore.find(state.tokens, not[0])
  return isNeedless ? undefined : not
}

const isType = ({ tokens }: ParseState, at: number) =>
  lexicon.words.get(tokens[at]?.text ?? '')?.slot === 'type'
