import { regExp } from '#domain/text/reg-exp.ts'
import { isFree, type ParseState, placeIn, skip } from '#query-language/model/parse-state.ts'
import { romanizeTokens } from '#query-language/text/romanize.ts'
import { deny, isRefused } from './deniable.ts'

const awayBefore = /(?:^| )(?:(?:far )?away|far|distant|aloof) from(?: (?:the|any|a))?$/
const awayBehind = regExp()`
  ^(?:(?:se|ton|thi|pasun|theke|ninda|nundi|il ninnu) )(?:(?:thoda|thodi|thode|kaafi|kafi|bahut
  |zara|bilkul) )?(?:du+r|door|hat ?kar|hat ke|hatke|alag|lamb|dure|doora|duram)(?= |$)
`
const denial = /^(?:not|no|isnt|nahi|nahin|nhi|na|mat|nako|too|very)$/
const maxBehind = 5

/** Refuses what a home is to be away from: "away from main road", "main road se door". */
export function denyAvoidedFeatures(state: ParseState): void {
  const latin = romanizeTokens(state.tokens)
  const words = (from: number, to: number) =>
    latin.slice(Math.max(0, from), to).map(({ text }) => text)
  for (const slot of state.slots) {
    if (slot.slot !== 'amenity' || isRefused(slot)) continue
    const { from, to } = placeIn(state, slot)
    const before = awayBefore.exec(words(from - 4, from).join(' '))
    const behind = before ? null : awayBehind.exec(words(to, to + maxBehind).join(' '))
    const count = (before ?? behind)?.[0].trim().split(' ').length
    if (count === undefined) continue
    const [start, end] = before ? [from - count, from] : [to, to + count]
    // "Not far from the main road", "main road se door nahi"
    const around = before ? words(start - 2, start) : words(end, end + 2)
    if (!isFree(state, start, end) || around.some((word) => denial.test(word))) continue
    deny(slot)
    skip(state, start, end)
  }
}
