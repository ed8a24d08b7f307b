import { claim, type Draft, isFree, negated, pass, wordsOf } from './draft.ts'
import { type Gazetteer, isSameMarket, keyOf, type Place, placeWord } from './gazetteer.ts'
import { fillers, meanings } from './lexicon.ts'
import { readNumberAt } from './number-phrase.ts'
import type { PlaceValue } from './slot.ts'
import { units } from './unit.ts'

interface Named {
  from: number
  to: number
  places: readonly Place[]
}

const placeBefore = new Set(
  'in at near around opp opposite behind from to of area location nearby mein'.split(' '),
)
const placeAfter = new Set('mein me main ke area side locality में के पास'.split(' '))

/** Reads the places a query names outright; returns the cities among them. */
export function readPlaces(draft: Draft, gazetteer: Gazetteer): Place[] {
  const named = namedPlaces(draft, gazetteer)
  const cities = named.flatMap(({ places }) => places.find(({ kind }) => kind === 'city') ?? [])
  for (const { from, to, places } of named) {
    const city = places.find(({ kind }) => kind === 'city')
    // "Thane" is a city; with Mumbai beside it, it may be its part.
    if (city) claimPlace(draft, 'city', [city], from, to, 1)
    else claimArea(draft, fitting(places, cities), from, to)
  }
  readSections(draft, cities)
  return cities
}

/** Of places of one name those that may be meant; none where the named city has none of them. */
export function fitting(places: readonly Place[], cities: readonly Place[]): readonly Place[] {
  if (cities.length === 0) {
    const ours = places.filter(({ ids }) => ids.length > 0)
    return ours.length > 0 ? ours : places
  }
  const inside = places.filter(({ city }) => cities.some(({ name }) => name === city))
  if (inside.length > 0) return inside
  return places.filter(({ city }) => cities.some(({ name }) => isSameMarket(city, name)))
}

/** Claims a locality; the same name in several cities is all of them, less surely. */
export function claimArea(
  draft: Draft,
  places: readonly Place[],
  from: number,
  to: number,
  confidence = 1,
): void {
  if (places.length === 0) return
  const isOne = new Set(places.map(({ city }) => city)).size === 1
  claimPlace(draft, 'locality', places, from, to, isOne ? confidence : Math.min(confidence, 0.6))
}

export function claimPlace(
  draft: Draft,
  slot: 'city' | 'locality',
  places: readonly Place[],
  from: number,
  to: number,
  confidence: number,
): void {
  const [first] = places
  if (!first) return
  const ids = [...new Set(places.flatMap((place) => place.ids))]
  const isOne = places.every(({ city }) => city === first.city)
  const not = negated(draft, from, to)
  const value: PlaceValue = {
    name: first.name,
    ids,
    ...(slot === 'locality' && isOne && first.city && { city: first.city }),
    ...(not && { not: true }),
  }
  claim(draft, slot, value, not ?? [from, to], confidence)
}

function namedPlaces(draft: Draft, gazetteer: Gazetteer): Named[] {
  const found: Named[] = []
  for (let at = 0; at < draft.tokens.length; at++) {
    const named = longestAt(draft, gazetteer, at)
    if (!named) continue
    found.push(named)
    at = named.to - 1
  }
  // A word that may be something else is a place beside a city: "Camp, Pune".
  return found.filter(
    (named) =>
      !isRisky(draft, named) ||
      isPlaced(draft, named.from, named.to) ||
      found.some(
        (other) =>
          other.from === named.to || other.from === named.to + 1 || other.to === named.from,
      ),
  )
}

function longestAt(draft: Draft, { byKey, longest }: Gazetteer, at: number): Named | undefined {
  const { tokens } = draft
  if (tokens[at]?.kind === 'sign' || !isFree(draft, at)) return undefined
  // "2 cr park facing": the number takes what follows it.
  if (tokens[at - 1]?.kind === 'number' && units.find(tokens, at)) return undefined
  const words: string[] = []
  let named: Named | undefined
  for (let end = at; end < tokens.length && words.length < longest; end++) {
    const token = tokens[end]
    if (!token) break
    if (token.kind === 'sign') {
      if (token.text !== '-') break
      continue
    }
    words.push(token.text)
    const places = byKey.get(keyOf(words))
    // A number after the name is part of it only where a name has it; one before a unit is not.
    const isCounted = token.kind === 'number' && words.length > 1 && isCount(draft, end)
    if (places && !isCounted)
      named = { from: at, to: end + 1, places: asSpelled(places, words.length) }
  }
  return named
}

/** "Indiranagar" of Bengaluru and "Indira Nagar" of Lucknow differ in a blank only. */
function asSpelled(places: readonly Place[], count: number): readonly Place[] {
  const same = places.filter(({ name }) => name.split(/[\s-]+/).length === count)
  return same.length > 0 ? same : places
}

const isCount = ({ tokens }: Draft, at: number) =>
  /^(?:bhk|b|bed|beds|bedroom|bedrooms|rk|cr|crore|lakh|lakhs|lac|l|k|br)$/.test(
    tokens[at + 1]?.text ?? '',
  )

function isRisky({ tokens }: Draft, { from, to }: Named): boolean {
  const [first] = tokens.slice(from, to)
  if (to - from > 1 || !first) return false
  if (first.text.length <= 3 && /[aeiou]/.test(first.text)) return true
  // "Addeku kavali" is for rent; Kavali is a town.
  if ((meanings.find(tokens, from - 1)?.next ?? 0) > from) return true
  return Boolean(
    meanings.words.has(first.text) ||
      fillers.words.has(first.text) ||
      readNumberAt(tokens, from) ||
      common.has(first.text),
  )
}

