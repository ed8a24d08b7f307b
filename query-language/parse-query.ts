import { readCityTold } from '#query-language/background/city-fallback.ts'
import { passHours } from '#query-language/background/clock-times.ts'
import { passOwn } from '#query-language/background/own-amounts.ts'
import { passPersons } from '#query-language/background/person-descriptions.ts'
import { type Aside, passAsides } from '#query-language/background/skip-background.ts'
import { readBareNumbers } from '#query-language/extract/amounts/bare-numbers.ts'
import { dropBeyond } from '#query-language/extract/amounts/drop-implausible.ts'
import { passNumbered, passPhones } from '#query-language/extract/amounts/phone-numbers.ts'
import { readDimensions } from '#query-language/extract/amounts/plot-dimensions.ts'
import { readQuantities } from '#query-language/extract/amounts/quantities.ts'
import { readRates } from '#query-language/extract/amounts/rates.ts'
import { readWishes } from '#query-language/extract/attributes/attributes.ts'
import { readRooms } from '#query-language/extract/attributes/bedrooms.ts'
import { readFloorRanges, readFloors } from '#query-language/extract/attributes/floors.ts'
import { dropPlainLand } from '#query-language/extract/attributes/land-purpose.ts'
import { readSentAway } from '#query-language/extract/attributes/no-brokers.ts'
import { readPossession } from '#query-language/extract/attributes/possession.ts'
import { readTenants } from '#query-language/extract/attributes/tenants.ts'
import { readCorrections, turnPauses } from '#query-language/extract/corrections.ts'
import { readDeniedPlaces } from '#query-language/extract/places/excluded-places.ts'
import { readPlaces } from '#query-language/extract/places/explicit-places.ts'
import { guessPlaces } from '#query-language/extract/places/fuzzy-places.ts'
import { readPincodes } from '#query-language/extract/places/pincodes.ts'
import { readNear } from '#query-language/extract/places/proximity.ts'
import { readSections } from '#query-language/extract/places/sectors.ts'
import { dropStates, readStates } from '#query-language/extract/places/states.ts'
import { readLocalNames } from '#query-language/extract/places/unlisted-localities.ts'
import { type Gazetteer, placesCalled } from '#query-language/gazetteer/gazetteer.ts'
import { fillers, unsoughtWishes } from '#query-language/lexicon/lexicon.ts'
import { filterOf } from '#query-language/model/merge-slots.ts'
import type { Draft } from '#query-language/model/parse-state.ts'
import type { Interpretation, Slot, Spelled } from '#query-language/model/slots.ts'
import { correctWords } from '#query-language/text/correct-spelling.ts'
import { partWords } from '#query-language/text/strip-suffixes.ts'
import { type Token, tokensOf } from '#query-language/text/tokenize.ts'

/** Longer texts are no question; what comes behind is neither read nor returned. */
const longest = 1_000

/**
 * Reads what somebody asks for, in English, Hinglish or Devanagari: `do bhk flat chahiye andheri mein 80
 * lakh ke andar`. Each slot says where it stands and how sure it is; words that mean nothing to us come
 * back in `rest`, words that ask for nothing (`chahiye`, `looking for`) do not. Pure, in time linear in
 * the length of the text, of which at most 1,000 characters and 120 words are read. Names are those of
 * the gazetteer; a misspelt one is corrected, never to a place of another city than the one named. Without
 * the day it is (ISO text) what is counted from it, `possession within 6 months`, is not read.
 */
export function readQuery(text: string, gazetteer: Gazetteer, today?: string): Interpretation {
  const clipped = text.length > longest ? text.slice(0, longest) : text
  const tokens = partWords(tokensOf(clipped), gazetteer)
  const { draft, asides } = readTokens(clipped, tokens, gazetteer, today)
  // "I work in Whitefield, need 1bhk", "we live in Wakad": without another place that one is meant.
  const told = asides.flatMap((aside) => (aside.told === 'sold' ? [] : aside.told))
  const meant = told.includes('work') ? 'work' : told[0]
  if (meant === undefined || draft.slots.some(isWhere)) {
    readCityTold(draft, asides, gazetteer)
    return interpretationOf(draft)
  }
  return interpretationOf(readTokens(clipped, tokens, gazetteer, today, meant).draft)
}

