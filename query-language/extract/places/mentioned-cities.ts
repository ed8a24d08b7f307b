import { regExp } from '#domain/text/reg-exp.ts'
import { type Clause, clausesOf } from '#query-language/background/clauses.ts'
import {
  type Gazetteer,
  isSameMarket,
  type Place,
  placeNameKey,
} from '#query-language/gazetteer/gazetteer.ts'
import { lexicon } from '#query-language/lexicon/lexicon.ts'
import { roomUnits, units } from '#query-language/lexicon/units.ts'
import { claim, isFree, type ParseState, skip, wordsOf } from '#query-language/model/parse-state.ts'
import { romanizeChat } from '#query-language/text/romanize.ts'

interface NamedPlaces {
  from: number
  to: number
  places: readonly Place[]
}

/**
 * Skips the city where somebody lives, and claims that of their work ("Nashik me abhi 2bhk me hain,
 * company ne Aurangabad bhej diya. Azad Bagh me 3bhk chahiye"), where a locality lies in the second
 * and not in the first. Returns the other places.
 */
export function claimCityOfWork(
  state: ParseState,
  gazetteer: Gazetteer,
  named: readonly NamedPlaces[],
): readonly NamedPlaces[] {
  const localities = named.filter(({ places }) => isArea(places))
  const cities = named.filter(({ places }) => cityIn(places) !== undefined)
  if (localities.length === 0) return named
  const isStrange = ({ places }: NamedPlaces) =>
    !localities.some((other) => isPartOf(other, cityIn(places) ?? ''))
  if (!cities.every(isStrange)) return named
  const skipped = citiesSkipped(state, gazetteer)
  // The only city told of is chosen when no other place is named.
  if (cities.length === 0 && new Set(skipped.map(({ city }) => city)).size < 2) return named
  const told = skipped.filter(({ city }) =>
    localities.every(({ places }) => places.some((place) => place.city === city.name)),
  )
  const [home] = told
  if (!home || told.some(({ city }) => city !== home.city)) return named
  const clauses = clausesOf(state)
  const isWished = (one: NamedPlaces) => {
    const clause = clauses.find(({ from, to }) => from <= one.from && one.from < to)
    if (!clause || localities.some(({ from }) => clause.from <= from && from < clause.to))
      return true
    return wordsOf(state, clause.from, clause.to).some((word) => wish.test(romanizeChat(word)))
  }
  if (cities.some(isWished)) return named
  for (const { from, to } of cities) skip(state, from, to)
  const { city, at } = home
  claim(state, 'city', { name: city.name, ids: [...city.ids] }, [at, at + 1], toldConfidence)
  return named.flatMap(({ places, ...span }) =>
    isArea(places) ? { ...span, places: places.filter((one) => one.city === city.name) } : [],
  )
}

const toldConfidence = 0.7

/** Returns the cities in clauses that were skipped. */
const citiesSkipped = (state: ParseState, { byKey }: Gazetteer) =>
  state.tokens.flatMap(({ text, kind }, at) => {
    const isOrigin =
      state.tokens[at - 1]?.text === 'from' ||
      romanizeChat(state.tokens[at + 1]?.text ?? '') === 'se'
    const isRoad = roadWord.test(state.tokens[at + 1]?.text ?? '')
    if (kind !== 'word' || isOrigin || isRoad || isFree(state, at)) return []
    const city = byKey.get(placeNameKey([text]))?.find(isKnownCity)
    return city ? [{ city, at }] : []
  })

const roadWord = /^(?:highway|hiway|expressway|bypass|road|rd)$/

const isKnownCity = ({ kind, point, ids }: Place) =>
  kind === 'city' && (point !== undefined || ids.length > 0)

const wish = regExp()`
  ^(?:chahiye|chaiye|chahie|chahte|want|wants|need|needs|looking|searching|prefer|require|required
  |pahije|hava|havi|have|havey|venum|vendum|kavali|beku|joie|joiye|levo|darkar|dorkar|lagbe|chai
  |kharid\S*|khared\S*|lena|leni|buy|buying|purchase|or|ya)$
`

/**
 * Skips a city that a clause of its own only tells of ("Lucknow se saman aayega"), where another
 * clause asks for a well-known locality of another city. Returns the other places.
 */
