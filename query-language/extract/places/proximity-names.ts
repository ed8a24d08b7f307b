import { followsStop } from '#query-language/background/sentences.ts'
import { landmarkName, landmarks, namedLandmarks } from '#query-language/lexicon/landmarks.ts'
import { lexicon, stopWords } from '#query-language/lexicon/lexicon.ts'
import { isFree, type ParseState } from '#query-language/model/parse-state.ts'
import { isRelative, nameAsWritten } from './preceding-name.ts'

const wordOfName =
  /^(?:cash|street|road|rd|marg|avenue|plaza|tower|towers|mall|hotel|heights|society|residency)$/

/** Returns whether a name only starts like a landmark: "Metro Cash and Carry", "Park Street". */
export const hasOwnName = ({ tokens }: ParseState, at: number) =>
  // "Near metro hospital school" lists three landmarks.
  (tokens[at - 1]?.text === 'metro' &&
    /^(?:hospital|mart|heart)$/.test(tokens[at]?.text ?? '') &&
    !landmarks.find(tokens, at + 1)) ||
  wordOfName.test(tokens[at]?.text ?? '')

/** Returns an unlisted name of up to four words. */
export function landmarkNameAt(
  state: ParseState,
  at: number,
): { name: string; to: number } | undefined {
  const { tokens } = state
  const own = namedLandmarks.find(tokens, at)
  if (own && isFree(state, at, own.next)) return namedSpan(state, at, own.next)
  const landmark = landmarks.find(tokens, at)
  if (landmark && isFree(state, at, landmark.next) && !hasOwnName(state, landmark.next)) {
    return { name: landmarkName(landmark.meaning), to: landmark.next }
  }
  // "Station within 2 km. Otherwise Dahisar": nothing is named.
  if (followsStop(state, at)) return undefined
  let to = at
  while (to < at + 4 && (isNameWord(state, to) || (to > at && isGluedFigure(state, to)))) {
    // "Within 3 km of KMC. After that": the next sentence.
    if (to > at && followsStop(state, to)) break
    to++
    // "Near Christ University double sharing"
    if (to > at + 1 && lastWordOfName.test(tokens[to - 1]?.text ?? '')) break
  }
  // "Rajiv Gandhi IT park": the kind of landmark ends the name, even if one of its words is a stop
  // word.
  const kind = to > at ? landmarks.find(tokens, to) : undefined
  if (kind && isFree(state, to, kind.next)) to = kind.next
  return to === at ? undefined : namedSpan(state, at, to)
}

export function namedSpan({ text, tokens }: ParseState, at: number, to: number) {
  return { name: nameAsWritten(text, tokens, at, to), to }
}

const lastWordOfName =
  /^(?:university|college|hospital|school|institute|airport|station|mall|temple)$/

/** "T2 airport": a digit without a blank after a letter. */
const isGluedFigure = (state: ParseState, at: number) =>
  state.tokens[at]?.kind === 'number' && state.tokens[at]?.glued === true && isFree(state, at)

/** Property types elsewhere, but the first word of a business name here: "near Hotel Taj". */
const businessInName = /^(?:office|hotel|resort|restaurant|cafe|clinic|lodge|dhaba|gate)$/

function isNameWord(state: ParseState, at: number): boolean {
  const token = state.tokens[at]
  if (!token || token.kind === 'sign' || !isFree(state, at)) return false
  if (token.kind === 'number') return false
  return (
    !stopWords.words.has(token.text) &&
    !isRelative(token.text) &&
    (!lexicon.words.has(token.text) || businessInName.test(token.text))
  )
}
