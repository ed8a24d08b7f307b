import type { Place } from '#query-language/gazetteer/gazetteer.ts'
import { type ParseState, skip, wordsOf } from '#query-language/model/parse-state.ts'

interface NamedPlaces {
  from: number
  to: number
  places: readonly Place[]
}

const leavingWord =
  /^(?:distance|far|relocating|relocated|shifting|shifted|moving|coming|migrating|transferred)$/

/**
 * "Relocating from Delhi", "delhi se shift": where somebody comes from is not where they look, nor
 * what may be far: "distance from Mumbai no issue".
 */
export function skipPlaceLeft(state: ParseState, { from, to }: NamedPlaces): boolean {
  const [before = '', leave = ''] = wordsOf(state, from - 3, from - 1).slice(-2)
  const isAway = leavingWord.test(leave || before) && !(leave === 'far' && before === 'not')
  if (wordsOf(state, from - 1, from)[0] === 'from' && isAway) {
    skip(state, from - 2, to)
    return true
  }
  const after = wordsOf(state, to, to + 2).join(' ')
  if (!/^se (?:shift|shifting|aa|aaya|aayi|transfer|relocate|door|dur)$/.test(after)) return false
  skip(state, from, to + 2)
  return true
}

/** "Dehradun, Mussoorie view": a town beside another place is only seen from there. */
export function skipPlaceView(state: ParseState, { from, to, places }: NamedPlaces): boolean {
  const isTown = places.some(({ kind }) => kind === 'city')
  if (!isTown || state.tokens[to]?.text !== 'view') return false
  skip(state, from, to + 1)
  return true
}
