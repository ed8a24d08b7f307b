import { stopWords, unsupportedAttributes } from '#query-language/lexicon/lexicon.ts'
import type { ParseState } from '#query-language/model/parse-state.ts'
import type { TextSpan } from '#query-language/model/slots.ts'
import { romanizeTokens } from '#query-language/text/romanize.ts'

/** Returns the words that are neither understood nor stop words. */
export function unmatchedSpans(state: ParseState): TextSpan[] {
  const unmatched = [...state.unsupported]
  const { tokens, claimed, text } = state
  // "नमस्ते", "दे सकते": stop words are listed in Latin letters.
  const latin = romanizeTokens(tokens)
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    if (!token || claimed[at] || token.kind === 'sign') continue
    // "For 2 boys", "family of 4": the number of people is not a condition.
    const next = tokens[at + 1]?.start
    const last = tokens[at - 1]?.text === 'of' ? tokens[at - 2]?.end : undefined
    if (
      token.kind === 'number' &&
      state.slots.some(
        ({ slot, start, end }) =>
          (slot === 'tenant' && (start === next || end === last)) ||
          (slot === 'amenity' && start === next),
      )
    )
      continue
    const attribute = unsupportedAttributes.find(tokens, at)
    const end =
      attribute &&
      !claimed.slice(at, attribute.next).includes(true) &&
      tokens[attribute.next - 1]?.end
    if (attribute && end) {
      unmatched.push({
        text: text.slice(token.start, end),
        start: token.start,
        end,
        isUnsupported: true,
      })
      at = attribute.next - 1
      continue
    }
    const stopWordsEnd = Math.max(
      stopWords.find(tokens, at)?.next ?? 0,
      stopWords.find(latin, at)?.next ?? 0,
    )
    if (stopWordsEnd > at) {
      at = stopWordsEnd - 1
      continue
    }
    unmatched.push({ text: text.slice(token.start, token.end), start: token.start, end: token.end })
  }
  return unmatched.sort((one, other) => one.start - other.start)
}
