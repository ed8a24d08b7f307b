import type { ParseState } from '#query-language/model/parse-state.ts'
import type { Token } from '#query-language/text/tokenize.ts'

const sentenceEnd = /[!?؟۔\n।…•|]|\.(?:\s|$)/
/** Abbreviations: a full stop after them does not end the sentence. */
const abbreviations = new Set(
  (
    'rs no nos sq dr mr mrs ms smt st approx ft yr yrs mt mtr adv opp nr sec ph rd ngr extn ' +
    'ext bldg govt pvt ltd co apt'
  ).split(' '),
)
/** Returns whether a sentence ended before a token: "50 lakh. Loan bhi chahiye". */
export function startsSentence(
  { tokens, text }: Pick<ParseState, 'tokens' | 'text'>,
  at: number,
): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]]
  if (!before || !token) return false
  const between = text.slice(before.end, token.start)
  return sentenceEnd.test(between) && !(between[0] === '.' && isAbbreviated(before, token))
}

/** "Resale no. Pool nice to have" ends a sentence; "no. 12", "no. of rooms" do not. */
const isAbbreviated = (before: Token, next: Token) =>
  abbreviations.has(before.text) &&
  (!/^nos?$/.test(before.text) || next.kind === 'number' || next.text === 'of')

/**
 * Returns whether a sentence ended before a token by its sign: a line may break within a sentence,
 * "not on\nground floor".
 */
export function followsStop(state: Pick<ParseState, 'tokens' | 'text'>, at: number): boolean {
  const between = state.text.slice(state.tokens[at - 1]?.end, state.tokens[at]?.start)
  return /[.!?؟۔।]/.test(between) && startsSentence(state, at)
}
