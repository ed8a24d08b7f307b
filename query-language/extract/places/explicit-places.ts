import { parseNumberAt } from '#query-language/extract/amounts/number-phrase.ts'
import { type Gazetteer, isSameMarket, type Place } from '#query-language/gazetteer/gazetteer.ts'
import { normalizePlaceWord } from '#query-language/gazetteer/normalize-place-name.ts'
import { lexicon, negatorsBefore, stopWords } from '#query-language/lexicon/lexicon.ts'
import { units } from '#query-language/lexicon/units.ts'
import {
  claim,
  isFree,
  negatedSpan,
  type ParseState,
  skip,
} from '#query-language/model/parse-state.ts'
import type { PlaceValue } from '#query-language/model/slots.ts'
import { claimNameContainingTown } from './names-with-a-town.ts'
import { skipPlaceLeft, skipPlaceView } from './places-left-behind.ts'

interface NamedPlaces {
  from: number
  to: number
  places: readonly Place[]
}

const wordsBeforePlace = new Set(
  'in at near around opp opposite behind from to of area location nearby mein'.split(' '),
)
export const wordsAfterPlace: ReadonlySet<string> = new Set(
  'mein me main ke area side locality madhe madhye ma lo nalli alli vich javal jawal daggara hattira में के पास मध्ये'.split(
    ' ',
  ),
)

/** Reads the places a query names outright; returns the cities among them. */
export function extractExplicitPlaces(state: ParseState, gazetteer: Gazetteer): Place[] {
  const candidates = dropPartsOfNeighbours(state, namedPlaces(state, gazetteer)).filter(
    (place, _index, all) =>
      !skipPlaceLeft(state, place) &&
      !skipTeluguWant(state, place, all) &&
      !(all.length > 1 && skipPlaceView(state, place)),
  )
  const named = candidates.filter((place) => !claimNameContainingTown(state, place, candidates))
  const cities = named.flatMap((place) =>
    partOfTownBeside(place, named) ? [] : (place.places.find(({ kind }) => kind === 'city') ?? []),
  )
  for (const { from, to, places } of named) {
    const part = partOfTownBeside({ from, to, places }, named)
    const city = part ? undefined : places.find(({ kind }) => kind === 'city')
    // "Thane" is a city; with Mumbai beside it, it may be its part.
    if (city) {
      const [start, end] = withDistrictWords(state, from, to, named)
      claimPlace(state, 'city', [city], start, end, 1)
    } else {
      const areas = places.filter(({ kind }) => kind === 'area')
      const inside = placesInCities(areas, cities)
      // "Zirakpur or Kharar": another choice is in no need of the same town.
      const isChoice = inside.length === 0 && isBesideOr(state, from, to)
      claimArea(state, isChoice ? placesInCities(areas, []) : inside, from, to)
    }
  }
  return cities
}

const districtBefore = /^(?:greater|district|distt|dist)$/
const districtAfter = /^(?:city|district|distt|dist|urban|suburban)$/

/** "Pune City", "Mumbai Suburban", "Greater Mumbai": the words of a district beside its city. */
function withDistrictWords(
  state: ParseState,
  from: number,
  to: number,
  named: readonly NamedPlaces[],
): readonly [number, number] {
  const isOwn = (at: number) =>
    isFree(state, at) && !named.some((other) => other.from <= at && at < other.to)
  const { tokens } = state
  const isBefore = from > 0 && districtBefore.test(tokens[from - 1]?.text ?? '') && isOwn(from - 1)
  const isAfter = districtAfter.test(tokens[to]?.text ?? '') && isOwn(to)
  return [isBefore ? from - 1 : from, isAfter ? to + 1 : to]
}

const isBesideOr = ({ tokens }: ParseState, from: number, to: number) =>
  [tokens[from - 1], tokens[to]].some((token) => /^(?:or|ya|\/|या)$/.test(token?.text ?? ''))

/** "Thaltej or Satellite": in one city. */
const isAlternativeTo = (
  state: ParseState,
  other: NamedPlaces,
  { from, to, places }: NamedPlaces,
) =>
  other.to === from - 1 &&
  isBesideOr(state, from, to) &&
  places.some(({ city }) => other.places.some((place) => place.city === city))

/** "Benz Circle lo house kavali": beside another place it is Telugu for what somebody wants, unless it is said to be in it. */
function skipTeluguWant(
  state: ParseState,
  { from, to }: NamedPlaces,
  all: readonly NamedPlaces[],
): boolean {
  if (
    state.tokens[from]?.text !== 'kavali' ||
    all.length === 1 ||
    hasPlaceWordBeside(state, from, to)
  )
    return false
  skip(state, from, to)
  return true
}

/** "Kolar Bhopal": a part of the town right beside it, though a town elsewhere is called so too. */
function partOfTownBeside({ from, to, places }: NamedPlaces, named: readonly NamedPlaces[]) {
  if (!places.some(({ kind }) => kind === 'city')) return undefined
  const beside = named.find((other) => other.from === to || other.to === from)
  const towns = beside?.places.filter(({ kind }) => kind === 'city') ?? []
  return places.find(({ kind, city }) => kind === 'area' && towns.some(({ name }) => name === city))
}

