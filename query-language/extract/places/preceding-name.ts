import { devanagari } from '#domain/text/devanagari.ts'
import { capitalize } from '#domain/text/edit-distance.ts'
import { regExp } from '#domain/text/reg-exp.ts'
import { startsSentence } from '#query-language/background/sentences.ts'
import { normalizePlaceWord } from '#query-language/gazetteer/normalize-place-name.ts'
import { lexicon, stopWords } from '#query-language/lexicon/lexicon.ts'
import { spellingExceptions } from '#query-language/lexicon/spelling-exceptions.ts'
import { isFree, type ParseState } from '#query-language/model/parse-state.ts'
import { romanize, romanizeChat } from '#query-language/text/romanize.ts'

/**
 * Returns the unknown words directly before a token that form a name: "Embassy tech village 10
 * min".
 */
export function nameBefore({ tokens, text, ...state }: ParseState, to: number, minWords = 2) {
  let from = to
  while (
    from > Math.max(0, to - maxNameWords) &&
    isNameWord({ tokens, text, ...state }, from - 1) &&
    !startsSentence({ tokens, text }, from)
  )
    from--
  const [first, last] = [tokens[from], tokens[to - 1]]
  const isTalk = tokens.slice(from, to).every(({ text: word }) => spellingExceptions.has(word))
  if (isTalk || to - from < minWords || !first || !last) return undefined
  const words = nameAsWritten(text, tokens, from, to).split(' ')
  return { name: words.map(capitalize).join(' '), from }
}

/** Returns a name as written; from Devanagari, as listings romanize it. */
export function nameAsWritten(
  text: string,
  tokens: ParseState['tokens'],
  from: number,
  to: number,
): string {
  const written = text.slice(tokens[from]?.start, tokens[to - 1]?.end)
  const name = devanagari.test(written)
    ? tokens
        .slice(from, to)
        .map((one) => romanize(normalizePlaceWord(one.text)))
        .join(' ')
    : written
  return name.replace(/\s+/g, ' ')
}

const maxNameWords = 3

/**
 * Possessives and generic adjectives, which are not names: "uske office", "local market", "english
 * medium school".
 */
const genericWord = regExp()`
  ^(?:uske|unke|inke|iske|jiske|kiske|usi|isi|uski|unki|iski|apne|apni|naye|nayi|naya|purane
  |purani|purana|acche|achhe|bade|local|reputed|famous|popular|medium|main|mukhya|sarkari
  |private|govt|government|best|top|major|nearest|नए|पुराने|बड़े|मुख्य|प्राइवेट)$
`

const isGeneric = (word: string) => genericWord.test(word) || genericWord.test(romanizeChat(word))

/** "Bete ke paas": relatives are no landmark. */
export const isRelative = (word: string) => relativeWord.test(romanizeChat(word))
const relativeWord = regExp()`
  ^(?:bet[aei]|bachch\S*|bacch\S*|parivar|family|mummy|papa|maa|pitaji|mataji|bhai|bahan|behan|dost
  |rishtedar\S*|chacha|mama|dada|dadi|nana|nani|pati|patni|husband|wife|son|daughter|kids|children)$
`

const isNameWord = (state: ParseState, at: number) =>
  state.tokens[at]?.kind === 'word' &&
  !isGeneric(state.tokens[at]?.text ?? '') &&
  !isRelative(state.tokens[at]?.text ?? '') &&
  isFree(state, at) &&
  !stopWords.words.has(state.tokens[at]?.text ?? '') &&
  !lexicon.words.has(state.tokens[at]?.text ?? '')
