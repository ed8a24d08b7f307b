import { parseNumberAt } from '#query-language/extract/amounts/number-phrase.ts'
import type { Gazetteer, Place } from '#query-language/gazetteer/gazetteer.ts'
import { normalizePlaceWord } from '#query-language/gazetteer/normalize-place-name.ts'
import { lexicon, stopWords } from '#query-language/lexicon/lexicon.ts'
import { isRegional } from '#query-language/lexicon/regional/language.ts'
import { units } from '#query-language/lexicon/units.ts'
import { isFree, type ParseState, skip } from '#query-language/model/parse-state.ts'
import { claimArea, claimPlace, placesInCities } from './claim-place.ts'
import { claimCityOfWork, skipMentionedCities } from './mentioned-cities.ts'
import { claimNameContainingTown } from './names-with-a-town.ts'
import {
  ambiguousPlaceWords,
  countsUnit,
  crossesSentence,
  hasPlaceWordBeside,
  isHindiVerb,
  sectionWords,
} from './place-words.ts'
import { skipPlaceLeft, skipPlaceView } from './places-left-behind.ts'

interface NamedPlaces {
  from: number
  to: number
  places: readonly Place[]
}

/** Extracts the places that a query names exactly; returns the cities among them. */
export function extractExplicitPlaces(state: ParseState, gazetteer: Gazetteer): Place[] {
  const candidates = dropPartsOfNeighbours(state, namedPlaces(state, gazetteer)).filter(
    (place, _index, all) =>
      !skipPlaceLeft(state, place) &&
      !skipTeluguWant(state, place, all) &&
      !(all.length > 1 && skipPlaceView(state, place)),
  )
  const mentioned = candidates.filter((place) => !claimNameContainingTown(state, place, candidates))
  const named = claimCityOfWork(state, gazetteer, skipMentionedCities(state, mentioned))
  const cities = named.flatMap((place) =>
    partOfTownBeside(place, named) ? [] : (place.places.find(({ kind }) => kind === 'city') ?? []),
  )
  for (const { from, to, places } of named) {
    const part = partOfTownBeside({ from, to, places }, named)
    const city = part ? undefined : places.find(({ kind }) => kind === 'city')
    // "Thane" is a city, but beside "Mumbai" it may be a part of it.
    if (city) {
      const [start, end] = withDistrictWords(state, from, to, named)
      claimPlace(state, 'city', [city], start, end, 1)
    } else {
      const areas = places.filter(({ kind }) => kind === 'area')
      const inside = placesInCities(areas, cities)
      // "Zirakpur or Kharar": alternatives need not be in the same town.
      const isChoice =
        inside.length === 0 && isBesideOr(state, from, to) && !isOfTownBehind(named, to)
      claimArea(state, isChoice ? placesInCities(areas, []) : inside, from, to)
    }
  }
  return cities
}

const districtBefore = /^(?:greater|district|distt|dist)$/
const districtAfter = /^(?:city|district|distt|dist|urban|suburban)$/

/** Includes the district words beside a city: "Pune City", "Mumbai Suburban", "Greater Mumbai". */
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

/** "Chandni Chowk ya Sadar Bazar Delhi": the name is of the town behind it, not of another one. */
const isOfTownBehind = (named: readonly NamedPlaces[], to: number) =>
  named.some(({ from, places }) => from === to && places.some(({ kind }) => kind === 'city'))

/** "Thaltej or Satellite": alternatives in one city. */
const isAlternativeTo = (
  state: ParseState,
  other: NamedPlaces,
  { from, to, places }: NamedPlaces,
) =>
  other.to === from - 1 &&
  isBesideOr(state, from, to) &&
  places.some(({ city }) => other.places.some((place) => place.city === city))

/**
 * Skips Telugu "kavali" ("want") beside another place, unless "in" precedes it: "Benz Circle lo
 * house kavali".
 */
function skipTeluguWant(
  state: ParseState,
  { from, to }: NamedPlaces,
  all: readonly NamedPlaces[],
): boolean {
  if (
    state.tokens[from]?.text !== 'kavali' ||
    (all.length === 1 && !isRegional(state.tokens)) ||
    hasPlaceWordBeside(state, from, to)
  )
    return false
  skip(state, from, to)
  return true
}

/** "Kolar Bhopal": a locality of the adjacent town, though another town has the same name. */
function partOfTownBeside({ from, to, places }: NamedPlaces, named: readonly NamedPlaces[]) {
  if (!places.some(({ kind }) => kind === 'city')) return undefined
  const beside = named.find((other) => other.from === to || other.to === from)
  const towns = beside?.places.filter(({ kind }) => kind === 'city') ?? []
  // "Jaipur, Vaishali Nagar or Chitrakoot": both are localities of the town that is named.
  const [other] = named.filter((one) => one.to === from - 1 && isAreaAmong(one.places))
  const home = places.filter(
    ({ kind, city }) => kind === 'area' && other?.places.some((place) => place.city === city),
  )
  const isAlternative = (place: Place) => named.some((one) => isTown(one.places, place.city))
  return (
    home.find(isAlternative) ??
    places.find(({ kind, city }) => kind === 'area' && towns.some(({ name }) => name === city))
  )
}

