import { regExp } from '#domain/text/reg-exp.ts'
import { type ParseState, skip, wordsOf } from '#query-language/model/parse-state.ts'
import type { Slot, SlotName } from '#query-language/model/slots.ts'
import { romanizeChat } from '#query-language/text/romanize.ts'
import { clausesOf } from './clauses.ts'

/** What a question may be about without asking for it; rooms, prices and places are asked for. */
const features: ReadonlySet<SlotName> = new Set<SlotName>([
  ...(['amenity', 'floor', 'facing', 'vastu', 'furnishing', 'possession', 'transaction'] as const),
  'either',
  ...(['rera', 'approval', 'age', 'tenant'] as const),
])

const quality = regExp()`
  hot|cold|garam|thanda|thandi|cool|safe|unsafe|secure|noisy|dark|andhera|damp|seelan|risky|risk
  |good|bad|better|best|worth|problem|issue|dikkat|pareshani|ach?h?[aei]|achch?h?[aei]|sahi|theek
  |thik|mehng[aei]|costly|expensive|cheap
  |cheaper|sast[aei]|useful|zaroori|zaruri|jaruri|mushkil|flood|flooded
`.source
/** "Ground floor hot hota hai kya?": what is said of it stands before the verb. */
const saidOfIt = new RegExp(
  ` (?:${quality}) (?:\\S+ )?(?:hota|hoti|hote|hai|hain|h|rahega|rahegi|rehta|rehti|lagta|lagti` +
    `|hoga|hogi|kya|na) `,
)
/** "Is the top floor hot?" */
const isItSo = new RegExp(`^ (?:is|are|isnt|arent|will|does|do|would) .* (?:${quality}) `)
/** "How is ground floor?", "top floor kaisa hai?" */
const howIsIt = / (?:how (?:is|are|about)|why|kais[aei] (?:hai|hain|hota|hoti|hote|rahega|rahegi)) /

const isQuestionMark = (text: string) => text.includes('?') || text.includes('？')

/**
 * Drops the features of a home that somebody asks a question about: "Ground floor hot hota hai
 * kya?" wants no ground floor, "parking hai kya?" wants parking.
 */
export function dropQuestions(state: ParseState): void {
  const { tokens, text } = state
  const isAsked =
    isQuestionMark(text) || tokens.some(({ text: word }) => /^(?:kya|क्या)$/.test(word))
  if (!isAsked || !state.slots.some(({ slot }) => features.has(slot))) return
  for (const { from, to } of clausesOf(state)) {
    const words = ` ${wordsOf(state, from, to).map(romanizeChat).join(' ')} `
    const end = tokens[to - 1]?.end ?? 0
    const isMarked = isQuestionMark(text.slice(end, tokens[to]?.start ?? text.length))
    if (!isMarked && !/ kya /.test(words)) continue
    if (![saidOfIt, isItSo, howIsIt].some((pattern) => pattern.test(words))) continue
    const start = tokens[from]?.start ?? 0
    const isInside = (slot: Slot) =>
      features.has(slot.slot) && slot.start >= start && slot.end <= end
    if (!state.slots.some(isInside)) continue
    state.slots = state.slots.filter((slot) => !isInside(slot))
    skip(state, from, to)
  }
}
