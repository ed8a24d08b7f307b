import { regExp } from '#domain/text/reg-exp.ts'
import { ambiguousBuilders, builders, firmWords } from '#query-language/lexicon/builders.ts'
import { roomUnits } from '#query-language/lexicon/units.ts'
import { isFree } from '#query-language/model/parse-state.ts'
import { tokensOf } from '../floors.ts'
import { find, type HomeState } from '../home-state.ts'
import { isApart } from '../words.ts'
import { headedName } from './headed-society.ts'
import { isMyHome, isNameWord, nameEnd, type Span, startsName } from './society-name.ts'

const societyLabel = /^(?:project|society|socty|soc|building|bldg|bldng|complex|tower)$/
/** Labels that name a building also without a colon: "society Nahar". */
const strongLabel = /^(?:project|society|building|bldg)$/
/** Endings of names of buildings, which no place has. */
const buildingEnding = regExp()`
  ^(?:heights|gardens|greens|residency|residences|residence|apartments|apartment|apts|apt|chs|chsl
  |towers|tower|enclave|society|palms|county|meadows|villas|heritage|grande|regency|arcade
  |mansion|palace|kunj|niwas|nivas|sadan|bhavan|bhawan|court|courts|square|plaza|woods|homes|habitat
  |paradise|paramount|classic|imperia|skyline|castle|chambers|galleria)$
`
/** Words after a name that mark it as a building: "Cosmos bldg". */
const buildingSign = /^(?:bldg|bldng|building|society|soc|socty|complex|chs|tower)$/
/** Words of praise before such an ending, which are not part of a name. */
const praise = regExp()`
  ^(?:vegetarian|veg|jain|hindu|gujarati|marwari|cosmo|cosmopolitan|decent|quiet|cooperative|family
  |weekend|holiday|second|vacation|sample|show|model|smart|senior|student|studio|twin|budget
  |affordable
  |dream|luxury|luxurious|premium|new|old|beautiful|spacious|gated|residential|independent|row|good
  |best|prime|big|small|same|this|that|reputed|top|well|our|nice|ready|twin|high|rise|standalone
  |stand|alone|commercial|corner|it|tech|business|software|industrial|whole|full|entire|each|every
  |gaothan|old|redeveloped|housing|no|number|in|of|the|a|its|my|sale|rent|whole|low|mid|tall|storey
  |storied|two|three|four|five|hospital|hotel|school|college|hostel|office|bank|govt|government)$
`
const proximity = /^(?:near|nr|opp|opposite|behind|beside|next|to|from|close|besides|walkable)$/

/**
 * Reads the name of a building where the message says that it is one: behind `Project -` or
 * `Society:`, with a known builder before it, with an ending such as `Heights`, or where messages
 * write it: marked at the start, or beside the place.
 */
export function readSociety(state: HomeState): void {
  if (state.findings.some(({ field }) => field === 'society')) return
  if (takeName(state, [labelledName, signedName]) || takeBuiltPlace(state)) return
  takeName(state, [builtName, endedName, headedName])
}

type Reader = (state: HomeState, at: number) => Span | undefined

function takeName(state: HomeState, readers: readonly Reader[]): boolean {
  const { parse } = state
  for (const nameAt of readers) {
    for (let at = 0; at < parse.tokens.length; at++) {
      const name = nameAt(state, at)
      if (!name) continue
      const [from, to] = name
      const start = parse.tokens[from]?.start ?? 0
      const words = parse.text.slice(start, parse.tokens[to - 1]?.end)
      if (kindOfBuilding.test(words)) continue
      find(state, 'society', words.trim(), [from, to])
      return true
    }
  }
  return false
}

/** "Building: Grade A", "DDA society CGHS" */
const kindOfBuilding = regExp('i')`
  ^(?:grade[ ][a-c]\b|(?:cghs|chsl?|dda|mhada|cidco|lig|mig|hig|ews)$
  |(?:noc|formation|formed|charges|rules|office|name)\b)
`

/** "Prestige Shantiniketan, Whitefield": a place named by a builder is the building in another. */
function takeBuiltPlace(state: HomeState): boolean {
  const { parse } = state
  const places = parse.slots.filter(({ slot }) => slot === 'locality')
  if (places.length < 2) return false
  for (const place of places) {
    const [first, to] = tokensOf(parse, place)
    let from = first
    while (from > 0 && isFree(parse, from - 1) && firmOrBuilder(parse.tokens[from - 1]?.text))
      from--
    const builder = builders.get(parse.tokens[from]?.text ?? '')
    if (!builder || ambiguousBuilders.has(builder)) continue
    if (proximity.test(parse.tokens[from - 1]?.text ?? '')) continue
    // "DLF 5" and "Lodha Phase 2" are parts of towns.
    if (/\d/.test(place.text)) continue
    parse.slots = parse.slots.filter((slot) => slot !== place)
    // "Kanakia Rainforest"
    const end = Math.max(to, nameEnd(state, to))
    const words = parse.text.slice(parse.tokens[from]?.start, parse.tokens[end - 1]?.end)
    find(state, 'society', words, [from, end])
    return true
  }
  return false
}

