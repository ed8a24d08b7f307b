import {
  type Gazetteer,
  keyOf,
  type Place,
  placesCalled,
} from '#query-language/gazetteer/gazetteer.ts'
import { placeWord } from '#query-language/gazetteer/normalize-place-name.ts'
import { roomUnits, units } from '#query-language/lexicon/units.ts'
import { claim, type Draft, isFree, pass } from '#query-language/model/parse-state.ts'
import type { Slot } from '#query-language/model/slots.ts'
import { claimArea, fitting } from './explicit-places.ts'

// Maps, as "constructor" is a word of every object.
export const sides: ReadonlyMap<string, string> = new Map(
  ['East', 'West', 'North', 'South'].map((name) => [name.toLowerCase(), name] as const),
)
export const letters: ReadonlyMap<string, string> = new Map(
  [...sides].map(([word, name]) => [word.charAt(0), name] as const),
)
export const faced = /^(?:facing|face|faced|mukhi|entrance|east|west)$/
export const mostSector = 200

type Locality = Extract<Slot, { slot: 'locality' }>

/** Other parts of a place that are named by their side or number alone, behind one that was read. */
export function readFurtherParts(
  draft: Draft,
  cities: readonly Place[],
  gazetteer: Gazetteer,
): void {
  for (const slot of [...draft.slots]) {
    if (slot.slot !== 'locality') continue
    readOtherSide(draft, slot, gazetteer)
    if (/^Sector \d+$/.test(slot.value.name)) readFurtherSectors(draft, slot, cities, gazetteer)
    else readFurtherPart(draft, slot, gazetteer)
  }
}

/** Towns made of sectors, which are called by their number alone: "noida 137". */
const madeOfSectors = /^(?:Noida|Dwarka|Rohini|Kharghar|Panchkula|Mohali)$/

/** `Noida 137`: the number right behind the name of such a town, that counts nothing. */
export function readNumberedSectors(draft: Draft): void {
  for (const slot of [...draft.slots]) {
    if (slot.slot !== 'city' && slot.slot !== 'locality') continue
    const { name, not } = slot.value
    if (!madeOfSectors.test(name) || ('section' in slot.value && slot.value.section)) continue
    const at = draft.tokens.findIndex((token) => token.end === slot.end) + 1
    const number = draft.tokens[at]
    if (at < 1 || number?.kind !== 'number' || !isFree(draft, at)) continue
    if (number.value > mostSector || number.value < 1 || number.value % 1 !== 0) continue
    const next = draft.tokens[at + 1]?.text ?? ''
    const isCounting = units.find(draft.tokens, at + 1) ?? roomUnits.find(draft.tokens, at + 1)
    if (isCounting || next === '' || counting.test(next)) continue
    if (draft.tokens[at + 1]?.kind === 'number') continue
    if (slot.slot === 'locality') {
      slot.value = { ...slot.value, section: `Sector ${number.text}` }
      pass(draft, at, at + 1)
    } else {
      const value = { name: `Sector ${number.text}`, ids: [], city: name, ...(not && { not }) }
      claim(draft, 'locality', value, [at, at + 1], 0.8)
    }
  }
}
const counting = /^(?:-|to|se|\+|x|\/|st|nd|rd|th|%|or|ya|and|by|max|tak|b|bhk|rk|से)$/

/** "Andheri east or west": the other side of the same place. */
function readOtherSide(
  draft: Draft,
  { end, value: { name, city } }: Locality,
  gazetteer: Gazetteer,
): void {
  const base = /^(.+) (?:East|West|North|South)$/.exec(name)?.[1]
  const at = draft.tokens.findIndex((token) => token.end === end) + 1
  const word = draft.tokens[at + 1]?.text ?? ''
  const side = sides.get(placeWord(word)) ?? letters.get(word)
  const isJoined = /^(?:or|and|&|\/|ya|aur|,|या|और|किंवा)$/.test(draft.tokens[at]?.text ?? '')
  if (!base || !side || !isJoined || at < 1 || !isFree(draft, at, at + 2)) return
  if (faced.test(draft.tokens[at + 2]?.text ?? '')) return
  const places = placesCalled(gazetteer, `${base} ${side}`).filter((place) => place.city === city)
  claimArea(draft, places, at + 1, at + 2)
}

/** "Hinjewadi phase 1 or 2", "Vashi sector 9, 10": another part of the same place. */
function readFurtherPart(draft: Draft, { end, value }: Locality, gazetteer: Gazetteer): void {
  const { tokens } = draft
  const { name, section, city, ids } = value
  const [, before, kind, number] = numberedPart.exec(section ?? name) ?? []
  const home = section ? name : before
  if (home === undefined || kind === undefined) return
  // The words of a part stand behind those of the place.
  const last = tokens.findIndex((token) => token.end === end)
  const at = tokens.findIndex(({ text }, index) => index >= last && text === number)
  const more = at >= 0 && at <= last + 2 ? moreSector(draft, at + 1) : undefined
  if (!more || more.from === at + 1) return
  const part = `${kind} ${more.name.slice(7)}`
  const own = placesCalled(gazetteer, `${home} ${part}`).filter((place) => place.city === city)
  if (own.length > 0) claimArea(draft, own, more.from, more.to)
  else claim(draft, 'locality', { ...value, name: home, ids, section: part }, [more.from, more.to])
}

const numberedPart = /^(?:(.+) )?(Phase|Block|Stage|Sector|Pocket) (\d+)$/

/** `Sector 74 75 76`, whether Locations stand for them or not. */
function readFurtherSectors(
  draft: Draft,
  { end, value: { city } }: Locality,
  cities: readonly Place[],
  { byKey }: Gazetteer,
): void {
  const to = draft.tokens.findIndex((token) => token.end === end) + 1
  for (let more = moreSector(draft, to); more; more = moreSector(draft, more.to)) {
    const { name, from } = more
    const places = fitting(byKey.get(keyOf(['sector', name.slice(7)])) ?? [], cities)
    const same = city === undefined ? places : places.filter((place) => place.city === city)
    if (same.length > 0) claimArea(draft, same, from, more.to)
    else {
      const value = { name, ids: [], ...(city !== undefined && { city }) }
      claim(draft, 'locality', value, [from, more.to], 0.9)
    }
  }
}

/** Sectors that are named without a joint lie side by side: further apart it is another number. */
const nearbySector = 10

/** The next of `sector 74 75 76`, `sector 50 or 56`. */
function moreSector(
  draft: Draft,
  at: number,
): { name: string; from: number; to: number } | undefined {
  const { tokens } = draft
  const isJoined = /^(?:,|\/|&|and|or|ya|aur|या|और|किंवा)$/.test(tokens[at]?.text ?? '')
  const from = isJoined ? at + 1 : at
  const [last, number] = [tokens[at - 1], tokens[from]]
  if (number?.kind !== 'number' || last?.kind !== 'number' || !isFree(draft, at, from + 1)) return
  if (number.value > mostSector || number.value % 1 !== 0 || number.value < 1) return
  if (!isJoined && Math.abs(number.value - last.value) > nearbySector) return
  const next = from + 1
  const isCounting = units.find(tokens, next) ?? roomUnits.find(tokens, next)
  if (isCounting || /^(?:-|to|se|\+|x|st|nd|rd|th)$/.test(tokens[next]?.text ?? '')) return
  return { name: `Sector ${number.text}`, from, to: next }
}
