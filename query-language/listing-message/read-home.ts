import { skipClockTimes } from '#query-language/background/clock-times.ts'
import { skipPhoneNumbers } from '#query-language/extract/amounts/phone-numbers.ts'
import { extractQuantities } from '#query-language/extract/amounts/quantities.ts'
import { extractRates } from '#query-language/extract/amounts/rates.ts'
import { extractAttributes } from '#query-language/extract/attributes/attributes.ts'
import { extractBedrooms } from '#query-language/extract/attributes/bedrooms.ts'
import { extractFloors } from '#query-language/extract/attributes/floors.ts'
import { extractPossession } from '#query-language/extract/attributes/possession.ts'
import { extractExplicitPlaces } from '#query-language/extract/places/explicit-places.ts'
import { extractFuzzyPlaces } from '#query-language/extract/places/fuzzy-places.ts'
import { extractPincodes } from '#query-language/extract/places/pincodes.ts'
import { extractProximity } from '#query-language/extract/places/proximity.ts'
import { extractSections } from '#query-language/extract/places/sectors.ts'
import { stateOfNamedPlace } from '#query-language/extract/places/states.ts'
import { extractUnlistedLocalities } from '#query-language/extract/places/unlisted-localities.ts'
import { unmatchedSpans } from '#query-language/extract/unmatched.ts'
import type { Gazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { startParse } from '#query-language/model/parse-state.ts'
import { correctSpelling } from '#query-language/text/correct-spelling.ts'
import { normalizeTokens } from '#query-language/text/strip-suffixes.ts'
import { tokenize } from '#query-language/text/tokenize.ts'
import { decideDeal, decidePrice, hasBothDeals } from './deal.ts'
import {
  readAvailability,
  readDimensions,
  readPhrases,
  readRera,
  readYearAndMonth,
} from './facts.ts'
import { readRoomsAndFloors, readTotalFloors, tokensOf } from './floors.ts'
import { doubt, type HomeState } from './home-state.ts'
import { readNumbers, skipIgnoredNumbers } from './labelled-numbers.ts'
import { type Doubt, type Finding, type HomeField, type HomeReading, listFields } from './model.ts'
import { readSlots } from './slot-facts.ts'
import { readSociety } from './society.ts'

/** What of two deals that a message offers one home for is read. */
export type Deal = 'sell' | 'rent'

/**
 * Reads one home that is offered. The passes of the search find places, rooms, floors and
 * attributes; what only listings say (deposit, parking spaces, total floors, khata) is read between
 * them. What neither understands is returned in `unmatched`; nothing is guessed.
 */
export function readHome(
  text: string,
  gazetteer: Gazetteer,
  today: string,
  onlyDeal?: Deal,
): HomeReading & { hasBothDeals: boolean } {
  // A line ends what stands on it: "Rent 55", then "Floor 15".
  const tokens = normalizeTokens(tokenize(text.replaceAll('\n', ';')), gazetteer)
  const parse = startParse(text, tokens)
  const state: HomeState = {
    ...{ parse, today, findings: [], doubts: [], offers: [], unscaled: [], used: new Set() },
  }
  skipPhoneNumbers(parse)
  skipClockTimes(parse)
  readRera(state)
  const cities = extractExplicitPlaces(parse, gazetteer)
  extractSections(parse, cities, gazetteer)
  correctSpelling(parse, gazetteer, cities)
  skipIgnoredNumbers(state)
  readPhrases(state)
  readAvailability(state)
  extractBedrooms(parse)
  extractPincodes(parse)
  readDimensions(state)
  readYearAndMonth(state)
  extractPossession(parse, today)
  readTotalFloors(state)
  extractFloors(parse)
  readRoomsAndFloors(state)
  extractRates(parse)
  readNumbers(state, stateOfNamedPlace(parse, gazetteer))
  extractQuantities(parse, stateOfNamedPlace(parse, gazetteer))
  readSociety(state)
  extractAttributes(parse)
  extractUnlistedLocalities(parse, gazetteer)
  extractProximity(parse)
  readSlots(state)
  askForPlace(state, gazetteer, cities)
  const deal = decideDeal(state, onlyDeal)
  decidePrice(state, deal)
  for (const at of state.used) parse.claimed[at] = true
  const { findings, doubts } = withoutContradictions(state)
  const inOrder = (one: { start: number }, other: { start: number }) => one.start - other.start
  return {
    kind: 'home',
    hasBothDeals: hasBothDeals(state),
    findings: findings.toSorted(inOrder),
    doubts: doubts.toSorted(inOrder),
    unmatched: unmatchedSpans(parse)
      .map(({ start, end, text: words }) => ({ start, end, text: words }))
      .filter(({ text: words }) => /[\p{L}\p{N}]/u.test(words)),
  }
}

/** A place that is spelt like a known one is asked for, where the message names no other. */
function askForPlace(
  state: HomeState,
  gazetteer: Gazetteer,
  cities: ReturnType<typeof extractExplicitPlaces>,
): void {
  const { parse, findings, doubts } = state
  if ([...findings, ...doubts].some(({ field }) => field === 'locality')) return
  const known = parse.slots.length
  const claimed = [...parse.claimed]
  extractFuzzyPlaces(parse, gazetteer, cities)
  const [place] = parse.slots.slice(known)
  parse.claimed = claimed
  if (place?.slot !== 'locality' && place?.slot !== 'city') return
  doubt(state, place.slot, [place.value.name], tokensOf(parse, place))
}

/** Keeps one finding of each field; of two that differ its broker is asked which one holds. */
function withoutContradictions({ findings, doubts }: HomeState) {
  const kept: Finding[] = []
  const asked: Doubt[] = [...doubts]
  for (const [field, all] of Map.groupBy(findings, (finding) => finding.field)) {
    const values = [...new Set(all.map(({ value }) => value))]
    if (listFields.has(field)) {
      kept.push(...values.flatMap((value) => all.find((one) => one.value === value) ?? []))
      continue
    }
    const [first] = all
    if (!first) continue
    const { start, end, text } = first
    if (values.length === 1) kept.push(first)
    else asked.push({ field, choices: values, start, end, text })
  }
  const isAsked = (field: HomeField) => asked.some((doubt) => doubt.field === field)
  return { findings: kept.filter(({ field }) => !isAsked(field)), doubts: asked }
}
