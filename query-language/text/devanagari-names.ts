import { devanagari } from '#domain/text/devanagari.ts'
import { distance, inLatin } from '#domain/text/edit-distance.ts'
import { boundWords } from '#query-language/extract/amounts/comparator.ts'
import { common, placeAfter } from '#query-language/extract/places/explicit-places.ts'
import { type Gazetteer, keyOf, type Place } from '#query-language/gazetteer/gazetteer.ts'
import { placeWord } from '#query-language/gazetteer/normalize-place-name.ts'
import { landmarks } from '#query-language/lexicon/landmarks.ts'
import {
  fillers,
  meanings,
  negatorsAfter,
  negatorsBefore,
} from '#query-language/lexicon/lexicon.ts'
import { numberWords } from '#query-language/lexicon/number-words.ts'
import { everydayWords } from '#query-language/lexicon/spelling-exceptions.ts'
import { roomUnits, units } from '#query-language/lexicon/units.ts'
import { endsAlike, isSameName, pronounced, withDots, withoutShortVowels } from './phonetics.ts'
import { foldWord, type Token } from './tokenize.ts'

const mostWords = 4
/** What is heard shorter than this is too little to know a name by without its city. */
const shortest = 3
/** Too little is left of a shorter name without its last letter. */
const leastBeforeSilent = 4

/** A name of the gazetteer by what is heard of it. */
interface Heard {
  key: string
  places: readonly Place[]
}

const indexes = new WeakMap<Gazetteer, ReadonlyMap<string, readonly Heard[]>>()

const heardOf = (name: string) => withoutShortVowels(pronounced(inLatin(name.replace(/ं$/, ''))))

/** English ends names in an e that is not spoken: Nagole is नागोल. */
function soundsOf(key: string): string[] {
  const heard = heardOf(key)
  const isSilent = /[^aeiou]e$/.test(heard) && heard.length > leastBeforeSilent
  return isSilent ? [heard, heard.slice(0, -1)] : [heard]
}

/** Names by what is heard of them; made when Devanagari is asked for the first time. */
function indexOf(gazetteer: Gazetteer): ReadonlyMap<string, readonly Heard[]> {
  const known = indexes.get(gazetteer)
  if (known) return known
  const index = new Map<string, Heard[]>()
  for (const [key, places] of gazetteer.byKey) {
    if (key.length < 3 || devanagari.test(key)) continue
    for (const heard of soundsOf(key)) {
      const same = index.get(heard)
      if (same) same.push({ key, places })
      else index.set(heard, [{ key, places }])
    }
  }
  indexes.set(gazetteer, index)
  return index
}

/**
 * Writes names of places that stand in Devanagari as the gazetteer writes them, so that everything that
 * reads places reads them: `करोल बाग` becomes `karol bagh`. Only names that sound alike with their
 * vowels; what differs more is left to guessing.
 */
export function withLatinNames(tokens: readonly Token[], gazetteer: Gazetteer): Token[] {
  if (!tokens.some(({ text }) => devanagari.test(text))) return [...tokens]
  const index = indexOf(gazetteer)
  const cities = new Set<string>()
  for (const { text } of tokens)
    for (const { kind, name } of gazetteer.byKey.get(text) ?? [])
      if (kind === 'city') cities.add(name)
  const before = cities.size
  const known = rewritten(tokens, gazetteer, index, cities)
  // A city may stand behind its localities: those that are asked for seldom wait for it.
  return cities.size > before ? rewritten(known, gazetteer, index, cities) : known
}

function rewritten(
  tokens: readonly Token[],
  gazetteer: Gazetteer,
  index: ReadonlyMap<string, readonly Heard[]>,
  cities: Set<string>,
): Token[] {
  const written: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const found = nameAt(tokens, gazetteer, index, cities, at)
    const token = tokens[at]
    if (!found) {
      if (token) written.push(token)
      at++
      continue
    }
    for (const { kind, name } of found.places) if (kind === 'city') cities.add(name)
    written.push(...named(tokens.slice(at, found.to), found))
    at = found.to
  }
  return written
}

