import { cityKey } from '#domain/place/cities.ts'
import { distance, inLatin, isFar, lettersOf, soundOf } from '#domain/text/edit-distance.ts'
import { boundWords } from '#query-language/extract/amounts/comparator.ts'
import {
  type Gazetteer,
  keyOf,
  type Place,
  type Spelling,
} from '#query-language/gazetteer/gazetteer.ts'
import { placeWord } from '#query-language/gazetteer/normalize-place-name.ts'
import { isOfOwnName, landmarks } from '#query-language/lexicon/landmarks.ts'
import {
  fillers,
  meanings,
  negatorsAfter,
  negatorsBefore,
} from '#query-language/lexicon/lexicon.ts'
import { everydayWords } from '#query-language/lexicon/spelling-exceptions.ts'
import { units } from '#query-language/lexicon/units.ts'
import { type Draft, isFree } from '#query-language/model/parse-state.ts'
import type { Slot } from '#query-language/model/slots.ts'
import {
  isSameName,
  pronounced,
  withDots,
  withoutShortVowels,
} from '#query-language/text/phonetics.ts'
import {
  claimArea,
  claimPlace,
  common,
  fitting,
  isPlaced,
  sectionWords,
  verbStem,
} from './explicit-places.ts'
import { sectionAt, takePart } from './sectors.ts'

/** More misspelt words than this are not looked for: a question has a few. */
const mostGuesses = 16
const mostWords = 3

/** What misspelt words most likely name. */
export interface Guess {
  places: readonly Place[]
  edits: number
  to: number
}

/**
 * Reads misspelt names of places: by what is heard and by letters, more freely where the words around
 * say that a place stands there. A city that is named bounds the guess: a name is never corrected to a
 * place of another city.
 */
export function guessPlaces(draft: Draft, gazetteer: Gazetteer, named: readonly Place[]): void {
  const cities = [...named]
  let left = mostGuesses
  for (const wanted of ['city', 'area'] as const) {
    for (let at = 0; at < draft.tokens.length && left > 0; at++) {
      if (!isGuessable(draft, at) || isDone(draft, at)) continue
      left -= 0.5
      const guess = guessAt(draft, gazetteer, cities, at)
      if (guess?.places[0]?.kind !== wanted) continue
      const confidence = 0.9 - guess.edits * 0.1
      if (wanted === 'city') {
        cities.push(...guess.places)
        claimPlace(draft, 'city', guess.places, at, guess.to, confidence)
      } else {
        claimArea(draft, guess.places, at, guess.to, confidence)
        takeSection(draft, gazetteer, guess.to)
      }
      at = guess.to - 1
    }
  }
}

/** "Dwrka sector 10": what was read as a sector of the city is one of the place beside it. */
function takeSection(draft: Draft, gazetteer: Gazetteer, to: number): void {
  const home = draft.slots.at(-1)
  const part = isFree(draft, to) ? sectionAt(draft, to) : undefined
  if (part && home?.slot === 'locality') {
    takePart(draft, home, part, to, gazetteer)
    return
  }
  if (home?.slot !== 'locality') return
  const section = draft.slots.find((slot) => isBesideAsSector(slot, home))
  const [name] = (section?.slot === 'locality' && sectorName.exec(section.value.name)) || []
  if (!section || !name) return
  home.value = { ...home.value, section: name }
  draft.slots.splice(draft.slots.indexOf(section), 1)
}

const sectorName = /^Sector \w+/

/** Whether it is right beside and a sector, of no Location or of another city's. */
function isBesideAsSector(slot: Slot, home: Extract<Slot, { slot: 'locality' }>): boolean {
  if (slot.slot !== 'locality' || slot === home || !sectorName.test(slot.value.name)) return false
  const gap = Math.max(slot.start - home.end, home.start - slot.end)
  return (
    gap >= 0 && gap <= 2 && (slot.value.ids.length === 0 || slot.value.city !== home.value.city)
  )
}

/** "Colony basi hui ho", "kiraya badh gaya hai": what is done is no misspelt name. */
const isDone = ({ tokens }: Draft, at: number) => {
  const next = tokens[at + 1]?.text ?? ''
  return (
    /^hu[aei]$/.test(next) || (/^ga?y[aei]$/.test(next) && verbStem.test(tokens[at]?.text ?? ''))
  )
}

/** Whether a token is a word nobody knows, so that it may be a misspelt name. */
export function isGuessable(draft: Draft, at: number): boolean {
  const token = draft.tokens[at]
  if (token?.kind !== 'word' || !isFree(draft, at)) return false
  if (draft.tokens[at - 1]?.kind === 'number' && units.words.has(token.text)) return false
  return (
    !fillers.words.has(token.text) &&
    !meanings.vocabulary.has(token.text) &&
    !boundWords.has(token.text) &&
    !negatorsBefore.vocabulary.has(token.text) &&
    !negatorsAfter.vocabulary.has(token.text) &&
    !everydayWords.has(token.text) &&
    !landmarks.vocabulary.has(token.text) &&
    !common.has(token.text) &&
    !sectionWords.has(placeWord(token.text)) &&
    !isOfOwnName(draft.tokens, at)
  )
}

