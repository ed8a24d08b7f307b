import { type Draft, isFree } from '#query-language/model/parse-state.ts'
import { phrasesOf } from '#query-language/text/phrase-trie.ts'

/** What of a home is measured. Listings tell one area: which of them it is belongs to how it was asked. */
export const measures = phrasesOf<true>([
  [
    'carpet|carpet area|carpet size|rera carpet|rera carpet area|cpt|bua|sbua|sba|built up|builtup|built up area|builtup area|buildup area|build up area|built area|super built up|super builtup|super built up area|super builtup area|super buildup area|super build up area|super area|covered area|saleable area|salable area|usable area|area|size',
    true,
  ],
])

const joint = /^(?:is|of|:|-|hai|should|be|with)$/
const mostJoints = 2
const longest = 4
const land = /^(?:plot|land|site)$/

/** "Carpet area of 900": where the size itself may stand. */
export function pastJoints({ tokens }: Draft, at: number): number {
  let next = at
  while (next < at + mostJoints && joint.test(tokens[next]?.text ?? '')) next++
  return next
}

/** Where the words begin that say what is measured, and end where a size does: `carpet area of`. */
export function measureBefore(draft: Draft, at: number): number | undefined {
  const { tokens } = draft
  let end = at
  while (end > at - mostJoints && joint.test(tokens[end - 1]?.text ?? '')) end--
  for (let from = Math.max(0, end - longest); from < end; from++) {
    const isSaid = measures.find(tokens, from, end)?.next === end && isFree(draft, from, at)
    // "Bungalow plot area 1500 sqft": what is built there, in a phrase of its own.
    if (isSaid) return land.test(tokens[from - 1]?.text ?? '') ? undefined : from
  }
  return undefined
}

/** Where the same words end behind a size: `1500 sqft super built up`, unless another number follows. */
export function measureBehind(draft: Draft, at: number): number | undefined {
  const { tokens } = draft
  const found = measures.find(tokens, at)
  if (!found || !isFree(draft, at, found.next)) return undefined
  const isOfNext = tokens[pastJoints(draft, found.next)]?.kind === 'number'
  return isOfNext ? undefined : found.next
}