function nameAt(
  tokens: readonly Token[],
  { byKey }: Gazetteer,
  index: ReadonlyMap<string, readonly Heard[]>,
  cities: ReadonlySet<string>,
  at: number,
): (Heard & { to: number }) | undefined {
  const end = endOfName(tokens, at)
  for (let to = end; to > at; to--) {
    const span = tokens.slice(at, to)
    if (!span.some(({ text }) => devanagari.test(text)) || isSaid(tokens, at, to)) continue
    const key = keyOf(span.map(({ text }) => text))
    const same = byKey.get(key)
    // "पिंपरी चिंचवड" is one name, not a name that is known before one that sounds alike.
    if (same) return span.length > 1 ? { key, places: same, to } : undefined
    // "क्लब रोड": words of English that make no name are none that sounds alike.
    if (!devanagari.test(key)) continue
    const isPlaced = span.length > 1 || placeAfter.has(tokens[to]?.text ?? '')
    const found = heardAs(index, key, span.length, (places, isShort) =>
      isMeant(places, cities, isPlaced, isShort),
    )
    if (found) return { ...found, to }
    const town = to === at + 1 && isRoad(tokens[to]) ? byKey.get(inLatin(key)) : undefined
    if (town?.some(({ kind }) => kind === 'city')) return { key: inLatin(key), places: town, to }
  }
  return undefined
}

/** पाली रोड: a road is called by the town it leads to, however seldom that is asked for. */
const isRoad = (token: Token | undefined) => placeWord(token?.text ?? '') === 'road'

function endOfName(tokens: readonly Token[], at: number): number {
  let to = at
  while (to < at + mostWords && tokens[to] && tokens[to]?.kind !== 'sign') {
    const text = tokens[to]?.text ?? ''
    if (fillers.words.has(text) && placeWord(text) === text) break
    to++
  }
  return to
}

/** Whether the words say something else than a name: words of the market, landmarks, everyday talk. */
function isSaid(tokens: readonly Token[], at: number, to: number): boolean {
  if ((meanings.find(tokens, at)?.next ?? 0) >= to) return true
  if ((landmarks.find(tokens, at)?.next ?? 0) >= to) return true
  const before = tokens[at - 1]
  if (before?.kind === 'number' && units.find(tokens, at)) return true
  // "बोरिंग रोड": what ends like a name is one, whatever its first word means.
  const last = tokens[to - 1]?.text ?? ''
  if (to > at + 1 && placeWord(last) !== last) return false
  return tokens.slice(at, to).every(({ text }) => isOrdinary(text))
}

const isOrdinary = (text: string) =>
  !devanagari.test(text) ||
  everydayWords.has(text) ||
  common.has(text) ||
  numberWords.has(text) ||
  fillers.vocabulary.has(text) ||
  meanings.vocabulary.has(text) ||
  boundWords.has(text) ||
  units.vocabulary.has(text) ||
  roomUnits.vocabulary.has(text) ||
  negatorsBefore.vocabulary.has(text) ||
  negatorsAfter.vocabulary.has(text) ||
  landmarks.vocabulary.has(text)

/** Places asked for seldom are meant with their city, or where the words say that a place stands there. */
function isMeant(
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

function heardAs(
  index: ReadonlyMap<string, readonly Heard[]>,
  key: string,
  count: number,
  isMeantBy: (places: readonly Place[], isShort: boolean) => boolean,
): Heard | undefined {
  const dotted = withDots(key)
  const spellings = dotted === key ? [key] : [key, dotted]
  const alike = spellings.flatMap((spelling) => {
    const heard = heardOf(spelling)
    return (index.get(heard) ?? [])
      .filter(
        ({ key: name, places }) =>
          isSameName(spelling, name) && isMeantBy(places, heard.length < shortest),
      )
      .map((name) => ({ name, rank: rankOf(name, spelling, count) }))
  })
  return alike.toSorted((one, other) => one.rank - other.rank)[0]?.name
}

/** As it is parted; then who is asked for most. */
function rankOf({ key, places }: Heard, spelling: string, count: number): number {
  const kinds = places.map(({ isRare, kind, point }) =>
    isRare ? 2 : kind === 'city' && !point ? 1 : 0,
  )
  const isParted = places.some(({ name }) => name.split(/[\s-]+/).length === count)
  const difference = distance(inLatin(spelling), key, 5) + (endsAlike(spelling, key) ? 0 : 2)
  return (isParted ? 0 : 5) + Math.min(...kinds) + difference * 1.5
}

/** Word by word where the name has as many, else as one word. */
function named(span: readonly Token[], { key, places }: Heard): Token[] {
  const [first] = span
  const last = span.at(-1)
  if (!first || !last) return []
  const words = places
    .map(({ name }) => foldWord(name).split(/[\s-]+/))
    .find((parts) => parts.length === span.length && keyOf(parts) === key)
  if (!words) return [{ ...first, text: key, end: last.end }]
  return span.map((token, at) => ({ ...token, text: words[at] ?? token.text }))
}
