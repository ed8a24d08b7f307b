import { regExp } from '#domain/text/reg-exp.ts'
import { proximityPostpositions } from '#query-language/extract/places/proximity-landmarks.ts'
import { findPlaces, type Gazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { landmarks } from '#query-language/lexicon/landmarks.ts'
import { lexicon } from '#query-language/lexicon/lexicon.ts'
import { roomUnits, units } from '#query-language/lexicon/units.ts'
import { isFree, type ParseState } from '#query-language/model/parse-state.ts'
import { find, type HomeState } from './home-state.ts'
import { isApart, labels } from './words.ts'

/** A name of something that a home is near, and the words that say so. */
interface LandmarkName {
  from: number
  to: number
  /** The words "near" or "ke paas" with the name. */
  span: readonly [from: number, to: number]
}

const leadWord = regExp()`
  ^(?:near|nr|opp|opposite|behind|bhnd|beside|besides|above|adjacent|off|facing|towards)$
`
const leadLink = /^(?:to|the|of|from|by|-|:)$/
/** Words behind a name: "Botanical garden daggara", "NMMT depot opp". */
const tailWord = regExp()`
  ^(?:paas|pas|daggara|dagara|daggaralo|hatra|hattira|pakkam|pakkathil|pakkathula|pakkathile|aduthu
  |aduth|arugil|arukil|pase|paase|javal|jawal|javalach|jawalach|samor|shejari|kache|kachhe|kachei
  |pashe|nere|najdik|najik|nazdeek|najdeek|samne|saamne|peeche|piche|opp|opposite|nearby
  |जवळ|समोर|शेजारी|मागे)$
`
const tailLink = regExp()`
  ^(?:ke|ki|ka|k|er|la|chya|cha|ni|na|nu|ku|kku|ne|de|se|ge|के|की|का|च्या|से|में|ਦੇ)$
`
/** What ends a name that no sign ends. */
const stopWord = regExp()`
  ^(?:in|at|on|and|or|with|for|from|is|are|available|avl|avail|price|rent|rental|sale|deposit|dep
  |semi|fully|furnished|unfurnished|ready|only|call|contact|both|all|new|floor|flr|rs|asking|demand
  |me|mein|mai|pe|par|hai|ka|ki|ke|se|near|nr|opp|opposite|behind|just|also|no|not|lo|la|il|alli
  |east|west|north|south|facing|family|bachelors|negotiable|parking|lift|carpet|area|possession
  |walking|walk|distance|mins?|minutes?|kms?|away|very|sector|sec|phase|में|पर|है)$
`
/** Words of a landmark that are written small as well: "Botanical garden", "Batra cinema". */
const kindWord = regExp()`
  ^(?:gardens?|park|school|college|univ|university|hospital|hosp|mall|metro|station|stn|temple
  |mandir|masjid|mosque|church|gurudwara|market|bazaar|bazar|chowk|circle|square|signal|junction
  |naka|gate|depot|stand|stop|bridge|flyover|airport|lake|talav|beach|ground|stadium|cinema|theatre
  |talkies|hotel|restaurant|bank|office|tower|towers|club|road|rd|marg|library|hostel|factory|plant
  |toll|plaza|dairy|petrol|pump|police|thana|court|exit|village|gaon|gam|mod|mor|more|tank|water
  |highway|hiway|expressway|bypass|campus|centre|center|city|world|hub|sez|it)$
`
const maxWords = 5

/** Returns the names of what a home is near, in words that nothing has claimed. */
export function landmarkNames(state: HomeState, gazetteer: Gazetteer): LandmarkName[] {
  const { tokens } = state.parse
  const found: LandmarkName[] = []
  for (let at = 0; at < tokens.length; at++) {
    const name = nameBehind(state, at) ?? nameBefore(state, at) ?? nameFarFrom(state, at)
    if (!name || isGeneric(state.parse, name) || isPlace(state.parse, name, gazetteer)) continue
    found.push(name)
    at = Math.max(at, name.span[1] - 1)
  }
  return found
}

/** Reads what is near as the message names it: "above Bank of Baroda", "KIIT 1 km". */
export function readLandmarks(state: HomeState, gazetteer: Gazetteer): void {
  const { tokens, text } = state.parse
  for (const { from, to, span } of landmarkNames(state, gazetteer)) {
    if (!isFree(state.parse, ...span)) continue
    const words = text.slice(tokens[from]?.start, tokens[to - 1]?.end)
    find(state, 'landmark', words, span)
  }
}

/** "Near Batra cinema", "2 km from Wonder Park" */
function nameBehind({ parse }: HomeState, at: number): LandmarkName | undefined {
  const { tokens, text } = parse
  const isFrom = /^(?:from|to)$/.test(tokens[at]?.text ?? '') && isFar(parse, at - 1)
  if (!(leadWord.test(tokens[at]?.text ?? '') || isFrom) || !isFree(parse, at)) return undefined
  // "Main road facing", "East facing": no lead of a name.
  if (tokens[at]?.text === 'facing' && !startsClause(parse, at)) return undefined
  let from = at + 1
  while (from < at + 3 && leadLink.test(tokens[from]?.text ?? '')) from++
  if (isApart(text, tokens[at], tokens[from])) return undefined
  const to = endOfName(parse, from)
  const begin = isFrom ? Math.max(0, at - 2) : at
  return to > from ? { from, to, span: [isFree(parse, begin, at) ? begin : at, to] } : undefined
}

/** "Botanical garden daggara", "Pancard Club road ke paas" */
function nameBefore({ parse }: HomeState, at: number): LandmarkName | undefined {
  const { tokens, text } = parse
  const tail = proximityPostpositions.find(tokens, at)?.next ?? at + 1
  const isTail = tailWord.test(tokens[at]?.text ?? '') || (tail > at + 1 && isFree(parse, at, tail))
  if (!isTail || !isFree(parse, at)) return undefined
  // "Opp" ends a clause where it stands behind its name.
  if (/^opp/.test(tokens[at]?.text ?? '') && !isCut(parse, at, at + 1)) return undefined
  let to = at
  if (tailLink.test(tokens[to - 1]?.text ?? '')) to--
  let from = to
  while (
    from > to - maxWords &&
    isOfName(parse, from - 1) &&
    (from === to || !isApart(text, tokens[from - 1], tokens[from])) &&
    (from > to - 2 || isWritten(parse, from - 1))
  )
    from--
  while (from < to && !startsName(parse, from)) from++
  return to > from && !isApart(text, tokens[to - 1], tokens[at])
    ? { from, to, span: [from, tail] }
    : undefined
}

/** "KIIT 1 km", "Vanaz metro 5 minutes": a name at the start of a clause, then how far it is. */
function nameFarFrom({ parse }: HomeState, at: number): LandmarkName | undefined {
  const { tokens } = parse
  if (!startsClause(parse, at) || !startsName(parse, at)) return undefined
  const to = endOfName(parse, at)
  if (to === at || tokens[to]?.kind !== 'number') return undefined
  // "Eaves ht 11 m"
  if (measured.test(tokens[to - 1]?.text ?? '')) return undefined
  const unit = units.find(tokens, to + 1)
  const isNear =
    unit && /^(?:metres|minutes)$/.test(unit.meaning.of) && isFree(parse, to, unit.next)
  // "Road 40 m", "Height 12 m": how wide or high something is.
  if (!isNear || labels.find(tokens, to - 1)) return undefined
  return isCut(parse, unit.next - 1, unit.next)
    ? { from: at, to, span: [at, unit.next] }
    : undefined
}

function endOfName(parse: ParseState, from: number): number {
  const { tokens, text } = parse
  if (!startsName(parse, from)) return from
  let to = from
  while (
    to < from + maxWords &&
    (isOfName(parse, to) || joins(parse, to)) &&
    (to === from || !isApart(text, tokens[to - 1], tokens[to])) &&
    (to < from + 2 || isWritten(parse, to) || joins(parse, to))
  )
    to++
  while (to > from && joins(parse, to - 1)) to--
  return isNumberOfName(parse, to) ? to + 1 : to
}

/** "ORR exit 14", "Infosys gate 2" */
const isNumberOfName = ({ tokens }: ParseState, at: number) =>
  /^(?:exit|gate|sector|phase)$/.test(tokens[at - 1]?.text ?? '') && tokens[at]?.kind === 'number'

/** "Bank of Baroda", "Mall de Goa" */
const joins = ({ tokens }: ParseState, at: number) => /^(?:of|de)$/.test(tokens[at]?.text ?? '')

function isOfName(parse: ParseState, at: number): boolean {
  const { tokens } = parse
  const token = tokens[at]
  if (token?.kind !== 'word' || !isFree(parse, at) || stopWord.test(token.text)) return false
  if (roomUnits.find(tokens, at)) return false
  const slot = lexicon.find(tokens, at)?.meaning.slot
  return slot === undefined || slot === 'amenity' || slot === 'type' || kindWord.test(token.text)
}

/** Whether a word is written as part of a name. */
function isWritten({ tokens, text }: ParseState, at: number): boolean {
  const token = tokens[at]
  if (!token) return false
  return /^[\p{Lu}\p{Lo}]/u.test(text.slice(token.start)) || kindWord.test(token.text)
}

/** A name begins with a capital, or with a letter that has none, and with no kind of home. */
function startsName(parse: ParseState, at: number): boolean {
  const { tokens, text } = parse
  if (!isOfName(parse, at) || lexicon.find(tokens, at)?.meaning.slot === 'type') return false
  if (labels.find(tokens, at) || units.find(tokens, at)) return false
  return /^(?:\p{Lu}|\p{Lo}.)/u.test(text.slice(tokens[at]?.start))
}

const measured = /^(?:ht|height|eaves|depth|width|wide|frontage|front|ceiling|clear|centre|center)$/

/** "2 km from", "5 minutes to" */
function isFar({ tokens }: ParseState, last: number): boolean {
  const at = /^(?:away|walk|drive)$/.test(tokens[last]?.text ?? '') ? last - 1 : last
  const unit = units.find(tokens, at)
  return (
    tokens[at - 1]?.kind === 'number' &&
    unit !== undefined &&
    /^(?:metres|minutes)$/.test(unit.meaning.of)
  )
}

const isCut = ({ tokens, text }: ParseState, one: number, other: number) =>
  isApart(text, tokens[one], tokens[other]) ||
  [tokens[one], tokens[other]].some((token) => /^[,;()&+]$/.test(token?.text ?? ''))

const startsClause = (parse: ParseState, at: number) => at === 0 || isCut(parse, at - 1, at)

/** "Near metro": a landmark without a name of its own, which another pass reads. */
function isGeneric({ tokens }: ParseState, { from, to }: LandmarkName): boolean {
  const match = landmarks.find(tokens, from)
  return match !== undefined && match.next >= to
}

/** "Near Wakad": a place, which another pass reads. */
const isPlace = ({ tokens, text }: ParseState, { from, to }: LandmarkName, gazetteer: Gazetteer) =>
  findPlaces(gazetteer, text.slice(tokens[from]?.start, tokens[to - 1]?.end)).length > 0
