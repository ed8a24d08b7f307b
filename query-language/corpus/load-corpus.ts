import { readdirSync, readFileSync } from 'node:fs'

/**
 * A query with the slots expected of it, in the shorthand of `shorthand.ts`, parted by `; `. Where
 * people would understand it in two ways, `a or b` accepts either; `a?` and `a or b?` may be
 * understood and need not be.
 */
export type LabelledQuery = readonly [query: string, expected: string]

/**
 * Returns the names of all corpora, `<kind>-<language>[-heldout][-n]`, those of the languages of
 * India with the folder they share.
 */
export function corpusNames(): string[] {
  return readdirSync(import.meta.dirname, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.tsv'))
    .map((file) => file.slice(0, -'.tsv'.length))
    .sort()
}

/**
 * Returns the queries of corpora in the order of their rows; lines that begin with `#` are
 * comments.
 */
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