export function skipMentionedCities(
  state: ParseState,
  named: readonly NamedPlaces[],
): readonly NamedPlaces[] {
  const localities = named.filter(
    ({ places }) => isArea(places) && places.some(({ isRare }) => !isRare),
  )
  const strange = named.filter(({ places }) => {
    const city = cityIn(places)
    return city && localities.some((other) => !isPartOf(other, city))
  })
  if (strange.length === 0) return named
  // "Got admission in Kota. 1bhk in Patel Puram Jodhpur": the locality is with its own city.
  const isAtHome = named.some(
    ({ places }) =>
      cityIn(places) && localities.some((other) => isPartOf(other, cityIn(places) ?? '')),
  )
  const clauses = clausesOf(state)
  const mentioned = strange.filter((one) => {
    const city = cityIn(one.places)
    const clause = clauses.find(({ from, to }) => from <= one.from && one.from < to)
    const isTold = clause && (isMention(state, clause, one) || (isAtHome && tells(state, clause)))
    if (!city || !clause || !isTold || asksForHome(state, clause)) return false
    const isOutside = ({ from }: NamedPlaces) => from < clause.from || from >= clause.to
    const others = localities.filter(isOutside)
    return (
      others.some((other) => !isPartOf(other, city)) &&
      !localities.some((other) => isPartOf(other, city))
    )
  })
  for (const { from, to } of mentioned) skip(state, from, to)
  return named.filter((one) => !mentioned.includes(one))
}

const isArea = (places: readonly Place[]) => places.every(({ kind }) => kind === 'area')
const cityIn = (places: readonly Place[]) => places.find(({ kind }) => kind === 'city')?.name

const isPartOf = ({ places }: NamedPlaces, city: string) =>
  places.some((place) => isSameMarket(place.city, city))

/** Whether a clause says where somebody or something comes from, or does not want to be. */
function isMention(state: ParseState, { from, to }: Clause, place: NamedPlaces): boolean {
  const behind = wordsOf(state, place.to, to).map(romanizeChat)
  if (distanceWord.test(behind[1] ?? '')) return false
  const text = behind.join(' ')
  return (
    (behind[0] === 'se' && behind.length > 1) ||
    /(?<!\b(?:far|away|km|minutes|mins) )\bfrom$/.test(
      wordsOf(state, from, place.from).join(' '),
    ) ||
    (refusedPattern.test(text) && !alternativePattern.test(text))
  )
}

/** "My son got admission in Kota": what somebody has or does. */
function tells(state: ParseState, { from, to }: Clause): boolean {
  const words = wordsOf(state, from, to).map(romanizeChat)
  return words.some((word) => telling.test(word)) && !words.some((word) => wish.test(word))
}
const telling = regExp()`
  ^(?:admission|dakhila|job|naukri|nokri|posted|posting|transfer|transferred|badli|tabadla|joined
  |joining|works?|working|lives?|living|stays?|staying|rehta|rehte|rehti|rahto|rahato|rahte)$
`

/** "Pune se door nahi", "far from Pune" */
const distanceWord = /^(?:door|dur|paas|pas|nazdeek|najdeek|kareeb|karib|sata|lagi|laga|\d+)$/
const refusedPattern = /(?:^| )(?:nahi|nahin|nhi)(?: |$)/
const alternativePattern = /(?:^| )(?:nahi|nahin|nhi) (?:toh?|mil\S*|ho)(?: |$)/

/** Whether a clause names rooms, an amount, a kind of home or a deal. */
function asksForHome({ tokens }: ParseState, { from, to }: Clause): boolean {
  for (let at = from; at < to; at++) {
    const slot = lexicon.find(tokens, at, to)?.meaning.slot
    if (slot === 'intent' || slot === 'type') return true
    if (tokens[at]?.kind === 'number' && (units.find(tokens, at + 1) || isRooms(tokens, at + 1)))
      return true
    if (at > from && isRooms(tokens, at)) return true
  }
  return false
}

const isRooms = (tokens: ParseState['tokens'], at: number) =>
  roomUnits.find(tokens, at)?.meaning !== undefined
