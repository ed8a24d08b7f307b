import { readFileSync } from 'node:fs'
import { parseTsv } from '#domain/text/tsv.ts'
import { buildPhraseTrie } from '#query-language/text/phrase-trie.ts'

const table = readFileSync(new URL('./monthly-costs.tsv', import.meta.url), 'utf8')
const spellings = new Map(parseTsv(table).map(([name = '', line = '']) => [name, line.split('|')]))
const spellingsOf = (name: string) => spellings.get(name) ?? []

/** All phrases of some parts, one of each. */
const phrasesOf = (...parts: string[]) =>
  parts
    .map(spellingsOf)
    .reduce((begun, part) => begun.flatMap((start) => part.map((word) => `${start} ${word}`)), [''])

const withMaintenance = [
  ...phrasesOf('with', 'maintenance'),
  ...phrasesOf('maintenance', 'together'),
]
const trieOf = (...phrases: string[]) => buildPhraseTrie<true>([[phrases.join('|'), true]])

/** What is paid back a month: `EMI`, `kist`, `installment`. */
export const instalments = trieOf(...spellingsOf('instalment'))

/** What stands before an amount that rent and maintenance come to together. */
export const totalBefore = trieOf(
  ...spellingsOf('total'),
  ...spellingsOf('total before'),
  ...withMaintenance,
  ...phrasesOf('rent', 'and', 'maintenance'),
)

/** What stands behind such an amount. */
export const totalBehind = trieOf(
  ...spellingsOf('total'),
  ...spellingsOf('total behind'),
  ...withMaintenance,
)
