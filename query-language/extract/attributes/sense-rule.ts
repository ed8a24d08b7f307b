import { type ParseState, wordsOf } from '#query-language/model/parse-state.ts'

/** A lexicon word with its surrounding words. */
export interface WordContext {
  draft: ParseState
  at: number
  before: string
  next: string
}

/** Lexicon words, and a test for when they have another sense. */
export type SenseRule = readonly [words: RegExp, isOne: (seen: WordContext) => boolean]

/** Returns the words after, joined by blanks. */
export const wordsAfter = ({ draft: state, at }: WordContext, count: number) =>
  wordsOf(state, at + 1, at + 1 + count).join(' ')
/** Returns the words before, joined by blanks. */
export const wordsBefore = ({ draft: state, at }: WordContext, count: number) =>
  wordsOf(state, at - count, at).join(' ')
