import { editDistance } from '#domain/text/edit-distance.ts'
import {
  type IndicScript,
  indicScript,
  scriptOf,
  toDevanagari,
} from '#domain/text/indic-scripts.ts'
import { wordsAfterPlace } from '#query-language/extract/places/place-words.ts'
import { type Gazetteer, type Place, placeNameKey } from '#query-language/gazetteer/gazetteer.ts'
import { stopWords } from '#query-language/lexicon/lexicon.ts'
import { spellingExceptions } from '#query-language/lexicon/spelling-exceptions.ts'
import { isPlausiblePlace, type NameBySound, toNameTokens } from './devanagari-names.ts'
import {
  differenceOf,
  isAtHome,
  isTownAtHome,
  latinFormsOf,
  maxDifference,
  namesAlike,
} from './script-name-index.ts'
import { findWordBySound } from './script-vocabulary.ts'
import { writeWholeNames } from './script-whole-names.ts'
import { type ScriptSuffix, scriptWords, stemsOf } from './script-words.ts'
import type { Token } from './tokenize.ts'

/**
 * Romanizes Tamil, Telugu, Kannada, Malayalam, Bengali, Gujarati and Gurmukhi: lexicon words by
 * their table, place names by sound, both without suffixes. Other words are converted to the
 * equivalent Devanagari letters.
 */
export function romanizeScripts(tokens: readonly Token[], gazetteer: Gazetteer): Token[] {
  if (!tokens.some(({ text }) => indicScript.test(text))) return [...tokens]
  const words = writeWholeNames(tokens, gazetteer).flatMap((token) => partWord(token, gazetteer))
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
  if (spellingExceptions.has(token.text)) return [{ ...token, text: toDevanagari(token.text) }]
  const difference = (text: string): number => {
    if (gazetteer.byKey.has(text)) return 0
    const forms = latinFormsOf([text], script)
    return Math.min(
      ...namesAlike(gazetteer, forms, script).map(
        (name) => differenceOf(forms, name, script) + (isAtHome(name, script) ? 0 : 1),
      ),
    )
  }
  const stems = stemsOf(token.text, script)
  const known = stems.find(({ stem }) => scriptWords.has(stem))
  if (known) return splitStem(token, known, scriptWords.get(known.stem) ?? known.stem)
  const edits = difference(token.text)
  const city = stems.find(({ stem }) => isCityAsWritten(gazetteer, stem, script))
  if (city && edits > 0) return splitStem(token, city, city.stem)
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

/** Whether a city of the marketplace sounds so: no other word only resembles it. */
function isCityAsWritten(gazetteer: Gazetteer, text: string, script: IndicScript): boolean {
  const forms = latinFormsOf([text], script)
  return namesAlike(gazetteer, forms, script).some(
    (name) => name.places.some(isCityOfOurs) && differenceOf(forms, name, script) === 0,
  )
}

const isCityOfOurs = ({ kind, ids }: Place) => kind === 'city' && ids.length > 0

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
    const forms = latinFormsOf(
      span.map(({ text }) => text),
      script,
    )
    const [latin = ''] = forms
    const next = tokens[to]?.text ?? ''
    const isPlaced =
      latin.length >= minSureLength || wordsAfterPlace.has(next) || stopWords.words.has(next)
    const [best] = namesAlike(gazetteer, forms, script)
      .filter(
        (name) =>
          isTownAtHome(name, script) ||
          (isNamedAbroad(name, script, cities) &&
            isPlausiblePlace(name.places, cities, isPlaced, false)),
      )
      .map((name) => ({ name, rank: rankOf(name, forms, script, cities) }))
      .toSorted((one, other) => one.rank - other.rank)
    if (best) return { ...best.name, to }
  }
  return undefined
}

/**
 * Far from the states of a script only great cities are named, and localities of a named city:
 * "ছেলের" ("of the son") is not Chail in Himachal, nor "পাবে" ("will get") Powai.
 */
const isNamedAbroad = (name: NameBySound, script: IndicScript, cities: ReadonlySet<string>) =>
  isAtHome(name, script) ||
  name.places.some(({ kind, city, point, ids }) =>
    kind === 'city'
      ? (point !== undefined || ids.length > 0) && isOwnName(name.key, city)
      : cities.has(city),
  )

/** "কবে" ("when") is not CBE, and "அந்த" ("that") not AMD. */
const isOwnName = (key: string, city: string) =>
  key.length >= minNicknameLength || key === placeNameKey([city.toLowerCase()])
const minNicknameLength = 5

/** Ranks by spelling, then by popularity, by the state, by named cities and by Locations. */
function rankOf(
  name: NameBySound,
  forms: readonly string[],
  script: IndicScript,
  cities: ReadonlySet<string>,
): number {
  const isNamed = name.places.some(({ city }) => cities.has(city))
  const isRare = name.places.every((place) => place.isRare)
  // Bopal before Bhopal, which do not differ otherwise.
  const spellings = forms.map((latin) => editDistance(latin, name.key, maxDifference(latin)))
  const isOurs = name.places.some(({ ids }) => ids.length > 0)
  const difference = differenceOf(forms, name, script)
  const isNearHome = isAtHome(name, script) || name.places.some(isCityOfOurs)
  const isKnownTown = name.places.some(({ kind, point }) => kind === 'city' && point !== undefined)
  return (
    difference +
    Math.min(...spellings) / 4 +
    (isOurs ? 0 : 0.2) +
    (isNamed ? 0 : 2) +
    (isRare ? 2 : 0) +
    (isNearHome ? 0 : isKnownTown && difference === 0 ? 1 : 2)
  )
}
