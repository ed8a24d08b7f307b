import { skipClockTimes } from '#query-language/background/clock-times.ts'
import { skipPhoneNumbers } from '#query-language/extract/amounts/phone-numbers.ts'
import { extractQuantities } from '#query-language/extract/amounts/quantities.ts'
import { extractRates } from '#query-language/extract/amounts/rates.ts'
import { extractAttributes } from '#query-language/extract/attributes/attributes.ts'
import { extractBedrooms } from '#query-language/extract/attributes/bedrooms.ts'
import { extractFloors } from '#query-language/extract/attributes/floors.ts'
import { extractPossession } from '#query-language/extract/attributes/possession.ts'
import { extractSharing } from '#query-language/extract/attributes/sharing.ts'
import { extractFuzzyPlaces } from '#query-language/extract/places/fuzzy-places.ts'
import { extractPincodes } from '#query-language/extract/places/pincodes.ts'
import { extractProximity } from '#query-language/extract/places/proximity.ts'
import { stateOfNamedPlace } from '#query-language/extract/places/states.ts'
import { extractUnlistedLocalities } from '#query-language/extract/places/unlisted-localities.ts'
import { unmatchedSpans } from '#query-language/extract/unmatched.ts'
import type { Gazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { startParse } from '#query-language/model/parse-state.ts'
import { correctSpelling } from '#query-language/text/correct-spelling.ts'
import { normalizeTokens } from '#query-language/text/strip-suffixes.ts'
import { tokenize } from '#query-language/text/tokenize.ts'
import { readAge } from './age.ts'
import { dropProjectLand, readLooseBasis } from './areas.ts'
import { readAttachedBathrooms, readLabelledBathrooms } from './attached-bathrooms.ts'
import { readBareArea } from './bare-area.ts'
import { dropOfCommercialSpace, readCommercialSpace } from './commercial-space.ts'
import {
  readAvailability,
  readDimensions,
  readPhrases,
  readRera,
  readServantRoom,
  readYearAndMonth,
} from './facts.ts'
import { readFloorLetters, readNamedFloors } from './floor-letters.ts'
import {
  readLabelledFloors,
  readOrdinalFloors,
  readRoomsAndFloors,
  readTotalFloors,
  tokensOf,
} from './floors.ts'
import { doubt, type HomeState } from './home-state.ts'
import { assumedType } from './home-type.ts'
import { readNumbers } from './labelled-numbers.ts'
import { asOfLand } from './land-areas.ts'
import { readLandmarks } from './landmark-names.ts'
import { readLoneFacing } from './lone-facing.ts'
import { type Doubt, type Finding, type HomeField, type HomeReading, listFields } from './model.ts'
import { extractNamedPlaces } from './places.ts'
import { decideDeal, decidePrice, hasBothDeals, skipDeniedDeals } from './price/deal.ts'
import { dropIncome } from './price/income.ts'
import { readChargedRates } from './price/rate-per-unit.ts'
import {
  readBareCrores,
  readCountedRents,
  readRentAndDeposit,
  readStatedScale,
} from './price/rent-and-deposit.ts'
import { skipIgnoredNumbers } from './skipped-numbers.ts'
import { readSlots } from './slot-facts.ts'
import { askForName } from './society/headed-society.ts'
import { readLabelledSociety, settleSocietyPlace } from './society/labelled-society.ts'
import { readListedSociety } from './society/listed-society.ts'
import { readQuotedSociety } from './society/quoted-society.ts'
import { readSociety } from './society/society.ts'
import { readStoreys, settleStoreys } from './storeys.ts'
import { readAvailabilityNow } from './terms/availability-now.ts'
import { leftFeatures } from './terms/features.ts'
import { readBed } from './terms/room-sharing.ts'

/** Which of the two deals of a home is read. */
export type Deal = 'sell' | 'rent'

/** What is said of one home, and which of it is said of others as well. */
export interface HomeText {
  text: string
  /** The same with its marks and emoji. */
  raw: string
  isShared: (at: number) => boolean
  isFloorByLetter: boolean
  /** Whether a price counts crores and does not say it. */
  isCrores: (at: number) => boolean
}

/**
 * Reads one home that is offered. The passes of the search find places, rooms, floors and
 * attributes; what only listings say (deposit, parking spaces, total floors, khata) is read between
 * them. What neither understands is returned in `unmatched`; nothing is guessed.
 */
export function readHome(
  { text, raw, isShared, isFloorByLetter, isCrores }: HomeText,
  gazetteer: Gazetteer,
  today: string,
  onlyDeal?: Deal,
): HomeReading & { hasBothDeals: boolean } {
  // The end of a line ends its facts: "Rent 55", then "Floor 15".
  const tokens = normalizeTokens(tokenize(text.replaceAll('\n', ')')), gazetteer)
  const parse = startParse(text, tokens)
  const state: HomeState = {
    ...{
      parse,
      raw,
      isShared,
      isFloorByLetter,
      today,
      findings: [],
      doubts: [],
      offers: [],
      unscaled: [],
    },
    used: new Set(),
  }
  readBareCrores(state, isCrores)
  readRera(state)
  skipPhoneNumbers(parse)
  skipClockTimes(parse)
  readLabelledSociety(state)
  readQuotedSociety(state, gazetteer)
  const cities = extractNamedPlaces(state, gazetteer)
  readLandmarks(state, gazetteer)
  readListedSociety(state)
  correctSpelling(parse, gazetteer, cities)
  readStoreys(state)
  readCommercialSpace(state)
  skipIgnoredNumbers(state)
  skipDeniedDeals(state)
  readPhrases(state)
  readLoneFacing(state)
  readAvailability(state)
  extractSharing(parse)
  readBed(state)
  extractBedrooms(parse)
  readServantRoom(state)
  extractPincodes(parse)
  readDimensions(state)
  readYearAndMonth(state)
  extractPossession(parse, today)
  readTotalFloors(state)
  readLabelledFloors(state)
  readOrdinalFloors(state)
  readFloorLetters(state)
  extractFloors(parse)
  readRoomsAndFloors(state)
  readNamedFloors(state)
  settleStoreys(state)
  readLabelledBathrooms(state)
  readAttachedBathrooms(state)
  readAge(state)
  readChargedRates(state)
  extractRates(parse)
  readStatedScale(state)
  readCountedRents(state)
  readRentAndDeposit(state)
  readNumbers(state, stateOfNamedPlace(parse, gazetteer))
  readLooseBasis(state)
  extractQuantities(parse, stateOfNamedPlace(parse, gazetteer))
  readBareArea(state)
  readSociety(state)
  extractAttributes(parse)
  extractUnlistedLocalities(parse, gazetteer)
  extractProximity(parse)
  readSlots(state, gazetteer)
  dropProjectLand(state)
  askForPlace(state, gazetteer, cities)
  askForName(state)
  settleSocietyPlace(state, gazetteer)
  dropIncome(state)
  const deal = decideDeal(state, onlyDeal)
  dropOfCommercialSpace(state, deal)
  readAvailabilityNow(state, deal)
  decidePrice(state, deal)
  for (const at of state.used) parse.claimed[at] = true
  const { findings, doubts } = withoutContradictions(state)
  const unmatched = unmatchedSpans(parse)
  const features = leftFeatures(state, unmatched)
  const isFeature = (words: { start: number; end: number }) =>
    features.some(({ start, end }) => start <= words.start && words.end <= end)
  const inOrder = (one: { start: number }, other: { start: number }) => one.start - other.start
  return {
    kind: 'home',
    hasBothDeals: hasBothDeals(state),
    findings: [...findings, ...features].toSorted(inOrder),
    doubts: doubts.toSorted(inOrder),
    assumed: assumedType(state),
    unmatched: unmatched
      .filter((words) => !isFeature(words))
      .map(({ start, end, text: words }) => ({ start, end, text: words }))
      .filter(({ text: words }) => /[\p{L}\p{N}]/u.test(words)),
  }
}

/** Asks for a place that is spelt like a known one, if the message names no other. */
function askForPlace(
  state: HomeState,
  gazetteer: Gazetteer,
  cities: ReturnType<typeof extractNamedPlaces>,
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

/** "111.11 gaj (20x50)", "100 HP (75 kW)": one size, rounded. */
const isRounded = (field: HomeField, values: readonly unknown[]) => {
  const sizes = values.map(Number)
  return /^(?:area|power)/.test(field) && Math.max(...sizes) <= Math.min(...sizes) * 1.02
}

/** More rooms than a home has are those of a hostel. */
const maxRooms = 8
const noHome = /^(?:commercial|office|industrial|plot|agricultural)$/

/** "Resale & rent" above a home that is let, the lease of the tenant of a home that is sold. */
const offeredOtherwise: Partial<Record<string, HomeField>> = {
  rent: 'resale',
  sell: 'agreementMonths',
}

/** Keeps one finding of each field; if two differ, the broker is asked. */
function withoutContradictions({ findings, doubts }: HomeState) {
  const kept: Finding[] = []
  const asked: Doubt[] = [...doubts]
  for (const [field, all] of Map.groupBy(asOfLand(findings, doubts), ({ field }) => field)) {
    const values = [...new Set(all.map(({ value }) => value))]
    if (listFields.has(field)) {
      kept.push(...values.flatMap((value) => all.find((one) => one.value === value) ?? []))
      continue
    }
    const [first] = all
    if (!first) continue
    const { start, end, text } = first
    if (values.length === 1 || isRounded(field, values)) kept.push(first)
    else asked.push({ field, choices: values, start, end, text })
  }
  const isAsked = (field: HomeField) => asked.some((doubt) => doubt.field === field)
  const type = kept.find(({ field }) => field === 'propertyType')?.value
  // "Guest house, 10 rooms"
  const isRooms = ({ field, value, text }: Finding) =>
    field === 'bhk' && /room/i.test(text) && (noHome.test(String(type)) || value > maxRooms)
  const deal = kept.find(({ field }) => field === 'listingType')?.value
  const isOfDeal = ({ field }: Finding) => field !== offeredOtherwise[String(deal)]
  return {
    findings: kept.filter((one) => !isAsked(one.field) && !isRooms(one) && isOfDeal(one)),
    doubts: asked,
  }
}
