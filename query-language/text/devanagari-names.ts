import { devanagari } from '#domain/text/devanagari.ts'
import { editDistance, transliterate } from '#domain/text/edit-distance.ts'
import { comparatorWords } from '#query-language/extract/amounts/comparator.ts'
import { ambiguousPlaceWords, wordsAfterPlace } from '#query-language/extract/places/place-words.ts'
import { type Gazetteer, type Place, placeNameKey } from '#query-language/gazetteer/gazetteer.ts'
import { normalizePlaceWord } from '#query-language/gazetteer/normalize-place-name.ts'
import { landmarks } from '#query-language/lexicon/landmarks.ts'
import {
  lexicon,
  negatorsAfter,
  negatorsBefore,
  stopWords,
} from '#query-language/lexicon/lexicon.ts'
import { numberWords } from '#query-language/lexicon/number-words.ts'
import { spellingExceptions } from '#query-language/lexicon/spelling-exceptions.ts'
import { roomUnits, units } from '#query-language/lexicon/units.ts'
import {
  dropInherentVowels,
  hasDoubledConsonant,
  hasSameEnding,
  isSameName,
  pronunciationKey,
  restoreNukta,
} from './phonetics.ts'
import { foldWord, type Token } from './tokenize.ts'

const maxWords = 4
/** Shorter sounds identify a name only together with its city. */
const minSoundLength = 3
/** Minimum length of a name whose silent e may be dropped. */
const minBeforeSilentE = 4

/** A name of the gazetteer, found by its sound. */
export interface NameBySound {
  key: string
  places: readonly Place[]
}

const indexes = new WeakMap<Gazetteer, ReadonlyMap<string, readonly NameBySound[]>>()

const soundKey = (name: string) =>
  dropInherentVowels(pronunciationKey(transliterate(name.replace(/ं$/, ''))))

/** English names may end in a silent e: Nagole is नागोल. */
function soundKeys(key: string): string[] {
  const heard = soundKey(key)
  const isSilent = /[^aeiou]e$/.test(heard) && heard.length > minBeforeSilentE
  return isSilent ? [heard, heard.slice(0, -1)] : [heard]
}

/** Returns the names by sound; built lazily for the first Devanagari query. */
function soundIndexOf(gazetteer: Gazetteer): ReadonlyMap<string, readonly NameBySound[]> {
  const known = indexes.get(gazetteer)
  if (known) return known
  const index = new Map<string, NameBySound[]>()
  for (const [key, places] of gazetteer.byKey) {
    if (key.length < 3 || devanagari.test(key)) continue
    for (const heard of soundKeys(key)) {
      const same = index.get(heard)
      if (same) same.push({ key, places })
      else index.set(heard, [{ key, places }])
    }
  }
  indexes.set(gazetteer, index)
  return index
}

/**
 * Replaces Devanagari place names by their spelling in the gazetteer, for all passes that extract
 * places: `करोल बाग` becomes `karol bagh`. Only names that sound the same including vowels; the
 * rest is left to fuzzy matching.
 */
export function romanizeNames(tokens: readonly Token[], gazetteer: Gazetteer): Token[] {
  if (!tokens.some(({ text }) => devanagari.test(text))) return [...tokens]
  const index = soundIndexOf(gazetteer)
  const cities = new Set<string>()
  for (const { text } of tokens)
    for (const { kind, name } of gazetteer.byKey.get(text) ?? [])
      if (kind === 'city') cities.add(name)
  const before = cities.size
  const known = rewriteNames(tokens, gazetteer, index, cities)
  // A city may follow its localities, so rare names are matched in a second run.
  return cities.size > before ? rewriteNames(known, gazetteer, index, cities) : known
}

function rewriteNames(
  tokens: readonly Token[],
  gazetteer: Gazetteer,
  index: ReadonlyMap<string, readonly NameBySound[]>,
  cities: Set<string>,
): Token[] {
  const written: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const match = nameAt(tokens, gazetteer, index, cities, at)
    const token = tokens[at]
    if (!match) {
      if (token) written.push(token)
      at++
      continue
    }
    for (const { kind, name } of match.places) if (kind === 'city') cities.add(name)
    written.push(...toNameTokens(tokens.slice(at, match.to), match))
    at = match.to
  }
  return written
}

function nameAt(
  tokens: readonly Token[],
  { byKey }: Gazetteer,
  index: ReadonlyMap<string, readonly NameBySound[]>,
  cities: ReadonlySet<string>,
  at: number,
): (NameBySound & { to: number }) | undefined {
  const end = endOfName(tokens, at)
  for (let to = end; to > at; to--) {
    const span = tokens.slice(at, to)
    if (span.length > 1 && comingVerb.test(span.at(-1)?.text ?? '')) continue
    if (!span.some(({ text }) => devanagari.test(text)) || isOtherPhrase(tokens, at, to)) continue
    const key = placeNameKey(span.map(({ text }) => text))
    const same = byKey.get(key)
    // "पिंपरी चिंचवड" is one name, not a known name before one that sounds alike.
    if (same) return span.length > 1 ? { key, places: same, to } : undefined
    // "क्लब रोड": English words without a match do not match by sound either.
    if (!devanagari.test(key)) continue
    const isPlaced = span.length > 1 || wordsAfterPlace.has(tokens[to]?.text ?? '')
    const match = findBySound(index, soundedKey(span), span.length, (places, isShort) =>
      isPlausiblePlace(places, cities, isPlaced, isShort),
    )
    if (match) return { ...match, to }
    const town = to === at + 1 && isRoad(tokens[to]) ? byKey.get(transliterate(key)) : undefined
    if (town?.some(({ kind }) => kind === 'city'))
      return { key: transliterate(key), places: town, to }
  }
  return undefined
}

