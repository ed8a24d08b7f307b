import { regExp } from '#domain/text/reg-exp.ts'
import type { Place } from '#query-language/gazetteer/gazetteer.ts'
import { type ParseState, skip, wordsOf } from '#query-language/model/parse-state.ts'
import { romanizeChat } from '#query-language/text/romanize.ts'

interface NamedPlaces {
  from: number
  to: number
  places: readonly Place[]
}

const leavingWord =
  /^(?:distance|far|relocating|relocated|shifting|shifted|moving|coming|migrating|transferred)$/

/** "Walking distance from Baner" is in Baner. */
const shortWay =
  /^(?:walking|walk|walkable|short|driving|drive|commutable|commuting|reachable|cycling|less|min)$/

/**
 * Skips places that are origins ("Relocating from Delhi", "delhi se shift") or whose distance does
 * not matter ("distance from Mumbai no issue"). Returns whether it did.
 */
export function skipPlaceLeft(state: ParseState, { from, to }: NamedPlaces): boolean {
  const [before = '', leave = ''] = wordsOf(state, from - 3, from - 1).slice(-2)
  const isNear =
    (leave === 'far' && before === 'not') || (leave === 'distance' && shortWay.test(before))
  const isAway = leavingWord.test(leave || before) && !isNear
  if (wordsOf(state, from - 1, from)[0] === 'from' && isAway) {
    skip(state, from - 2, to)
    return true
  }
  if (isArrival(state, from)) {
    skip(state, from - 1, to)
    return true
  }
  const origin = originEnd(state, to)
  if (origin !== undefined) {
    skip(state, from, origin)
    return true
  }
  const after = wordsOf(state, to, to + 2)
    .map(romanizeChat)
    .join(' ')
  if (!/^se (?:shift|shifting|aa|aaya|aayi|transfer|relocate|door|dur)$/.test(after)) return false
  skip(state, from, to + 2)
  return true
}

const arrivingWord = regExp()`
  ^(?:vastunna|vastunnam|vasthunna|vastunnanu|vacha|vachanu|varen|varom|varunnu|eschi|esechi|aschi
  |bartiddini|bandiddini|coming|native|originally|basically|hail|hails|belong|belongs)$
`

/** "We are from Hubli", "vastunna from Warangal" */
function isArrival(state: ParseState, from: number): boolean {
  const [who = '', verb = '', word] = wordsOf(state, from - 3, from)
  if (word !== 'from') return false
  return (
    arrivingWord.test(verb) ||
    (/^(?:i|we|they)$/.test(who) && /^(?:am|are|m|re)$/.test(verb)) ||
    /^(?:im|were)$/.test(verb)
  )
}

/** Regional words for "from"; `se` and `thi` have other meanings too. */
const originWord = regExp()`
  ^(?:theke|thekey|thekei|nunchi|nundi|lendhu|lerundhu|irundhu|irundu|irunthu|lirundhu|larundhu
  |ninnu|ninnum|inda|hun|hoon|pasun|madhun|ton|thi)$
`
/** Words for a distance from the place, or for the rest of a range of amounts. */
const distanceWord = regExp()`
  ^(?:door|dur|dure|duur|dooram|duram|dooramlo|kache|kachhe|kachakachi|daggara|daggarlo|pakkam
  |pakkathula
  |javal|jawal|najik|nazdik|nede|nere|hattira|aduthu|paas|pas|walking|min|minutes|km|connectivity
  |porjonto
  |varaku|varai|paryant|sudhi|tak|baju|ulla)$
`

const betweenWord =
  /^(?:moddhe|moddhei|modhye|majhe|porjonto|varaku|varai|varaikkum|paryant|beech)$/

/** Returns the end of the words that mark an origin: "Bardhaman theke asbo", "Vizag nunchi". */
function originEnd({ tokens }: ParseState, to: number): number | undefined {
  const at = /^(?:la|il|yil|e|te)$/.test(tokens[to]?.text ?? '') ? to + 1 : to
  if (!originWord.test(tokens[at]?.text ?? '')) return undefined
  const next = tokens[at + 1]
  // "Kasba theke Gariahat er moddhe": between two places.
  if (tokens.slice(at + 2, at + 6).some(({ text }) => betweenWord.test(text))) return undefined
  return next?.kind === 'number' || distanceWord.test(next?.text ?? '') ? undefined : at + 1
}

/** Skips a town that is only the view from another place: "Dehradun, Mussoorie view". */
export function skipPlaceView(state: ParseState, { from, to, places }: NamedPlaces): boolean {
  const isTown = places.some(({ kind }) => kind === 'city')
  if (!isTown || state.tokens[to]?.text !== 'view') return false
  skip(state, from, to + 1)
  return true
}