/** Of places of one name those that may be meant; none where the named city has none of them. */
export function placesInCities(
  places: readonly Place[],
  cities: readonly Place[],
): readonly Place[] {
  if (cities.length === 0) {
    const ours = places.filter(({ ids }) => ids.length > 0)
    const known = ours.length > 0 ? ours : places.filter(({ isRare }) => !isRare)
    return known.length > 0 ? known : places
  }
  const inside = places.filter(({ city }) => cities.some(({ name }) => name === city))
  if (inside.length > 0) return inside
  return places.filter(({ city }) => cities.some(({ name }) => isSameMarket(city, name)))
}

/** Claims a locality; the same name in several cities is all of them, less surely. */
export function claimArea(
  state: ParseState,
  places: readonly Place[],
  from: number,
  to: number,
  confidence = 1,
): void {
  if (places.length === 0) return
  const isOne = new Set(places.map(({ city }) => city)).size === 1
  claimPlace(state, 'locality', places, from, to, isOne ? confidence : Math.min(confidence, 0.6))
}

export function claimPlace(
  state: ParseState,
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
  const not = negatedSpan(state, from, to) ?? sharedNegationSpan(state, from, to)
  const value: PlaceValue = {
    name: first.name,
    ids,
    ...(slot === 'locality' && isOne && first.city && { city: first.city }),
    ...(not && { not: true }),
  }
  claim(state, slot, value, not ?? [from, to], confidence)
}

/** "Not interested in under construction or Greater Noida": what is refused before is a word of the market. */
function sharedNegationSpan({ tokens, ...state }: ParseState, from: number, to: number) {
  if (!/^(?:or|nor|ya|या)$/.test(tokens[from - 1]?.text ?? '')) return undefined
  for (let start = Math.max(0, from - maxWordsSinceNegator); start < from - 1; start++) {
    const refusal = negatorsBefore.find(tokens, start)
    const isNegator =
      refusal && refusal.next > start + 1 && isFree({ tokens, ...state }, start, from)
    if (isNegator && lexicon.find(tokens, refusal.next)?.next === from - 1)
      return [from, to] as const
  }
  return undefined
}
const maxWordsSinceNegator = 8

/** Parts of a place that are numbered. */
export const sectionWords = new Set([
  'sector',
  'scheme',
  'phase',
  'block',
  'stage',
  'pocket',
  'part',
])

/** "Vashi Sector 17", "Sector 17 Vashi": a part of what stands beside it, though another city has a place of that name. */
function dropPartsOfNeighbours(
  { tokens }: ParseState,
  named: readonly NamedPlaces[],
): NamedPlaces[] {
  return named.filter(({ from, to, places }, index) => {
    if (to - from !== 2 || !sectionWords.has(normalizePlaceWord(tokens[from]?.text ?? '')))
      return true
    const [before, after] = [named[index - 1], named[index + 1]]
    const beside = before?.to === from ? before : after?.from === to ? after : undefined
    if (!beside || beside.places.some(({ kind }) => kind === 'city')) return true
    return places.some(({ city }) => beside.places.some((home) => home.city === city))
  })
}

function namedPlaces(state: ParseState, gazetteer: Gazetteer): NamedPlaces[] {
  const match: NamedPlaces[] = []
  for (let at = 0; at < state.tokens.length; at++) {
    const named = longestNameAt(state, gazetteer, at)
    if (!named) continue
    match.push(named)
    at = named.to - 1
  }
  // A word that may be something else is a place beside a city: "Camp, Pune".
  return match.filter(
    (named) =>
      !isAmbiguous(state, named) ||
      (!isVerb(state, named) &&
        (hasPlaceWordBeside(state, named.from, named.to) ||
          isRoadTo(state, named) ||
          (named.places.some(({ city }) => hasCity(match, city)) && isShortWord(state, named)) ||
          match.some(
            (other) =>
              other.from === named.to ||
              other.from === named.to + 1 ||
              other.to === named.from ||
              isAlternativeTo(state, other, named),
          ))),
  )
}

/** "Pali road": roads are called by the towns they lead to. */
const isRoadTo = ({ tokens }: ParseState, { to, places }: NamedPlaces) =>
  normalizePlaceWord(tokens[to]?.text ?? '') === 'road' &&
  places.some(({ kind }) => kind === 'city')

/** What `gaya` makes a verb of the past. */
export const verbStem =
  /^(?:ho|aa|mil|lag|ban|chal|chala|reh|kar|bik|le|de|bad|badh|ghat|bhar|nikal|toot|pad|bach)$/

/** "Transfer ho gaya hai": what is done is no town of Bihar, nor is mango farming at Mango. */
const isVerb = ({ tokens }: ParseState, { from, to }: NamedPlaces) =>
  (tokens[from]?.text === 'mango' &&
    /^(?:farm|farming|orchard|orchards|trees?|garden|plants?|plantation)$/.test(
      tokens[to]?.text ?? '',
    )) ||
  (/^(?:gaya|banda)$/.test(tokens[from]?.text ?? '') &&
    (verbStem.test(tokens[from - 1]?.text ?? '') ||
      /^(?:hai|tha|hoon|hu|h)$/.test(tokens[to]?.text ?? '')))