/** Joins words as they are pronounced: a consonant that ends one has no a before the next. */
function soundedKey(span: readonly Token[]): string {
  const words = span.map(({ text }, at) => normalizePlaceWord(text, span[at - 1]?.text))
  return words
    .map((word, at) => (at < words.length - 1 ? word.replace(bareEnd, '$&\u094d') : word))
    .join('')
}
const bareEnd = /[क-ह]$/

/** "बेंगलुरु आ रहे हैं": the verb adds nothing to the sound of a name that ends in a vowel. */
const comingVerb = /^आ(?:ए|या|ई|यी|ये|ना|ने)?$/

/** Roads are named after the towns they lead to, even rarely searched ones: पाली रोड. */
const isRoad = (token: Token | undefined) => normalizePlaceWord(token?.text ?? '') === 'road'

function endOfName(tokens: readonly Token[], at: number): number {
  let to = at
  while (to < at + maxWords && tokens[to] && tokens[to]?.kind !== 'sign') {
    const text = tokens[to]?.text ?? ''
    if (stopWords.words.has(text) && normalizePlaceWord(text) === text) break
    to++
  }
  return to
}

/** Whether the words have another meaning: lexicon words, landmarks, everyday words. */
function isOtherPhrase(tokens: readonly Token[], at: number, to: number): boolean {
  if ((lexicon.find(tokens, at)?.next ?? 0) >= to) return true
  if ((landmarks.find(tokens, at)?.next ?? 0) >= to) return true
  // "फ्लैट न भेजें" is not Phaltan.
  if (to > at + 1 && negatorsAfter.find(tokens, to - 1)) return true
  const before = tokens[at - 1]
  if (before?.kind === 'number' && units.find(tokens, at)) return true
  // "बोरिंग रोड": words with a place ending are a name, whatever the first means.
  const last = tokens[to - 1]?.text ?? ''
  if (to > at + 1 && normalizePlaceWord(last) !== last) return false
  return tokens.slice(at, to).every(({ text }) => isOrdinaryWord(text))
}

const isOrdinaryWord = (text: string) =>
  !devanagari.test(text) ||
  spellingExceptions.has(text) ||
  ambiguousPlaceWords.has(text) ||
  numberWords.has(text) ||
  stopWords.vocabulary.has(text) ||
  lexicon.vocabulary.has(text) ||
  comparatorWords.has(text) ||
  units.vocabulary.has(text) ||
  roomUnits.vocabulary.has(text) ||
  negatorsBefore.vocabulary.has(text) ||
  negatorsAfter.vocabulary.has(text) ||
  landmarks.vocabulary.has(text)

/**
 * Returns whether a place is common enough to match, or, for a rarely searched one, whether its
 * city or a place word is in the query.
 */
export function isPlausiblePlace(
  places: readonly Place[],
  cities: ReadonlySet<string>,
  isPlaced: boolean,
  isShort: boolean,
): boolean {
  if (isShort) return places.some(({ kind, city }) => kind === 'area' && cities.has(city))
  if (isPlaced) return true
  return places.some(
    ({ kind, city, isRare, point, ids }) =>
      cities.has(city) || (kind === 'area' ? !isRare : point !== undefined || ids.length > 0),
  )
}

function findBySound(
  index: ReadonlyMap<string, readonly NameBySound[]>,
  key: string,
  count: number,
  isMeantBy: (places: readonly Place[], isShort: boolean) => boolean,
): NameBySound | undefined {
  const dotted = restoreNukta(key)
  const spellings = dotted === key ? [key] : [key, dotted]
  // कलां is Kalan, though the sign is only a case ending in other names.
  if (key.endsWith('ां')) spellings.push(...spellings.map((text) => `${text.slice(0, -1)}न`))
  const alike = spellings.flatMap((spelling) => {
    const heard = soundKey(spelling)
    return (index.get(heard) ?? [])
      .filter(
        ({ key: name, places }) =>
          isSameName(spelling, name) && isMeantBy(places, heard.length < minSoundLength),
      )
      .map((name) => ({ name, rank: rankOf(name, spelling, count) }))
  })
  return alike.toSorted((one, other) => one.rank - other.rank)[0]?.name
}

/** Ranks by word boundaries, then by popularity. */
function rankOf({ key, places }: NameBySound, spelling: string, count: number): number {
  const kinds = places.map(({ isRare, kind, point }) =>
    isRare ? 2 : kind === 'city' && !point ? 1 : 0,
  )
  const isParted = places.some(({ name }) => name.split(/[\s-]+/).length === count)
  const difference =
    editDistance(transliterate(spelling), key, 5) + (hasSameEnding(spelling, key) ? 0 : 2)
  return (
    (isParted && hasDoubledConsonant(transliterate(spelling)) === hasDoubledConsonant(key)
      ? 0
      : 5) +
    Math.min(...kinds) +
    difference * 1.5
  )
}

/** Returns a token for each word if the name has as many, else one token. */
export function toNameTokens(span: readonly Token[], { key, places }: NameBySound): Token[] {
  const [first] = span
  const last = span.at(-1)
  if (!first || !last) return []
  const words = places
    .map(({ name }) => foldWord(name).split(/[\s-]+/))
    .find((parts) => parts.length === span.length && placeNameKey(parts) === key)
  if (!words) return [{ ...first, text: key, end: last.end }]
  return span.map((token, at) => ({ ...token, text: words[at] ?? token.text }))
}
