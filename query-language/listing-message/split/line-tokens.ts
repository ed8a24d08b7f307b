import type { Gazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { normalizeTokens } from '#query-language/text/strip-suffixes.ts'
import { type Token, tokenize } from '#query-language/text/tokenize.ts'

/** Letters of the scripts of India, whose words are read in Latin letters. */
const indic = /[\u0900-\u0d7f]/

/** Returns the words of a line; English ones as they are written. */
export function tokensOfLine(line: string, gazetteer: Gazetteer): Token[] {
  const tokens = tokenize(line)
  return indic.test(line) ? normalizeTokens(tokens, gazetteer) : tokens
}
