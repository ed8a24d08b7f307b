import { isFree, type ParseState } from '#query-language/model/parse-state.ts'
import { type NumberPhrase, parseNumberAt } from './number-phrase.ts'

const maxTokens = 3

/** Returns the unclaimed number that ends before a token: the `two` of `two car parks`. */
export function numberBefore(
  state: ParseState,
  end: number,
): (NumberPhrase & { from: number }) | undefined {
  for (let from = Math.max(0, end - maxTokens); from < end; from++) {
    const number = isFree(state, from, end) ? parseNumberAt(state.tokens, from) : undefined
    if (number?.next === end) return { ...number, from }
  }
  return undefined
}
