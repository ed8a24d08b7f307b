import { readFileSync } from 'node:fs'
import { parseTsv, parseWords } from '#domain/text/tsv.ts'
import type { NearValue } from '#query-language/model/slots.ts'
import { buildPhraseTrie } from '#query-language/text/phrase-trie.ts'
import type { Token } from '#query-language/text/tokenize.ts'

const landmarkTable = readFileSync(new URL('./landmarks.tsv', import.meta.url), 'utf8')
const namedLandmarkTable = readFileSync(new URL('./named-landmarks.tsv', import.meta.url), 'utf8')

/** Kinds of landmark that need no name of their own. */
export const landmarks = buildPhraseTrie<string>(
  parseTsv(landmarkTable).map(([landmark = '', spellings = '']) => [spellings, landmark] as const),
)

/** Returns the name of a landmark in the filter. */
export const landmarkName = (match: string) => (match === 'metro station' ? 'metro' : match)

/** Walking distance, which "near metro" means (SRC-9). */
const metroWalkMetres = 1_000

/** Returns the proximity condition for a landmark; for a metro, within walking distance. */
export const nearLandmark = (name: string): NearValue =>
  name === 'metro' ? { name, metres: metroWalkMetres } : { name }

/** Names of landmarks that consist of everyday words. */
export const namedLandmarks = buildPhraseTrie<true>(
  parseWords(namedLandmarkTable).map((name) => [name, true] as const),
)

/** Returns whether a word is part of a named landmark: "Ram mandir", "har ki pauri". */
export const isInNamedLandmark = (tokens: readonly Token[], at: number) =>
  [0, 1, 2].some((words) => (namedLandmarks.find(tokens, at - words)?.next ?? 0) > at)
