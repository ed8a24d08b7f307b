import { capitalize, editDistance, phoneticKey } from '#domain/text/edit-distance.ts'
import { parseNumberAt } from '#query-language/extract/amounts/number-phrase.ts'
import { isCorrected } from '#query-language/extract/corrections.ts'
import {
  findPlaces,
  type Gazetteer,
  type Place,
  placeNameKey,
} from '#query-language/gazetteer/gazetteer.ts'
import { normalizePlaceWord } from '#query-language/gazetteer/normalize-place-name.ts'
import { ordinalWords } from '#query-language/lexicon/number-words.ts'
import { roomUnits } from '#query-language/lexicon/units.ts'
import {
  claim,
  isFree,
  negatedSpan,
  type ParseState,
  skip,
} from '#query-language/model/parse-state.ts'
import type { Slot } from '#query-language/model/slots.ts'
import type { Token } from '#query-language/text/tokenize.ts'
import { cityBeside } from './city-beside.ts'
import { claimArea } from './claim-place.ts'
import { isBehindLocality, kindOfList, ordinalSuffix } from './listed-parts.ts'
import {
  extractFurtherParts,
  extractNumberedSectors,
  facingWord,
  maxSector,
  sideLetters,
  sides,
} from './numbered-sectors.ts'
import { countsUnit, sectionWords } from './place-words.ts'

/** Returns the word `sector`, also misspelt if a number follows: `secter 150`. */
function sectionWord(tokens: readonly Token[], at: number): string | undefined {
  const word = normalizePlaceWord(tokens[at]?.text ?? '')
  if (sectionWords.has(word)) return word
  if (word.length < 4 || !parseNumberAt(tokens, at + 1)) return undefined
  const sound = phoneticKey(word)
  return sectionSounds.find(
    (section) =>
      sound === section.sound ||
      (section.word[0] === word[0] && editDistance(word, section.word, 1) === 1),
  )?.word
}

const sectionSounds = [...sectionWords]
  .filter((word) => word.length > 4)
  .map((word) => ({ word, sound: phoneticKey(word) }))

/**
 * Extracts parts without a Location: `Sector 150` of a city, `Phase 2` and `5th Block` of a
 * locality.
 */
export function extractSections(
  state: ParseState,
  cities: readonly Place[],
  gazetteer: Gazetteer,
): void {
  for (let at = 0; at < state.tokens.length; at++) {
    const match = isFree(state, at) ? sectionAt(state, at) : undefined
    if (!match) continue
    const { name, to } = match
    // "East facing, not west, vidyanagar": an excluded direction is not a side of the next place.
    if ([...sides.values()].includes(name) && negatedSpan(state, at, to)) continue
    const mended = correctedHome(state, at)
    if (mended) delete mended.value.section
    // "Greater Noida West Gaur City": the side of the town before it.
    if (!mended && claimSideOfCity(state, gazetteer, name, at)) {
      at = to - 1
      continue
    }
    const home = mended ?? localityBeside(state, at, to, name)
    const other = home ? undefined : localityOfOtherPart(state, at, name)
    if (home) {
      claimPart(state, home, match, at, gazetteer)
    } else if (other) {
      claimOtherPart(state, other, match, at, gazetteer)
    } else if (/^(?:Sector|Scheme) /.test(name)) {
      const city = cityBeside(state, cities, at, to) ?? cities[0]
      const not = negatedSpan(state, at, to)
      const value = { name, ids: [], ...(city && { city: city.name }), ...(not && { not: true }) }
      claim(state, 'locality', value, not ?? [at, to], 0.9)
    } else {
      claimArea(state, partsOfTown(gazetteer, name, cities), at, to)
    }
    at = to - 1
  }
  extractNumberedSectors(state)
  extractFurtherParts(state, cities, gazetteer)
}

/** Returns the locality whose part is being corrected: "Phase one, no sorry, phase two". */
function correctedHome(state: ParseState, at: number) {
  const start = state.tokens[at]?.start ?? 0
  const home = state.slots.findLast((slot) => slot.slot === 'locality' && slot.end <= start)
  if (home?.slot !== 'locality' || home.value.section === undefined) return undefined
  const from = state.tokens.findIndex((token) => token.start >= home.end)
  if (!isCorrected(state, from, at)) return undefined
  skip(state, from, at)
  return home
}

/** Returns the parts of a town that are known by their number: "Phase 7" of Mohali. */
const partsOfTown = (gazetteer: Gazetteer, name: string, cities: readonly Place[]) =>
  cities.flatMap((city) =>
    findPlaces(gazetteer, `${name} ${city.name}`).filter((place) => place.city === city.name),
  )

interface SectionMatch {
  name: string
  to: number
}

/**
 * Claims the place with this side in its name ("Kandivli east") if there is one, else a part of the
 * place. "Purva" is also a builder: it means east only if a place has that name.
 */
