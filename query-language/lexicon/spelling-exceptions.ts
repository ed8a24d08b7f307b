import { readFileSync } from 'node:fs'
import { indicScript, toDevanagari } from '#domain/text/indic-scripts.ts'
import { parseWords } from '#domain/text/tsv.ts'
import { foldWord } from '#query-language/text/tokenize.ts'

/**
 * Everyday words one letter away from a place name (`akele` from Akola, `mother` from Motera): they
 * are never corrected to it, and are stop words on their own. Those of other scripts of India are
 * here as written and in the letters of Devanagari.
 */
export const spellingExceptions: ReadonlySet<string> = new Set(
  parseWords(readFileSync(new URL('./spelling-exceptions.tsv', import.meta.url), 'utf8'))
    .map(foldWord)
    .flatMap((word) => (indicScript.test(word) ? [word, toDevanagari(word)] : [word])),
)
