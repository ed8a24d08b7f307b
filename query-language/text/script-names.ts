import { editDistance, transliterate } from '#domain/text/edit-distance.ts'
import {
  type IndicScript,
  indicScript,
  scriptOf,
  toDevanagari,
} from '#domain/text/indic-scripts.ts'
import { wordsAfterPlace } from '#query-language/extract/places/place-words.ts'
import { type Gazetteer, placeNameKey } from '#query-language/gazetteer/gazetteer.ts'
import { stopWords } from '#query-language/lexicon/lexicon.ts'
import { isPlausiblePlace, type NameBySound, toNameTokens } from './devanagari-names.ts'
import { homeStates, pronounceIn, soundKeyIn } from './script-sounds.ts'
import { findWordBySound } from './script-vocabulary.ts'
import { type ScriptSuffix, scriptWords, stemsOf } from './script-words.ts'
import type { Token } from './tokenize.ts'

const indexes = new WeakMap<Gazetteer, Map<IndicScript, ReadonlyMap<string, NameBySound[]>>>()

/** Returns the names by sound; built lazily for each script. */
function soundIndexOf(gazetteer: Gazetteer, script: IndicScript) {
  const known = indexes.get(gazetteer) ?? new Map<IndicScript, ReadonlyMap<string, NameBySound[]>>()
  indexes.set(gazetteer, known)
  const index = known.get(script)
  if (index) return index
  const names = new Map<string, NameBySound[]>()
  for (const [key, places] of gazetteer.byKey) {
    // Abbreviations such as "CLT" have no sound.
    if (!/^[a-z]{3,}$/.test(key) || !/[aeiouy]/.test(key)) continue
    for (const latin of /[^aeiou]e$/.test(key) ? [key, key.slice(0, -1)] : [key]) {
      const heard = soundKeyIn(latin, script)
      const same = names.get(heard)
      if (same) same.push({ key, places })
      else names.set(heard, [{ key, places }])
    }
  }
  known.set(script, names)
  return names
}

const toLatin = (text: string) => transliterate(toDevanagari(text))

/** Shorter sounds do not identify a name. */
const minSoundLength = 3
const minLengthOfShort = 6
/** Maximum edit distance of names that sound alike. */
const maxDifference = (latin: string) => Math.max(2, Math.floor(latin.length / 3))

const differenceOf = (latin: string, { key }: NameBySound, script: IndicScript) =>
  editDistance(pronounceIn(latin, script), pronounceIn(key, script), maxDifference(latin))

const isAtHome = ({ places }: NameBySound, script: IndicScript) =>
  places.some(({ state }) => homeStates[script].has(state))

const isTownAtHome = ({ places }: NameBySound, script: IndicScript) =>
  places.some(({ kind, state }) => kind === 'city' && homeStates[script].has(state))

/**
 * Returns the names that sound alike. A place of a state where another script is written has to
 * sound the same: most words that only resemble one are no names.
 */
function namesAlike(gazetteer: Gazetteer, latin: string, script: IndicScript): NameBySound[] {
  const heard = soundKeyIn(latin, script)
  const names = soundIndexOf(gazetteer, script).get(heard) ?? []
  // "Khammam" has only two sounds without its vowels.
  if (heard.length < minSoundLength)
    return latin.length < minLengthOfShort
      ? []
      : names.filter(
          (name) => isTownAtHome(name, script) && differenceOf(latin, name, script) === 0,
        )
  return names.filter(
    (name) =>
      differenceOf(latin, name, script) <= (isAtHome(name, script) ? maxDifference(latin) : 0),
  )
}

/**
 * Romanizes Tamil, Telugu, Kannada, Malayalam, Bengali, Gujarati and Gurmukhi: lexicon words by
 * their table, place names by sound, both without suffixes. Other words are converted to the
 * equivalent Devanagari letters.
 */
export function romanizeScripts(tokens: readonly Token[], gazetteer: Gazetteer): Token[] {
  if (!tokens.some(({ text }) => indicScript.test(text))) return [...tokens]
  const words = tokens.flatMap((token) => partWord(token, gazetteer))
  return nameTokens(words, gazetteer).map((token) =>
    gazetteer.byKey.has(token.text) ? token : { ...token, text: toDevanagari(token.text) },
  )
}

