import {
  findPlaces,
  type Gazetteer,
  type Place,
  placeNameKey,
} from '#query-language/gazetteer/gazetteer.ts'
import { normalizePlaceWord } from '#query-language/gazetteer/normalize-place-name.ts'
import { roomUnits, units } from '#query-language/lexicon/units.ts'
import {
  claim,
  isFree,
  markUnsupported,
  type ParseState,
  skip,
} from '#query-language/model/parse-state.ts'
import type { Slot } from '#query-language/model/slots.ts'
import { claimArea, placesInCities } from './claim-place.ts'

// A Map, because "constructor" is a key of every object.
export const sides: ReadonlyMap<string, string> = new Map(
  ['East', 'West', 'North', 'South'].map((name) => [name.toLowerCase(), name] as const),
)
export const sideLetters: ReadonlyMap<string, string> = new Map(
  [...sides].map(([word, name]) => [word.charAt(0), name] as const),
)
export const facingWord = /^(?:facing|face|faced|mukhi|entrance|east|west)$/
export const maxSector = 200

type Locality = Extract<Slot, { slot: 'locality' }>

/** Extracts further parts of a claimed place that are named only by their side or number. */
export function extractFurtherParts(
  state: ParseState,
  cities: readonly Place[],
  gazetteer: Gazetteer,
): void {
  for (const slot of [...state.slots]) {
    if (slot.slot !== 'locality') continue
    extractOtherSide(state, slot, gazetteer)
    if (extractRange(state, slot, gazetteer)) continue
    if (/^Sector \d+$/.test(slot.value.name)) extractFurtherSectors(state, slot, cities, gazetteer)
    else extractFurtherPart(state, slot, gazetteer)
  }
}

/** More sectors than this are no list of places. */
const maxSectorsOfRange = 15

/**
 * Claims the sectors of a range, "sector 10 to 20", each as a place. A long range names none: its
 * words are not understood, and the town is searched.
 */
function extractRange(state: ParseState, slot: Locality, gazetteer: Gazetteer): boolean {
  const { tokens } = state
  const { name, section, city, ids } = slot.value
  const [, before = '', kind = '', first = ''] = numberedPart.exec(section ?? name) ?? []
  const last = tokens.findIndex((token) => token.end === slot.end)
  const at = tokens.findIndex(({ text }, index) => index >= last && text === first)
  if (kind !== 'Sector' || last < 0 || at < 0 || at > last + 2) return false
  const range = endOfRange(state, at)
  if (!range) return false
  const { value: highest, to } = range
  const from = Number(first)
  if (highest - from > maxSectorsOfRange) {
    state.slots = state.slots.filter((other) => other !== slot)
    markUnsupported(state, at, to)
    return true
  }
  const home = section ? name : before
  for (let count = from + 1; count <= highest; count++) {
    const part = `Sector ${count}`
    const [own] = home
      ? findPlaces(gazetteer, `${home} ${part}`).filter((place) => place.city === city)
      : []
    const plain = home ? { ...slot.value, name: home, ids, section: part } : { name: part, ids: [] }
    const value = own ? { name: own.name, ids: own.ids } : plain
    claim(state, 'locality', { ...value, ...(city && { city }) }, [at + 1, to], 0.9)
  }
  return true
}

/** Returns the last sector of a range: of "sector 10 to 20", and of "sector 80s", which is ten. */
function endOfRange(state: ParseState, at: number): { value: number; to: number } | undefined {
  const { tokens } = state
  const [first, joint, last] = tokens.slice(at, at + 3)
  if (!first || !joint || !isFree(state, at + 1)) return undefined
  const isDecade = joint.glued && joint.text === 's' && first.value % 10 === 0
  if (isDecade) return { value: first.value + 9, to: at + 2 }
  if (!rangeWord.test(joint.text) || last?.kind !== 'number') return undefined
  const isRange = last.value > first.value && last.value <= maxSector && last.value % 1 === 0
  if (!isRange || !isFree(state, at + 1, at + 3) || isOtherNumber(state, at + 3)) return undefined
  return { value: last.value, to: at + 3 }
}

const rangeWord = /^(?:to|se|till|-|से|ते|te)$/

/** "Sector 10 to 2 bhk", "sector 12-3rd floor": the number counts something else. */
function isOtherNumber({ tokens }: ParseState, next: number): boolean {
  const isCounting = units.find(tokens, next) ?? roomUnits.find(tokens, next)
  return isCounting !== undefined || /^(?:st|nd|rd|th|\+|x|%)$/.test(tokens[next]?.text ?? '')
}

/** Towns of sectors, which are named by their number alone: "noida 137". */
const townOfSectors = /^(?:Noida|Dwarka|Rohini|Kharghar|Panchkula|Mohali)$/

/** Extracts `Noida 137`: a number directly after the name of such a town that counts nothing. */
export function extractNumberedSectors(state: ParseState): void {
  for (const slot of [...state.slots]) {
    if (slot.slot !== 'city' && slot.slot !== 'locality') continue
    const { name, not } = slot.value
    if (!townOfSectors.test(name) || ('section' in slot.value && slot.value.section)) continue
    const at = state.tokens.findIndex((token) => token.end === slot.end) + 1
    const number = state.tokens[at]
    if (at < 1 || number?.kind !== 'number' || !isFree(state, at)) continue
    if (number.value > maxSector || number.value < 1 || number.value % 1 !== 0) continue
    const next = state.tokens[at + 1]?.text ?? ''
    const isCounting = units.find(state.tokens, at + 1) ?? roomUnits.find(state.tokens, at + 1)
    if (isCounting || next === '' || countingWord.test(next)) continue
    if (state.tokens[at + 1]?.kind === 'number') continue
    if (slot.slot === 'locality') {
      slot.value = { ...slot.value, section: `Sector ${number.text}` }
      skip(state, at, at + 1)
    } else {
      const value = { name: `Sector ${number.text}`, ids: [], city: name, ...(not && { not }) }
      claim(state, 'locality', value, [at, at + 1], 0.8)
    }
  }
}
const countingWord = /^(?:-|to|se|\+|x|\/|st|nd|rd|th|%|or|ya|and|by|max|tak|b|bhk|rk|से)$/

