import { regExp } from '#domain/text/reg-exp.ts'
import { findPlaces, type Gazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { lexicon } from '#query-language/lexicon/lexicon.ts'
import { find, type HomeState } from '../home-state.ts'
import { phrases } from '../words.ts'
import { heading, isNoBuilding } from './headed-society.ts'

/** A short name in quotes: "bldg 'Om Residency' G+7", "'గ్రీన్ వ్యాలీ'లో". */
const quoted = regExp('gu')`
  (?<![\p{L}\p{M}\p{N}])['‘"“]
  (?<name>\p{L}[\p{L}\p{M}.&-]*(?:[ ][\p{L}\p{M}\p{N}.&-]+){0,4})['’"”]
`
/** Words behind which a quoted name is that of something else. */
const otherLead = regExp('iu')`
  \b(?:near|nr|opp|opposite|behind|beside|above|next[ ]to|by|from|call|contact|say|says|said|called
  |type|write|msg|mention|mentioning|brand|tenant)[ ]?$
`
/** Words of a remark, which are in no name. */
const remark = regExp('iu')`
  \b(?:serious|genuine|only|buyers?|brokers?|urgent|sale|rent|call|contact|please|pls|no|not|yes|is
  |are|available|interested|price|since|dealers?|realt\p{L}+|estates?|properties|details|ready|as)\b
`

/** Reads the name of a building that a message quotes. */
export function readQuotedSociety(state: HomeState, gazetteer: Gazetteer): void {
  const { parse, raw, findings } = state
  if (findings.some(({ field }) => field === 'society')) return
  for (const { index, groups, 0: all } of raw.matchAll(quoted)) {
    const name = groups?.name ?? ''
    const before = raw.slice(Math.max(0, index - 16), index)
    // Behind the telephone number stands who sent it.
    const isOfSender = /\d{5}/.test(raw.slice(Math.max(0, index - 40), index))
    if (name.length < 4 || otherLead.test(before) || remark.test(name) || isOfSender) continue
    const from = parse.tokens.findIndex(({ end }) => end > index + 1)
    const to = parse.tokens.findLastIndex(({ start }) => start < index + all.length - 1) + 1
    if (from < 0 || to <= from) continue
    find(state, 'society', name, [from, to])
    return
  }
  readMarkedSociety(state, gazetteer)
}

/** "*Rodas Crest* update", "_Skyline Verve_": a name of two words or more in bold or italics. */
const marked = regExp('gu')`
  (?<![\p{L}\p{N}*_])(?<mark>[*_])[ ]?
  (?<name>\p{Lu}[\p{L}.’']*(?:[ ](?:\p{Lu}[\p{L}.’']*|of|the|\d{1,2})){1,3})[ ]?\k<mark>
  (?=[^\p{L}\p{N}]|$)
`

/** Reads a name in bold or italics, none of whose words says something else. */
function readMarkedSociety(state: HomeState, gazetteer: Gazetteer): void {
  const { parse, raw } = state
  for (const { index, groups, 0: all } of raw.matchAll(marked)) {
    const name = groups?.name ?? ''
    const from = parse.tokens.findIndex(({ end }) => end > index + 1)
    const to = parse.tokens.findLastIndex(({ start }) => start < index + all.length - 1) + 1
    const before = raw.slice(Math.max(0, index - 16), index)
    if (from < 0 || to <= from || otherLead.test(before) || remark.test(name)) continue
    const words = parse.tokens.slice(from, to)
    const isWord = (at: number) =>
      lexicon.find(parse.tokens, at) !== undefined ||
      phrases.find(parse.tokens, at) !== undefined ||
      heading.test(parse.tokens[at]?.text ?? '')
    const isSaid = words.some((_, at) => isWord(from + at) && at < words.length - 1)
    const last = words.at(-1)?.text ?? ''
    if (isSaid || isNoBuilding(last) || heading.test(last)) continue
    if (words.some((_, at) => placeAt(parse.tokens, from + at, to, gazetteer))) continue
    find(state, 'society', name, [from, to])
    return
  }
}

/** Whether the rest of a name is a place: "Dadar West". */
const placeAt = (
  tokens: HomeState['parse']['tokens'],
  from: number,
  to: number,
  gazetteer: Gazetteer,
) => {
  const name = tokens.slice(from, to).map(({ text }) => text)
  return findPlaces(gazetteer, name.join(' ')).some(({ isRare }) => !isRare)
}