export function claimPart(
  state: ParseState,
  home: Extract<Slot, { slot: 'locality' }>,
  { name: part, to }: SectionMatch,
  at: number,
  gazetteer: Gazetteer,
): void {
  const { name, city, not } = home.value
  const [own] = findPlaces(gazetteer, `${name} ${part}`).filter((place) => place.city === city)
  if (!own && state.tokens[at]?.text === 'purva') return
  home.value = own
    ? { name: own.name, city: own.city, ids: own.ids, ...(not && { not }) }
    : { ...home.value, section: [home.value.section, part].filter(Boolean).join(' ') }
  skip(state, at, to)
}

/** Returns the part of a place that starts at a token, and the token after it. */
export function sectionAt(state: ParseState, at: number): SectionMatch | undefined {
  const { tokens } = state
  // "Andheri (W)"
  const letter = sideLetters.get(tokens[at]?.text ?? '')
  if (letter && tokens[at - 1]?.text === '(' && tokens[at + 1]?.text === ')')
    return { name: letter, to: at + 1 }
  // A side of a place, unless it is the facing of a home.
  const side = sides.get(normalizePlaceWord(tokens[at]?.text ?? ''))
  const isHyphened = tokens[at + 1]?.text === '-' && tokens[at + 2]?.glued
  const next = tokens[at + (isHyphened ? 2 : 1)]?.text ?? ''
  const isFaced = /^(?:facing|face|main door|towards)$/.test(tokens[at - 1]?.text ?? '')
  const isOneOfFacings =
    /^(?:or|and|\/|&|ya|aur)$/.test(next) && sides.has(tokens[at + 2]?.text ?? '')
  if (side && !isFaced && !isOneOfFacings && !facingWord.test(next))
    return { name: side, to: at + 1 }
  const lettered = letteredAt(state, at)
  if (lettered) return lettered
  const word = sectionWord(tokens, at)
  if (word !== undefined) {
    const skip = /^(?:-|no|number|num)$/.test(tokens[at + 1]?.text ?? '') ? 1 : 0
    const number = tokens[at + 1 + skip]
    if (number?.kind === 'word' && skip === 0) return spokenSection(state, word, at)
    if (number?.kind !== 'number' || !isFree(state, at, at + 2 + skip)) return undefined
    if (countsUnit(state, at + 1 + skip)) return undefined
    const letter = tokens[at + 2 + skip]
    const hasLetter = letter?.glued && /^[a-rt-z]$/.test(letter.text)
    const name = `${capitalize(word)} ${number.text}${hasLetter ? letter.text.toUpperCase() : ''}`
    return { name, to: at + 2 + skip + (hasLetter ? 1 : 0) }
  }
  const place = ordinalWords.get(tokens[at]?.text ?? '')
  const spoken = normalizePlaceWord(tokens[at + 1]?.text ?? '')
  if (place !== undefined && sectionWords.has(spoken) && isFree(state, at, at + 2))
    return { name: `${capitalize(spoken)} ${place}`, to: at + 2 }
  if (isNumberBeforePart(state, at))
    return { name: `${capitalize(spoken)} ${tokens[at]?.text}`, to: at + 2 }
  const isOrdinal = tokens[at]?.kind === 'number' && ordinalSuffix.test(tokens[at + 1]?.text ?? '')
  const listed = isOrdinal && kindOfList(state, at)
  if (listed) return { name: `${capitalize(listed)} ${tokens[at]?.text}`, to: at + 2 }
  const part = normalizePlaceWord(tokens[at + 2]?.text ?? '')
  if (!isOrdinal || !sectionWords.has(part) || !isFree(state, at, at + 3)) return undefined
  return { name: `${capitalize(part)} ${tokens[at]?.text}`, to: at + 3 }
}

/** Parses "Block C", "C block", "E-block"; in "a block" the letter is an article. */
function letteredAt(state: ParseState, at: number): SectionMatch | undefined {
  const { tokens } = state
  const isHyphened = tokens[at + 1]?.text === '-'
  const to = at + (isHyphened ? 3 : 2)
  const first = normalizePlaceWord(tokens[at]?.text ?? '')
  const last = normalizePlaceWord(tokens[to - 1]?.text ?? '')
  if (!isFree(state, at, to)) return undefined
  const [word, letter] = blockWord.test(first) ? [first, last] : [last, first]
  if (!blockWord.test(word) || !/^[a-z]$/.test(letter)) return undefined
  if (first === 'a' && !isHyphened) return undefined
  return { name: `${capitalize(word)} ${letter.toUpperCase()}`, to }
}

const blockWord = /^(?:block|pocket)$/

/** "JP Nagar 7 phase": after a locality, and not the number of another phase or of rooms. */
function isNumberBeforePart(state: ParseState, at: number): boolean {
  const { tokens } = state
  const number = tokens[at]
  if (number?.kind !== 'number' || number.value > 20 || !isFree(state, at, at + 2)) return false
  const isPart = /^(?:phase|stage|block)$/.test(normalizePlaceWord(tokens[at + 1]?.text ?? ''))
  const isNumbered = tokens[at + 2]?.kind === 'number' && !roomUnits.find(tokens, at + 3)
  return isPart && !isNumbered && isBehindLocality(state, at)
}

