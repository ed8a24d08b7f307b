import type { ParseState } from '#query-language/model/parse-state.ts'

const sentenceEnd = /[!?\n।…•|]|\.(?:\s|$)/
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
  return sentenceEnd.test(between) && !(between[0] === '.' && abbreviations.has(before.text))
}
