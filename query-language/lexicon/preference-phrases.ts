import { readFileSync } from 'node:fs'
import { parseTsv } from '#domain/text/tsv.ts'
import { buildPhraseTrie } from '#query-language/text/phrase-trie.ts'
import { hindiConditions, regionalPreferences } from './regional/preferences.ts'

const table = readFileSync(new URL('./preference-phrases.tsv', import.meta.url), 'utf8')

const phrasesAt = (place: 'before' | 'after' | 'none' | 'else', further: readonly string[] = []) =>
  buildPhraseTrie<true>([
    ...parseTsv(table).flatMap(([where, spellings = '']) =>
      where === place ? [[spellings, true] as const] : [],
    ),
    ...further.map((spellings) => [spellings, true] as const),
  ])

/** Phrases before a soft condition: `preferably`. */
export const preferenceBefore = phrasesAt('before')
/** Phrases after a soft condition: `ho to accha`, `would be nice`. */
export const preferenceAfter = phrasesAt('after', [regionalPreferences])
/** Phrases after an attribute that is neither required nor excluded: `not required`. */
export const indifferenceAfter = phrasesAt('none')
/** Phrases before a second choice: `nahi to`. */
export const elseBefore = phrasesAt('else')
/** Conditions that alone make the feature before them soft: `gym mile to`. */
export const conditionAfter = buildPhraseTrie<true>([[hindiConditions, true]])
