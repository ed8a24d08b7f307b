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

/** The last words of a text with what stands before them. */
export interface TrailingName {
  lead: string
  name: string
}

export interface PlaceSuggestion extends TrailingName {
  place: Place
  /** A city behind a locality of its own: `Hinjewadi, Pune` stands for the locality. */
  isCityOfLocality: boolean
}

/**
 * Places that the last one to three words begin, with the words before kept, best first: by name,
 * then by what is heard (`kormang` finds Koramangala). Only places with Locations are suggested:
 * others may have no homes at all; and of another city than the one that is named before none.
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
  // A word that says something else is no misspelt name, nor is one beside it.
  const unknown = endings.filter(({ name }) => !name.split(/\s+/).some(isKnownWord))
  return match(
    (name, before) => findPlacesByFuzzyPrefix(gazetteer, name, before.matchesCity, limit),
    unknown,
  ).slice(0, limit)
}

/** The last one to three words, the longest first. */
export function trailingWords(text: string): TrailingName[] {
  const words = [...text.matchAll(/\S+/g)]
  return [3, 2, 1]
    .filter((count) => count <= words.length)
    .map((count) => words.at(-count)?.index ?? 0)
    .map((start) => ({ lead: text.slice(0, start), name: text.slice(start) }))
}

/** Those of them by which a name may be begun. */
export function trailingNames(text: string): TrailingName[] {
  return trailingWords(text).filter(({ name, lead }) => {
    const word = name.trim()
    if (word.length < 2) return false
    // "Ban" alone begins Bandra, though Hindi has such a word.
    if (lead === '') return !lexicon.words.has(normalizeWord(word))
    return /\s/.test(word) || !isKnownWord(word) || followsPlacePreposition(lead)
  })
}

/** "Flat in and": behind these even a word that says something else begins a place. */
export const followsPlacePreposition = (lead: string): boolean =>
  /(?:^|\s)(?:in|at|near|around|opposite|opp|behind|में|mein|me)\s+$/i.test(lead)

/** A word as the search language reads it. */
const normalizeWord = (text: string) => toEnglish(toAbbreviation(foldWord(text)))

/** Whether the search language reads this word, or passes over it. */
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

/** What the words before say of a city. */
interface CityContext {
  /** Whether they keep to no city, or to this one. */
  matchesCity(city: string): boolean
  /** Whether they name a locality of it. */
  isCityOfLocality(city: string): boolean
}

/** Reads the words when it is first asked, and holds each city against them once. */
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
