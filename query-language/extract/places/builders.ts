import { regExp } from '#domain/text/reg-exp.ts'
import { isConjunction } from '#query-language/extract/attributes/alternatives.ts'
import {
  ambiguousBuilders,
  builderPrepositions,
  builders,
  firmWords,
} from '#query-language/lexicon/builders.ts'
import {
  claim,
  isFree,
  markUnsupported,
  negatedSpan,
  type ParseState,
  wordsOf,
} from '#query-language/model/parse-state.ts'
import type { Token } from '#query-language/text/tokenize.ts'

/**
 * Whether the name directly precedes homes, so that it is a builder and not a society: "Prestige 3
 * bhk apartments", "Lodha possession 2028".
 */
const precedesHomes = ({ slots, tokens }: ParseState, behind: number) => {
  const at = /^(?:ka|ki|ke|का|की|के)$/.test(tokens[behind]?.text ?? '') ? behind + 1 : behind
  return slots.some(
    ({ slot, start }) =>
      (slot === 'bhk' || slot === 'type' || slot === 'possession') && start === tokens[at]?.start,
  )
}

/**
 * Whether it is the last word after homes under construction: "New launch 3bhk Ghodbunder Road
 * lodha".
 */
const isLastWord = ({ slots, tokens }: ParseState, at: number) =>
  at === tokens.length - 1 && slots.some(({ slot }) => slot === 'possession')

/** "DLF ya Sobha ka" at the end of a sentence, "Raheja preferred". */
const isPreferred = ({ tokens }: ParseState, at: number) =>
  /^(?:preferred|preferable|preferably|only)$/.test(tokens[at]?.text ?? '') ||
  (/^(?:ka|ki|ke|का|की|के)$/.test(tokens[at]?.text ?? '') &&
    (tokens[at + 1] === undefined || tokens[at + 1]?.text === ','))

/** "DLF or M3M": two builders' names in a row are not society names. */
const isOneOfBuilders = (tokens: readonly Token[], at: number) =>
  isConjunction(tokens[at + 1]?.text) && builders.has(tokens[at + 2]?.text ?? '')

const projectAfterName = /^(?:ka|ki|ke|का|की|के) (?:projects?|society|township)$/

const landmarkTail = regExp()`
  ^(?:mall|market|tower|towers|plaza|hospital|school|college|university|station|metro|park|tech
  |mills|hotel)$
`

/**
 * Extracts builders: `by Prestige`, `Godrej properties`. A name alone may be part of a society's
 * name.
 */
export function extractBuilders(state: ParseState): void {
  for (let at = 0; at < state.tokens.length; at++) {
    const name = builders.get(state.tokens[at]?.text ?? '')
    // "Phoenix Mall" is a place to be near to.
    const isLandmark = landmarkTail.test(state.tokens[at + 1]?.text ?? '')
    if (!name || isLandmark || !isFree(state, at)) continue
    const isBy =
      builderPrepositions.has(wordsOf(state, at - 1, at)[0] ?? '') && isFree(state, at - 1)
    const isFirm = firmWords.has(state.tokens[at + 1]?.text ?? '') && isFree(state, at + 1)
    const span = [isBy ? at - 1 : at, isFirm ? at + 2 : at + 1] as const
    // "Not by Emaar", "no DLF": listings are not searched for whom they are not by.
    const not = negatedSpan(state, ...span)
    if (not) {
      markUnsupported(state, ...not)
      continue
    }
    // "Prestige ke project mein"
    const isOfFirm = projectAfterName.test(wordsOf(state, at + 1, at + 3).join(' '))
    if (isBy || isFirm || isOfFirm) claim(state, 'builder', name, span)
    else if (
      !ambiguousBuilders.has(name) &&
      (precedesHomes(state, at + 1) ||
        isLastWord(state, at) ||
        isPreferred(state, at + 1) ||
        isOneOfBuilders(state.tokens, at))
    )
      claim(state, 'builder', name, span, 0.7)
  }
  claimJoinedBuilders(state)
}

/** Claims a second builder beside one: "Prestige or Brigade project". */
function claimJoinedBuilders(state: ParseState): void {
  const { tokens, slots } = state
  for (const [at, { text, start, end }] of tokens.entries()) {
    const name = builders.get(text)
    if (!name || !isFree(state, at)) continue
    const isJoined = slots.some(
      (slot) =>
        slot.slot === 'builder' &&
        ((isListWord(tokens[at + 1]?.text) &&
          slot.start === tokens[at + 2]?.start &&
          end < slot.start) ||
          (isListWord(tokens[at - 1]?.text) &&
            slot.end === tokens[at - 2]?.end &&
            start > slot.end)),
    )
    if (isJoined) claim(state, 'builder', name, [at, at + 1])
  }
}

const isListWord = (word: string | undefined) => isConjunction(word) || word === ','
