import { readCityTold } from './city-told.ts'
import { correctWords } from './correct-word.ts'
import type { Draft } from './draft.ts'
import { dropBeyond } from './drop-beyond.ts'
import { filterOf } from './filter.ts'
import { type Gazetteer, placesCalled } from './gazetteer.ts'
import { guessPlaces } from './guess-place.ts'
import { fillers, unsoughtWishes } from './lexicon.ts'
import { partWords } from './part-word.ts'
import { type Aside, passAsides } from './pass-aside.ts'
import { passHours } from './pass-hour.ts'
import { passOwn } from './pass-own.ts'
import { passPersons } from './pass-person.ts'
import { dropPlainLand } from './purpose.ts'
import { readCorrections, turnPauses } from './read-correction.ts'
import { readDeniedPlaces } from './read-denial.ts'
import { readFloorRanges, readFloors } from './read-floor.ts'
import { readDimensions } from './read-land.ts'
import { readLocalNames } from './read-local-name.ts'
import { readBareNumbers } from './read-money.ts'
import { readNear } from './read-near.ts'
import { passNumbered, passPhones } from './read-phone.ts'
import { readPincodes } from './read-pincode.ts'
import { readPossession } from './read-possession.ts'
import { readQuantities } from './read-quantity.ts'
import { readRates } from './read-rate.ts'
import { readRooms } from './read-room.ts'
import { readSections } from './read-section.ts'
import { dropStates, readStates } from './read-state.ts'
import { readTenants } from './read-tenant.ts'
import { readPlaces } from './read-where.ts'
import { readWishes } from './read-wish.ts'
import { readSentAway } from './sent-away.ts'
import type { Interpretation, Slot, Spelled } from './slot.ts'
import { type Token, tokensOf } from './token.ts'

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
