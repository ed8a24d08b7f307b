import { readFileSync } from 'node:fs'
import { parseTsv } from '#domain/text/tsv.ts'
import { buildPhraseTrie } from '#query-language/text/phrase-trie.ts'

const table = readFileSync(new URL('./months.tsv', import.meta.url), 'utf8')

/** Names of months and festivals, with the number of the month. */
export const months = buildPhraseTrie<number>(
  parseTsv(table).map(([month, spellings = '']) => [spellings, Number(month)] as const),
)
