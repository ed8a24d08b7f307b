import { cityKey } from '#domain/place/cities.ts'
import {
  editDistance,
  exceedsEdits,
  letterMask,
  phoneticKey,
  transliterate,
} from '#domain/text/edit-distance.ts'
import { comparatorWords } from '#query-language/extract/amounts/comparator.ts'
import {
  type Gazetteer,
  type Place,
  placeNameKey,
  type Spelling,
} from '#query-language/gazetteer/gazetteer.ts'
import { normalizePlaceWord } from '#query-language/gazetteer/normalize-place-name.ts'
import { isInNamedLandmark, landmarks } from '#query-language/lexicon/landmarks.ts'
import {
  lexicon,
  negatorsAfter,
  negatorsBefore,
  stopWords,
} from '#query-language/lexicon/lexicon.ts'
import { isRegional } from '#query-language/lexicon/regional/language.ts'
import { spellingExceptions } from '#query-language/lexicon/spelling-exceptions.ts'
import { units } from '#query-language/lexicon/units.ts'
import { isFree, type ParseState } from '#query-language/model/parse-state.ts'
import type { Slot } from '#query-language/model/slots.ts'
import {
  dropInherentVowels,
  isSameName,
  pronunciationKey,
  restoreNukta,
} from '#query-language/text/phonetics.ts'
import { claimArea, claimPlace, placesInCities } from './claim-place.ts'
import {
  ambiguousPlaceWords,
  crossesSentence,
  hasPlaceWordBeside,
  isHindiVerb,
  sectionWords,
} from './place-words.ts'
import { claimPart, sectionAt } from './sectors.ts'

/** Maximum number of misspelt words corrected in one query. */
const maxGuesses = 16
const maxWords = 3
/** Confidence of a misspelt place without supporting words around it. */
const unsupportedConfidence = 0.7
/** Names that long are the same when they sound alike, or differ by a letter: "electonic city". */
const [minLongName, minVeryLongName] = [7, 11]

/** The most likely places for misspelt words. */
export interface FuzzyMatch {
  places: readonly Place[]
  edits: number
  /** Supported by the words around it, by a named city, or by the sound of a long name. */
  isSupported: boolean
  to: number
}

/**
 * Extracts misspelt place names by sound and by edit distance, with a higher tolerance where the
 * words around indicate a place. If a city is named, only its places are candidates: a name is
 * never corrected to a place of another city.
 */
export function extractFuzzyPlaces(
  state: ParseState,
  gazetteer: Gazetteer,
  named: readonly Place[],
): void {
  const cities = [...named]
  let left = maxGuesses
  for (const kindWanted of ['city', 'area'] as const) {
    for (let at = 0; at < state.tokens.length && left > 0; at++) {
      if (!isUnknownWord(state, at) || isHindiVerb(state, at)) continue
      left -= 0.5
      const guess = fuzzyMatchAt(state, gazetteer, cities, at)
      if (guess?.places[0]?.kind !== kindWanted || isTalkWord(state, at, guess)) continue
      const confidence = guess.isSupported ? 0.9 - guess.edits * 0.05 : unsupportedConfidence
      if (kindWanted === 'city') {
        cities.push(...guess.places)
        claimPlace(state, 'city', guess.places, at, guess.to, confidence)
      } else {
        claimArea(state, guess.places, at, guess.to, confidence)
        claimSectionOfPlace(state, gazetteer, guess.to)
      }
      at = guess.to - 1
    }
  }
}

/** "Kukur", "salami": words of another language that no word around marks as a place. */
const isTalkWord = (state: ParseState, at: number, { to, edits }: FuzzyMatch) =>
  edits > 0 &&
  to === at + 1 &&
  (state.tokens[at]?.text.length ?? 0) < minLongName &&
  !hasPlaceWordBeside(state, at, to) &&
  !regionalPlaceWord.test(state.tokens[to]?.text ?? '') &&
  isRegional(state.tokens)

/** Words that follow a place in regional languages. */
const regionalPlaceWord =
  /^(?:e|te|er|ey|y|la|le|il|yil|ku|ki|ch|vich|ma|ni|baju|pakkam|kitta|side|dike|kade|bhag|javal)$/

