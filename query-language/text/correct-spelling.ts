import { editDistance, phoneticKey } from '#domain/text/edit-distance.ts'
import { comparatorWords } from '#query-language/extract/amounts/comparator.ts'
import { fuzzyMatchAt, isUnknownWord } from '#query-language/extract/places/fuzzy-places.ts'
import { hasPlaceWordBeside } from '#query-language/extract/places/place-words.ts'
import type { Gazetteer, Place } from '#query-language/gazetteer/gazetteer.ts'
import { landmarks } from '#query-language/lexicon/landmarks.ts'
import {
  lexicon,
  negatorsAfter,
  negatorsBefore,
  partsOfAmenities,
} from '#query-language/lexicon/lexicon.ts'
import { numberWords } from '#query-language/lexicon/number-words.ts'
import { regionalBoundWords } from '#query-language/lexicon/regional/bounds.ts'
import { roomUnits, units } from '#query-language/lexicon/units.ts'
import { isFree, type ParseState } from '#query-language/model/parse-state.ts'

/** Minimum length of a correction: shorter words are one letter from too many others. */
const minLength = 5
/** Long landmark words only: short ones resemble names of societies (Mandar, Kiran). */
const landmarkWords = [...landmarks.words.keys()].filter((word) => word.length > 6)
/** Words of other rules. */
const everydayWords = [
  ...['chahiye', 'between', 'possession', 'looking', 'deposit', 'ground', 'station', 'complex'],
]
const vocabulary = [
  ...new Set([
    ...lexicon.vocabulary,
    ...[...comparatorWords].filter((word) => !regionalBoundWords.has(word)),
    ...units.vocabulary,
    ...roomUnits.vocabulary,
    ...negatorsBefore.vocabulary,
    ...negatorsAfter.vocabulary,
    ...landmarkWords,
    ...everydayWords,
  ]),
].filter((word) => word.length >= minLength && /^[a-z]+$/.test(word))
const knownWords = new Set([...vocabulary, ...comparatorWords])
const byInitial = Map.groupBy(
  vocabulary.map((word) => ({ word, sound: phoneticKey(word) })),
  ({ word }) => word.charAt(0),
)
/** Short words that are essential to the meaning of a query. */
const shortVocabulary = [
  'rent',
  'flat',
  'floor',
  'under',
  'villa',
  'house',
  'guest',
  'ready',
  'plot',
  'shop',
  'gated',
]
const maxCorrections = 16

/**
 * Corrects misspelt lexicon words (`furnishd`, `appartmnt`), unless they are nearer to a place
 * name. Known words are never changed.
 */
export function correctSpelling(
  state: ParseState,
  gazetteer: Gazetteer,
  cities: readonly Place[],
): void {
  let left = maxCorrections
  for (const [at, token] of state.tokens.entries()) {
    if (token.text.length < 4 || knownWords.has(token.text) || !isFree(state, at)) continue
    if (numberWords.has(token.text)) continue
    if (!isUnknownWord(state, at) || left === 0) continue
    left--
    const match = nearestWord(token.text)
    if (!match || !isMeant(state, at, match.word)) continue
    const place = fuzzyMatchAt(state, gazetteer, cities, at)
    const isPlace =
      place &&
      (place.edits < match.edits ||
        (place.edits === match.edits &&
          (place.to > at + 1 || hasPlaceWordBeside(state, at, at + 1))))
    if (isPlace) continue
    state.tokens[at] = { ...token, text: match.word }
    state.corrected.add(at)
  }
}

const maxWordsOfPhrase = 5

/**
 * Whether a corrected word means something where it stands: of a word that only phrases have, the
 * rest of one has to be there, so that "training" is no "truck turning".
 */
function isMeant({ tokens }: ParseState, at: number, word: string): boolean {
  if (!partsOfAmenities.has(word) || everydayWords.includes(word)) return true
  const first = Math.max(0, at - maxWordsOfPhrase)
  const around = tokens.slice(first, at + maxWordsOfPhrase)
  const target = around[at - first]
  if (!target) return false
  around[at - first] = { ...target, text: word }
  return around.some((_, from) => {
    const next = from <= at - first ? lexicon.find(around, from)?.next : undefined
    return next !== undefined && next > at - first
  })
}

function nearestWord(word: string): { word: string; edits: number } | undefined {
  if (word.length < minLength) {
    const corrected = shortVocabulary.find(
      (candidate) => candidate[0] === word[0] && editDistance(word, candidate, 1) === 1,
    )
    return corrected === undefined ? undefined : { word: corrected, edits: 1 }
  }
  // "Shope", "flate": one letter too many at the end.
  const longer = shortVocabulary.find(
    (candidate) => word.length === candidate.length + 1 && word.startsWith(candidate),
  )
  if (longer !== undefined) return { word: longer, edits: 1 }
  const sound = phoneticKey(word)
  let best: { word: string; edits: number } | undefined
  for (const { word: candidate, sound: heard } of byInitial.get(word.charAt(0)) ?? []) {
    const isHeard = heard === sound
    if (isHeard && isWithoutVowels(word, candidate)) return { word: candidate, edits: 1 }
    const maxEdits = word.length < 6 ? (isHeard ? 1 : 0) : word.length < 8 ? 1 : isHeard ? 3 : 2
    if (maxEdits === 0) continue
    const edits = editDistance(word, candidate, maxEdits)
    if (edits <= maxEdits && edits < (best?.edits ?? maxEdits + 1))
      best = { word: candidate, edits }
  }
  return best
}

const maxOmittedVowels = 2

/** Whether a word lacks only vowels of another: "Gatd", "bathrm", "airprt". */
function isWithoutVowels(word: string, whole: string): boolean {
  const left = whole.length - word.length
  if (left < 1 || left > maxOmittedVowels || word.at(-1) !== whole.at(-1)) return false
  let at = 0
  for (const letter of whole) {
    if (letter === word[at]) at++
    else if (!/[aeiou]/.test(letter)) return false
  }
  return at === word.length
}
