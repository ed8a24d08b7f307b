import { maxQuestionLength } from '#domain/search/search-length.ts'
import { extractBackgroundCity } from '#query-language/background/city-fallback.ts'
import { unmatchedSpans } from '#query-language/extract/unmatched.ts'
import type { Gazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { mergeSlots } from '#query-language/model/merge-slots.ts'
import type { ParseState } from '#query-language/model/parse-state.ts'
import type { ParsedQuery, Slot } from '#query-language/model/slots.ts'
import { normalizeTokens } from '#query-language/text/strip-suffixes.ts'
import { tokenize } from '#query-language/text/tokenize.ts'
import { runPasses } from './passes.ts'

/**
 * Returns the slots of a query in English, Hinglish or a script of India, such as `do bhk flat
 * chahiye andheri mein 80 lakh ke andar`, each with its span and confidence, and their merged
 * filter. Words without a meaning are returned in `unmatched`, stop words (`chahiye`, `looking
 * for`) are not. Pure, and linear in the length of the text; at most 1,000 characters and 400
 * tokens are parsed. Places have their names in the gazetteer; a misspelt one is corrected, but
 * never to a place of another city than the one named. `today` (ISO date) is needed for relative
 * dates such as `possession within 6 months`.
 */
export function parseQuery(text: string, gazetteer: Gazetteer, today?: string): ParsedQuery {
  const clipped = text.slice(0, maxQuestionLength)
  const tokens = normalizeTokens(tokenize(clipped), gazetteer)
  const input = { text: clipped, tokens, gazetteer, today }
  const { state, clauses } = runPasses(input)
  // "I work in Whitefield, need 1bhk", "we live in Wakad": the fallback if no other place is named.
  const kinds = clauses.flatMap(({ kind }) => (kind === 'work' || kind === 'home' ? kind : []))
  const fallbackKind = kinds.includes('work') ? 'work' : kinds[0]
  if (fallbackKind === undefined || state.slots.some(isPlaceSlot)) {
    extractBackgroundCity(state, clauses, gazetteer)
    return toParsedQuery(state)
  }
  return toParsedQuery(runPasses({ ...input, fallbackKind }).state)
}

const isPlaceSlot = ({ slot }: Slot) =>
  slot === 'city' || slot === 'locality' || slot === 'near' || slot === 'pincode'

function toParsedQuery(state: ParseState): ParsedQuery {
  const slots = state.slots.toSorted((one, other) => one.start - other.start || one.end - other.end)
  return {
    filter: mergeSlots(slots),
    slots,
    unmatched: unmatchedSpans(state),
    ambiguities: state.ambiguities,
  }
}