/** "Dwrka sector 10": moves a sector claimed for the city to the place beside it. */
function claimSectionOfPlace(state: ParseState, gazetteer: Gazetteer, to: number): void {
  const home = state.slots.at(-1)
  const part = isFree(state, to) ? sectionAt(state, to) : undefined
  if (part && home?.slot === 'locality') {
    claimPart(state, home, part, to, gazetteer)
    return
  }
  if (home?.slot !== 'locality') return
  const section = state.slots.find((slot) => isBesideAsSector(slot, home))
  const [name] = (section?.slot === 'locality' && sectorName.exec(section.value.name)) || []
  if (!section || !name) return
  home.value = { ...home.value, section: name }
  state.slots.splice(state.slots.indexOf(section), 1)
}

const sectorName = /^Sector \w+/

/** Whether a slot is an adjacent sector without Locations or of another city. */
function isBesideAsSector(slot: Slot, home: Extract<Slot, { slot: 'locality' }>): boolean {
  if (slot.slot !== 'locality' || slot === home || !sectorName.test(slot.value.name)) return false
  const gap = Math.max(slot.start - home.end, home.start - slot.end)
  return (
    gap >= 0 && gap <= 2 && (slot.value.ids.length === 0 || slot.value.city !== home.value.city)
  )
}

/** Returns whether a token is an unknown word, and so may be a misspelt name. */
export function isUnknownWord(state: ParseState, at: number): boolean {
  const token = state.tokens[at]
  if (token?.kind !== 'word' || !isFree(state, at)) return false
  const before = state.tokens[at - 1]?.text === '+' ? at - 2 : at - 1
  if (state.tokens[before]?.kind === 'number' && units.words.has(token.text)) return false
  return (
    !stopWords.words.has(token.text) &&
    !lexicon.vocabulary.has(token.text) &&
    !comparatorWords.has(token.text) &&
    !negatorsBefore.vocabulary.has(token.text) &&
    !negatorsAfter.vocabulary.has(token.text) &&
    !spellingExceptions.has(token.text) &&
    !landmarks.vocabulary.has(token.text) &&
    !ambiguousPlaceWords.has(token.text) &&
    !sectionWords.has(normalizePlaceWord(token.text)) &&
    !isInNamedLandmark(state.tokens, at)
  )
}

/** Returns the best match for the words that start at a token, longest first. */
export function fuzzyMatchAt(
  state: ParseState,
  gazetteer: Gazetteer,
  cities: readonly Place[],
  at: number,
): FuzzyMatch | undefined {
  let best: FuzzyMatch | undefined
  for (let to = Math.min(at + maxWords, state.tokens.length); to > at; to--) {
    const span = state.tokens.slice(at, to)
    if (span.some(({ kind }) => kind === 'sign') || !isFree(state, at, to)) continue
    const hasStopWord = span.slice(1).some(({ text }) => stopWords.words.has(text))
    if (hasStopWord || crossesSentence(state, at, to)) continue
    const guess = cachedMatch(
      gazetteer,
      cities,
      placeNameKey(span.map(({ text }) => text)),
      hasPlaceWordBeside(state, at, to),
    )
    if (guess && (!best || guess.edits < best.edits)) best = { ...guess, to }
  }
  return best
}

type CachedMatch = Omit<FuzzyMatch, 'to'> | undefined
const matchCaches = new WeakMap<Gazetteer, Map<string, CachedMatch>>()
const maxCachedMatches = 2_000
/** Longer words are not place names. */
const maxNameLength = 60

/**
 * Cached: a query is parsed again without each of its parts, and most words repeat. The cache
 * belongs to the gazetteer, which is rebuilt when places change.
 */
function cachedMatch(
  gazetteer: Gazetteer,
  cities: readonly Place[],
  key: string,
  isAnnounced: boolean,
): CachedMatch {
  if (key.length > maxNameLength) return undefined
  const memory = matchCaches.get(gazetteer) ?? new Map<string, CachedMatch>()
  matchCaches.set(gazetteer, memory)
  const name = `${isAnnounced ? 'said' : ''}/${key}/${cities.map((city) => city.name).join('/')}`
  if (memory.has(name)) return memory.get(name)
  if (memory.size >= maxCachedMatches) memory.clear()
  const dotted = restoreNukta(key)
  const guess =
    matchKey(gazetteer, cities, key, isAnnounced) ??
    (dotted === key ? undefined : matchKey(gazetteer, cities, dotted, isAnnounced))
  memory.set(name, guess)
  return guess
}

