import { readdirSync, readFileSync } from 'node:fs'

/**
 * A query and its expected slots in the shorthand of `shorthand.ts`, separated by `; `. For
 * ambiguous queries `a or b` accepts either; `a?` and `a or b?` are optional.
 */
export type LabelledQuery = readonly [query: string, expected: string]

/**
 * Returns the names of all corpora, `<kind>-<language>[-heldout][-n]`; those of Indian languages
 * include their common folder.
 */
export function corpusNames(): string[] {
  return readdirSync(import.meta.dirname, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.tsv'))
    .map((file) => file.slice(0, -'.tsv'.length))
    .sort()
}

/** Returns the queries of corpora in row order; lines that start with `#` are comments. */
export function loadCorpus(...names: string[]): LabelledQuery[] {
  return names.flatMap((name) =>
    readFileSync(`${import.meta.dirname}/${name}.tsv`, 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line): LabelledQuery => {
        const [query = '', expected = ''] = line.split('\t')
        return [query.replaceAll('\\n', '\n'), expected]
      }),
  )
}
