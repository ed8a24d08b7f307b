import { startsSentence } from '#query-language/background/sentences.ts'
import { conditionBefore } from '#query-language/lexicon/preference-phrases.ts'
import { type ParseState, placeIn } from '#query-language/model/parse-state.ts'
import type { SlotName } from '#query-language/model/slots.ts'
import { features } from './slots-beside.ts'

const others: ReadonlySet<SlotName> = new Set<SlotName>([
  ...(['possession', 'rera', 'age', 'approval', 'transaction'] as const),
])

/** "Ready to move ho to 65": what more is paid for is welcome, and asked for by nobody. */
export function softenCondition(
  { tokens, slots }: ParseState,
  [from, to]: readonly [from: number, to: number],
): void {
  const [start, end] = [tokens[Math.max(0, from)]?.start ?? 0, tokens[to - 1]?.end ?? 0]
  for (const slot of slots) {
    const isFeature = features.has(slot.slot) || others.has(slot.slot)
    if (isFeature && slot.start >= start && slot.end <= end) slot.isSoft = true
  }
}

const thenWord = /^(?:then|to|toh|tar|,|तो|तर)$/
const maxWordsOfCondition = 9

/** Makes soft what a price is a condition of: "if resale then 60 lakh, new 75 lakh". */
export function softenConditionsOfPrices(state: ParseState): void {
  for (const price of state.slots) {
    if (price.slot !== 'budget') continue
    const { from } = placeIn(state, price)
    for (let at = from - 1; at >= 0 && at > from - maxWordsOfCondition; at--) {
      if (conditionBefore.find(state.tokens, at) && hasThen(state, at, from))
        softenCondition(state, [at, from])
      const isOther = state.slots.some((slot) => {
        const place = slot.slot === 'budget' ? placeIn(state, slot) : undefined
        return place !== undefined && place.from <= at && at < place.to
      })
      if (isOther || startsSentence(state, at)) break
    }
  }
}

const hasThen = ({ tokens }: ParseState, from: number, to: number) =>
  tokens.slice(from, to).some(({ text }) => thenWord.test(text))