/** "OMR" of Chennai, with Chennai anywhere in the question. */
const hasCity = (match: readonly NamedPlaces[], name: string) =>
  match.some(({ places }) => places.some(({ kind, city }) => kind === 'city' && city === name))

function longestNameAt(
  state: ParseState,
  { byKey, maxNameWords: longest }: Gazetteer,
  at: number,
): NamedPlaces | undefined {
  const { tokens } = state
  if (tokens[at]?.kind === 'sign' || !isFree(state, at)) return undefined
  // "2 cr park facing": the number takes what follows it.
  if (tokens[at - 1]?.kind === 'number' && units.find(tokens, at)) return undefined
  let count = 0
  let key = ''
  let before = ''
  let named: NamedPlaces | undefined
  for (let end = at; end < tokens.length && count < longest; end++) {
    const token = tokens[end]
    if (!token) break
    if (token.kind === 'sign') {
      if (token.text !== '-') break
      continue
    }
    // Word by word what `placeNameKey` makes of them all.
    key += normalizePlaceWord(token.text, before)
    before = token.text
    count++
    const places = byKey.get(key)
    // A number after the name is part of it only where a name has it; one before a unit is not.
    const isCounted = token.kind === 'number' && count > 1 && countsUnit(state, end)
    if (places && !isCounted)
      named = { from: at, to: end + 1, places: sameWordCount(places, count) }
  }
  return named
}

/** "Indiranagar" of Bengaluru and "Indira Nagar" of Lucknow differ in a blank only. */
function sameWordCount(places: readonly Place[], count: number): readonly Place[] {
  const same = places.filter(({ name }) => name.split(/[\s-]+/).length === count)
  return same.length > 0 ? same : places
}

/** "1 bhk", "12 months", "10%", "10:90": the number counts something and is no part of a place. */
export const countsUnit = ({ tokens, text }: ParseState, at: number) =>
  /^(?:%|:\d)/.test(text.slice(tokens[at]?.end, (tokens[at]?.end ?? 0) + 2)) ||
  /^(?:bhk|b|bed|beds|bedroom|bedrooms|rk|cr|crore|lakh|lakhs|lac|l|k|br|%|percent|months?|years?)$/.test(
    tokens[at + 1]?.text ?? '',
  )

// OMR and ECR are roads of Chennai and nothing else.
const isShortWord = ({ tokens }: Pick<ParseState, 'tokens'>, { from }: Pick<NamedPlaces, 'from'>) =>
  /^(?!omr$|ecr$)(?=.{1,3}$).*[aeiou]/.test(tokens[from]?.text ?? '')

function isAmbiguous({ tokens }: ParseState, { from, to }: NamedPlaces): boolean {
  const [first] = tokens.slice(from, to)
  if (to - from > 1 || !first) return false
  if (isShortWord({ tokens }, { from })) return true
  // "Addeku kavali" is for rent; Kavali is a town.
  if ((lexicon.find(tokens, from - 1)?.next ?? 0) > from) return true
  return Boolean(
    lexicon.words.has(first.text) ||
      stopWords.words.has(first.text) ||
      parseNumberAt(tokens, from) ||
      ambiguousPlaceWords.has(first.text),
  )
}

/** Words of everyday talk that are also names of localities somewhere. */
export const ambiguousPlaceWords: ReadonlySet<string> = new Set(
  'taki bara barra extension ext highway little hopes solar pal chas khas char maner sola lone hood gaya puri anand pali basti banda mandi sagar mansa panna mango mau dhar guna harda chamba moga camp fort central market garden gardens lake park view green city town village main road street cross temple church mall metro school college hospital airport station satellite gamma sola deccan phase sector block stage tower towers heights residency enclave complex building colony nagar layout society apartment apartments house home villa villas plot land office shop floor cheap luxury premium modern large huge corner sunny bright quiet spacious beautiful lovely peaceful balcony terrace sunrise sunset royal silver golden valley river hill hills orchard palm grand elite prime marine beach race club lotus paradise pearl crystal diamond emerald imperial regency meadows woods springs creek harbour garage basement duplex नगर नगरी रोड मार्ग कॉलोनी विहार चौक बाग पुर पुरम गंज गली मोहल्ला इलाका इलाके अड्डा अड्डे सड़क किनारे शहर गांव गाव तरफ हवाई चौरस'.split(
    ' ',
  ),
)

/** Whether the words around say that a place stands here. */
export function hasPlaceWordBeside({ tokens }: ParseState, from: number, to: number): boolean {
  const before = tokens[from - 1]?.text ?? ''
  // "Station road anand"
  const isBehindStreet = /^(?:road|nagar|colony|chowk|marg)$/.test(normalizePlaceWord(before))
  return (
    wordsBeforePlace.has(before) || isBehindStreet || wordsAfterPlace.has(tokens[to]?.text ?? '')
  )
}
