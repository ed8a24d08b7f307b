import { capital, distance, soundOf } from '#domain/text/edit-distance.ts'
import { readNumberAt } from '#query-language/extract/amounts/number-phrase.ts'
import { isCorrected } from '#query-language/extract/corrections.ts'
import {
  type Gazetteer,
  keyOf,
  type Place,
  placesCalled,
} from '#query-language/gazetteer/gazetteer.ts'
import { placeWord } from '#query-language/gazetteer/normalize-place-name.ts'
import { ordinalWords } from '#query-language/lexicon/number-words.ts'
import { roomUnits } from '#query-language/lexicon/units.ts'
import { claim, type Draft, isFree, negated, pass } from '#query-language/model/parse-state.ts'
import type { Slot } from '#query-language/model/slots.ts'
import type { Token } from '#query-language/text/tokenize.ts'
import { claimArea, isCount, sectionWords } from './explicit-places.ts'
import {
  faced,
  letters,
  mostSector,
  readFurtherParts,
  readNumberedSectors,
  sides,
} from './numbered-sectors.ts'

const ordinal = /^(?:st|nd|rd|th)$/

/** `sector`, also misspelt where a number follows: `secter 150`. */
function sectionWord(tokens: readonly Token[], at: number): string | undefined {
  const word = placeWord(tokens[at]?.text ?? '')
  if (sectionWords.has(word)) return word
  if (word.length < 4 || !readNumberAt(tokens, at + 1)) return undefined
  const sound = soundOf(word)
  return heardSections.find(
    (section) =>
      sound === section.sound ||
      (section.word[0] === word[0] && distance(word, section.word, 1) === 1),
  )?.word
}

const heardSections = [...sectionWords]
  .filter((word) => word.length > 4)
  .map((word) => ({ word, sound: soundOf(word) }))

/** `Sector 150` of a city, `Phase 2` and `5th Block` of a locality: parts no Location stands for. */
export function readSections(draft: Draft, cities: readonly Place[], gazetteer: Gazetteer): void {
  for (let at = 0; at < draft.tokens.length; at++) {
    const found = isFree(draft, at) ? sectionAt(draft, at) : undefined
    if (!found) continue
    const { name, to } = found
    // "East facing, not west, vidyanagar": a direction that is not wanted is no side of the place behind it.
    if ([...sides.values()].includes(name) && negated(draft, at, to)) continue
    const mended = correctedHome(draft, at)
    if (mended) delete mended.value.section
    const home = mended ?? besideLocality(draft, at, to, name)
    const other = home ? undefined : sameHome(draft, at, name)
    if (home) {
      takePart(draft, home, found, at, gazetteer)
    } else if (other) {
      takeOtherPart(draft, other, found, at, gazetteer)
    } else if (takeSideOfCity(draft, gazetteer, name, at)) {
      // It has become a locality of its own.
    } else if (/^(?:Sector|Scheme) /.test(name)) {
      const [city] = cities
      const not = negated(draft, at, to)
      const value = { name, ids: [], ...(city && { city: city.name }), ...(not && { not: true }) }
      claim(draft, 'locality', value, not ?? [at, to], 0.9)
    } else {
      claimArea(draft, partsOfTown(gazetteer, name, cities), at, to)
    }
    at = to - 1
  }
  readNumberedSectors(draft)
  readFurtherParts(draft, cities, gazetteer)
}

/** "Phase one, no sorry, phase two": the locality whose part is corrected. */
function correctedHome(draft: Draft, at: number) {
  const start = draft.tokens[at]?.start ?? 0
  const home = draft.slots.findLast((slot) => slot.slot === 'locality' && slot.end <= start)
  if (home?.slot !== 'locality' || home.value.section === undefined) return undefined
  const from = draft.tokens.findIndex((token) => token.start >= home.end)
  if (!isCorrected(draft, from, at)) return undefined
  pass(draft, from, at)
  return home
}

/** "Phase 7" of Mohali: a part of a town that is known by its number. */
const partsOfTown = (gazetteer: Gazetteer, name: string, cities: readonly Place[]) =>
  cities.flatMap((city) =>
    placesCalled(gazetteer, `${name} ${city.name}`).filter((place) => place.city === city.name),
  )

interface Part {
  name: string
  to: number
}

/**
 * "Kandivli east": the place of that name where there is one, else a part of the other. Purva is also
 * a builder: east only where a place is called so.
 */
