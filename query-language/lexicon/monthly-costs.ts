import { readFileSync } from 'node:fs'
import { parseTsv } from '#domain/text/tsv.ts'
import { buildPhraseTrie } from '#query-language/text/phrase-trie.ts'

const table = readFileSync(new URL('./monthly-costs.tsv', import.meta.url), 'utf8')
const spellings = new Map(parseTsv(table).map(([name = '', line = '']) => [name, line.split('|')]))
const spellingsOf = (name: string) => spellings.get(name) ?? []

/** Returns all phrases that combine one word of each part. */
const phrasesOf = (...parts: string[]) =>
  parts
    .map(spellingsOf)
    .reduce((begun, part) => begun.flatMap((start) => part.map((word) => `${start} ${word}`)), [''])

const withMaintenance = [
  ...phrasesOf('with', 'maintenance'),
  ...phrasesOf('maintenance', 'together'),
]
const trieOf = (...phrases: string[]) => buildPhraseTrie<true>([[phrases.join('|'), true]])

/** Words for a loan instalment: `EMI`, `kist`, `installment`. */
export const instalments = trieOf(...spellingsOf('instalment'))

/** Words before a total of rent and maintenance. */
export const totalBefore = trieOf(
  ...spellingsOf('total'),
  ...spellingsOf('total before'),
  ...withMaintenance,
  ...phrasesOf('rent', 'and', 'maintenance'),
)

/** Words after such a total. */
export const totalBehind = trieOf(
  ...spellingsOf('total'),
  ...spellingsOf('total behind'),
  ...withMaintenance,
)