/** The best guess for the words that begin at a token, longest first. */
export function guessAt(
  draft: Draft,
  gazetteer: Gazetteer,
  cities: readonly Place[],
  at: number,
): Guess | undefined {
  let best: Guess | undefined
  for (let to = Math.min(at + mostWords, draft.tokens.length); to > at; to--) {
    const span = draft.tokens.slice(at, to)
    if (span.some(({ kind }) => kind === 'sign') || !isFree(draft, at, to)) continue
    if (span.slice(1).some(({ text }) => fillers.words.has(text))) continue
    const guess = remembered(
      gazetteer,
      cities,
      keyOf(span.map(({ text }) => text)),
      isPlaced(draft, at, to),
    )
    if (guess && (!best || guess.edits < best.edits)) best = { ...guess, to }
  }
  return best
}

type Said = Omit<Guess, 'to'> | undefined
const memories = new WeakMap<Gazetteer, Map<string, Said>>()
const mostRemembered = 2_000
/** Longer words name nothing. */
const longestName = 60

/**
 * A question is read again without each of its parts, and most words stay: what was guessed of them is
 * kept with the gazetteer, which is made anew when places change.
 */
function remembered(
  gazetteer: Gazetteer,
  cities: readonly Place[],
  key: string,
  isSaid: boolean,
): Said {
  if (key.length > longestName) return undefined
  const memory = memories.get(gazetteer) ?? new Map<string, Said>()
  memories.set(gazetteer, memory)
  const name = `${isSaid ? 'said' : ''}/${key}/${cities.map((city) => city.name).join('/')}`
  if (memory.has(name)) return memory.get(name)
  if (memory.size >= mostRemembered) memory.clear()
  const dotted = withDots(key)
  const guess =
    guessKey(gazetteer, cities, key, isSaid) ??
    (dotted === key ? undefined : guessKey(gazetteer, cities, dotted, isSaid))
  memory.set(name, guess)
  return guess
}

function guessKey(
  { bySound, byInitial }: Gazetteer,
  cities: readonly Place[],
  key: string,
  isSaid: boolean,
): Said {
  const latin = inLatin(key)
  if (latin.length < 4 || latin.length > 40) return undefined
  const sound = soundOf(latin)
  const isForeign = latin !== key
  const letters = lettersOf(latin)
  let best:
    | { spelling: Spelling; places: readonly Place[]; edits: number; rank: number }
    | undefined
  let isTied = false
  const heard = bySound.get(sound) ?? []
  const candidates = isForeign ? heard : [...heard, ...(byInitial.get(sound.charAt(0)) ?? [])]
  for (const spelling of candidates) {
    const sameSound = spelling.sound === sound
    const length = Math.min(latin.length, spelling.key.length)
    // Within a city that was named a short name need not be announced; a doubled letter never need.
    const isSure =
      isSaid ||
      (length < 5 &&
        sameSound &&
        (cities.length > 0 || undoubled(latin) === undoubled(spelling.key)))
    const most = allowed(length, sameSound, isSure, isForeign)
    if (most === 0 || isFar(letters, spelling.letters, most)) continue
    const edits = distance(latin, spelling.key, most)
    if (edits > most) continue
    if (isForeign && !isHeardAlike(key, latin, spelling.key)) continue
    // Two letters off and heard differently is another name: Shamirpet is not Shaikpet.
    if (edits > 1 && !sameSound && distance(sound, spelling.sound, 1) > 1) continue
    const places = within(spelling.places, cities)
    if (places.length === 0) continue
    // "Jaypur" is Jaipur sooner than Jeypore: a town without a centre is asked for less.
    const isSmall = places.every(
      ({ kind, point, ids }) => kind === 'city' && !point && ids.length === 0,
    )
    const rank = edits - (sameSound ? 0.5 : 0) + (isSmall ? 0.25 : 0)
    if (best && rank === best.rank && spelling !== best.spelling && places[0] !== best.places[0])
      isTied = true
    if (best && rank >= best.rank) continue
    best = { spelling, places, edits, rank }
    isTied = false
  }
  return best && !isTied ? { places: best.places, edits: isForeign ? 1 : best.edits } : undefined
}

/** Devanagari writes what is heard: अकेला shares its consonants with Okhla, and is another word. */
function isHeardAlike(devanagari: string, latin: string, name: string): boolean {
  if (name.length < 4 || !isSameName(devanagari, name)) return false
  const [one, other] = [latin, name].map((letters) => withoutShortVowels(pronounced(letters)))
  if (!one || !other) return false
  const length = Math.min(one.length, other.length)
  const isVowelMore = one.length !== other.length
  const most = length < (isVowelMore ? 5 : 6) ? 0 : length < 9 ? 1 : 2
  return distance(one, other, most) <= most
}

const undoubled = (key: string) => key.replace(/(.)\1+/g, '$1')

function allowed(length: number, sameSound: boolean, isSaid: boolean, isForeign: boolean): number {
  if (isForeign) return sameSound ? Math.ceil(length * 0.6) : 0
  if (length < 5) return sameSound && isSaid ? 1 : 0
  const edits = length < 8 ? 1 : 2
  if (sameSound) return edits + 1
  return isSaid || length >= 8 ? edits : 1
}

/** Places of the cities that were named; a city itself only where none was. */
function within(places: readonly Place[], cities: readonly Place[]): readonly Place[] {
  if (cities.length === 0) {
    const towns = places.filter(({ kind }) => kind === 'city')
    // A name seldom asked for is too little to correct to.
    const known = places.filter(({ isRare }) => !isRare)
    return towns.length > 0 ? towns : fitting(known, [])
  }
  return places.filter(
    ({ kind, city }) =>
      kind === 'area' && cities.some(({ name }) => cityKey(name) === cityKey(city)),
  )
}
