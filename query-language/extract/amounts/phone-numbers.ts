import { regExp } from '#domain/text/reg-exp.ts'
import { normalizePlaceWord } from '#query-language/gazetteer/normalize-place-name.ts'
import { roomUnits, units } from '#query-language/lexicon/units.ts'
import { isFree, type ParseState, skip } from '#query-language/model/parse-state.ts'

const mobileNumber = /^[6-9]\d{9}$/
/** With the code of its town, as "0120-417 3366". */
const landlineNumber = /^0[1-8]\d{9}$/
const moneyWord = /^(?:₹|rs|inr|rupees|under|below|upto|max|budget|price)$/

/**
 * Skips phone numbers, `98765 43210`, `+91-9876543210`, `9876 5 43210`, `0120-417 3366`, so that
 * they are not parsed as amounts.
 */
export function skipPhoneNumbers(state: ParseState): void {
  const { tokens } = state
  for (let at = 0; at < tokens.length; at++) {
    if (tokens[at]?.kind !== 'number' || !isFree(state, at)) continue
    const to = phoneEnd(state, at)
    if (to === undefined) continue
    const isMoney = moneyWord.test(tokens[at - 1]?.text ?? '')
    if (isMoney || units.find(tokens, to)) continue
    skip(state, tokens[at - 1]?.text === '+' && isFree(state, at - 1) ? at - 1 : at, to)
    at = to - 1
  }
}

const numberedThing = regExp()`
  ^(?:road|flat|plot|house|door|tower|wing|gate|lane|street|ward|survey|gali|shop|block|building
  |khasra|cts)$
`

/** Skips numbers that are labels, `road no 12`, `gate number 4`. */
export function skipLabelNumbers(state: ParseState): void {
  const { tokens } = state
  for (let at = 0; at + 1 < tokens.length; at++) {
    // "Option 1 - 3BHK" counts the options.
    if (isOption(state, at)) skip(state, at, at + 2)
    if (!/^(?:no|number|num)$/.test(tokens[at]?.text ?? '')) continue
    const isNumber = tokens[at + 1]?.kind === 'number' && isFree(state, at, at + 2)
    if (!isNumber || !numberedThing.test(normalizePlaceWord(tokens[at - 1]?.text ?? ''))) continue
    if (!roomUnits.find(tokens, at + 2)) skip(state, at, at + 2)
  }
}

const isOption = ({ tokens }: ParseState, at: number) =>
  /^(?:option|choice|preference)$/.test(tokens[at]?.text ?? '') &&
  (tokens[at + 1]?.value ?? maxOptions + 1) <= maxOptions &&
  /^(?:-|:|\))$/.test(tokens[at + 2]?.text ?? '')
const maxOptions = 9

/** Returns the token after a phone number that starts here, in at most four groups. */
function phoneEnd({ tokens }: ParseState, at: number): number | undefined {
  let digits = ''
  for (let to = at; to < at + 7 && digits.length < 13; to++) {
    const token = tokens[to]
    if (token?.kind === 'sign' && token.text === '-' && to > at) continue
    if (token?.kind !== 'number' || !/^\d+$/.test(token.text)) return undefined
    // Adjacent short numbers are separate numbers; a phone number begins with a long group.
    if (token.text.length < 2 && digits.length < 4) return undefined
    digits += token.text
    if (landlineNumber.test(digits)) return to + 1
    if (mobileNumber.test(digits.replace(/^(?:0|91(?=\d{10}))/, ''))) return to + 1
  }
  return undefined
}
