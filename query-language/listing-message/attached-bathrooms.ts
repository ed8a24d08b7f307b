import { roomUnits, units } from '#query-language/lexicon/units.ts'
import { isFree } from '#query-language/model/parse-state.ts'
import { find, type HomeState } from './home-state.ts'

const attachedWord = /^(?:attached|attach|attatched|ensuite|suite)$/
const eachWord = /^(?:all|each|every|ellam|sabhi|sagle|सभी|सगळे)$/
const bathWord = /^(?:bath|baths|bathroom|bathrooms|toilet|toilets|washroom|washrooms|lat|latbath)$/
/** "All with attached bath": words between. */
const between = /^(?:with|are|have|having|the|en|-|rooms?|bedrooms?|bhk|bed|\()$/
const maxBetween = 4

/** Reads "4 bedrooms all en-suite", "3 bedroom attached l/b": as many bathrooms as bedrooms. */
export function readAttachedBathrooms(state: HomeState): void {
  const { parse, findings } = state
  const { tokens } = parse
  const rooms = findings.find(({ field }) => field === 'bhk')
  const isSaid = tokens.some(({ kind }, at) => kind === 'number' && isBath(state, at + 1))
  if (rooms?.field !== 'bhk' || rooms.value % 1 !== 0 || isSaid) return
  for (let at = 1; at < tokens.length; at++) {
    if (!attachedWord.test(tokens[at]?.text ?? '') || !isFree(parse, at)) continue
    let from = at
    while (from > at - maxBetween && between.test(tokens[from - 1]?.text ?? '')) from--
    const isOfRooms =
      /bed/i.test(rooms.text) &&
      tokens[at - 1]?.end === rooms.end &&
      (isBath(state, at + 1) || tokens[at + 1]?.text === 'l')
    if (!isOfRooms && !eachWord.test(tokens[from - 1]?.text ?? '')) continue
    find(state, 'bathrooms', rooms.value, [at, at + 1])
    return
  }
}

/** Words that make a bathroom one of several: "attached bath 1". */
const oneOfThem = /^(?:attached|attach|common|separate|indian|western|shared|ensuite)$/
const maxBathrooms = 20

/** Reads "Bathrooms: 2", "washroom - 1", "bath 2": the count behind the noun. */
export function readLabelledBathrooms(state: HomeState): void {
  const { parse } = state
  const { tokens } = parse
  for (let at = 1; at < tokens.length; at++) {
    const [token, noun] = [tokens[at], tokens[at - 1]?.text === '-' ? at - 2 : at - 1]
    if (token?.kind !== 'number' || !isBath(state, noun) || !isFree(parse, noun, at + 1)) continue
    const before = tokens[noun - 1]
    // "2 bath 45000": counted already.
    const isCounted = before?.kind === 'number' || oneOfThem.test(before?.text ?? '')
    const { value } = token
    const isOfOther = units.find(tokens, at + 1) ?? roomUnits.find(tokens, at + 1)
    if (isCounted || isOfOther || value % 1 !== 0 || value < 1 || value > maxBathrooms) continue
    find(state, 'bathrooms', value, [noun, at + 1])
  }
}

const isBath = ({ parse: { tokens } }: HomeState, at: number) =>
  bathWord.test(tokens[at]?.text ?? '')
