import { extractBackgroundCity } from '#query-language/background/city-fallback.ts'
import { skipClockTimes } from '#query-language/background/clock-times.ts'
import { skipOwnAmounts } from '#query-language/background/own-amounts.ts'
import { skipPersonDescriptions } from '#query-language/background/person-descriptions.ts'
import {
  type BackgroundClause,
  skipBackground,
} from '#query-language/background/skip-background.ts'
import { extractBareNumbers } from '#query-language/extract/amounts/bare-numbers.ts'
import { dropImplausible } from '#query-language/extract/amounts/drop-implausible.ts'
import {
  skipLabelNumbers,
  skipPhoneNumbers,
} from '#query-language/extract/amounts/phone-numbers.ts'
import { extractDimensions } from '#query-language/extract/amounts/plot-dimensions.ts'
import { extractQuantities } from '#query-language/extract/amounts/quantities.ts'
import { extractRates } from '#query-language/extract/amounts/rates.ts'
import { extractAttributes } from '#query-language/extract/attributes/attributes.ts'
import { extractBedrooms } from '#query-language/extract/attributes/bedrooms.ts'
import { extractFloorRanges, extractFloors } from '#query-language/extract/attributes/floors.ts'
import { dropRedundantLand } from '#query-language/extract/attributes/land-purpose.ts'
import { extractNoBrokers } from '#query-language/extract/attributes/no-brokers.ts'
import { extractPossession } from '#query-language/extract/attributes/possession.ts'
import { extractTenants } from '#query-language/extract/attributes/tenants.ts'
import { applyCorrections, markPauseCorrections } from '#query-language/extract/corrections.ts'
import { excludeNegatedPlaces } from '#query-language/extract/places/excluded-places.ts'
import { extractExplicitPlaces } from '#query-language/extract/places/explicit-places.ts'
import { extractFuzzyPlaces } from '#query-language/extract/places/fuzzy-places.ts'
import { extractPincodes } from '#query-language/extract/places/pincodes.ts'
import { extractProximity } from '#query-language/extract/places/proximity.ts'
import { extractSections } from '#query-language/extract/places/sectors.ts'
import { dropStates, extractStates } from '#query-language/extract/places/states.ts'
import { extractUnlistedLocalities } from '#query-language/extract/places/unlisted-localities.ts'
import { findPlaces, type Gazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { stopWords, unsupportedAttributes } from '#query-language/lexicon/lexicon.ts'
import { mergeSlots } from '#query-language/model/merge-slots.ts'
import type { ParseState } from '#query-language/model/parse-state.ts'
import type { ParsedQuery, Slot, TextSpan } from '#query-language/model/slots.ts'
import { correctSpelling } from '#query-language/text/correct-spelling.ts'
import { normalizeTokens } from '#query-language/text/strip-suffixes.ts'
import { type Token, tokenize } from '#query-language/text/tokenize.ts'

/** Longer texts are no question; what comes behind is neither read nor returned. */
const maxLength = 1_000

/**
 * Reads what somebody asks for, in English, Hinglish or Devanagari: `do bhk flat chahiye andheri mein 80
 * lakh ke andar`. Each slot says where it stands and how sure it is; words that mean nothing to us come
 * back in `rest`, words that ask for nothing (`chahiye`, `looking for`) do not. Pure, in time linear in
 * the length of the text, of which at most 1,000 characters and 120 words are read. Names are those of
 * the gazetteer; a misspelt one is corrected, never to a place of another city than the one named. Without
 * the day it is (ISO text) what is counted from it, `possession within 6 months`, is not read.
 */
export function parseQuery(text: string, gazetteer: Gazetteer, today?: string): ParsedQuery {
  const clipped = text.length > maxLength ? text.slice(0, maxLength) : text
  const tokens = normalizeTokens(tokenize(clipped), gazetteer)
  const { draft: state, asides: clauses } = readTokens(clipped, tokens, gazetteer, today)
  // "I work in Whitefield, need 1bhk", "we live in Wakad": without another place that one is meant.
  const kinds = clauses.flatMap((clause) => (clause.kind === 'sold' ? [] : clause.kind))
  const fallbackKind = kinds.includes('work') ? 'work' : kinds[0]
  if (fallbackKind === undefined || state.slots.some(isPlaceSlot)) {
    extractBackgroundCity(state, clauses, gazetteer)
    return toParsedQuery(state)
  }
  return toParsedQuery(readTokens(clipped, tokens, gazetteer, today, fallbackKind).draft)
}

const isPlaceSlot = ({ slot }: Slot) =>
  slot === 'city' || slot === 'locality' || slot === 'near' || slot === 'pincode'

function readTokens(
  text: string,
  tokens: readonly Token[],
  gazetteer: Gazetteer,
  today: string | undefined,
  fallbackKind?: BackgroundClause['kind'],
): { draft: ParseState; asides: BackgroundClause[] } {
  const state: ParseState = {
    text,
    tokens: [...tokens],
    claimed: tokens.map(() => false),
    slots: [],
    ambiguities: [],
    unsupported: [],
    corrected: new Set(),
  }
  markPauseCorrections(state)
  skipPhoneNumbers(state)
  skipLabelNumbers(state)
  skipClockTimes(state)
  const clauses = skipBackground(state, gazetteer, fallbackKind)
  skipOwnAmounts(state)
  skipPersonDescriptions(state, gazetteer)
  const states = extractStates(state, gazetteer)
  const cities = extractExplicitPlaces(state, gazetteer)
  extractSections(state, cities, gazetteer)
  excludeNegatedPlaces(state)
  correctSpelling(state, gazetteer, cities)
  extractFloorRanges(state)
  extractBedrooms(state)
  extractPincodes(state)
  extractDimensions(state)
  extractPossession(state, today)
  extractFloors(state)
  extractRates(state)
  extractQuantities(state, stateOfNamedPlace(state, gazetteer))
  extractNoBrokers(state)
  extractAttributes(state)
  extractTenants(state)
  dropRedundantLand(state)
  extractFuzzyPlaces(state, gazetteer, cities)
  extractUnlistedLocalities(state, gazetteer)
  dropStates(state, states)
  extractProximity(state)
  extractBareNumbers(state)
  applyCorrections(state)
  dropImplausible(state)
  return { draft: state, asides: clauses }
}

function toParsedQuery(state: ParseState): ParsedQuery {
  const slots = state.slots.toSorted((one, other) => one.start - other.start || one.end - other.end)
  return {
    filter: mergeSlots(slots),
    slots,
    unmatched: unmatchedSpans(state),
    ambiguities: state.ambiguities,
  }
}

/** The state of the place that was named: a bigha is not the same everywhere. */
function stateOfNamedPlace({ slots }: ParseState, gazetteer: Gazetteer): string | undefined {
  for (const slot of slots) {
    if (slot.slot !== 'city' && slot.slot !== 'locality') continue
    const name = slot.slot === 'city' ? slot.value.name : slot.value.city
    const city = findPlaces(gazetteer, name ?? '').find(
      (place) => place.kind === 'city' && place.name === name,
    )
    if (city?.state) return city.state
  }
  return undefined
}

/** Words that neither say anything to us nor nothing at all. */
function unmatchedSpans(state: ParseState): TextSpan[] {
  const unmatched = [...state.unsupported]
  const { tokens, claimed, text } = state
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    if (!token || claimed[at] || token.kind === 'sign') continue
    // "For 2 boys", "family of 4": how many they are is no wish.
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
    const stopWord = stopWords.find(tokens, at)
    if (stopWord) {
      at = stopWord.next - 1
      continue
    }
    unmatched.push({ text: text.slice(token.start, token.end), start: token.start, end: token.end })
  }
  return unmatched.sort((one, other) => one.start - other.start)
}
