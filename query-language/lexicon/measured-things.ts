import { readFileSync } from 'node:fs'
import { parseWords } from '#domain/text/tsv.ts'
import { isFree, type ParseState } from '#query-language/model/parse-state.ts'
import { buildPhraseTrie } from '#query-language/text/phrase-trie.ts'

const table = readFileSync(new URL('./measured-things.tsv', import.meta.url), 'utf8')

/**
 * Measured parts of a home. Listings have one area, so the phrase only becomes part of the size's
 * span.
 */
export const measuredThings = buildPhraseTrie<true>(
  parseWords(table).map((phrase) => [phrase, true] as const),
)

const linkingWord = /^(?:is|of|:|-|hai|should|be|with)$/
const maxLinkingWords = 2
const minSize = 100
const maxWords = 4
const landWord = /^(?:plot|land|site)$/

/** Returns where the size may start after linking words: "Carpet area of 900". */
export function skipLinkingWords({ tokens }: ParseState, at: number): number {
  let next = at
  while (next < at + maxLinkingWords && linkingWord.test(tokens[next]?.text ?? '')) next++
  return next
}

/**
 * Returns the start of the words that name what is measured and end where a size starts: `carpet
 * area of`.
 */
export function measuredThingStart(state: ParseState, at: number): number | undefined {
  const { tokens } = state
  let end = at
  while (end > at - maxLinkingWords && linkingWord.test(tokens[end - 1]?.text ?? '')) end--
  for (let from = Math.max(0, end - maxWords); from < end; from++) {
    const isMeasured =
      measuredThings.find(tokens, from, end)?.next === end && isFree(state, from, at)
    // "Bungalow plot area 1500 sqft": the bungalow is a separate phrase.
    if (isMeasured) return landWord.test(tokens[from - 1]?.text ?? '') ? undefined : from
  }
  return undefined
}

/**
 * Returns the end of such words after a size, `1500 sqft super built up`, unless another possible
 * size follows.
 */
export function measuredThingEnd(state: ParseState, at: number): number | undefined {
  const { tokens } = state
  const match = measuredThings.find(tokens, at)
  if (!match || !isFree(state, at, match.next)) return undefined
  const next = tokens[skipLinkingWords(state, match.next)]
  // "900 sqft carpet area, 3rd floor": the number is too small for a size.
  const isOfNext = next?.kind === 'number' && next.value >= minSize
  return isOfNext ? undefined : match.next
}
