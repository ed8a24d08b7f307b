import { readFileSync } from 'node:fs'
import { devanagari } from '#domain/text/devanagari.ts'
import { parseTsv } from '#domain/text/tsv.ts'
import { foldWord, type Token } from './tokenize.ts'

const table = readFileSync(new URL('./loan-words.tsv', import.meta.url), 'utf8')

/** English words and names by their folded Devanagari spelling. */
export const loanWords: ReadonlyMap<string, string> = new Map(
  parseTsv(table).flatMap(([word = '', spellings = '']) =>
    spellings.split('|').map((spelling) => [foldWord(spelling), word] as const),
  ),
)
/** Returns an English word for its Devanagari spelling; any other word unchanged. */
export const toEnglish = (word: string) => loanWords.get(word) ?? word

/**
 * Words that are loan words only in these phrases: "सी व्यू", "को वर्किंग", "री सेल", "न्यू लॉन्च".
 */
const contextualLoanWords = new Map(
  (
    'सी:view:sea सी:facing:sea को:working:co री:sale:re न्यू:launch:new पेट:friendly:pet ' +
    'पेट:allowed:pet पेट:ok:pet लेट:bath:let'
  )
    .split(' ')
    .map((line) => {
      const [word = '', next = '', latin = ''] = line.split(':')
      return [`${foldWord(word)} ${next}`, latin] as const
    }),
)

/** Replaces English words in Devanagari, so that the English phrases match. */
export function replaceLoanWords(tokens: readonly Token[]): Token[] {
  if (!tokens.some(({ text }) => devanagari.test(text))) return [...tokens]
  const latin = (at: number) => loanWords.get(tokens[at]?.text ?? '')
  return tokens.map((token, at) => {
    const next = tokens[at + 1]?.text === '-' ? at + 2 : at + 1
    const text = latin(at) ?? contextualLoanWords.get(`${token.text} ${latin(next)}`)
    return text === undefined ? token : { ...token, text }
  })
}
