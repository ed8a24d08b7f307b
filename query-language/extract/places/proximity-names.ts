import { landmarkName, landmarks, ownNames } from '#query-language/lexicon/landmarks.ts'
import { fillers, meanings } from '#query-language/lexicon/lexicon.ts'
import { type Draft, isFree } from '#query-language/model/parse-state.ts'
import { asWritten } from './preceding-name.ts'

/** "Metro Cash and Carry", "Park Street": a name that only begins like a landmark. */
export const hasOwnName = ({ tokens }: Draft, at: number) =>
  // Of "near metro hospital school" each is meant by itself.
  (tokens[at - 1]?.text === 'metro' &&
    /^(?:hospital|mart|heart)$/.test(tokens[at]?.text ?? '') &&
    !landmarks.find(tokens, at + 1)) ||
  /^(?:cash|street|road|rd|marg|avenue|plaza|tower|towers|mall|hotel|heights|society|residency)$/.test(
    tokens[at]?.text ?? '',
  )

/** A name nobody knows, up to four words. */
export function nameAt(draft: Draft, at: number): { name: string; to: number } | undefined {
  const { tokens } = draft
  const own = ownNames.find(tokens, at)
  if (own && isFree(draft, at, own.next)) return spelled(draft, at, own.next)
  const landmark = landmarks.find(tokens, at)
  if (landmark && isFree(draft, at, landmark.next) && !hasOwnName(draft, landmark.next)) {
    return { name: landmarkName(landmark.meaning), to: landmark.next }
  }
  let to = at
  while (to < at + 4 && (isName(draft, to) || (to > at && isFigure(draft, to)))) {
    to++
    // "Near Christ University double sharing"
    if (to > at + 1 && endsName.test(tokens[to - 1]?.text ?? '')) break
  }
  // "Rajiv Gandhi IT park": what it is ends the name, though a word of it says nothing alone.
  const kind = to > at ? landmarks.find(tokens, to) : undefined
  if (kind && isFree(draft, to, kind.next)) to = kind.next
  return to === at ? undefined : spelled(draft, at, to)
}

export function spelled({ text, tokens }: Draft, at: number, to: number) {
  return { name: asWritten(text, tokens, at, to), to }
}

const endsName = /^(?:university|college|hospital|school|institute|airport|station|mall|temple)$/

/** "T2 airport": a figure written to the word before. */
const isFigure = (draft: Draft, at: number) =>
  draft.tokens[at]?.kind === 'number' && draft.tokens[at]?.glued === true && isFree(draft, at)

/** What is a type of home elsewhere and begins a name here: "near Hotel Taj". */
const ownNamed = /^(?:office|hotel|resort|restaurant|cafe|clinic|lodge|dhaba)$/

function isName(draft: Draft, at: number): boolean {
  const token = draft.tokens[at]
  if (!token || token.kind === 'sign' || !isFree(draft, at)) return false
  if (token.kind === 'number') return false
  return (
    !fillers.words.has(token.text) && (!meanings.words.has(token.text) || ownNamed.test(token.text))
  )
}