/** Words of everyday English that are also names of localities somewhere. */
export const common: ReadonlySet<string> = new Set(
  'camp fort central market garden gardens lake park view green city town village main road street cross temple church mall metro school college hospital airport station satellite gamma sola deccan phase sector block stage tower towers heights residency enclave complex building colony nagar layout society apartment apartments house home villa villas plot land office shop floor cheap luxury premium modern large huge corner sunny bright quiet spacious beautiful lovely peaceful balcony terrace sunrise sunset royal silver golden valley river hill hills orchard palm grand elite prime marine beach race club lotus paradise pearl crystal diamond emerald imperial regency meadows woods springs creek harbour garage basement duplex'.split(
    ' ',
  ),
)

/** Whether the words around say that a place stands here. */
export function isPlaced({ tokens }: Draft, from: number, to: number): boolean {
  const before = tokens[from - 1]?.text ?? ''
  return placeBefore.has(before) || placeAfter.has(tokens[to]?.text ?? '')
}

const sectionWords = new Set(['sector', 'phase', 'block', 'stage', 'pocket', 'part'])
const sides: Record<string, string> = { east: 'East', west: 'West', north: 'North', south: 'South' }
const ordinal = /^(?:st|nd|rd|th)$/

/** `Sector 150` of a city, `Phase 2` and `5th Block` of a locality: parts no Location stands for. */
function readSections(draft: Draft, cities: readonly Place[]): void {
  for (let at = 0; at < draft.tokens.length; at++) {
    const found = isFree(draft, at) ? sectionAt(draft, at) : undefined
    if (!found) continue
    const { name, to } = found
    const home = besideLocality(draft, at, to)
    if (home) {
      home.value = { ...home.value, section: name }
      pass(draft, at, to)
    } else if (name.startsWith('Sector')) {
      const [city] = cities
      claim(draft, 'locality', { name, ids: [], ...(city && { city: city.name }) }, [at, to], 0.9)
    }
    at = to - 1
  }
}

function sectionAt(draft: Draft, at: number): { name: string; to: number } | undefined {
  const { tokens } = draft
  // A side of a place, but no direction a home faces.
  const side = sides[tokens[at]?.text ?? '']
  const next = tokens[at + 1]?.text ?? ''
  if (side && !/^(?:facing|face|mukhi|entrance|east|west)$/.test(next))
    return { name: side, to: at + 1 }
  const word = placeWord(tokens[at]?.text ?? '')
  if (sectionWords.has(word)) {
    const skip = tokens[at + 1]?.text === '-' ? 1 : 0
    const number = tokens[at + 1 + skip]
    if (number?.kind !== 'number' || !isFree(draft, at, at + 2 + skip)) return undefined
    if (isCount(draft, at + 1 + skip)) return undefined
    const letter = tokens[at + 2 + skip]
    const hasLetter = letter?.glued && /^[a-z]$/.test(letter.text)
    const name = `${word.charAt(0).toUpperCase()}${word.slice(1)} ${number.text}${hasLetter ? letter.text.toUpperCase() : ''}`
    return { name, to: at + 2 + skip + (hasLetter ? 1 : 0) }
  }
  const isOrdinal = tokens[at]?.kind === 'number' && ordinal.test(tokens[at + 1]?.text ?? '')
  const part = placeWord(tokens[at + 2]?.text ?? '')
  if (!isOrdinal || !sectionWords.has(part) || !isFree(draft, at, at + 3)) return undefined
  const name = `${part.charAt(0).toUpperCase()}${part.slice(1)} ${tokens[at]?.text}`
  return { name, to: at + 3 }
}

function besideLocality(draft: Draft, at: number, to: number) {
  const { tokens, slots } = draft
  const start = tokens[at]?.start ?? 0
  const end = tokens[to - 1]?.end ?? 0
  for (const slot of slots) {
    if (slot.slot !== 'locality') continue
    const gap =
      slot.end <= start ? draft.text.slice(slot.end, start) : draft.text.slice(end, slot.start)
    if (slot.end <= start || slot.start >= end) {
      if (/^[\s,()-]*(?:in)?[\s,()-]*$/i.test(gap)) return slot
    }
  }
  return undefined
}

const pin = /^[1-8]\d{5}$/

/** Reads PIN codes: six digits that are not called an amount, also `560 066`. */
export function readPincodes(draft: Draft): void {
  const { tokens } = draft
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    if (token?.kind !== 'number' || !isFree(draft, at)) continue
    const next = tokens[at + 1]
    const isSplit =
      /^\d{3}$/.test(token.text) && next?.kind === 'number' && /^\d{3}$/.test(next.text)
    const code = isSplit ? token.text + next.text : token.text
    const label = /^(?:pin|pincode|code|pin code|zip)$/.test(wordsOf(draft, at - 1, at).join(' '))
    if (!pin.test(code) || (!label && code.endsWith('000'))) continue
    if (!label && isAmount(draft, at, isSplit ? at + 2 : at + 1)) continue
    const from = label ? (tokens[at - 2]?.text === 'pin' ? at - 2 : at - 1) : at
    claim(draft, 'pincode', code, [from, isSplit ? at + 2 : at + 1])
  }
}

const moneyBefore =
  /^(?:₹|rs|inr|under|below|upto|budget|max|within|above|min|price|rent|around|<|>)$/
const moneyAfter = /^(?:tak|rupees|rs|inr|andar|rent|budget)$/

function isAmount({ tokens }: Draft, at: number, to: number): boolean {
  return moneyBefore.test(tokens[at - 1]?.text ?? '') || moneyAfter.test(tokens[to]?.text ?? '')
}
