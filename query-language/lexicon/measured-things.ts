import { readFileSync } from 'node:fs'
import { parseWords } from '#domain/text/tsv.ts'
import { isFree, type ParseState } from '#query-language/model/parse-state.ts'
import { buildPhraseTrie } from '#query-language/text/phrase-trie.ts'

const table = readFileSync(new URL('./measured-things.tsv', import.meta.url), 'utf8')

/** What of a home is measured. Listings state one area: the phrase only belongs to the size. */
export const measuredThings = buildPhraseTrie<true>(
  parseWords(table).map((phrase) => [phrase, true] as const),
)

const linkingWord = /^(?:is|of|:|-|hai|should|be|with)$/
const maxLinkingWords = 2
const minSize = 100
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

/**
 * Where the same words end behind a size: `1500 sqft super built up`, unless another number
 * that may be a size follows.
 */
export function measuredThingEnd(state: ParseState, at: number): number | undefined {
  const { tokens } = state
  const match = measuredThings.find(tokens, at)
  if (!match || !isFree(state, at, match.next)) return undefined
  const next = tokens[skipLinkingWords(state, match.next)]
  // "900 sqft carpet area, 3rd floor": no size is so small.
  const isOfNext = next?.kind === 'number' && next.value >= minSize
  return isOfNext ? undefined : match.next
}
