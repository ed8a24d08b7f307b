import type { Place } from '#query-language/gazetteer/gazetteer.ts'
import { type Draft, pass, wordsOf } from '#query-language/model/parse-state.ts'

interface Named {
  from: number
  to: number
  places: readonly Place[]
}

const leaving =
  /^(?:distance|far|relocating|relocated|shifting|shifted|moving|coming|migrating|transferred)$/

/**
 * "Relocating from Delhi", "delhi se shift": where somebody comes from is not where they look, nor
 * what may be far: "distance from Mumbai no issue".
 */
export function isLeft(draft: Draft, { from, to }: Named): boolean {
  const [before = '', leave = ''] = wordsOf(draft, from - 3, from - 1).slice(-2)
  const isAway = leaving.test(leave || before) && !(leave === 'far' && before === 'not')
  if (wordsOf(draft, from - 1, from)[0] === 'from' && isAway) {
    pass(draft, from - 2, to)
    return true
  }
  const after = wordsOf(draft, to, to + 2).join(' ')
  if (!/^se (?:shift|shifting|aa|aaya|aayi|transfer|relocate|door|dur)$/.test(after)) return false
  pass(draft, from, to + 2)
  return true
}

/** "Dehradun, Mussoorie view": a town beside another place is only seen from there. */
export function isViewed(draft: Draft, { from, to, places }: Named): boolean {
  const isTown = places.some(({ kind }) => kind === 'city')
  if (!isTown || draft.tokens[to]?.text !== 'view') return false
  pass(draft, from, to + 1)
  return true
}
