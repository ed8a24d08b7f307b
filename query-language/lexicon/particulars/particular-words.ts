import { readFileSync } from 'node:fs'
import { parseTsv } from '#domain/text/tsv.ts'
import { buildPhraseTrie } from '#query-language/text/phrase-trie.ts'

const phrasesIn = (name: string) =>
  buildPhraseTrie(
    parseTsv(readFileSync(new URL(name, import.meta.url), 'utf8')).map(
      ([meaning = '', spellings = '']) => [spellings, meaning] as const,
    ),
  )

/** Words between a number and its parking, by what they are: `vehicle`, `bike`, `between`. */
export const parkingWords = phrasesIn('./parking-words.tsv')
/** Words beside a day, by what they say of it: `from`, `till`, `moving`. */
export const moveInWords = phrasesIn('./move-in-words.tsv')
/** Words of how many share a room: the number, `sharing`, `room`, `person`. */
export const sharingWords = phrasesIn('./sharing-words.tsv')
/** Words of a road and its width: `road`, `feet`, `beside`. */
export const roadWords = phrasesIn('./road-words.tsv')
