import { readFileSync } from 'node:fs'
import { parseTsv } from '#domain/text/tsv.ts'
import type { Token } from '#query-language/text/tokenize.ts'

const table = readFileSync(new URL('./stop-words.tsv', import.meta.url), 'utf8')

/** Shorter words are shared by several languages. */
const minLength = 4
const minWords = 2

const languagesByWord = new Map<string, string[]>()
for (const [language = '', words = ''] of parseTsv(table))
  for (const word of words.split('|'))
    if (word.length >= minLength)
      languagesByWord.set(word, [...(languagesByWord.get(word) ?? []), language])

const answers = new WeakMap<readonly Token[], boolean>()

/**
 * Returns whether a text is in Bengali, Tamil or another language beside Hindi and English. Its
 * unknown words are then rarely misspelt places.
 */
export function isRegional(tokens: readonly Token[]): boolean {
  const known = answers.get(tokens)
  if (known !== undefined) return known
  const counts = new Map<string, number>()
  for (const { text } of tokens)
    for (const language of languagesByWord.get(text) ?? [])
      counts.set(language, (counts.get(language) ?? 0) + 1)
  const is = Math.max(0, ...counts.values()) >= minWords
  answers.set(tokens, is)
  return is
}
