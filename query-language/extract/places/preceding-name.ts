import { devanagari } from '#domain/text/devanagari.ts'
import { capital } from '#domain/text/edit-distance.ts'
import { placeWord } from '#query-language/gazetteer/normalize-place-name.ts'
import { fillers, meanings } from '#query-language/lexicon/lexicon.ts'
import { everydayWords } from '#query-language/lexicon/spelling-exceptions.ts'
import { type Draft, isFree } from '#query-language/model/parse-state.ts'
import { romanized } from '#query-language/text/romanize.ts'

/** "Embassy tech village 10 min": words nobody knows right before, that are a name together. */
export function nameBefore({ tokens, text, ...draft }: Draft, to: number, fewest = 2) {
  let from = to
  while (from > Math.max(0, to - mostNameWords) && isOfName({ tokens, text, ...draft }, from - 1))
    from--
  const [first, last] = [tokens[from], tokens[to - 1]]
  const isTalk = tokens.slice(from, to).every(({ text: word }) => everydayWords.has(word))
  if (isTalk || to - from < fewest || !first || !last) return undefined
  const words = asWritten(text, tokens, from, to).split(' ')
  return { name: words.map(capital).join(' '), from }
}

/** A name as it stands in the text; what is written in Devanagari as listings write it. */
export function asWritten(text: string, tokens: Draft['tokens'], from: number, to: number): string {
  const written = text.slice(tokens[from]?.start, tokens[to - 1]?.end)
  const name = devanagari.test(written)
    ? tokens
        .slice(from, to)
        .map((one) => romanized(placeWord(one.text)))
        .join(' ')
    : written
  return name.replace(/\s+/g, ' ')
}

const mostNameWords = 3

/** Of whom, and of what kind: "uske office", "local market", "english medium school" have no name. */
const plain =
  /^(?:uske|unke|inke|iske|jiske|kiske|usi|isi|uski|unki|iski|apne|apni|naye|nayi|naya|purane|purani|purana|acche|achhe|bade|local|reputed|famous|popular|medium|main|mukhya|sarkari|private|govt|government|best|top|major|nearest|उसके|उनके|इसके|नए|पुराने|बड़े|मुख्य|सरकारी|प्राइवेट)$/

const isOfName = (draft: Draft, at: number) =>
  draft.tokens[at]?.kind === 'word' &&
  !plain.test(draft.tokens[at]?.text ?? '') &&
  isFree(draft, at) &&
  !fillers.words.has(draft.tokens[at]?.text ?? '') &&
  !meanings.words.has(draft.tokens[at]?.text ?? '')
