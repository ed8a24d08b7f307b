import { readFileSync } from 'node:fs'
import { parseTsv } from '#domain/text/tsv.ts'
import { buildPhraseTrie } from '#query-language/text/phrase-trie.ts'

const phrasesIn = (table: string) =>
  buildPhraseTrie(
    parseTsv(table).map(([meaning = '', spellings = '']) => [spellings, meaning] as const),
  )

/** Words between a number and its parking, by what they are: `vehicle`, `bike`, `between`. */
export const parkingWords = phrasesIn(
  readFileSync(new URL('./parking-words.tsv', import.meta.url), 'utf8'),
)
/** Words beside a day, by what they say of it: `from`, `till`, `moving`. */
export const moveInWords = phrasesIn(
  readFileSync(new URL('./move-in-words.tsv', import.meta.url), 'utf8'),
)
/** Words of how many share a room: the number, `sharing`, `room`, `person`. */
export const sharingWords = phrasesIn(
  readFileSync(new URL('./sharing-words.tsv', import.meta.url), 'utf8'),
)
/** Words of a road and its width: `road`, `feet`, `beside`. */
export const roadWords = phrasesIn(
  readFileSync(new URL('./road-words.tsv', import.meta.url), 'utf8'),
)
