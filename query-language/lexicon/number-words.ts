import { readFileSync } from 'node:fs'
import { parseTsv } from '#domain/text/tsv.ts'
import { foldWord } from '#query-language/text/tokenize.ts'

const numbers = readFileSync(new URL('./number-words.tsv', import.meta.url), 'utf8')
const ordinals = readFileSync(new URL('./ordinal-words.tsv', import.meta.url), 'utf8')

const valuesByWord = (table: string): ReadonlyMap<string, number> =>
  new Map(
    parseTsv(table).flatMap(([value, words = '']) =>
      words.split('|').map((word) => [foldWord(word), Number(value)] as const),
    ),
  )

/** Numbers by their folded word. */
export const numberWords = valuesByWord(numbers)

/** Ordinals, first to tenth, by their folded word. */
export const ordinalWords = valuesByWord(ordinals)
