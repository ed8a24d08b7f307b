import { isFree, type ParseState } from '#query-language/model/parse-state.ts'
import { buildPhraseTrie } from '#query-language/text/phrase-trie.ts'

/** What of a home is measured. Listings tell one area: which of them it is belongs to how it was asked. */
export const measuredThings = buildPhraseTrie<true>([
  [
    'carpet|carpet area|carpet size|rera carpet|rera carpet area|cpt|bua|sbua|sba|built up|builtup|built up area|builtup area|buildup area|build up area|built area|super built up|super builtup|super built up area|super builtup area|super buildup area|super build up area|super area|covered area|saleable area|salable area|usable area|area|size',
    true,
  ],
])

const linkingWord = /^(?:is|of|:|-|hai|should|be|with)$/
const maxLinkingWords = 2
const maxWords = 4
const landWord = /^(?:plot|land|site)$/

/** "Carpet area of 900": where the size itself may stand. */
export function skipLinkingWords({ tokens }: ParseState, at: number): number {
  let next = at
  while (next < at + maxLinkingWords && linkingWord.test(tokens[next]?.text ?? '')) next++
  return next
}

/** Where the words begin that say what is measured, and end where a size does: `carpet area of`. */
export function measuredThingStart(state: ParseState, at: number): number | undefined {
  const { tokens } = state
  let end = at
  while (end > at - maxLinkingWords && linkingWord.test(tokens[end - 1]?.text ?? '')) end--
  for (let from = Math.max(0, end - maxWords); from < end; from++) {
    const isMeasured =
      measuredThings.find(tokens, from, end)?.next === end && isFree(state, from, at)
    // "Bungalow plot area 1500 sqft": what is built there, in a phrase of its own.
    if (isMeasured) return landWord.test(tokens[from - 1]?.text ?? '') ? undefined : from
  }
  return undefined
}

/** Where the same words end behind a size: `1500 sqft super built up`, unless another number follows. */
export function measuredThingEnd(state: ParseState, at: number): number | undefined {
  const { tokens } = state
  const match = measuredThings.find(tokens, at)
  if (!match || !isFree(state, at, match.next)) return undefined
  const isOfNext = tokens[skipLinkingWords(state, match.next)]?.kind === 'number'
  return isOfNext ? undefined : match.next
}