/** "Ramprastha Greens" is not a part of Ramprastha if another place is named. */
function placeBefore({ parse }: HomeState, at: number): number | undefined {
  const { tokens, text, slots } = parse
  const isCapital = /^\p{Lu}/u.test(text.slice(tokens[at]?.start))
  const end = tokens[at - 1]?.end
  const place = slots.find((slot) => slot.slot === 'locality' && slot.end === end)
  const others = slots.filter(({ slot }) => slot === 'locality').length
  if (!place || !isCapital || others < 2 || isApart(text, tokens[at - 1], tokens[at]))
    return undefined
  parse.slots = slots.filter((slot) => slot !== place)
  return tokensOf(parse, place)[0]
}

const firmOrBuilder = (word = '') => builders.has(word) || firmWords.has(word)

/** "Project - Vaibhav Heights, Ravet", "Building name: Sai Krupa", "society Nahar" */
function labelledName(state: HomeState, at: number): Span | undefined {
  const { tokens, text } = state.parse
  const label = tokens[at]?.text ?? ''
  if (!societyLabel.test(label) || !isFree(state.parse, at)) return undefined
  const last = tokens[at + 1]?.text === 'name' ? at + 1 : at
  const isColon = /^[ \t]*[:-]/.test(text.slice(tokens[last]?.end))
  const from = tokens[last + 1]?.text === '-' ? last + 2 : last + 1
  if (isApart(text, tokens[last], tokens[from])) return undefined
  if (!isColon && last === at && !(strongLabel.test(label) && startsName(state, from)))
    return undefined
  const to = nameEnd(state, from, isColon)
  return to > from ? [from, to] : undefined
}

const landmark = /^(?:mall|hospital|school|college|hotel|station|temple|bank|circle|chowk|metro)$/

/** "Lodha Amara", "Prestige Shantiniketan": a builder, then the name of what it built. */
function builtName(state: HomeState, at: number): Span | undefined {
  const { parse } = state
  if (isMyHome(parse.tokens, at) && isFree(parse, at, at + 2)) {
    const to = nameEnd(state, at + 2)
    return to > at + 2 ? [at, to] : undefined
  }
  const name = builders.get(parse.tokens[at]?.text ?? '')
  if (!name || ambiguousBuilders.has(name) || !isFree(parse, at)) return undefined
  if (/^(?:by|from)$/.test(parse.tokens[at - 1]?.text ?? '')) return undefined
  if (proximity.test(parse.tokens[at - 1]?.text ?? '')) return undefined
  const begin = firmWords.has(parse.tokens[at + 1]?.text ?? '') ? at + 2 : at + 1
  // "Godrej The Trees"
  const isThe = parse.tokens[begin]?.text === 'the' && startsName(state, begin + 1)
  const to = nameEnd(state, isThe ? begin + 1 : begin)
  if (landmark.test(parse.tokens[to - 1]?.text ?? '')) return undefined
  return to > begin && !firmWords.has(parse.tokens[begin]?.text ?? '') ? [at, to] : undefined
}

/** "Cosmos bldg", "Norita building": up to three capital words before the sign. */
function signedName(state: HomeState, at: number): Span | undefined {
  const { tokens, text } = state.parse
  if (!buildingSign.test(tokens[at]?.text ?? '') || !isFree(state.parse, at)) return undefined
  const isName = (index: number) =>
    isNameWord(state, index) &&
    !praise.test(tokens[index]?.text ?? '') &&
    !proximity.test(tokens[index]?.text ?? '') &&
    /^\p{Lu}/u.test(text.slice(tokens[index]?.start)) &&
    !isApart(text, tokens[index], tokens[index + 1])
  // "रोजलँड सोसायटी"
  if (/^\p{Lo}{3,}/u.test(text.slice(tokens[at - 1]?.start)) && isNameWord(state, at - 1))
    return [at - 1, at]
  let from = at
  while (from > at - 3 && isName(from - 1)) from--
  // "DLF building 10C"
  const isBuilder = from === at - 1 && builders.has(tokens[from]?.text ?? '')
  if (from === at || isBuilder || !startsName(state, from)) return undefined
  // "Ajmera Zeon bldg" is no part of Ajmera, where another place is named.
  const place = placeBefore(state, from)
  if (place !== undefined) return [place, at]
  if (proximity.test(tokens[from - 1]?.text ?? '')) return undefined
  return [from, at]
}

/** "Sunrise Heights", "Shanti Nagar CHS": up to three words before the ending, on one line. */
function endedName(state: HomeState, at: number): Span | undefined {
  const { parse } = state
  const { tokens, text } = parse
  // As written: the search takes "Greens" for "Green".
  const written = text.slice(tokens[at]?.start, tokens[at]?.end).toLowerCase()
  if (!buildingEnding.test(written) || !isFree(parse, at)) return undefined
  const place = placeBefore(state, at)
  if (place !== undefined) return [place, at + 1]
  let from = at
  while (
    from > at - 3 &&
    isNameWord(state, from - 1) &&
    !praise.test(tokens[from - 1]?.text ?? '') &&
    !isApart(text, tokens[from - 1], tokens[from])
  )
    from--
  if (proximity.test(tokens[from - 1]?.text ?? '') || roomUnits.find(tokens, from)) return undefined
  // A name is written with a capital, and in full capitals only where everything is.
  const isName = from < at && /^\p{Lu}/u.test(text.slice(tokens[from]?.start))
  return isName ? [from, at + 1] : undefined
}
