import { regExp } from '#domain/text/reg-exp.ts'
import { type ParseState, placeIn } from '#query-language/model/parse-state.ts'
import type { Token } from '#query-language/text/tokenize.ts'

const offerBehind = regExp()`
  ^(?:(?:bhi|ka|ki|tak|advance|deposit) ){0,2}(?:de|dunga|dungi|denge|dene|bhar|bharunga
  |bharenge|chalega|chal|theek|thik|manjur|manjoor|ok)
  (?! \S*(?: \S+)? ?(?:nahi|nahin|mushkil))(?: |$)
`
const offerBefore =
  /(?:^| )(?:can|will|ready to|able to|happy to) (?:pay|give|do|arrange)(?: up ?to| a| the)*$/
const maxWordsOfOffer = 5

/** "Do mahine ka advance de sakte hain": what somebody can pay is no limit that homes must meet. */
export function markOfferedDeposits(state: ParseState, latin: readonly Token[]): void {
  for (const slot of state.slots) {
    if (slot.slot !== 'deposit') continue
    const { from, to } = placeIn(state, slot)
    const words = latin.map(({ text }) => text)
    const behind = words.slice(to, to + maxWordsOfOffer).join(' ')
    const before = words.slice(Math.max(0, from - maxWordsOfOffer), from).join(' ')
    if (offerBehind.test(behind) || offerBefore.test(before)) slot.isSoft = true
  }
}

/** What homes have more or less of: few listings speak of it, so that it ranks. */
const qualities: ReadonlySet<string> = new Set(['Sunlight'])
const mustWord = /^(?:must|compulsory|mandatory|zaroori|zaruri|jaruri|anivarya)$/

/** "Dhoop aati ho" ranks; "sunlight must" filters. */
export function markQualities(state: ParseState, latin: readonly Token[]): void {
  for (const slot of state.slots) {
    if (slot.slot !== 'amenity' || slot.value.not || !qualities.has(slot.value.name)) continue
    const { to } = placeIn(state, slot)
    const behind = latin.slice(to, to + 2).map(({ text }) => text)
    if (!behind.some((word) => mustWord.test(word))) slot.isSoft = true
  }
}