/** Claims the other side of the same place: "Andheri east or west". */
function extractOtherSide(
  state: ParseState,
  { end, value: { name, city } }: Locality,
  gazetteer: Gazetteer,
): void {
  const base = /^(.+) (?:East|West|North|South)$/.exec(name)?.[1]
  const at = state.tokens.findIndex((token) => token.end === end) + 1
  const word = state.tokens[at + 1]?.text ?? ''
  const side = sides.get(normalizePlaceWord(word)) ?? sideLetters.get(word)
  const isJoined = /^(?:or|and|&|\/|ya|aur|,|या|और|किंवा)$/.test(state.tokens[at]?.text ?? '')
  if (!base || !side || !isJoined || at < 1 || !isFree(state, at, at + 2)) return
  if (facingWord.test(state.tokens[at + 2]?.text ?? '')) return
  const places = findPlaces(gazetteer, `${base} ${side}`).filter((place) => place.city === city)
  claimArea(state, places, at + 1, at + 2)
}

/** Claims another part of the same place: "Hinjewadi phase 1 or 2", "Vashi sector 9, 10". */
function extractFurtherPart(
  state: ParseState,
  { end, value }: Locality,
  gazetteer: Gazetteer,
): void {
  const { tokens } = state
  const { name, section, city, ids } = value
  const [, before, kind, number] = numberedPart.exec(section ?? name) ?? []
  const home = section ? name : before
  if (home === undefined || kind === undefined) return
  // The words of a part follow those of the place.
  const last = tokens.findIndex((token) => token.end === end)
  const at = tokens.findIndex(({ text }, index) => index >= last && text === number)
  // "Golf Course Ext (sec 65, 66)"
  let more = at >= 0 && at <= last + 3 ? furtherSectorAt(state, at + 1) : undefined
  while (more && (more.isJoined || more.from > at + 1)) {
    const part = `${kind} ${more.name.slice(7)}`
    const own = findPlaces(gazetteer, `${home} ${part}`).filter((place) => place.city === city)
    if (own.length > 0) claimArea(state, own, more.from, more.to)
    else
      claim(state, 'locality', { ...value, name: home, ids, section: part }, [more.from, more.to])
    const next = furtherSectorAt(state, more.to)
    more = next?.isJoined ? next : undefined
  }
}

const numberedPart = /^(?:(.+) )?(Phase|Block|Stage|Sector|Pocket) (\d+)$/

/** Claims `Sector 74 75 76`, with or without Locations for them. */
function extractFurtherSectors(
  state: ParseState,
  { end, value: { city } }: Locality,
  cities: readonly Place[],
  { byKey }: Gazetteer,
): void {
  const to = state.tokens.findIndex((token) => token.end === end) + 1
  for (let more = furtherSectorAt(state, to); more; more = furtherSectorAt(state, more.to)) {
    const { name, from } = more
    const places = placesInCities(byKey.get(placeNameKey(['sector', name.slice(7)])) ?? [], cities)
    const same = city === undefined ? places : places.filter((place) => place.city === city)
    if (same.length > 0) claimArea(state, same, from, more.to)
    else {
      const value = { name, ids: [], ...(city !== undefined && { city }) }
      claim(state, 'locality', value, [from, more.to], 0.9)
    }
  }
}

/** "Sector 2 ba 3", in Bengali, Telugu, Tamil and Marathi as well. */
const partJoint = /^(?:,|\/|&|and|or|ya|aur|ba|leda|illa|kinva|athva|या|और|किंवा)$/

/** Sectors listed without a separator are neighbours; a larger gap means another kind of number. */
const maxSectorGap = 10

/** Returns the next sector of `sector 74 75 76` or `sector 50 or 56`. */
function furtherSectorAt(
  state: ParseState,
  at: number,
): { name: string; from: number; to: number; isJoined: boolean } | undefined {
  const { tokens, text } = state
  const isSign = partJoint.test(tokens[at]?.text ?? '')
  const from = isSign ? at + 1 : at
  // "6,10,11": the commas of a list stand inside its numbers.
  const isJoined = isSign || text.slice(tokens[at - 1]?.end, tokens[at]?.start) === ','
  const [last, number] = [tokens[at - 1], tokens[from]]
  if (number?.kind !== 'number' || last?.kind !== 'number' || !isFree(state, at, from + 1)) return
  if (number.value > maxSector || number.value % 1 !== 0 || number.value < 1) return
  if (!isJoined && Math.abs(number.value - last.value) > maxSectorGap) return
  const next = from + 1
  const isCounting = units.find(tokens, next) ?? roomUnits.find(tokens, next)
  if (isCounting || /^(?:-|to|se|\+|x|st|nd|rd|th)$/.test(tokens[next]?.text ?? '')) return
  return { name: `Sector ${number.text}`, from, to: next, isJoined }
}