const isWhere = ({ slot }: Slot) =>
  slot === 'city' || slot === 'locality' || slot === 'near' || slot === 'pincode'

function readTokens(
  text: string,
  tokens: readonly Token[],
  gazetteer: Gazetteer,
  today: string | undefined,
  meant?: Aside['told'],
): { draft: Draft; asides: Aside[] } {
  const draft: Draft = {
    text,
    tokens: [...tokens],
    taken: tokens.map(() => false),
    slots: [],
    doubts: [],
    unsought: [],
    corrected: new Set(),
  }
  turnPauses(draft)
  passPhones(draft)
  passNumbered(draft)
  passHours(draft)
  const asides = passAsides(draft, gazetteer, meant)
  passOwn(draft)
  passPersons(draft, gazetteer)
  const states = readStates(draft, gazetteer)
  const cities = readPlaces(draft, gazetteer)
  readSections(draft, cities, gazetteer)
  readDeniedPlaces(draft)
  correctWords(draft, gazetteer, cities)
  readFloorRanges(draft)
  readRooms(draft)
  readPincodes(draft)
  readDimensions(draft)
  readPossession(draft, today)
  readFloors(draft)
  readRates(draft)
  readQuantities(draft, stateOf(draft, gazetteer))
  readSentAway(draft)
  readWishes(draft)
  readTenants(draft)
  dropPlainLand(draft)
  guessPlaces(draft, gazetteer, cities)
  readLocalNames(draft, gazetteer)
  dropStates(draft, states)
  readNear(draft)
  readBareNumbers(draft)
  readCorrections(draft)
  dropBeyond(draft)
  return { draft, asides }
}

function interpretationOf(draft: Draft): Interpretation {
  const slots = draft.slots.toSorted((one, other) => one.start - other.start || one.end - other.end)
  return { filter: filterOf(slots), slots, rest: restOf(draft), doubts: draft.doubts }
}

/** The state of the place that was named: a bigha is not the same everywhere. */
function stateOf({ slots }: Draft, gazetteer: Gazetteer): string | undefined {
  for (const slot of slots) {
    if (slot.slot !== 'city' && slot.slot !== 'locality') continue
    const name = slot.slot === 'city' ? slot.value.name : slot.value.city
    const city = placesCalled(gazetteer, name ?? '').find(
      (place) => place.kind === 'city' && place.name === name,
    )
    if (city?.state) return city.state
  }
  return undefined
}

/** Words that neither say anything to us nor nothing at all. */
function restOf(draft: Draft): Spelled[] {
  const rest = [...draft.unsought]
  const { tokens, taken, text } = draft
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    if (!token || taken[at] || token.kind === 'sign') continue
    // "For 2 boys", "family of 4": how many they are is no wish.
    const next = tokens[at + 1]?.start
    const last = tokens[at - 1]?.text === 'of' ? tokens[at - 2]?.end : undefined
    if (
      token.kind === 'number' &&
      draft.slots.some(
        ({ slot, start, end }) =>
          (slot === 'tenant' && (start === next || end === last)) ||
          (slot === 'amenity' && start === next),
      )
    )
      continue
    const wish = unsoughtWishes.find(tokens, at)
    const end = wish && !taken.slice(at, wish.next).includes(true) && tokens[wish.next - 1]?.end
    if (wish && end) {
      rest.push({ text: text.slice(token.start, end), start: token.start, end, isUnsought: true })
      at = wish.next - 1
      continue
    }
    const filler = fillers.find(tokens, at)
    if (filler) {
      at = filler.next - 1
      continue
    }
    rest.push({ text: text.slice(token.start, token.end), start: token.start, end: token.end })
  }
  return rest.sort((one, other) => one.start - other.start)
}
