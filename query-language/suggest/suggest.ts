import { comparatorWords } from '#query-language/extract/amounts/comparator.ts'
import { type Gazetteer, isSameMarket, type Place } from '#query-language/gazetteer/gazetteer.ts'
import {
  findPlacesByFuzzyPrefix,
  findPlacesByPrefix,
} from '#query-language/gazetteer/prefix-match.ts'
import { lexicon, stopWords } from '#query-language/lexicon/lexicon.ts'
import { spellingExceptions } from '#query-language/lexicon/spelling-exceptions.ts'
import { units } from '#query-language/lexicon/units.ts'
import { parseQuery } from '#query-language/parse-query.ts'
import { toEnglish } from '#query-language/text/loan-words.ts'
import { toAbbreviation } from '#query-language/text/spelled-letters.ts'
import { foldWord } from '#query-language/text/tokenize.ts'

/** The last words of a text, and the text before them. */
export interface TrailingName {
  lead: string
  name: string
}

export interface PlaceSuggestion extends TrailingName {
  place: Place
  /** Whether it is the city of the locality before it: `Hinjewadi, Pune` means the locality. */
  isCityOfLocality: boolean
}

/**
 * Returns places whose names start with the last one to three words, with the words before them
 * unchanged, best first: by name, then by sound (`kormang` finds Koramangala). Only places with
 * Locations are suggested, as others may have no listings, and only those of the named city if
 * there is one.
 */
export function suggestPlaces(
  gazetteer: Gazetteer,
  text: string,
  limit: number,
): PlaceSuggestion[] {
  const endings = trailingNames(text)
  const match = (
    look: (name: string, before: CityContext) => Place[],
    from: readonly TrailingName[],
  ) =>
    from.flatMap((ending) => {
      const before = cityContextOf(gazetteer, ending.lead)
      return look(ending.name, before).map((place) => ({
        ...ending,
        place,
        isCityOfLocality: place.kind === 'city' && before.isCityOfLocality(place.city),
      }))
    })
  const exact = match(
    (name, before) => findPlacesByPrefix(gazetteer, name, before.matchesCity, limit),
    endings,
  )
  if (exact.length > 0) return exact.slice(0, limit)
  // A known word is not a misspelt name, nor are words that include one.
  const unknown = endings.filter(({ name }) => !name.split(/\s+/).some(isKnownWord))
  return match(
    (name, before) => findPlacesByFuzzyPrefix(gazetteer, name, before.matchesCity, limit),
    unknown,
  ).slice(0, limit)
}

/** Returns the last one to three words, longest first. */
export function trailingWords(text: string): TrailingName[] {
  const words = [...text.matchAll(/\S+/g)]
  return [3, 2, 1]
    .filter((count) => count <= words.length)
    .map((count) => words.at(-count)?.index ?? 0)
    .map((start) => ({ lead: text.slice(0, start), name: text.slice(start) }))
}

/** Returns those of them that may start a place name. */
export function trailingNames(text: string): TrailingName[] {
  return trailingWords(text).filter(({ name, lead }) => {
    const word = name.trim()
    if (word.length < 2) return false
    // "Ban" alone is a prefix of Bandra, although it is also a Hindi word.
    if (lead === '') return !lexicon.words.has(normalizeWord(word))
    return /\s/.test(word) || !isKnownWord(word) || followsPlacePreposition(lead)
  })
}

/** After a place preposition ("Flat in and") even a known word may start a place name. */
export const followsPlacePreposition = (lead: string): boolean =>
  /(?:^|\s)(?:in|at|near|around|opposite|opp|behind|में|mein|me)\s+$/i.test(lead)

/** Normalises a word as the parser does. */
const normalizeWord = (text: string) => toEnglish(toAbbreviation(foldWord(text)))

/** Returns whether the parser knows a word, as a meaning or a stop word. */
export function isKnownWord(text: string): boolean {
  const word = normalizeWord(text)
  return (
    /\d/.test(word) ||
    stopWords.vocabulary.has(word) ||
    lexicon.vocabulary.has(word) ||
    units.vocabulary.has(word) ||
    comparatorWords.has(word) ||
    spellingExceptions.has(word)
  )
}

/** What the words before imply about the city. */
interface CityContext {
  /** Whether they name no city, or this one. */
  matchesCity(city: string): boolean
  /** Whether they name a locality of this city. */
  isCityOfLocality(city: string): boolean
}

/** Parses the words lazily, and compares each city once. */
function cityContextOf(gazetteer: Gazetteer, lead: string): CityContext {
  let homes: string[] = []
  let named: string[] | undefined
  const read = () => {
    if (lead.trim() === '') return []
    const { cities = [], localities = [] } = parseQuery(lead, gazetteer).filter
    homes = localities.flatMap(({ city, not }) => (not || !city ? [] : city))
    return [...homes, ...cities.flatMap(({ name, not }) => (not ? [] : name))]
  }
  const known = new Map<string, boolean>()
  const matchesCity = (city: string) => {
    named ??= read()
    const isKnown = known.get(city)
    if (isKnown !== undefined) return isKnown
    const isOf = named.length === 0 || named.some((name) => isSameMarket(city, name))
    known.set(city, isOf)
    return isOf
  }
  return {
    matchesCity,
    isCityOfLocality: (city) => matchesCity(city) && homes.some((home) => isSameMarket(home, city)),
  }
}
