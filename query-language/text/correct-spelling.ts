import { distance, soundOf } from '#domain/text/edit-distance.ts'
import { boundWords } from '#query-language/extract/amounts/comparator.ts'
import { isPlaced } from '#query-language/extract/places/explicit-places.ts'
import { guessAt, isGuessable } from '#query-language/extract/places/fuzzy-places.ts'
import type { Gazetteer, Place } from '#query-language/gazetteer/gazetteer.ts'
import { landmarks } from '#query-language/lexicon/landmarks.ts'
import { meanings, negatorsAfter, negatorsBefore } from '#query-language/lexicon/lexicon.ts'
import { roomUnits, units } from '#query-language/lexicon/units.ts'
import { type Draft, isFree } from '#query-language/model/parse-state.ts'

/** Words worth correcting to: short ones are a letter away from too much. */
const shortest = 5
/** Of landmarks only long ones: Mandar and Kiran are what societies are called. */
const landmarkWords = [...landmarks.words.keys()].filter((word) => word.length > 6)
const vocabulary = [
  ...new Set([
    ...meanings.vocabulary,
    ...boundWords,
    ...units.vocabulary,
    ...roomUnits.vocabulary,
    ...negatorsBefore.vocabulary,
    ...negatorsAfter.vocabulary,
    ...landmarkWords,
    'chahiye',
    'between',
    'possession',
    'looking',
    'deposit',
  ]),
].filter((word) => word.length >= shortest && /^[a-z]+$/.test(word))
const known = new Set(vocabulary)
const byInitial = Map.groupBy(
  vocabulary.map((word) => ({ word, sound: soundOf(word) })),
  ({ word }) => word.charAt(0),
)
/** Short words without which a question means something else. */
const vital = [
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
const mostCorrections = 16

/**
 * Corrects misspelt words of the market (`furnishd`, `appartmnt`), unless they are nearer to a name of a
 * place. Only what is in no list of ours is touched.
 */
export function correctWords(draft: Draft, gazetteer: Gazetteer, cities: readonly Place[]): void {
  let left = mostCorrections
  for (const [at, token] of draft.tokens.entries()) {
    if (token.text.length < 4 || known.has(token.text) || !isFree(draft, at)) continue
    if (!isGuessable(draft, at) || left === 0) continue
    left--
    const found = nearest(token.text)
    if (!found) continue
    const place = guessAt(draft, gazetteer, cities, at)
    const isPlace =
      place &&
      (place.edits < found.edits ||
        (place.edits === found.edits && (place.to > at + 1 || isPlaced(draft, at, at + 1))))
    if (isPlace) continue
    draft.tokens[at] = { ...token, text: found.word }
    draft.corrected.add(at)
  }
}

function nearest(word: string): { word: string; edits: number } | undefined {
  if (word.length < shortest) {
    const meant = vital.find(
      (candidate) => candidate[0] === word[0] && distance(word, candidate, 1) === 1,
    )
    return meant === undefined ? undefined : { word: meant, edits: 1 }
  }
  // "Shope", "flate": a letter too many at the end.
  const longer = vital.find(
    (candidate) => word.length === candidate.length + 1 && word.startsWith(candidate),
  )
  if (longer !== undefined) return { word: longer, edits: 1 }
  const sound = soundOf(word)
  let best: { word: string; edits: number } | undefined
  for (const { word: candidate, sound: heard } of byInitial.get(word.charAt(0)) ?? []) {
    const isHeard = heard === sound
    if (isHeard && isWithoutVowels(word, candidate)) return { word: candidate, edits: 1 }
    const most = word.length < 6 ? (isHeard ? 1 : 0) : word.length < 8 ? 1 : isHeard ? 3 : 2
    if (most === 0) continue
    const edits = distance(word, candidate, most)
    if (edits <= most && edits < (best?.edits ?? most + 1)) best = { word: candidate, edits }
  }
  return best
}

const mostLeftOut = 2

/** "Gatd", "bathrm", "airprt": all letters of a word but some vowels within it. */
function isWithoutVowels(word: string, whole: string): boolean {
  const left = whole.length - word.length
  if (left < 1 || left > mostLeftOut || word.at(-1) !== whole.at(-1)) return false
  let at = 0
  for (const letter of whole) {
    if (letter === word[at]) at++
    else if (!/[aeiou]/.test(letter)) return false
  }
  return at === word.length
}
