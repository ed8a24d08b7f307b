import { readFileSync } from 'node:fs'
import { parseTsv, parseWords } from '#domain/text/tsv.ts'
import type { NearValue } from '#query-language/model/slots.ts'
import { buildPhraseTrie } from '#query-language/text/phrase-trie.ts'
import type { Token } from '#query-language/text/tokenize.ts'

const landmarkTable = readFileSync(new URL('./landmarks.tsv', import.meta.url), 'utf8')
const namedLandmarkTable = readFileSync(new URL('./named-landmarks.tsv', import.meta.url), 'utf8')

/** What a home may be near to without a name of its own. */
export const landmarks = buildPhraseTrie<string>(
  parseTsv(landmarkTable).map(([landmark = '', spellings = '']) => [spellings, landmark] as const),
)

/** What a landmark is called in the filter. */
export const landmarkName = (match: string) => (match === 'metro station' ? 'metro' : match)

/** A walk: the distance that "near metro" means (SRC-9). */
const metroWalkMetres = 1_000

/** Near to what is called so; to a metro as far as people walk. */
export const nearLandmark = (name: string): NearValue =>
  name === 'metro' ? { name, metres: metroWalkMetres } : { name }

/** Names made of everyday words. */
export const namedLandmarks = buildPhraseTrie<true>(
  parseWords(namedLandmarkTable).map((name) => [name, true] as const),
)

/** "Ram mandir", "har ki pauri": a word of a name that is known as it stands. */
export const isInNamedLandmark = (tokens: readonly Token[], at: number) =>
  [0, 1, 2].some((words) => (namedLandmarks.find(tokens, at - words)?.next ?? 0) > at)
