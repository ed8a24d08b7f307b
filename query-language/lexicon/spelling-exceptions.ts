import { readFileSync } from 'node:fs'
import { parseWords } from '#domain/text/tsv.ts'

/**
 * Words of everyday talk that are a letter away from the name of a place (`akele` from Akola,
 * `mother` from Motera): they are never corrected to it. By themselves they ask for nothing.
 */
export const spellingExceptions: ReadonlySet<string> = new Set(
  parseWords(readFileSync(new URL('./spelling-exceptions.tsv', import.meta.url), 'utf8')),
)
