import { readNumberAt } from '#query-language/extract/amounts/number-phrase.ts'
import { type Gazetteer, keyOf } from '#query-language/gazetteer/gazetteer.ts'
import { fillers, meanings } from '#query-language/lexicon/lexicon.ts'
import { units } from '#query-language/lexicon/units.ts'
import { type Draft, isFree, pass, wordsOf } from '#query-language/model/parse-state.ts'

/**
 * Passes over what is said of a person within a wish: where they come from (`doctor couple from Delhi`,
 * `girl from Nashik`) and how old a child or a parent is (`with a 6 year old`). Neither is asked for.
 */
export function passPersons(draft: Draft, gazetteer: Gazetteer): void {
  for (let at = 0; at < draft.tokens.length; at++) {
    const end = originEnd(draft, at, gazetteer) ?? ageEnd(draft, at)
    if (end === undefined || !isFree(draft, at, end)) continue
    pass(draft, at, end)
    at = end - 1
  }
}

const person =
  /^(?:girls?|boys?|ladies|lady|gents?|man|men|woman|women|person|persons|people|couple|couples|family|families|students?|bachelors?|friends?|flatmates?|roommates?|colleagues?|doctors?|nurses?|teachers?|engineers?|professors?|officers?|professionals?|executives?|employees?|businessman|businessmen|trader|traders|merchant|merchants|migrants?|guy|guys|freshers?|interns?|parents|mother|father|mom|dad|uncle|aunt|brother|sister|son|daughter|cousin|nephew|niece|client|clients|customer|customers|buyer|buyers|investor|investors|party|nri|nris|ladka|ladke|ladki|ladkiya|ladkiyan|log|here|basically|originally|born|hail|hails|hailing)$/
const ofName = /^(?:new|navi|old|greater|north|south|east|west|uttar)$/

/** The end of `from Delhi` behind a person. */
function originEnd(draft: Draft, at: number, { byKey }: Gazetteer): number | undefined {
  const { tokens } = draft
  if (tokens[at]?.text !== 'from' || !person.test(tokens[at - 1]?.text ?? '')) return undefined
  if (byKey.has(keyOf(wordsOf(draft, at + 1, at + 3)))) return at + 3
  const first = at + 1 + (ofName.test(tokens[at + 1]?.text ?? '') ? 1 : 0)
  const token = tokens[first]
  if (token?.kind !== 'word' || fillers.words.has(token.text)) return undefined
  return meanings.find(tokens, first) ? undefined : first + 1
}

const ofPerson =
  /^(?:with|son|sons|daughter|daughters|kid|kids|child|children|baby|aged|beta|beti|have|has|having|of|a|an|my|our|her|his|turning|is)$/
const grown =
  /^(?:boy|girl|kid|kids|child|children|son|daughter|baby|twins|mother|father|parents|mom|dad|dog|cat|pet|grandson|granddaughter|grandmother|grandfather|toddler|lady|man|woman)$/
const built =
  /^(?:building|society|property|construction|project|complex|tower|home|place|resale|unit|structure|one)$/

/** The end of `6 year old daughter`, where no home is so old. */
function ageEnd(draft: Draft, at: number): number | undefined {
  const { tokens } = draft
  const number = readNumberAt(tokens, at)
  const unit =
    number && units.find(tokens, tokens[number.next]?.text === '-' ? number.next + 1 : number.next)
  const isAge = unit && /^(?:years|months)$/.test(unit.meaning.of)
  const old = unit && tokens[unit.next]?.text === '-' ? unit.next + 1 : unit?.next
  if (!isAge || old === undefined || tokens[old]?.text !== 'old') return undefined
  const next = tokens[old + 1]?.text ?? ''
  if (grown.test(next)) return old + 2
  const isHome = built.test(next) || meanings.find(tokens, old + 1)?.meaning.slot === 'type'
  const before = tokens[at - 1]?.text ?? ''
  const isOf = before === 'is' ? grown.test(tokens[at - 2]?.text ?? '') : ofPerson.test(before)
  return isOf && !isHome ? old + 1 : undefined
}
