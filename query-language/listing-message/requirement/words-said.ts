import { regExp } from '#domain/text/reg-exp.ts'
import type { Gazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { negatorsAfter, negatorsBefore } from '#query-language/lexicon/lexicon.ts'
import {
  featureBefore,
  preferenceAfter,
  preferenceBefore,
} from '#query-language/lexicon/preference-phrases.ts'
import { units } from '#query-language/lexicon/units.ts'
import type { TextSpan } from '#query-language/model/slots.ts'
import type { PhraseTrie } from '#query-language/text/phrase-trie.ts'
import { romanizeTokens } from '#query-language/text/romanize.ts'
import { normalizeTokens } from '#query-language/text/strip-suffixes.ts'
import { type Token, tokenize } from '#query-language/text/tokenize.ts'
import { termPhrases } from './term-phrases.ts'

export interface Span {
  start: number
  end: number
}

/** The text of a requirement, its clauses, and its words in each spelling. */
export interface WordsSaid {
  text: string
  clauses: readonly TextSpan[]
  spellings: readonly (readonly Token[])[]
}

/** Returns the words of a text: as written, in Latin letters, and as the search knows them. */
export function wordsSaid(text: string, gazetteer: Gazetteer): WordsSaid {
  const written = tokenize(text)
  const spellings = [written, romanizeTokens(written), normalizeTokens(written, gazetteer)]
  return { text, clauses: clausesIn(text), spellings }
}

/** Returns the words of a span in each spelling, without those of other spans. */
const wordsIn = ({ spellings }: WordsSaid, { start, end }: Span, without: readonly Span[]) =>
  spellings.map((said) =>
    said.filter(
      (token) =>
        token.start >= start &&
        token.end <= end &&
        !without.some((one) => one.start <= token.start && token.end <= one.end),
    ),
  )

/** Whether one of these phrases stands in a span. */
export const speaksOf = (
  words: WordsSaid,
  span: Span,
  ...phrases: readonly PhraseTrie<true>[]
): boolean =>
  wordsIn(words, span, []).some((said) =>
    said.some((_, at) => phrases.some((one) => one.find(said, at) !== undefined)),
  )

/** Whether words say that something is only welcome. */
export const speaksOfPreference = (words: WordsSaid, span: Span): boolean =>
  speaksOf(words, span, preferenceBefore, featureBefore) ||
  wordsIn(words, span, []).some((said) =>
    said.some((token, at) => {
      const match = preferenceAfter.find(said, at)
      // "One plus one agency": more than what is before it.
      // "9 mtr plus" is a least height.
      const isLeast = units.find(said, at - 1)?.next === at && said[at - 2]?.kind === 'number'
      return (
        match !== undefined && (token.text !== 'plus' || (match.next === said.length && !isLeast))
      )
    }),
  )

/** Whether the words of a span refuse something: "non negotiable" and "non veg" do not. */
export const refuses = (words: WordsSaid, span: Span, without: readonly Span[] = []): boolean =>
  wordsIn(words, span, without).some((said) => {
    // Tamil "illa" is "or" between two things.
    if (said.length > 1 && said.at(-1)?.text === 'illa') return true
    for (let at = 0; at < said.length; at++) {
      const firm = termPhrases.firm.find(said, at)
      if (firm) at = firm.next - 1
      else if (said[at]?.kind === 'word' && isRefusal(said, at)) return true
    }
    return false
  })

const isRefusal = (said: readonly Token[], at: number) =>
  [negatorsBefore, negatorsAfter, termPhrases.refuse].some((phrases) => phrases.find(said, at))

/** Returns the clause of a span, if it is within one. */
export const clauseOf = ({ clauses }: WordsSaid, { start, end }: Span): TextSpan | undefined =>
  clauses.find((one) => one.start <= start && end <= one.end)

/** Returns the sentences of a text, or the parts of one between commas and brackets. */
function clausesIn(text: string): TextSpan[] {
  const clauses: TextSpan[] = []
  let at = 0
  for (const { 0: sign, index } of text.matchAll(clauseEnd)) {
    clauses.push(clauseAt(text, at, index))
    at = index + sign.length
  }
  clauses.push(clauseAt(text, at, text.length))
  return clauses.filter((clause) => clause.end > clause.start)
}
const clauseEnd = regExp('giu')`
  [\n,;()|•।]|[ ]{3,}|[.!?](?=\s|$)
  |[ ](?:but|so[ ]that|lekin|magar|par[ ]sirf|because|coz|kani|aanaa?l?|kintu|pakshe)[ ]
  |[ ][-–—]+[ ](?!(?:no|not|kindly|pls|please|avoid|nahi|nako|must|only|compulsory)\b)
`

function clauseAt(text: string, from: number, to: number): TextSpan {
  const { start, end } = trimmed(text, from, to)
  return { start, end, text: text.slice(start, end) }
}

/** Returns the span without the signs around its words. */
export function trimmed(text: string, from: number, to: number): Span {
  let [start, end] = [from, to]
  while (start < end && !/[\p{L}\p{M}\p{N}₹]/u.test(text.charAt(start))) start++
  while (end > start && !/[\p{L}\p{M}\p{N}%+]/u.test(text.charAt(end - 1))) end--
  return { start, end }
}
