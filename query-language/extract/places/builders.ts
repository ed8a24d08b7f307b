import { isJoining } from '#query-language/extract/attributes/alternatives.ts'
import { alsoNames, builders, byWord, firm } from '#query-language/lexicon/builders.ts'
import { claim, type Draft, isFree, wordsOf } from '#query-language/model/parse-state.ts'
import type { Token } from '#query-language/text/tokenize.ts'

/** "Prestige 3 bhk apartments", "Lodha possession 2028": with these right behind it, the name is no society's. */
const isOfHomes = ({ slots, tokens }: Draft, behind: number) => {
  const at = /^(?:ka|ki|ke|का|की|के)$/.test(tokens[behind]?.text ?? '') ? behind + 1 : behind
  return slots.some(
    ({ slot, start }) =>
      (slot === 'bhk' || slot === 'type' || slot === 'possession') && start === tokens[at]?.start,
  )
}

/** "New launch 3bhk Ghodbunder Road lodha": the last word, behind homes that are built now. */
const isLast = ({ slots, tokens }: Draft, at: number) =>
  at === tokens.length - 1 && slots.some(({ slot }) => slot === 'possession')

/** "DLF ya Sobha ka" at the end of what is said, "Raheja preferred" */
const isOwned = ({ tokens }: Draft, at: number) =>
  /^(?:preferred|preferable|preferably|only)$/.test(tokens[at]?.text ?? '') ||
  (/^(?:ka|ki|ke|का|की|के)$/.test(tokens[at]?.text ?? '') &&
    (tokens[at + 1] === undefined || tokens[at + 1]?.text === ','))

/** "DLF or M3M": two of them are no society's name. */
const isChoice = (tokens: readonly Token[], at: number) =>
  isJoining(tokens[at + 1]?.text) && builders.has(tokens[at + 2]?.text ?? '')

const ofFirm = /^(?:ka|ki|ke|का|की|के) (?:projects?|society|township)$/

const landmarkTail =
  /^(?:mall|market|tower|towers|plaza|hospital|school|college|university|station|metro|park|tech|mills|hotel)$/

/** Reads who built it: `by Prestige`, `Godrej properties`. The name alone may be one of a society. */
export function readBuilders(draft: Draft): void {
  for (let at = 0; at < draft.tokens.length; at++) {
    const name = builders.get(draft.tokens[at]?.text ?? '')
    // "Phoenix Mall" is a place to be near to.
    const isLandmark = landmarkTail.test(draft.tokens[at + 1]?.text ?? '')
    if (!name || isLandmark || !isFree(draft, at)) continue
    const isBy = byWord.has(wordsOf(draft, at - 1, at)[0] ?? '') && isFree(draft, at - 1)
    const isFirm = firm.has(draft.tokens[at + 1]?.text ?? '') && isFree(draft, at + 1)
    const span = [isBy ? at - 1 : at, isFirm ? at + 2 : at + 1] as const
    // "Prestige ke project mein"
    const isOfFirm = ofFirm.test(wordsOf(draft, at + 1, at + 3).join(' '))
    if (isBy || isFirm || isOfFirm) claim(draft, 'builder', name, span)
    else if (
      !alsoNames.has(name) &&
      (isOfHomes(draft, at + 1) ||
        isLast(draft, at) ||
        isOwned(draft, at + 1) ||
        isChoice(draft.tokens, at))
    )
      claim(draft, 'builder', name, span, 0.7)
  }
  takeMoreBuilders(draft)
}

/** "Prestige or Brigade project": the other one beside it. */
function takeMoreBuilders(draft: Draft): void {
  const { tokens, slots } = draft
  for (const [at, { text, start, end }] of tokens.entries()) {
    const name = builders.get(text)
    if (!name || !isFree(draft, at)) continue
    const isJoined = slots.some(
      (slot) =>
        slot.slot === 'builder' &&
        ((isList(tokens[at + 1]?.text) &&
          slot.start === tokens[at + 2]?.start &&
          end < slot.start) ||
          (isList(tokens[at - 1]?.text) && slot.end === tokens[at - 2]?.end && start > slot.end)),
    )
    if (isJoined) claim(draft, 'builder', name, [at, at + 1])
  }
}

const isList = (word: string | undefined) => isJoining(word) || word === ','