function matchKey(
  { bySound, byInitial }: Gazetteer,
  cities: readonly Place[],
  key: string,
  isAnnounced: boolean,
): CachedMatch {
  const latin = transliterate(key)
  if (latin.length < 4 || latin.length > 40) return undefined
  const sound = phoneticKey(latin)
  const isForeign = latin !== key
  const letters = letterMask(latin)
  let best: { spelling: Spelling; match: NonNullable<CachedMatch>; rank: number } | undefined
  let isTied = false
  const heard = bySound.get(sound) ?? []
  const candidates = isForeign ? heard : [...heard, ...(byInitial.get(sound.charAt(0)) ?? [])]
  for (const spelling of candidates) {
    const sameSound = spelling.sound === sound
    const length = Math.min(latin.length, spelling.key.length)
    // Within a named city, short names need no supporting word; doubled letters never do.
    const isSure =
      isAnnounced ||
      (length < 5 &&
        sameSound &&
        (cities.length > 0 || withoutDoubledLetters(latin) === withoutDoubledLetters(spelling.key)))
    const maxEdits = maxEditsFor(length, sameSound, isSure, isForeign)
    if (maxEdits === 0 || exceedsEdits(letters, spelling.letters, maxEdits)) continue
    const edits = editDistance(latin, spelling.key, maxEdits)
    if (edits > maxEdits) continue
    if (isForeign && !soundsAlike(key, latin, spelling.key)) continue
    // Two edits and another sound make another name: Shamirpet is not Shaikpet.
    if (edits > 1 && !sameSound && editDistance(sound, spelling.sound, 1) > 1) continue
    const places = placesWithin(spelling.places, cities)
    if (places.length === 0) continue
    // "Jaypur" is Jaipur rather than Jeypore: towns without a centre are less likely.
    const isSmall = places.every(
      ({ kind, point, ids }) => kind === 'city' && !point && ids.length === 0,
    )
    const rank = edits - (sameSound ? 0.5 : 0) + (isSmall ? 0.25 : 0)
    if (
      best &&
      rank === best.rank &&
      spelling !== best.spelling &&
      places[0] !== best.match.places[0]
    )
      isTied = true
    if (best && rank >= best.rank) continue
    const isLong =
      length >= (sameSound ? minLongName : edits === 1 ? minVeryLongName : maxNameLength)
    const isSupported = isAnnounced || cities.length > 0 || isLong
    best = { spelling, match: { places, edits: isForeign ? 1 : edits, isSupported }, rank }
    isTied = false
  }
  return isTied ? undefined : best?.match
}

/** Devanagari is phonetic, but similar consonants are not enough: अकेला is not Okhla. */
function soundsAlike(devanagari: string, latin: string, name: string): boolean {
  if (name.length < 4 || !isSameName(devanagari, name)) return false
  const [one, other] = [latin, name].map((letters) => dropInherentVowels(pronunciationKey(letters)))
  if (!one || !other) return false
  const length = Math.min(one.length, other.length)
  const isVowelMore = one.length !== other.length
  const maxEdits = length < (isVowelMore ? 5 : 6) ? 0 : length < 9 ? 1 : 2
  return editDistance(one, other, maxEdits) <= maxEdits
}

const withoutDoubledLetters = (key: string) => key.replace(/(.)\1+/g, '$1')

function maxEditsFor(
  length: number,
  sameSound: boolean,
  isAnnounced: boolean,
  isForeign: boolean,
): number {
  if (isForeign) return sameSound ? Math.ceil(length * 0.6) : 0
  if (length < 5) return sameSound && isAnnounced ? 1 : 0
  const edits = length < 8 ? 1 : 2
  if (sameSound) return edits + 1
  return isAnnounced || length >= 8 ? edits : 1
}

/** Returns the places in the named cities; cities themselves only if none is named. */
function placesWithin(places: readonly Place[], cities: readonly Place[]): readonly Place[] {
  if (cities.length === 0) {
    const towns = places.filter(({ kind }) => kind === 'city')
    // Rare names are no candidates for a correction.
    const known = places.filter(({ isRare }) => !isRare)
    return towns.length > 0 ? towns : placesInCities(known, [])
  }
  return places.filter(
    ({ kind, city }) =>
      kind === 'area' && cities.some(({ name }) => cityKey(name) === cityKey(city)),
  )
}
