import type { Token } from './tokenize.ts'

/** Returns the words of a number as one number token, with their place in the text. */
export function toNumber(words: readonly Token[], value: number): Token {
  const [first] = words
  const last = words.at(-1)
  if (!first || !last) throw new Error('a number has a word')
  return { ...first, kind: 'number', text: String(value), value, end: last.end }
}
