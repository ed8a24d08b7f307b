import { readFileSync } from 'node:fs'
import { parseTsv } from '#domain/text/tsv.ts'
import { buildPhraseTrie } from '#query-language/text/phrase-trie.ts'

const table = readFileSync(new URL('./festivals.tsv', import.meta.url), 'utf8')

/** The year of the first day in the table. */
const firstYear = 2026

/** Names of festivals, with their days from 2026 on: `10-29`. */
export const festivals = buildPhraseTrie<readonly string[]>(
  parseTsv(table).map(([spellings = '', days = '']) => [spellings, days.split('|')] as const),
)

/** Returns the next day of a festival from a day on; behind the table that of its last year. */
export function nextDayOf(days: readonly string[], today: string): string {
  const year = Number(today.slice(0, 4))
  const dayIn = (of: number) =>
    `${of}-${days.length === 1 ? days[0] : (days[of - firstYear] ?? days.at(-1))}`
  return dayIn(year) >= today ? dayIn(year) : dayIn(year + 1)
}
