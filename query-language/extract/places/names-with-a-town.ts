import { capitalize } from '#domain/text/edit-distance.ts'
import { regExp } from '#domain/text/reg-exp.ts'
import type { Place } from '#query-language/gazetteer/gazetteer.ts'
import { claim, isFree, type ParseState, wordsOf } from '#query-language/model/parse-state.ts'

interface NamedPlaces {
  from: number
  to: number
  places: readonly Place[]
}

const institutionWord = regExp()`
  ^(?:hospital|hospitals|university|institute|public|international|scottish|christian|medical
  |engineering|dental|college)$
`
const institutionTail = /^(?:school|college|hospital|academy|institute|university)$/
const proximityWord = /^(?:near|opposite|opp|behind|beside|to|of|from|next|off)$/
const givenName = /^(?:rajiv|rajeev|indira|sanjay|mahatma|feroze|sonia|shri|new|old)$/

/**
 * Claims names that contain the name of a town, which is not meant: "Rajeev Gandhi Nagar, Kota",
 * "near Manipal hospital". Returns whether it did.
 */
export function claimNameContainingTown(
  state: ParseState,
  place: NamedPlaces,
  named: readonly NamedPlaces[],
): boolean {
  const { from, to, places } = place
  const town = places[0]
  if (town?.kind !== 'city' || !isFree(state, from, to)) return false
  const beside = named.find(
    (other) => other !== place && other.places.some(({ name }) => name !== town.name),
  )
  return (
    claimNagar(
      state,
      place,
      town,
      beside?.places.find(({ kind }) => kind === 'city'),
    ) || claimInstitution(state, place, town, beside !== undefined)
  )
}

/** "Gandhi nagar jammu": two words beside a town are its own Gandhi Nagar. */
function claimNagar(
  state: ParseState,
  { from, to }: NamedPlaces,
  town: Place,
  home: Place | undefined,
) {
  const words = wordsOf(state, from, to)
  if (words.length !== 2 || words[1] !== 'nagar' || town.name.includes(' ')) return false
  const [before = ''] = wordsOf(state, from - 1, from)
  const isGiven = givenName.test(before) && isFree(state, from - 1)
  if (!home && !isGiven) return false
  const name = [...(isGiven ? [before] : []), ...words].map(capitalize).join(' ')
  const value = { name, ids: [], ...(home && { city: home.name }) }
  claim(state, 'locality', value, [isGiven ? from - 1 : from, to], 0.6)
  return true
}

function claimInstitution(
  state: ParseState,
  { from, to }: NamedPlaces,
  town: Place,
  isBeside: boolean,
) {
  const [after = '', next = ''] = wordsOf(state, to, to + 2)
  if (!institutionWord.test(after) || !isFree(state, to)) return false
  const hasTail = institutionTail.test(next) && isFree(state, to + 1)
  const isNear =
    proximityWord.test(wordsOf(state, from - 1, from)[0] ?? '') && isFree(state, from - 1)
  const isSchool = after === 'public' && hasTail
  if (!isSchool && town.name !== 'Manipal' && !(isBeside && isNear)) return false
  const end = hasTail ? to + 2 : to + 1
  const name = state.text.slice(state.tokens[from]?.start, state.tokens[end - 1]?.end)
  claim(state, 'near', { name }, [isNear ? from - 1 : from, end], 0.8)
  return true
}
