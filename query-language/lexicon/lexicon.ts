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

const facingWords = ['facing', 'face', 'faced', 'mukhi', 'entrance', 'मुखी', 'दिशेला तोंड', 'तोंड']

/** Every way to say that a home faces a direction. */
const facingPhrases = parseTsv(directions).map(
  ([direction = '', abbreviation, hindi = '']): Phrase => {
    const hindiNames = hindi.split('|')
    const names = [direction, direction.replace('-', ''), ...hindiNames]
    const spellings = [
      ...names.flatMap((name) => facingWords.map((word) => `${name} ${word}`)),
      ...names.flatMap((name) => [`facing ${name}`, `main door ${name}`]),
      // "पूर्वाभिमुख"
      ...hindiNames.map((name) => `${name}ाभिमुख`),
      ...[`${abbreviation} facing`, `facing ${abbreviation}`],
    ]
    return [spellings.join('|'), parseMeaning('facing', direction)]
  },
)

/** Words of the market (SRC-7) in English, Hinglish, Devanagari and regional languages. */
export const lexicon = buildPhraseTrie<Meaning>([
  ...[propertyTypes, intents].flatMap(phrasesIn),
  ...facingPhrases,
  ...[amenities, attributes, approvals, regionalWords].flatMap(phrasesIn),
])

/** The amenities that can be searched for, by the names that listings use. */
export const amenityNames: readonly string[] = parseTsv(amenities).map(([, name = '']) =>
  name.replace(/^!/, ''),
)

const negatorsAt = (position: string) =>
  buildPhraseTrie<true>(
    parseTsv(negators).flatMap(([where, spellings = '']) =>
      where === position ? [[spellings, true] as const] : [],
    ),
  )

/** Words that stand before what is not wanted. */
export const negatorsBefore = negatorsAt('before')
/** Words that stand after places, one or several, of which none is wanted: `sodun`, `chhod ke`. */
export const placeExceptions = negatorsAt('except')
/** Words that stand after what is not wanted. */
export const negatorsAfter = negatorsAt('after')

const wordTrie = (table: string) =>
  buildPhraseTrie<true>(parseWords(table).map((word) => [word, true] as const))

/** Words that ask for nothing by themselves: neither a slot nor something to search for. */
export const stopWords = buildPhraseTrie<true>([
  ...parseWords(stopWordList).map((word) => [word, true] as const),
  ...parseTsv(regionalStopWords).map(([, words = '']) => [words, true] as const),
])

/** Attributes that no listing states: they are shown as not searched for. */
export const unsupportedAttributes = wordTrie(unsupported)
