import { readFileSync } from 'node:fs'
import { parseWords } from '#domain/text/tsv.ts'

/**
 * Everyday words one letter away from a place name (`akele` from Akola, `mother` from Motera): they
 * are never corrected to it, and are stop words on their own.
 */
export const spellingExceptions: ReadonlySet<string> = new Set(
  parseWords(readFileSync(new URL('./spelling-exceptions.tsv', import.meta.url), 'utf8')),
)
