import { boundWords } from '#query-language/extract/amounts/comparator.ts'
import { type Gazetteer, isSameMarket, type Place } from '#query-language/gazetteer/gazetteer.ts'
import { placesBeginning, placesLike } from '#query-language/gazetteer/prefix-match.ts'
import { fillers, meanings } from '#query-language/lexicon/lexicon.ts'
import { everydayWords } from '#query-language/lexicon/spelling-exceptions.ts'
import { units } from '#query-language/lexicon/units.ts'
import { readQuery } from '#query-language/parse-query.ts'
import { inEnglish } from '#query-language/text/loan-words.ts'
import { abbreviationOf } from '#query-language/text/spelled-letters.ts'
import { foldWord } from '#query-language/text/tokenize.ts'

/** The last words of a text with what stands before them. */
export interface Ending {
  lead: string
  name: string
}

export interface FoundPlace extends Ending {
  place: Place
  /** A city behind a locality of its own: `Hinjewadi, Pune` stands for the locality. */
  isHome: boolean
}

/**
 * Places that the last one to three words begin, with the words before kept, best first: by name, then by
 * what is heard (`kormang` finds Koramangala). Only places with Locations are suggested: others may have
 * no homes at all; and of another city than the one that is named before none.
 */
export function suggestPlaces(gazetteer: Gazetteer, text: string, most: number): FoundPlace[] {
  const endings = endingsOf(text)
  const found = (look: (name: string, before: Before) => Place[], from: readonly Ending[]) =>
    from.flatMap((ending) => {
      const before = beforeIn(gazetteer, ending.lead)
      return look(ending.name, before).map((place) => ({
        ...ending,
        place,
        isHome: place.kind === 'city' && before.isHome(place.city),
      }))
    })
  const exact = found(
    (name, before) => placesBeginning(gazetteer, name, before.isMeant, most),
    endings,
  )
  if (exact.length > 0) return exact.slice(0, most)
  // A word that says something else is no misspelt name, nor is one beside it.
  const unknown = endings.filter(({ name }) => !name.split(/\s+/).some(isSaid))
  return found((name, before) => placesLike(gazetteer, name, before.isMeant, most), unknown).slice(
    0,
    most,
  )
}

/** The last one to three words, the longest first. */
export function lastWords(text: string): Ending[] {
  const words = [...text.matchAll(/\S+/g)]
  return [3, 2, 1]
    .filter((count) => count <= words.length)
    .map((count) => words.at(-count)?.index ?? 0)
    .map((start) => ({ lead: text.slice(0, start), name: text.slice(start) }))
}

/** Those of them by which a name may be begun. */
export function endingsOf(text: string): Ending[] {
  return lastWords(text).filter(({ name, lead }) => {
    const word = name.trim()
    if (word.length < 2) return false
    // "Ban" alone begins Bandra, though Hindi has such a word.
    if (lead === '') return !meanings.words.has(saidAs(word))
    return /\s/.test(word) || !isSaid(word) || isBehindPlaceWord(lead)
  })
}

/** "Flat in and": behind these even a word that says something else begins a place. */
export const isBehindPlaceWord = (lead: string): boolean =>
  /(?:^|\s)(?:in|at|near|around|opposite|opp|behind|में|mein|me)\s+$/i.test(lead)

/** A word as the search language reads it. */
const saidAs = (text: string) => inEnglish(abbreviationOf(foldWord(text)))

/** Whether the search language reads this word, or passes over it. */
export function isSaid(text: string): boolean {
  const word = saidAs(text)
  return (
    /\d/.test(word) ||
    fillers.vocabulary.has(word) ||
    meanings.vocabulary.has(word) ||
    units.vocabulary.has(word) ||
    boundWords.has(word) ||
    everydayWords.has(word)
  )
}

/** What the words before say of a city. */
interface Before {
  /** Whether they keep to no city, or to this one. */
  isMeant(city: string): boolean
  /** Whether they name a locality of it. */
  isHome(city: string): boolean
}

/** Reads the words when it is first asked, and holds each city against them once. */
function beforeIn(gazetteer: Gazetteer, lead: string): Before {
  let homes: string[] = []
  let named: string[] | undefined
  const read = () => {
    if (lead.trim() === '') return []
    const { cities = [], localities = [] } = readQuery(lead, gazetteer).filter
    homes = localities.flatMap(({ city, not }) => (not || !city ? [] : city))
    return [...homes, ...cities.flatMap(({ name, not }) => (not ? [] : name))]
  }
  const known = new Map<string, boolean>()
  const isMeant = (city: string) => {
    named ??= read()
    const isKnown = known.get(city)
    if (isKnown !== undefined) return isKnown
    const isOf = named.length === 0 || named.some((name) => isSameMarket(city, name))
    known.set(city, isOf)
    return isOf
  }
  return {
    isMeant,
    isHome: (city) => isMeant(city) && homes.some((home) => isSameMarket(home, city)),
  }
}
