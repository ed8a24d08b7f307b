import { readFileSync } from 'node:fs'
import { parseTsv } from '#domain/text/tsv.ts'
import { buildPhraseTrie } from '#query-language/text/phrase-trie.ts'
import { regionalPreferences } from './regional/preferences.ts'

const table = readFileSync(new URL('./preference-phrases.tsv', import.meta.url), 'utf8')

const phrasesAt = (place: 'before' | 'after' | 'none' | 'else', further: readonly string[] = []) =>
  buildPhraseTrie<true>([
    ...parseTsv(table).flatMap(([where, spellings = '']) =>
      where === place ? [[spellings, true] as const] : [],
    ),
    ...further.map((spellings) => [spellings, true] as const),
  ])

/** Words that stand before what is welcome and not needed: `preferably`. */
export const preferenceBefore = phrasesAt('before')
/** Words that stand behind it: `ho to accha`, `would be nice`. */
export const preferenceAfter = phrasesAt('after', [regionalPreferences])
/** Words that stand behind what is neither wished nor refused: `not required`. */
export const indifferenceAfter = phrasesAt('none')
/** Words that stand before what is taken where there is nothing else: `nahi to`. */
export const elseBefore = phrasesAt('else')
