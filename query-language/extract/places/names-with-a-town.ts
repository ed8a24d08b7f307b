import { capital } from '#domain/text/edit-distance.ts'
import type { Place } from '#query-language/gazetteer/gazetteer.ts'
import { claim, type Draft, isFree, wordsOf } from '#query-language/model/parse-state.ts'

interface Named {
  from: number
  to: number
  places: readonly Place[]
}

const institution =
  /^(?:hospital|hospitals|university|institute|public|international|scottish|christian|medical|engineering|dental)$/
const institutionTail = /^(?:school|college|hospital|academy|institute|university)$/
const nearWord = /^(?:near|opposite|opp|behind|beside|to|of|from|next|off)$/
const givenName = /^(?:rajiv|rajeev|indira|sanjay|mahatma|feroze|sonia|shri|new|old)$/

/**
 * "Rajeev Gandhi Nagar, Kota", "near Manipal hospital": names with a name of a town in them. Records what
 * is meant instead and says so; the town is not.
 */
export function takeOtherName(draft: Draft, place: Named, named: readonly Named[]): boolean {
  const { from, to, places } = place
  const town = places[0]
  if (town?.kind !== 'city' || !isFree(draft, from, to)) return false
  const beside = named.find(
    (other) => other !== place && other.places.some(({ name }) => name !== town.name),
  )
  return (
    takeNagar(
      draft,
      place,
      town,
      beside?.places.find(({ kind }) => kind === 'city'),
    ) || takeInstitution(draft, place, town, beside !== undefined)
  )
}

/** "Gandhi nagar jammu": parted, and beside a town, it is the nagar of that one. */
function takeNagar(draft: Draft, { from, to }: Named, town: Place, home: Place | undefined) {
  const words = wordsOf(draft, from, to)
  if (words.length !== 2 || words[1] !== 'nagar' || town.name.includes(' ')) return false
  const [before = ''] = wordsOf(draft, from - 1, from)
  const isGiven = givenName.test(before) && isFree(draft, from - 1)
  if (!home && !isGiven) return false
  const name = [...(isGiven ? [before] : []), ...words].map(capital).join(' ')
  const value = { name, ids: [], ...(home && { city: home.name }) }
  claim(draft, 'locality', value, [isGiven ? from - 1 : from, to], 0.6)
  return true
}

function takeInstitution(draft: Draft, { from, to }: Named, town: Place, isBeside: boolean) {
  const [after = '', next = ''] = wordsOf(draft, to, to + 2)
  if (!institution.test(after) || !isFree(draft, to)) return false
  const hasTail = institutionTail.test(next) && isFree(draft, to + 1)
  const isNear = nearWord.test(wordsOf(draft, from - 1, from)[0] ?? '') && isFree(draft, from - 1)
  const isSchool = after === 'public' && hasTail
  if (!isSchool && town.name !== 'Manipal' && !(isBeside && isNear)) return false
  const end = hasTail ? to + 2 : to + 1
  const name = draft.text.slice(draft.tokens[from]?.start, draft.tokens[end - 1]?.end)
  claim(draft, 'near', { name }, [isNear ? from - 1 : from, end], 0.8)
  return true
}
