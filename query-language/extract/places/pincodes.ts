import { claim, isFree, type ParseState, wordsOf } from '#query-language/model/parse-state.ts'

/** The first two digits must be those of a postal circle. */
const pincodePattern =
  /^(?:1[1-9]|2[0-8]|3[0-4]|3[6-9]|4[0-9]|5[0-3]|5[6-9]|6[0-4]|6[7-9]|7[0-9]|8[0-5])\d{4}$/

/** Extracts PIN codes: six digits that are not an amount, also `560 066`. */
export function extractPincodes(state: ParseState): void {
  const { tokens } = state
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    if (token?.kind !== 'number' || !isFree(state, at)) continue
    const next = tokens[at + 1]
    const isSplit =
      /^\d{3}$/.test(token.text) && next?.kind === 'number' && /^\d{3}$/.test(next.text)
    const code = isSplit ? token.text + next.text : token.text
    const label = /^(?:pin|pincode|code|pin code|zip)$/.test(wordsOf(state, at - 1, at).join(' '))
    if (!pincodePattern.test(code) || (!label && code.endsWith('000'))) continue
    if (!label && isAmount(state, at, isSplit ? at + 2 : at + 1)) continue
    const from = label ? (tokens[at - 2]?.text === 'pin' ? at - 2 : at - 1) : at
    claim(state, 'pincode', code, [from, isSplit ? at + 2 : at + 1])
  }
}

const moneyBefore =
  /^(?:₹|rs|inr|under|below|upto|budget|max|within|above|min|price|rent|around|<|>)$/
const moneyAfter = /^(?:tak|rupees|rs|inr|andar|budget|pm|per|\/|only)$/

function isAmount({ tokens }: ParseState, at: number, to: number): boolean {
  return moneyBefore.test(tokens[at - 1]?.text ?? '') || moneyAfter.test(tokens[to]?.text ?? '')
}
