import { regExp } from '#domain/text/reg-exp.ts'
import { parseNumberAt } from '#query-language/extract/amounts/number-phrase.ts'
import { type Gazetteer, placeNameKey } from '#query-language/gazetteer/gazetteer.ts'
import { lexicon, stopWords } from '#query-language/lexicon/lexicon.ts'
import { units } from '#query-language/lexicon/units.ts'
import { isFree, type ParseState, skip, wordsOf } from '#query-language/model/parse-state.ts'

/**
 * Skips descriptions of people within a request, which are not search conditions: where they come
 * from (`doctor couple from Delhi`, `girl from Nashik`) and how old a child or a parent is (`with a
 * 6 year old`).
 */
export function skipPersonDescriptions(state: ParseState, gazetteer: Gazetteer): void {
  for (let at = 0; at < state.tokens.length; at++) {
    const end = originEnd(state, at, gazetteer) ?? ageEnd(state, at) ?? bareAgeEnd(state, at)
    if (end === undefined || !isFree(state, at, end)) continue
    skip(state, at, end)
    at = end - 1
  }
}

const personWord = regExp()`
  ^(?:girls?|boys?|ladies|lady|gents?|man|men|woman|women|person|persons|people|couple|couples
  |family|families|students?|bachelors?|friends?|flatmates?|roommates?|colleagues?|doctors?
  |nurses?|teachers?|engineers?|professors?|officers?|professionals?|executives?|employees?
  |businessman|businessmen|trader|traders|merchant|merchants|migrants?|guy|guys|freshers?
  |interns?|parents|mother|father|mom|dad|uncle|aunt|brother|sister|son|daughter|cousin|nephew
  |niece|client|clients|customer|customers|buyer|buyers|investor|investors|party|nri|nris|ladka
  |ladke|ladki|ladkiya|ladkiyan|log|here|basically|originally|born|hail|hails|hailing)$
`
const placeNamePrefix = /^(?:new|navi|old|greater|north|south|east|west|uttar)$/

/** Returns the end of `from Delhi` after a person. */
function originEnd(state: ParseState, at: number, { byKey }: Gazetteer): number | undefined {
  const { tokens } = state
  if (tokens[at]?.text !== 'from' || !personWord.test(tokens[at - 1]?.text ?? '')) return undefined
  if (byKey.has(placeNameKey(wordsOf(state, at + 1, at + 3)))) return at + 3
  const first = at + 1 + (placeNamePrefix.test(tokens[at + 1]?.text ?? '') ? 1 : 0)
  const token = tokens[first]
  if (token?.kind !== 'word' || stopWords.words.has(token.text)) return undefined
  return lexicon.find(tokens, first) ? undefined : first + 1
}

const agedPersonLead = regExp()`
  ^(?:with|son|sons|daughter|daughters|kid|kids|child|children|baby|aged|beta|beti|have|has
  |having|of|a|an|my|our|her|his|turning|is|its)$
`
const agedPersonWord = regExp()`
  ^(?:boy|girl|kid|kids|child|children|son|daughter|baby|twins|mother|father|parents|mom|dad|dog
  |cat|pet|grandson|granddaughter|grandmother|grandfather|toddler|lady|man|woman)$
`
const buildingWord = regExp()`
  ^(?:building|society|property|construction|project|complex|tower|home|place|resale|unit
  |structure|one)$
`

/** Returns the end of `6 year old daughter`, unless the age is that of a home. */
function ageEnd(state: ParseState, at: number): number | undefined {
  const { tokens } = state
  const number = parseNumberAt(tokens, at)
  const unit =
    number && units.find(tokens, tokens[number.next]?.text === '-' ? number.next + 1 : number.next)
  const isAge = unit && /^(?:years|months)$/.test(unit.meaning.of)
  const old = unit && tokens[unit.next]?.text === '-' ? unit.next + 1 : unit?.next
  if (!isAge || old === undefined || tokens[old]?.text !== 'old') return undefined
  const next = tokens[old + 1]?.text ?? ''
  if (agedPersonWord.test(next)) return old + 2
  const isHome = buildingWord.test(next) || lexicon.find(tokens, old + 1)?.meaning.slot === 'type'
  const before = tokens[at - 1]?.text ?? ''
  const isOf =
    before === 'is' ? agedPersonWord.test(tokens[at - 2]?.text ?? '') : agedPersonLead.test(before)
  return isOf && !isHome ? old + 1 : undefined
}

const elder = regExp()`
  ^(?:parents|mother|father|mom|dad|papa|mummy|grandparents|grandmother|grandfather|uncle|aunt
  |aunty|mausi|dadi|dada|nana|nani|baba|aai|amma|appa|saas|sasur|senior|seniors|we|i|main|hum)$
`
const ageLink = regExp()`
  ^(?:who|are|is|am|both|now|all|aged|age|around|about|above|over|nearly|ki|ka|ke|umar|umra|in
  |their|his|her|dono|ji|,)$
`
const maxAgeLinks = 5
const [minAge, maxAge] = [50, 99]

/** Returns the end of the age of somebody old: `parents who are 70 plus`, `papa 72 ke hain`. */
function bareAgeEnd(state: ParseState, at: number): number | undefined {
  const { tokens } = state
  const { kind, value = 0 } = tokens[at] ?? {}
  if (kind !== 'number' || value < minAge || value > maxAge) return undefined
  let who = at - 1
  while (who > at - maxAgeLinks && ageLink.test(tokens[who]?.text ?? '')) who--
  if (!elder.test(tokens[who]?.text ?? '')) return undefined
  const next = tokens[at + 1]?.text ?? ''
  const isAge =
    /^(?:plus|\+|years?|yrs?|saal|sal|varsh|ke|ki|ka|and|,)$/.test(next) || !tokens[at + 1]
  const isAged = /^(?:aged|age|umar|umra)$/.test(tokens[at - 1]?.text ?? '')
  if (!isAge && !isAged) return undefined
  return /^(?:plus|\+|years?|yrs?|saal|sal|varsh)$/.test(next) ? at + 2 : at + 1
}
