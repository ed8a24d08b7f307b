import { regExp } from '#domain/text/reg-exp.ts'
import { find, type HomeState } from '../home-state.ts'

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
export function readQuotedSociety(state: HomeState): void {
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
}
