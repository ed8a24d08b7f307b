import { skipClockTimes } from '#query-language/background/clock-times.ts'
import { skipOwnAmounts } from '#query-language/background/own-amounts.ts'
import { skipPersonDescriptions } from '#query-language/background/person-descriptions.ts'
import { dropQuestions } from '#query-language/background/questions.ts'
import {
  type BackgroundClause,
  skipBackground,
} from '#query-language/background/skip-background.ts'
import { dropImplausible } from '#query-language/extract/amounts/drop-implausible.ts'
import { extractExtendedBudgets } from '#query-language/extract/amounts/extended-budgets.ts'
import {
  dropInstalmentsOfRent,
  extractInstalments,
} from '#query-language/extract/amounts/instalments.ts'
import { markMonthlyTotals } from '#query-language/extract/amounts/monthly-totals.ts'
import {
  skipLabelNumbers,
  skipPhoneNumbers,
} from '#query-language/extract/amounts/phone-numbers.ts'
import { extractPlainAmounts } from '#query-language/extract/amounts/plain-amounts.ts'
import { extractDimensions } from '#query-language/extract/amounts/plot-dimensions.ts'
import { extractQuantities } from '#query-language/extract/amounts/quantities.ts'
import { extractRates } from '#query-language/extract/amounts/rates.ts'
import { settleRentsBesidePrices } from '#query-language/extract/amounts/rents-beside-prices.ts'
import { readShares } from '#query-language/extract/amounts/shares.ts'
import { extractAttributes } from '#query-language/extract/attributes/attributes.ts'
import { extractBedrooms } from '#query-language/extract/attributes/bedrooms.ts'
import { extractFloorRanges, extractFloors } from '#query-language/extract/attributes/floors.ts'
import { dropRedundantLand } from '#query-language/extract/attributes/land-purpose.ts'
import { settleMoveIn } from '#query-language/extract/attributes/move-in.ts'
import { extractNoBrokers } from '#query-language/extract/attributes/no-brokers.ts'
import { extractParticulars } from '#query-language/extract/attributes/particulars.ts'
import { extractPossession } from '#query-language/extract/attributes/possession.ts'
import { extractTenants } from '#query-language/extract/attributes/tenants.ts'
import { applyCorrections, markPauseCorrections } from '#query-language/extract/corrections.ts'
import { extendDenials } from '#query-language/extract/denied-lists.ts'
import { joinAlternatives } from '#query-language/extract/join-alternatives.ts'
import { excludeNegatedPlaces } from '#query-language/extract/places/excluded-places.ts'
import { extractExplicitPlaces } from '#query-language/extract/places/explicit-places.ts'
import { extractFuzzyPlaces } from '#query-language/extract/places/fuzzy-places.ts'
import { extractPincodes } from '#query-language/extract/places/pincodes.ts'
import { extractProximity } from '#query-language/extract/places/proximity.ts'
import { extractSections } from '#query-language/extract/places/sectors.ts'
import {
  dropStates,
  extractStates,
  stateOfNamedPlace,
} from '#query-language/extract/places/states.ts'
import { extractUnlistedLocalities } from '#query-language/extract/places/unlisted-localities.ts'
import { markPreferences } from '#query-language/extract/preferences.ts'
import { settleDenials } from '#query-language/extract/unclear-denials.ts'
import type { Gazetteer, Place } from '#query-language/gazetteer/gazetteer.ts'
import { type ParseState, startParse } from '#query-language/model/parse-state.ts'
import type { Slot } from '#query-language/model/slots.ts'
import { correctSpelling } from '#query-language/text/correct-spelling.ts'
import type { Token } from '#query-language/text/tokenize.ts'

export interface Input {
  text: string
  tokens: readonly Token[]
  gazetteer: Gazetteer
  today: string | undefined
  /** The kind of background clause to take the place from, if nothing else names one. */
  fallbackKind?: BackgroundClause['kind']
}

/** Shared by the passes: the input, the state, and the results of earlier passes. */
export interface Run extends Input {
  state: ParseState
  clauses: BackgroundClause[]
  /** Slots of states, which are dropped beside any other place. */
  states: Slot[]
  /** Cities that are named exactly. */
  cities: Place[]
}

type Stage = 'skip' | 'extract' | 'resolve'

/** A pass with its stage, what it depends on besides free tokens, and what it claims or changes. */
type Pass = readonly [
  name: string,
  stage: Stage,
  reads: string,
  claims: string,
  run: (run: Run) => void,
]

/**
 * The passes in order. The first pass that understands a token claims it: the order resolves
 * overlaps (decision 0026). Before the passes a text is normalised and tokenised (`text/`);
 * after them slots are merged (`model/merge-slots.ts`) and described (`model/describe-filter.ts`).
 */