const isAreaAmong = (places: readonly Place[]) => places.every(({ kind }) => kind === 'area')
const isTown = (places: readonly Place[], city: string) =>
  places.some(({ kind, name }) => kind === 'city' && name === city)

/**
 * Drops places of other cities for a part of the adjacent place: "Vashi Sector 17", "Sector 17
 * Vashi".
 */
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
    if (!named || isTalk(state, named)) continue
    match.push(named)
    at = named.to - 1
  }
  // An ambiguous word is a place if it is beside its city: "Camp, Pune".
  return match.filter(
    (named) =>
      !isAmbiguous(state, named) ||
      (!isHindiVerb(state, named.from) &&
        !isFruit(state, named) &&
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

/** "Vastrapur ma chhe" is not Machhe: stop words do not combine into a name. */
const isTalk = ({ tokens }: ParseState, { from, to }: NamedPlaces) =>
  to - from > 1 && tokens.slice(from, to).every(({ text }) => stopWords.words.has(text))

/** "Pali road": roads are named after the towns they lead to. */
const isRoadTo = ({ tokens }: ParseState, { to, places }: NamedPlaces) =>
  normalizePlaceWord(tokens[to]?.text ?? '') === 'road' &&
  places.some(({ kind }) => kind === 'city')

/** "Mango farming" is not in Mango. */
const isFruit = ({ tokens }: ParseState, { from, to }: NamedPlaces) =>
  tokens[from]?.text === 'mango' &&
  /^(?:farm|farming|orchard|orchards|trees?|garden|plants?|plantation)$/.test(
    tokens[to]?.text ?? '',
  )

/** Whether Chennai is named anywhere in the query, for "OMR" of Chennai. */
const hasCity = (match: readonly NamedPlaces[], name: string) =>
  match.some(({ places }) => places.some(({ kind, city }) => kind === 'city' && city === name))

function longestNameAt(
  state: ParseState,
  { byKey, maxNameWords }: Gazetteer,
  at: number,
): NamedPlaces | undefined {
  const { tokens } = state
  if (tokens[at]?.kind === 'sign' || !isFree(state, at)) return undefined
  // "2 cr park facing": the number belongs to the unit.
  if (tokens[at - 1]?.kind === 'number' && units.find(tokens, at)) return undefined
  let count = 0
  let key = ''
  let before = ''
  let named: NamedPlaces | undefined
  for (let end = at; end < tokens.length && count < maxNameWords; end++) {
    const token = tokens[end]
    if (!token) break
    if (token.kind === 'sign') {
      if (token.text !== '-') break
      continue
    }
    if (count > 0 && crossesSentence(state, end - 1, end + 1)) break
    // Built word by word, with the same result as `placeNameKey`.
    key += normalizePlaceWord(token.text, before)
    before = token.text
    count++
    const places = byKey.get(key)
    // A number after the name belongs to it only if a name has it; a number before a unit does not.
    const isCounted = token.kind === 'number' && count > 1 && countsUnit(state, end)
    if (places && !isCounted && !isOtherWords(tokens, end, places, count))
      named = { from: at, to: end + 1, places: sameWordCount(places, count) }
  }
  return named
}

/** "Under a crore" is not Undera, "got a job" not Gota: no name ends in the article after it. */
const isOtherWords = (
  tokens: ParseState['tokens'],
  last: number,
  places: readonly Place[],
  count: number,
) =>
  count > 1 &&
  /^(?:an?|i)$/.test(tokens[last]?.text ?? '') &&
  tokens[last - 1]?.kind === 'word' &&
  !places.some(({ name }) => wordCount(name) === count)

const wordCount = (name: string) => name.split(/[\s-]+/).length

/** "Indiranagar" of Bengaluru and "Indira Nagar" of Lucknow differ only in a blank. */
function sameWordCount(places: readonly Place[], count: number): readonly Place[] {
  const same = places.filter(({ name }) => wordCount(name) === count)
  return same.length > 0 ? same : places
}

// OMR and ECR are always the roads of Chennai.
const isShortWord = ({ tokens }: Pick<ParseState, 'tokens'>, { from }: Pick<NamedPlaces, 'from'>) =>
  /^(?!omr$|ecr$)(?=.{1,3}$).*[aeiou]/.test(tokens[from]?.text ?? '')

function isAmbiguous({ tokens }: ParseState, { from, to }: NamedPlaces): boolean {
  const [first] = tokens.slice(from, to)
  if (to - from > 1 || !first) return false
  if (isShortWord({ tokens }, { from })) return true
  // "Addeku kavali" means "want for rent", not the town Kavali.
  if ((lexicon.find(tokens, from - 1)?.next ?? 0) > from) return true
  return Boolean(
    lexicon.words.has(first.text) ||
      stopWords.words.has(first.text) ||
      parseNumberAt(tokens, from) ||
      ambiguousPlaceWords.has(first.text),
  )
}