/** Parses dictated parts: "Sector fifty two", "phase one". */
function spokenSection(state: ParseState, word: string, at: number): SectionMatch | undefined {
  // "Sector V"
  const roman = Number(normalizePlaceWord(state.tokens[at + 1]?.text ?? '', 'sector'))
  if (roman > 0 && isFree(state, at, at + 2))
    return { name: `${capitalize(word)} ${roman}`, to: at + 2 }
  // "Sector C"
  const letter = state.tokens[at + 1]?.text ?? ''
  if (word === 'sector' && /^[b-h]$/.test(letter) && isFree(state, at, at + 2))
    return { name: `${capitalize(word)} ${letter.toUpperCase()}`, to: at + 2 }
  const number = parseNumberAt(state.tokens, at + 1)
  if (!number || number.value % 1 !== 0 || !isFree(state, at, number.next)) return undefined
  if (number.value > maxSector || countsUnit(state, number.next - 1)) return undefined
  return { name: `${capitalize(word)} ${number.value}`, to: number.next }
}

/** Claims a side of a city that is a locality of its own: "ठाणे पश्चिम". */
function claimSideOfCity(
  state: ParseState,
  { byKey }: Gazetteer,
  side: string,
  at: number,
): boolean {
  const before = state.tokens[at - 1]
  const city = state.slots.find((slot) => slot.slot === 'city' && slot.end === before?.end)
  if (city?.slot !== 'city' || sides.get(side.toLowerCase()) !== side) return false
  const words = `${city.value.name} ${side}`.toLowerCase().split(' ')
  const places = (byKey.get(placeNameKey(words)) ?? []).filter(
    (place) => place.city === city.value.name,
  )
  if (places.length === 0) return false
  const from = state.tokens.findIndex(({ start }) => start >= city.start)
  state.slots.splice(state.slots.indexOf(city), 1)
  claimArea(state, places, from, at + 1)
  return true
}

/**
 * Returns the locality of an earlier part, to which this part belongs too: "Dwarka sec 12 or sec
 * 6", "Hinjewadi phase 3 nahi phase 1".
 */
function localityOfOtherPart(state: ParseState, at: number, part: string) {
  const { tokens, slots } = state
  let before = at - 1
  while (before > at - 4 && wordBetweenParts.test(tokens[before]?.text ?? '')) before--
  if (ordinalSuffix.test(tokens[before]?.text ?? '')) before--
  const kind = part.split(' ')[0] ?? ''
  const isOf = sectionWords.has(kind.toLowerCase())
  const number = tokens[before]?.text.toUpperCase() ?? ''
  const home = slots.findLast((slot) => slot.slot === 'locality')
  if (!isOf || before === at - 1 || home?.slot !== 'locality') return undefined
  const { name, section } = home.value
  const fullName = section ? `${name} ${section}` : name
  return fullName.endsWith(` ${kind} ${number}`) ? home : undefined
}

function claimOtherPart(
  state: ParseState,
  { value }: Extract<Slot, { slot: 'locality' }>,
  { name: part, to }: SectionMatch,
  at: number,
  gazetteer: Gazetteer,
): void {
  const { name, section, city, ids } = value
  const home = section ? name : name.split(' ').slice(0, -2).join(' ')
  const [own] = findPlaces(gazetteer, `${home} ${part}`).filter((place) => place.city === city)
  const denied = negatedSpan(state, at, to)
  const not = denied?.[0] === at ? undefined : denied
  const fullName = own ? { name: own.name, ids: own.ids } : { name: home, ids, section: part }
  const place = { ...fullName, ...(city !== undefined && { city }), ...(not && { not: true }) }
  claim(state, 'locality', place, not ?? [at, to])
}
const wordBetweenParts =
  /^(?:or|and|ya|aur|nor|,|\/|&|me|mein|in|nahi|nahin|nhi|not|but|balki|या|और)$/

const areBothSectors = (name: string, part: string) =>
  name.startsWith('Sector ') && part.startsWith('Sector ')

function localityBeside(state: ParseState, at: number, to: number, part: string) {
  const { tokens, slots } = state
  const start = tokens[at]?.start ?? 0
  const end = tokens[to - 1]?.end ?? 0
  for (const slot of slots) {
    // A sector is not a part of another sector.
    if (slot.slot !== 'locality' || areBothSectors(slot.value.name, part)) continue
    const gap =
      slot.end <= start ? state.text.slice(slot.end, start) : state.text.slice(end, slot.start)
    if (slot.end <= start || slot.start >= end) {
      if (/^[\s,()-]*(?:in[\s,()-]*)?$/i.test(gap)) return slot
    }
  }
  return undefined
}
