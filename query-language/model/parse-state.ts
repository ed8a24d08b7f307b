import { negatorsAfter, negatorsBefore } from '#query-language/lexicon/lexicon.ts'
import type { Token } from '#query-language/text/tokenize.ts'
import type { Ambiguity, Slot, SlotName, SlotValues, TextSpan } from './slots.ts'

/** A query while it is being read: which token belongs to what. */
export interface ParseState {
  text: string
  tokens: Token[]
  /** By token: taken by a slot or said to mean nothing. */
  claimed: boolean[]
  slots: Slot[]
  ambiguities: Ambiguity[]
  /** What no home says of itself, each in one piece. */
  unsupported: TextSpan[]
  /** Tokens whose spelling was corrected. */
  corrected: Set<number>
}

/** Whether nothing has been made of these tokens yet. */
export function isFree({ claimed, tokens }: ParseState, from: number, to = from + 1): boolean {
  if (from < 0 || to > tokens.length) return false
  for (let index = from; index < to; index++) if (claimed[index]) return false
  return true
}

/** Where the next token stands that something has been made of; the end, if none has. */
export function nextClaimedToken({ claimed }: ParseState, from: number): number {
  const next = claimed.indexOf(true, from)
  return next < 0 ? claimed.length : next
}

/** Records what tokens `from` up to `to` say. Tokens may be claimed only once; see `isFree`. */
export function claim<Name extends SlotName>(
  state: ParseState,
  slot: Name,
  value: SlotValues[Name],
  [from, to]: readonly [number, number],
  confidence = 1,
): void {
  const { tokens, text } = state
  const start = tokens[from]?.start ?? 0
  const end = tokens[to - 1]?.end ?? start
  let sure = confidence
  for (let index = from; index < to; index++) {
    state.claimed[index] = true
    if (state.corrected.has(index)) sure = Math.min(sure, 0.8)
  }
  const spot = { start, end, text: text.slice(start, end), confidence: sure }
  state.slots.push({ slot, value, ...spot } as Slot)
}

/** How sure it is that a word no list of ours has is a place: only where it stands says so. */
export const guessedConfidence = 0.5

/** Marks tokens as said, with nothing to be asked for. */
export function skip(state: ParseState, from: number, to: number): void {
  for (let index = from; index < to; index++) state.claimed[index] = true
}

/**
 * Records that tokens are not understood together: they are shown as they stand, and not looked
 * for.
 */
export function markUnsupported(state: ParseState, from: number, to: number): void {
  const { tokens, text } = state
  const start = tokens[from]?.start ?? 0
  const end = tokens[to - 1]?.end ?? start
  state.unsupported.push({ text: text.slice(start, end), start, end, isUnsupported: true })
  skip(state, from, to)
}

/** The words of tokens `from` up to `to`. */
export function wordsOf({ tokens }: ParseState, from: number, to: number): string[] {
  return tokens.slice(Math.max(0, from), to).map(({ text }) => text)
}

const wordsBetweenNegatorAndSpan = new Set(
  'a an the any on in at of for is with me us mein near bare just only open empty'.split(' '),
)
const wordsBetweenSpanAndNegator = new Set(
  (
    'is are was ka ki ke का की के wala wali wale mein me pe par floor flat plot house home ' +
    'villa makan ghar project projects ho hai में पर वाला er dike dik la ' +
    'lo alli nalli il ma ch vich te vaipu pakkam kade baju bhagat madhe side'
  ).split(' '),
)

/**
 * The span of something together with the words that say it is not wanted: `not on ground floor`,
 * `pool nahi chahiye`. `undefined` where nothing of that kind stands beside it.
 */
export function negatedSpan(
  state: ParseState,
  from: number,
  to: number,
): readonly [from: number, to: number] | undefined {
  const { tokens } = state
  for (let start = Math.max(0, from - 5); start < from; start++) {
    const match = negatorsBefore.find(tokens, start, from)
    if (!match || !isFree(state, start, match.next)) continue
    const between = wordsOf(state, match.next, from)
    if (between.every((word) => wordsBetweenNegatorAndSpan.has(word))) return [start, to]
  }
  // "Corner nahi", "corner wala nahi", "corner ka plot nahi"
  for (const skip of [0, 1, 2]) {
    if (skip > 0 && !wordsBetweenSpanAndNegator.has(tokens[to + skip - 1]?.text ?? '')) break
    if (skip === 2 && !/^(?:ka|ki|ke|wala|wali|wale)$/.test(tokens[to]?.text ?? '')) break
    const match = negatorsAfter.find(tokens, to + skip) ?? findTamilNegator(tokens, to + skip)
    if (match && !belongsToNextWord(state, match.next) && isFree(state, to + skip, match.next))
      return [from, match.next]
  }
  return undefined
}

/** "Venam" refuses in Tamil, where `venum` wants; in Malayalam it wants. */
function findTamilNegator(tokens: readonly Token[], at: number) {
  if (tokens[at]?.text !== 'venam') return undefined
  return tokens.some(({ text }) => text === 'venum') ? { next: at + 1 } : undefined
}

/** "Wakad side no brokerage": the brokerage is not wanted; "Wakad side no, Baner" refuses Wakad. */
function belongsToNextWord({ tokens, text }: ParseState, next: number): boolean {
  const [side, no, word] = tokens.slice(next - 2, next + 1)
  return (
    side?.text === 'side' &&
    no?.text === 'no' &&
    word?.kind === 'word' &&
    /^\s*$/.test(text.slice(no.end, word.start).replaceAll('\n', '.'))
  )
}
