import { followsStop } from '#query-language/background/sentences.ts'
import { negatorsAfter, negatorsBefore } from '#query-language/lexicon/lexicon.ts'
import { units } from '#query-language/lexicon/units.ts'
import type { Token } from '#query-language/text/tokenize.ts'
import type { Ambiguity, Slot, SlotName, SlotValues, TextSpan } from './slots.ts'

/** The state of parsing a query: which token belongs to which slot. */
export interface ParseState {
  text: string
  tokens: Token[]
  /** By token: claimed by a slot, or skipped. */
  claimed: boolean[]
  slots: Slot[]
  ambiguities: Ambiguity[]
  /** Conditions that listings have no data for, each as one span. */
  unsupported: TextSpan[]
  /** Tokens with a corrected spelling. */
  corrected: Set<number>
}

/** Returns the state in which the parsing of a text starts: nothing is claimed. */
export function startParse(text: string, tokens: readonly Token[]): ParseState {
  return {
    ...{ text, tokens: [...tokens], claimed: tokens.map(() => false) },
    ...{ slots: [], ambiguities: [], unsupported: [], corrected: new Set() },
  }
}

/** Returns whether none of these tokens is claimed. */
export function isFree({ claimed, tokens }: ParseState, from: number, to = from + 1): boolean {
  if (from < 0 || to > tokens.length) return false
  for (let index = from; index < to; index++) if (claimed[index]) return false
  return true
}

/** Returns the next claimed token, or the number of tokens. */
export function nextClaimedToken({ claimed }: ParseState, from: number): number {
  const next = claimed.indexOf(true, from)
  return next < 0 ? claimed.length : next
}

/** Adds a slot for tokens `from` up to `to`. A token may be claimed only once; see `isFree`. */
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

/** Confidence of an unlisted place, which only its position indicates. */
export const guessedConfidence = 0.5

/** Marks tokens as claimed without a slot. */
export function skip(state: ParseState, from: number, to: number): void {
  for (let index = from; index < to; index++) state.claimed[index] = true
}

/** Marks tokens as one unsupported phrase: displayed as written, and not searched. */
export function markUnsupported(state: ParseState, from: number, to: number): void {
  const { tokens, text } = state
  const start = tokens[from]?.start ?? 0
  const end = tokens[to - 1]?.end ?? start
  state.unsupported.push({ text: text.slice(start, end), start, end, isUnsupported: true })
  skip(state, from, to)
}

/** Returns a slot with its first token and the token after it. */
export const placeIn = ({ tokens }: ParseState, slot: Slot) => {
  const from = tokens.findIndex(({ end }) => end > slot.start)
  const to = tokens.findIndex(({ start }) => start >= slot.end)
  return { slot, from, to: to < 0 ? tokens.length : to }
}

/** Returns the words of tokens `from` up to `to`. */
export function wordsOf({ tokens }: ParseState, from: number, to: number): string[] {
  return tokens.slice(Math.max(0, from), to).map(({ text }) => text)
}

const wordsBetweenNegatorAndSpan = new Set(
  (
    'a an the any on in at of for is with me us mein near bare just only open empty anything ' +
    'something places flats homes options'
  ).split(' '),
)
const wordsBetweenSpanAndNegator = new Set(
  (
    'is are was ka ki ke का की के wala wali wale mein me pe par floor flat plot house home ' +
    'villa makan ghar project projects ho hai में पर वाला वाली वाले की तरफ घर मकान कृपया please ' +
    'er dike dik la ' +
    'lo alli nalli il ma ch vich te vaipu pakkam kade baju bhagat madhe side ' +
    'option options listing listings area areas shor शोर noise ' +
    'bhi strictly pan nu sathi wagaira pl pls plz kindly ' +
    'भी पण aslele asleli aslela असलेले असलेली असलेला'
  ).split(' '),
)