export function takePart(
  draft: Draft,
  home: Extract<Slot, { slot: 'locality' }>,
  { name: part, to }: Part,
  at: number,
  gazetteer: Gazetteer,
): void {
  const { name, city, not } = home.value
  const [own] = placesCalled(gazetteer, `${name} ${part}`).filter((place) => place.city === city)
  if (!own && draft.tokens[at]?.text === 'purva') return
  home.value = own
    ? { name: own.name, city: own.city, ids: own.ids, ...(not && { not }) }
    : { ...home.value, section: [home.value.section, part].filter(Boolean).join(' ') }
  pass(draft, at, to)
}

/** A part of a place that is named at a token, and the token after it. */
export function sectionAt(draft: Draft, at: number): Part | undefined {
  const { tokens } = draft
  // "Andheri (W)"
  const letter = letters.get(tokens[at]?.text ?? '')
  if (letter && tokens[at - 1]?.text === '(' && tokens[at + 1]?.text === ')')
    return { name: letter, to: at + 1 }
  // A side of a place, but no direction a home faces.
  const side = sides.get(placeWord(tokens[at]?.text ?? ''))
  const isHyphened = tokens[at + 1]?.text === '-' && tokens[at + 2]?.glued
  const next = tokens[at + (isHyphened ? 2 : 1)]?.text ?? ''
  const isFaced = /^(?:facing|face|main door|towards)$/.test(tokens[at - 1]?.text ?? '')
  const isOneOfFacings =
    /^(?:or|and|\/|&|ya|aur)$/.test(next) && sides.has(tokens[at + 2]?.text ?? '')
  if (side && !isFaced && !isOneOfFacings && !faced.test(next)) return { name: side, to: at + 1 }
  const lettered = letteredAt(draft, at)
  if (lettered) return lettered
  const word = sectionWord(tokens, at)
  if (word !== undefined) {
    const skip = /^(?:-|no|number|num)$/.test(tokens[at + 1]?.text ?? '') ? 1 : 0
    const number = tokens[at + 1 + skip]
    if (number?.kind === 'word' && skip === 0) return spokenSection(draft, word, at)
    if (number?.kind !== 'number' || !isFree(draft, at, at + 2 + skip)) return undefined
    if (isCount(draft, at + 1 + skip)) return undefined
    const letter = tokens[at + 2 + skip]
    const hasLetter = letter?.glued && /^[a-z]$/.test(letter.text)
    const name = `${capital(word)} ${number.text}${hasLetter ? letter.text.toUpperCase() : ''}`
    return { name, to: at + 2 + skip + (hasLetter ? 1 : 0) }
  }
  const place = ordinalWords.get(tokens[at]?.text ?? '')
  const spoken = placeWord(tokens[at + 1]?.text ?? '')
  if (place !== undefined && sectionWords.has(spoken) && isFree(draft, at, at + 2))
    return { name: `${capital(spoken)} ${place}`, to: at + 2 }
  if (isPlainPart(draft, at)) return { name: `${capital(spoken)} ${tokens[at]?.text}`, to: at + 2 }
  const isOrdinal = tokens[at]?.kind === 'number' && ordinal.test(tokens[at + 1]?.text ?? '')
  const part = placeWord(tokens[at + 2]?.text ?? '')
  if (!isOrdinal || !sectionWords.has(part) || !isFree(draft, at, at + 3)) return undefined
  return { name: `${capital(part)} ${tokens[at]?.text}`, to: at + 3 }
}

/** "Block C", "C block", "E-block": "a block" is any. */
function letteredAt(draft: Draft, at: number): Part | undefined {
  const { tokens } = draft
  const isHyphened = tokens[at + 1]?.text === '-'
  const to = at + (isHyphened ? 3 : 2)
  const first = placeWord(tokens[at]?.text ?? '')
  const last = placeWord(tokens[to - 1]?.text ?? '')
  if (!isFree(draft, at, to)) return undefined
  const [word, letter] = blockWord.test(first) ? [first, last] : [last, first]
  if (!blockWord.test(word) || !/^[a-z]$/.test(letter)) return undefined
  if (first === 'a' && !isHyphened) return undefined
  return { name: `${capital(word)} ${letter.toUpperCase()}`, to }
}

const blockWord = /^(?:block|pocket)$/

/** "JP Nagar 7 phase": behind a locality, and no number of another phase or of rooms before it. */
function isPlainPart(draft: Draft, at: number): boolean {
  const { tokens, slots } = draft
  const number = tokens[at]
  if (number?.kind !== 'number' || number.value > 20 || !isFree(draft, at, at + 2)) return false
  const isPart = /^(?:phase|stage|block)$/.test(placeWord(tokens[at + 1]?.text ?? ''))
  const isNumbered = tokens[at + 2]?.kind === 'number' && !roomUnits.find(tokens, at + 3)
  const before = tokens[at - 1]?.end
  return (
    isPart && !isNumbered && slots.some(({ slot, end }) => slot === 'locality' && end === before)
  )
}

