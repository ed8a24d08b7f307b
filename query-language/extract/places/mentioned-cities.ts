import { type Clause, clausesOf } from '#query-language/background/clauses.ts'
import { isSameMarket, type Place } from '#query-language/gazetteer/gazetteer.ts'
import { lexicon } from '#query-language/lexicon/lexicon.ts'
import { roomUnits, units } from '#query-language/lexicon/units.ts'
import { type ParseState, skip, wordsOf } from '#query-language/model/parse-state.ts'
import { romanizeChat } from '#query-language/text/romanize.ts'

interface NamedPlaces {
  from: number
  to: number
  places: readonly Place[]
}

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
  const clauses = clausesOf(state)
  const mentioned = strange.filter((one) => {
    const city = cityIn(one.places)
    const clause = clauses.find(({ from, to }) => from <= one.from && one.from < to)
    if (!city || !clause || !isMention(state, clause, one) || asksForHome(state, clause))
      return false
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