/**
 * Returns the span of a phrase with its negation, `not on ground floor`, `pool nahi chahiye`, or
 * `undefined` if it is not negated.
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
    // "200 var no plot": "of" in Gujarati.
    if (tokens[start]?.text === 'no' && units.find(tokens, start - 1)?.meaning.of === 'area')
      continue
    // "If nothing in Kothrud, Karve Nagar": a second choice.
    if (tokens[start]?.text === 'nothing' && tokens[start - 1]?.text === 'if') continue
    // "Resale no. Pool nice to have": a denial ends with its sentence.
    if (hasStop(state, match.next, from)) continue
    const between = wordsOf(state, match.next, from)
    if (between.every((word) => wordsBetweenNegatorAndSpan.has(word))) return [start, to]
  }
  // "Corner nahi", "corner wala nahi", "corner ka plot nahi"
  for (const skip of [0, 1, 2]) {
    if (skip > 0 && !wordsBetweenSpanAndNegator.has(tokens[to + skip - 1]?.text ?? '')) break
    // "Baner or Aundh. Please avoid Wakad": a denial is of its own sentence.
    if (skip > 0 && hasStop(state, to, to + skip)) break
    if (
      skip === 2 &&
      !/^(?:ka|ki|ke|wala|wali|wale|का|की|के|वाला|वाली|वाले)$/.test(tokens[to]?.text ?? '')
    )
      break
    const match = negatorsAfter.find(tokens, to + skip) ?? findTamilNegator(tokens, to + skip)
    if (!match || belongsToNextWord(state, match.next) || isCondition(state, match.next)) continue
    if (isFree(state, to + skip, match.next)) return [from, match.next]
  }
  return endsInNo(state, to) ? [from, to + 1] : undefined
}

const hasStop = (state: ParseState, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index).some((at) =>
    followsStop(state, at),
  )

/** What has a number of its own: "flat no". */
const numbered = /^(?:flat|plot|house|shop|office|room|sector|gate|phone|mobile)$/

/** "Under construction no. Pool nice to have": denied by the last word of its sentence. */
function endsInNo(state: ParseState, to: number): boolean {
  const { tokens } = state
  const [before, no, next] = [tokens[to - 1], tokens[to], tokens[to + 1]]
  if (no?.text !== 'no' || !isFree(state, to) || numbered.test(before?.text ?? '')) return false
  if (followsStop(state, to)) return false
  // "Malad no pls"
  const isLast = polite.test(next?.text ?? '') && (!tokens[to + 2] || followsStop(state, to + 2))
  return !next || isLast || next.text === ',' || followsStop(state, to + 1)
}
const polite = /^(?:pls|plz|please|ji|sir|bhai|madam|thanks|way|chance)$/

const availableWord =
  /^(?:mil\S*|hua|hui|hoga|hogi|ho|hoy|male|malyo|malyu|bhetl\S*|bhetel|available|kidaikka\S*)$/
const thenWord = /^(?:to|toh|tar|tari|te|then|तो|तर)$/

/** "Ambad nahi milala tar Satpur": where there is none, another is taken. */
const isCondition = ({ tokens }: ParseState, at: number) =>
  [at, at - 1].some(
    (first) =>
      availableWord.test(tokens[first]?.text ?? '') && thenWord.test(tokens[first + 1]?.text ?? ''),
  )

/** "Venam" means "not wanted" in Tamil, where `venum` is "wanted", but "wanted" in Malayalam. */
function findTamilNegator(tokens: readonly Token[], at: number) {
  if (tokens[at]?.text !== 'venam') return undefined
  return tokens.some(({ text }) => text === 'venum') ? { next: at + 1 } : undefined
}

/**
 * Whether a negation belongs to the next word: yes in "Wakad side no brokerage", no in "Wakad side
 * no, Baner".
 */
function belongsToNextWord(state: ParseState, next: number): boolean {
  const { tokens, text } = state
  const [side, no, word] = tokens.slice(next - 2, next + 1)
  // "Pune, don't show Wakad"
  if (/^(?:send|show|suggest)$/.test(no?.text ?? ''))
    return word?.kind === 'word' && !polite.test(word.text) && !followsStop(state, next)
  return (
    side?.text === 'side' &&
    no?.text === 'no' &&
    word?.kind === 'word' &&
    /^\s*$/.test(text.slice(no.end, word.start).replaceAll('\n', '.'))
  )
}
