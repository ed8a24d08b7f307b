import { startsSentence } from '#query-language/background/sentences.ts'
import { claim, isFree, type ParseState } from '#query-language/model/parse-state.ts'

const floorWord = /^(?:floor|flr|flor)$/
const wordBeforeOtherFloor = /^(?:any|koi|which|har|every|same|that|this|no|each|kis|kaunsa|konsa)$/

/**
 * Extracts a floor of a house that is sold or rented alone, as the north of India calls it: "sec 57
 * floor 3bhk", "3bhk floor". Floors with a number are claimed by now.
 */
export function extractLoneFloors(state: ParseState): void {
  const { tokens, slots } = state
  if (slots.some(({ slot }) => slot === 'type' || slot === 'floor')) return
  for (const [at, { text }] of tokens.entries()) {
    if (!floorWord.test(text) || !isFree(state, at)) continue
    const [before, after] = [tokens[at - 1], tokens[at + 1]]
    const isBehind = slots.some(({ slot, end }) => slot === 'bhk' && end === before?.end)
    const isBefore = slots.some(({ slot, start }) => slot === 'bhk' && start === after?.start)
    if (!isBehind && !isBefore) continue
    if (isBehind && after?.kind === 'number') continue
    if (startsSentence(state, isBehind ? at : at + 1)) continue
    if (before?.kind === 'sign' || wordBeforeOtherFloor.test(before?.text ?? '')) continue
    claim(state, 'type', { types: ['apartment'], kind: 'builder floor' }, [at, at + 1], 0.8)
    return
  }
}
