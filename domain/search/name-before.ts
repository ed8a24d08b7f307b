import { type Draft, isFree } from './draft.ts'
import { everydayWords } from './everyday-word.ts'
import { fillers, meanings } from './lexicon.ts'

/** "Embassy tech village 10 min": words nobody knows right before, that are a name together. */
export function nameBefore({ tokens, text, ...draft }: Draft, to: number, fewest = 2) {
  let from = to
  while (from > Math.max(0, to - mostNameWords) && isOfName({ tokens, text, ...draft }, from - 1))
    from--
  const [first, last] = [tokens[from], tokens[to - 1]]
  const isTalk = tokens.slice(from, to).every(({ text: word }) => everydayWords.has(word))
  if (isTalk || to - from < fewest || !first || !last) return undefined
  return { name: text.slice(first.start, last.end).toLowerCase(), from }
}

const mostNameWords = 3

const isOfName = (draft: Draft, at: number) =>
  draft.tokens[at]?.kind === 'word' &&
  isFree(draft, at) &&
  !fillers.words.has(draft.tokens[at]?.text ?? '') &&
  !meanings.words.has(draft.tokens[at]?.text ?? '')