/** Returns a word of the table, with the word for its suffix after it if it has one. */
function partWord(token: Token, gazetteer: Gazetteer): Token[] {
  const script = scriptOf(token.text)
  if (token.kind !== 'word' || script === undefined) return [token]
  const word = scriptWords.get(token.text)
  if (word !== undefined) return [{ ...token, text: word }]
  const difference = (text: string): number => {
    if (gazetteer.byKey.has(text)) return 0
    const latin = toLatin(text)
    return Math.min(
      ...namesAlike(gazetteer, latin, script).map(
        (name) => differenceOf(latin, name, script) + (isAtHome(name, script) ? 0 : 1),
      ),
    )
  }
  const stems = stemsOf(token.text, script)
  const known = stems.find(({ stem }) => scriptWords.has(stem))
  if (known) return splitStem(token, known, scriptWords.get(known.stem) ?? known.stem)
  const edits = difference(token.text)
  const sounded = edits === 0 ? undefined : findWordBySound(token.text, script)
  if (sounded !== undefined) return [{ ...token, text: sounded }]
  // A name with a suffix-like ending is nearer to its own spelling than its stem is to another
  // name.
  const [nearest] = stems
    .map((suffix) => ({ suffix, edits: difference(suffix.stem) }))
    .toSorted((one, other) => one.edits - other.edits)
  if (nearest && nearest.edits < edits) return splitStem(token, nearest.suffix, nearest.suffix.stem)
  if (Number.isFinite(edits)) return [token]
  for (const suffix of stems.toReversed()) {
    const word = findWordBySound(suffix.stem, script)
    if (word !== undefined) return splitStem(token, suffix, word)
  }
  return [token]
}

function splitStem(token: Token, { ending, word }: ScriptSuffix, text: string): Token[] {
  const end = Math.max(token.start + 1, token.end - ending.length)
  const first = { ...token, text, end }
  return word === '' ? [first] : [first, { ...token, text: word, start: end, glued: true }]
}

const maxWords = 4
/** Minimum length of a name that no other word sounds like. */
const minSureLength = 7

function nameTokens(tokens: readonly Token[], gazetteer: Gazetteer): Token[] {
  const cities = new Set<string>()
  const pass = () => {
    const written: Token[] = []
    for (let at = 0; at < tokens.length; ) {
      const match = nameAt(tokens, gazetteer, cities, at)
      const token = tokens[at]
      if (!match && token) written.push(token)
      else if (match) written.push(...toNameTokens(tokens.slice(at, match.to), match))
      const places = match?.places ?? gazetteer.byKey.get(token?.text ?? '') ?? []
      for (const { kind, name } of places) if (kind === 'city') cities.add(name)
      at = match?.to ?? at + 1
    }
    return written
  }
  // A city may follow its localities.
  const before = pass()
  return cities.size > 0 ? pass() : before
}

function nameAt(
  tokens: readonly Token[],
  gazetteer: Gazetteer,
  cities: ReadonlySet<string>,
  at: number,
): (NameBySound & { to: number }) | undefined {
  for (let to = Math.min(at + maxWords, tokens.length); to > at; to--) {
    const span = tokens.slice(at, to)
    if (!span.every(({ kind }) => kind === 'word')) continue
    const script = span.map(({ text }) => scriptOf(text)).find(Boolean)
    if (script === undefined) continue
    if (gazetteer.byKey.has(placeNameKey(span.map(({ text }) => text)))) return undefined
    const latin = placeNameKey(span.map(({ text }) => toLatin(text)))
    const next = tokens[to]?.text ?? ''
    const isPlaced =
      latin.length >= minSureLength || wordsAfterPlace.has(next) || stopWords.words.has(next)
    const [best] = namesAlike(gazetteer, latin, script)
      .filter(
        (name) =>
          isPlausiblePlace(name.places, cities, isPlaced, false) || isTownAtHome(name, script),
      )
      .map((name) => ({ name, rank: rankOf(name, latin, script, cities) }))
      .toSorted((one, other) => one.rank - other.rank)
    if (best) return { ...best.name, to }
  }
  return undefined
}

/** Ranks by spelling, then by popularity, by the state and by named cities. */
function rankOf(
  name: NameBySound,
  latin: string,
  script: IndicScript,
  cities: ReadonlySet<string>,
): number {
  const isNamed = name.places.some(({ city }) => cities.has(city))
  const isRare = name.places.every((place) => place.isRare)
  // Bopal before Bhopal, which do not differ otherwise.
  const spelling = editDistance(latin, name.key, maxDifference(latin)) / 4
  return (
    differenceOf(latin, name, script) +
    spelling +
    (isNamed ? 0 : 2) +
    (isRare ? 2 : 0) +
    (isAtHome(name, script) ? 0 : 2)
  )
}
