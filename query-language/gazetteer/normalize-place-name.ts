import { readFileSync } from 'node:fs'
import { parseTsv } from '#domain/text/tsv.ts'
import { loanWords } from '#query-language/text/loan-words.ts'

const romanNumerals = new Map(
  Object.entries({ i: '1', ii: '2', iii: '3', iv: '4', v: '5', vi: '6' }),
)
const maxRomanLength = 3
const table = readFileSync(new URL('./place-words.tsv', import.meta.url), 'utf8')

/**
 * Canonical words by abbreviation, misspelling and loan word, in one map because every word is
 * looked up.
 */
const canonicalWords = new Map<string, string>([
  ...loanWords,
  ...parseTsv(table).flatMap(([word = '', spellings = '']) =>
    spellings.split('|').map((spelling) => [spelling, word] as const),
  ),
])
const numberedPartWord = /^(?:phase|stage|sector|block|part|kailash|lok|city|vihar)$/

/** Returns the common form of all spellings of a word in a place name. */
export function normalizePlaceWord(word: string, before = ''): string {
  const figure = word.length <= maxRomanLength ? romanNumerals.get(word) : undefined
  if (figure !== undefined && numberedPartWord.test(before)) return figure
  return canonicalWords.get(word) ?? word
}
