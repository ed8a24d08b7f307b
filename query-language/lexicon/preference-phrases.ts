import { readFileSync } from 'node:fs'
import { parseTsv } from '#domain/text/tsv.ts'
import type { SlotName } from '#query-language/model/slots.ts'
import { buildPhraseTrie } from '#query-language/text/phrase-trie.ts'
import {
  conditions,
  regionalElse,
  regionalOptions,
  regionalPreferences,
} from './regional/preferences.ts'

const table = readFileSync(new URL('./preference-phrases.tsv', import.meta.url), 'utf8')

/** "Ki koi zaroorat nahi hai" in all its spellings. */
const noNeed = ['ki', 'ka', 'ke', 'ki koi', 'ki khas', 'ki koi khas', 'ki itni', 'ki bilkul']
  .flatMap((of) =>
    'zaroorat zarurat zarorat jarurat jaroorat jarurt zarurt need'
      .split(' ')
      .flatMap((need) =>
        ['nahi', 'nahin', 'nhi', 'nai'].flatMap((no) =>
          ['', ' hai', ' h', ' padegi'].map((is) => `${of} ${need} ${no}${is}`),
        ),
      ),
  )
  .join('|')

type Place =
  | ('before' | 'after' | 'feature' | 'none' | 'optional' | 'needless' | 'else')
  | ('accepted' | 'accepting' | 'condition' | 'elsewhere' | 'if')

const phrasesAt = (place: Place, further: readonly string[] = []) =>
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
/** Phrases before a feature that is only welcome: `would love a gym`, but `would love a 2 bhk`. */
export const featureBefore = phrasesAt('feature')
/** Phrases after an attribute that is neither required nor excluded: `not required`. */
export const indifferenceAfter = phrasesAt('none', [noNeed])
/** The same of what need not be; a place or rooms are still welcome: `not a must`. */
export const optionalAfter = phrasesAt('optional', [regionalOptions])
/** The same before it: `no need of`. */
export const needlessBefore = phrasesAt('needless')
/** What somebody may do without; a type, a place or rooms that are not needed are refused. */
export const needlessSlots: ReadonlySet<SlotName> = new Set<SlotName>([
  ...(['amenity', 'furnishing', 'possession', 'facing', 'vastu', 'rera', 'approval'] as const),
  ...(['near', 'tenant', 'either', 'parking', 'road', 'sharing'] as const),
])
/** Phrases before a second choice: `nahi to`. */
export const elseBefore = phrasesAt('else', [regionalElse])
/** Phrases after what is accepted and not asked for: `ground floor chalega`. */
export const acceptedAfter = phrasesAt('accepted')
/** The same before it: `no issue with`. */
export const acceptedBefore = phrasesAt('accepting')
/** Phrases between what is accepted and its condition: `top floor only if`. */
export const conditionBetween = phrasesAt('condition')
/** Phrases before a condition of something else: `26k if furnished`. */
export const conditionBefore = phrasesAt('if')
/** Phrases after a second choice: `Wakad as second choice`. */
export const elseAfter = phrasesAt('elsewhere')
/** Conditions that alone make the feature before them soft: `gym mile to`. */
export const conditionAfter = buildPhraseTrie<true>([[conditions, true]])
