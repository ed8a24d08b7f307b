import { readFileSync } from 'node:fs'
import { parseTsv, parseWords } from '#domain/text/tsv.ts'
import { buildPhraseTrie } from '#query-language/text/phrase-trie.ts'
import { type Meaning, parseMeaning } from './meaning.ts'

const propertyTypes = readFileSync(new URL('./property-types.tsv', import.meta.url), 'utf8')
const intents = readFileSync(new URL('./intents.tsv', import.meta.url), 'utf8')
const amenities = readFileSync(new URL('./amenities.tsv', import.meta.url), 'utf8')
const attributes = readFileSync(new URL('./attributes.tsv', import.meta.url), 'utf8')
const approvals = readFileSync(new URL('./approvals.tsv', import.meta.url), 'utf8')
const regionalWords = readFileSync(new URL('./regional/words.tsv', import.meta.url), 'utf8')
const directions = readFileSync(new URL('./directions.tsv', import.meta.url), 'utf8')
const negators = readFileSync(new URL('./negators.tsv', import.meta.url), 'utf8')
const stopWordList = readFileSync(new URL('./stop-words.tsv', import.meta.url), 'utf8')
const regionalStopWords = readFileSync(
  new URL('./regional/stop-words.tsv', import.meta.url),
  'utf8',
)
const unsupported = readFileSync(new URL('./unsupported-attributes.tsv', import.meta.url), 'utf8')

type Phrase = readonly [spellings: string, meaning: Meaning]

const phrasesIn = (table: string): Phrase[] =>
  parseTsv(table).map(([slot = '', value = '', spellings = '']) => [
    spellings,
    parseMeaning(slot, value),
  ])

const facingWords = [
  ...'facing|face|faced|mukhi|mukham|partha|paartha|khola|nokki|entrance|entry|door'.split('|'),
  ...'face door|dwar|darwaja|darwaza|darvajo|bagilu|baagilu|vaasal|vasal|muhan'.split('|'),
  ...['दरवाजा', 'दरवाज़ा', 'दरवाजो', 'बागिलु', 'प्रवेश'],
  ...['मुखी', 'दिशेला तोंड', 'तोंड'],
]

const doorWords = 'door|bagilu|दरवाजा|दरवाजो|बागिलु'.split('|')

/** All phrases for the facing of a home. */
const facingPhrases = parseTsv(directions).map(
  ([direction = '', abbreviation, hindi = '']): Phrase => {
    const hindiNames = hindi.split('|')
    const names = [direction, direction.replace('-', ''), ...hindiNames]
    const spellings = [
      ...names.flatMap((name) => facingWords.map((word) => `${name} ${word}`)),
      ...names.flatMap((name) => [`facing ${name}`, `main door ${name}`]),
      // "दक्षिण facing दरवाजा", as the direction of a door is called in Gujarati and Kannada.
      ...names.flatMap((name) => doorWords.map((door) => `${name} facing ${door}`)),
      ...names.flatMap((name) => [`मुख ${name} की ओर`, `तोंड ${name} दिशेला`]),
      // "पूर्वाभिमुख"
      ...hindiNames.map((name) => `${name}ाभिमुख`),
      ...[`${abbreviation} facing`, `facing ${abbreviation}`],
    ]
    return [spellings.join('|'), parseMeaning('facing', direction)]
  },
)

const [amenityPhrases = [], otherPhrases = []] = [true, false].map((isAmenity) =>
  [propertyTypes, intents, amenities, attributes, approvals, regionalWords]
    .flatMap(phrasesIn)
    .filter(([, { slot }]) => (slot === 'amenity') === isAmenity),
)

/** Property vocabulary (SRC-7) in English, Hinglish, Devanagari and regional languages. */
export const lexicon = buildPhraseTrie<Meaning>([
  ...otherPhrases,
  ...facingPhrases,
  ...amenityPhrases,
])

const otherWords = buildPhraseTrie([...otherPhrases, ...facingPhrases]).vocabulary

/** Words that have a meaning only in a phrase for an amenity: "dock leveller", "care taker". */
export const partsOfAmenities: ReadonlySet<string> = new Set(
  [...lexicon.vocabulary].filter((word) => !otherWords.has(word) && !lexicon.words.has(word)),
)

const negatorsAt = (position: string) =>
  buildPhraseTrie<true>(
    parseTsv(negators).flatMap(([where, spellings = '']) =>
      where === position ? [[spellings, true] as const] : [],
    ),
  )

/** Negations before what is excluded. */
export const negatorsBefore = negatorsAt('before')
/** Negations after one or several places that are all excluded: `sodun`, `chhod ke`. */
export const placeExceptions = negatorsAt('except')
/** Negations after what is excluded. */
export const negatorsAfter = negatorsAt('after')

const wordTrie = (table: string) =>
  buildPhraseTrie<true>(parseWords(table).map((word) => [word, true] as const))

/** Words without a meaning for the search: neither slots nor search terms. */
export const stopWords = buildPhraseTrie<true>([
  ...parseWords(stopWordList).map((word) => [word, true] as const),
  ...parseTsv(regionalStopWords).map(([, words = '']) => [words, true] as const),
])

/** Attributes that listings do not have: they are displayed as unsupported. */
export const unsupportedAttributes = wordTrie(unsupported)