/** "Sector fifty two", "phase one", as they are dictated. */
function spokenSection(draft: Draft, word: string, at: number): Part | undefined {
  // "Sector V"
  const roman = Number(placeWord(draft.tokens[at + 1]?.text ?? '', 'sector'))
  if (roman > 0 && isFree(draft, at, at + 2))
    return { name: `${capital(word)} ${roman}`, to: at + 2 }
  // "Sector C"
  const letter = draft.tokens[at + 1]?.text ?? ''
  if (word === 'sector' && /^[b-h]$/.test(letter) && isFree(draft, at, at + 2))
    return { name: `${capital(word)} ${letter.toUpperCase()}`, to: at + 2 }
  const number = readNumberAt(draft.tokens, at + 1)
  if (!number || number.value % 1 !== 0 || !isFree(draft, at, number.next)) return undefined
  if (number.value > mostSector || isCount(draft, number.next - 1)) return undefined
  return { name: `${capital(word)} ${number.value}`, to: number.next }
}

/** "ठाणे पश्चिम": a side of a city that is a locality of its own. */
function takeSideOfCity(draft: Draft, { byKey }: Gazetteer, side: string, at: number): boolean {
  const before = draft.tokens[at - 1]
  const city = draft.slots.find((slot) => slot.slot === 'city' && slot.end === before?.end)
  if (city?.slot !== 'city' || sides.get(side.toLowerCase()) !== side) return false
  const words = `${city.value.name} ${side}`.toLowerCase().split(' ')
  const places = (byKey.get(keyOf(words)) ?? []).filter((place) => place.city === city.value.name)
  if (places.length === 0) return false
  const from = draft.tokens.findIndex(({ start }) => start >= city.start)
  draft.slots.splice(draft.slots.indexOf(city), 1)
  claimArea(draft, places, from, at + 1)
  return true
}

/** "Dwarka sec 12 or sec 6", "Hinjewadi phase 3 nahi phase 1": another part of what was named before. */
function sameHome(draft: Draft, at: number, part: string) {
  const { tokens, slots } = draft
  let before = at - 1
  while (before > at - 4 && anotherPart.test(tokens[before]?.text ?? '')) before--
  const kind = part.split(' ')[0] ?? ''
  const isOf = sectionWords.has(kind.toLowerCase())
  const number = tokens[before]?.text.toUpperCase() ?? ''
  const home = slots.findLast((slot) => slot.slot === 'locality')
  if (!isOf || before === at - 1 || home?.slot !== 'locality') return undefined
  const { name, section } = home.value
  const said = section ? `${name} ${section}` : name
  return said.endsWith(` ${kind} ${number}`) ? home : undefined
}

function takeOtherPart(
  draft: Draft,
  { value }: Extract<Slot, { slot: 'locality' }>,
  { name: part, to }: Part,
  at: number,
  gazetteer: Gazetteer,
): void {
  const { name, section, city, ids } = value
  const home = section ? name : name.split(' ').slice(0, -2).join(' ')
  const [own] = placesCalled(gazetteer, `${home} ${part}`).filter((place) => place.city === city)
  const denied = negated(draft, at, to)
  const not = denied?.[0] === at ? undefined : denied
  const said = own ? { name: own.name, ids: own.ids } : { name: home, ids, section: part }
  const place = { ...said, ...(city !== undefined && { city }), ...(not && { not: true }) }
  claim(draft, 'locality', place, not ?? [at, to])
}
const anotherPart = /^(?:or|and|ya|aur|nor|,|\/|&|me|mein|in|nahi|nahin|nhi|not|but|balki|या|और)$/

const sameKind = (name: string, part: string) =>
  name.startsWith('Sector ') && part.startsWith('Sector ')

function besideLocality(draft: Draft, at: number, to: number, part: string) {
  const { tokens, slots } = draft
  const start = tokens[at]?.start ?? 0
  const end = tokens[to - 1]?.end ?? 0
  for (const slot of slots) {
    // Of two sectors one is no part of the other.
    if (slot.slot !== 'locality' || sameKind(slot.value.name, part)) continue
    const gap =
      slot.end <= start ? draft.text.slice(slot.end, start) : draft.text.slice(end, slot.start)
    if (slot.end <= start || slot.start >= end) {
      if (/^[\s,()-]*(?:in[\s,()-]*)?$/i.test(gap)) return slot
    }
  }
  return undefined
}