const passes: readonly Pass[] = [
  [
    'pause corrections',
    'skip',
    'pauses in the text',
    'words, turned into "sorry"',
    ({ state }) => markPauseCorrections(state),
  ],
  ['phone numbers', 'skip', '', 'digits of a phone', ({ state }) => skipPhoneNumbers(state)],
  ['label numbers', 'skip', '', '`road no 12`', ({ state }) => skipLabelNumbers(state)],
  ['clock times', 'skip', '', '`after 6 pm`', ({ state }) => skipClockTimes(state)],
  [
    'background',
    'skip',
    'clauses of the text',
    'clauses about the person',
    (run) => {
      run.clauses = skipBackground(run.state, run.gazetteer, run.fallbackKind)
    },
  ],
  [
    'own amounts',
    'skip',
    '',
    'income, loans, greetings, names',
    ({ state }) => skipOwnAmounts(state),
  ],
  [
    'person descriptions',
    'skip',
    'gazetteer',
    '`girl from Nashik`',
    ({ state, gazetteer }) => skipPersonDescriptions(state, gazetteer),
  ],
  [
    'states',
    'extract',
    'gazetteer',
    'city slots of states',
    (run) => {
      run.states = extractStates(run.state, run.gazetteer)
    },
  ],
  [
    'explicit places',
    'extract',
    'gazetteer',
    'cities, localities',
    (run) => {
      run.cities = extractExplicitPlaces(run.state, run.gazetteer)
    },
  ],
  [
    'sections',
    'extract',
    'localities, cities',
    'sectors, phases, blocks',
    ({ state, cities, gazetteer }) => extractSections(state, cities, gazetteer),
  ],
  [
    'negated places',
    'resolve',
    'places, negators beside them, refused clauses',
    'negators',
    ({ state, clauses }) => excludeNegatedPlaces(state, clauses),
  ],
  [
    'spelling',
    'resolve',
    'free words, cities',
    'words, corrected',
    ({ state, gazetteer, cities }) => correctSpelling(state, gazetteer, cities),
  ],
  ['floor ranges', 'extract', '', '`floor 4 to 10`', ({ state }) => extractFloorRanges(state)],
  ['particulars', 'extract', 'today', 'road, parking, moveIn', (run) => extractParticulars(run)],
  ['bedrooms', 'extract', '', 'bhk', ({ state }) => extractBedrooms(state)],
  ['pincodes', 'extract', '', 'pincode', ({ state }) => extractPincodes(state)],
  ['dimensions', 'extract', '', 'area of `30x40`', ({ state }) => extractDimensions(state)],
  [
    'possession',
    'extract',
    'today',
    'possession, dates',
    ({ state, today }) => extractPossession(state, today),
  ],
  ['floors', 'extract', '', 'floor', ({ state }) => extractFloors(state)],
  ['instalments', 'extract', '', '`EMI under 40k`', ({ state }) => extractInstalments(state)],
  ['rates', 'extract', '', 'rate', ({ state }) => extractRates(state)],
  [
    'quantities',
    'extract',
    'state of the place',
    'budget, area, deposit, bathrooms, age, posted',
    ({ state, gazetteer }) => extractQuantities(state, stateOfNamedPlace(state, gazetteer)),
  ],
  ['no brokers', 'extract', '', 'lister', ({ state }) => extractNoBrokers(state)],
  [
    'attributes',
    'extract',
    'lexicon',
    'type, intent, amenities, tenants and the like, builders',
    ({ state }) => extractAttributes(state),
  ],
  ['denied lists', 'resolve', 'slots', 'denied slots', ({ state }) => extendDenials(state)],
  [
    'instalments of rent',
    'resolve',
    'emi, intent',
    'emi, dropped',
    ({ state }) => dropInstalmentsOfRent(state),
  ],
  ['tenants', 'extract', 'intent, tenants', 'tenant of a PG', ({ state }) => extractTenants(state)],
  ['redundant land', 'resolve', 'type, area', 'types', ({ state }) => dropRedundantLand(state)],
  [
    'fuzzy places',
    'extract',
    'gazetteer, cities',
    'misspelt places',
    ({ state, gazetteer, cities }) => extractFuzzyPlaces(state, gazetteer, cities),
  ],
  [
    'unlisted localities',
    'extract',
    'cities',
    'localities by form',
    ({ state, gazetteer }) => extractUnlistedLocalities(state, gazetteer),
  ],
  [
    'states beside places',
    'resolve',
    'states, places',
    'states, dropped',
    ({ state, states }) => dropStates(state, states),
  ],
  ['proximity', 'extract', 'places', 'near', ({ state }) => extractProximity(state)],
  ['extended budgets', 'extract', 'budget', 'budget', ({ state }) => extractExtendedBudgets(state)],
  [
    'bare numbers',
    'extract',
    'intent',
    'budget, ambiguities',
    ({ state }) => extractPlainAmounts(state),
  ],
  ['days of buyers', 'resolve', 'moveIn, budget, today', 'moveIn', (run) => settleMoveIn(run)],
  ['shares', 'resolve', 'budget, intent', '`6k per head`', ({ state }) => readShares(state)],
  [
    'rents beside prices',
    'resolve',
    'budget, intent',
    'rent, dropped as paid now, or the second choice',
    ({ state }) => settleRentsBesidePrices(state),
  ],
  [
    'alternatives',
    'resolve',
    'slots, words between them',
    'second choices; budgets and features, joined to one slot',
    ({ state }) => joinAlternatives(state),
  ],
  [
    'questions',
    'resolve',
    'features, clauses of the text',
    '`ground floor hot hota hai kya?`',
    ({ state }) => dropQuestions(state),
  ],
  ['corrections', 'resolve', 'slots', 'slots, dropped', ({ state }) => applyCorrections(state)],
  [
    'monthly totals',
    'resolve',
    'budget, intent, words beside it',
    'budget, turned into monthly',
    ({ state }) => markMonthlyTotals(state),
  ],
  [
    'preferences',
    'resolve',
    'slots, clauses of the text',
    'words such as `preferably`',
    ({ state }) => markPreferences(state),
  ],
  [
    'denials',
    'resolve',
    'features, types, free words, denials beside them',
    'features and refused types, dropped; what is refused and no slot can say',
    ({ state }) => settleDenials(state),
  ],
  [
    'implausible values',
    'resolve',
    'slots',
    'slots, dropped',
    ({ state }) => dropImplausible(state),
  ],
]

/** Runs the passes over a text, each over the tokens that earlier ones left unclaimed. */
export function runPasses(input: Input): Run {
  const { text, tokens } = input
  const state = startParse(text, tokens)
  const run: Run = { ...input, state, clauses: [], states: [], cities: [] }
  for (const [, , , , pass] of passes) pass(run)
  return run
}
