import { orWord as eitherWord } from '#query-language/extract/priced-sets.ts'
import { stopWords } from '#query-language/lexicon/lexicon.ts'
import { conditionBefore, elseBefore } from '#query-language/lexicon/preference-phrases.ts'
import { type ParseState, wordsOf } from '#query-language/model/parse-state.ts'
import type { Slot, TypeValue } from '#query-language/model/slots.ts'

const orWord = /^(?:or|ya|\/|either|या)$/
const andWord = /^(?:and|aur|&|n|और)$/
const wordBetweenIntents = /^(?:for|on|to|ke|liye|pe|dono|both|के|लिए)$/
const maxWordsBetween = 4

/** Returns whether a word is a conjunction such as "and" or "or". */
export const isConjunction = (word: string | undefined) =>
  /^(?:nor|and|aur|और|&|\/)$/.test(word ?? '') || eitherWord.test(word ?? '')

/** Returns whether two slots are joined as alternatives: "Sale or rent", "kiraya ya kharidna". */
export function areAlternatives(state: ParseState, from: number, to: number): boolean {
  const between = wordsOf(state, from, to)
  return (
    between.length <= maxWordsBetween &&
    between.some((word) => orWord.test(word)) &&
    between.every((word) => orWord.test(word) || stopWords.words.has(word))
  )
}

/**
 * Returns whether two intents are joined by "and", which here means either: "For sale and rent".
 */
export function areBothIntents(state: ParseState, from: number, to: number): boolean {
  const between = wordsOf(state, from, to)
  return (
    between.some((word) => andWord.test(word)) &&
    between.every((word) => andWord.test(word) || wordBetweenIntents.test(word))
  )
}

/** Returns whether "if" or "otherwise" is between two tokens. */
export const hasCondition = ({ tokens }: ParseState, from: number, to: number) =>
  tokens.some(
    (_, at) =>
      from <= at && at < to && (conditionBefore.find(tokens, at) || elseBefore.find(tokens, at)),
  )

/**
 * Drops values joined as alternatives, since either is accepted: "Ready to move or under
 * construction", "new or resale".
 */
export function dropAlternatives(state: ParseState): void {
  const inOrder = state.slots.toSorted((one, other) => one.start - other.start)
  for (const [index, one] of inOrder.entries()) {
    const other = inOrder[index + 1]
    if (!other || !contradicts(one, other)) continue
    const from = state.tokens.findIndex(({ start }) => start >= one.end)
    const to = state.tokens.findIndex(({ start }) => start >= other.start)
    if (from < 0 || !areAlternatives(state, from, to)) continue
    state.slots = state.slots.filter((slot) => slot !== one && slot !== other)
  }
}

const contradicts = (one: Slot, other: Slot) =>
  (one.slot === 'transaction' && other.slot === 'transaction' && one.value !== other.value) ||
  (one.slot === 'possession' &&
    other.slot === 'possession' &&
    one.value.status !== undefined &&
    other.value.status !== undefined &&
    one.value.status !== other.value.status)

/** "A plot, no disputed plot": what is refused of a wanted type is an unknown part of it. */
export function dropContradictedTypes(state: ParseState): void {
  const wanted = state.slots.filter(isType).filter(({ value }) => !value.not)
  state.slots = state.slots.filter(
    (slot) =>
      !isType(slot) ||
      !slot.value.not ||
      !wanted.some(({ value }) => isSameType(value, slot.value)),
  )
}

type TypeSlot = Extract<Slot, { slot: 'type' }>
const isType = (slot: Slot): slot is TypeSlot => slot.slot === 'type'

const isSameType = (one: TypeValue, other: TypeValue) =>
  one.kind === other.kind && one.types.join() === other.types.join()

const joint = /^(?:or|ya|either|या|,|\/|illa|athava|kinva|ba|athoba)$/
const maxWordsBetweenTypes = 5

/**
 * Marks the kinds that are asked for beside their own type, which holds them: the flats of "flat or
 * penthouse" need not be penthouses.
 */
export function markAlternativeTypes(state: ParseState): void {
  const asked = state.slots
    .filter(isType)
    .filter(({ value }) => !value.not)
    .toSorted((one, other) => one.start - other.start)
  for (const group of groupsOf(state, asked)) {
    const plain = new Set(group.flatMap(({ value }) => (value.kind ? [] : value.types)))
    for (const slot of group) {
      const { kind, types } = slot.value
      if (kind && types.every((type) => plain.has(type)))
        slot.value = { ...slot.value, isEither: true }
    }
  }
}

/** Returns the types that follow one another with "or" or a comma between them. */
function groupsOf(state: ParseState, slots: readonly TypeSlot[]): TypeSlot[][] {
  const groups: TypeSlot[][] = []
  for (const slot of slots) {
    const last = groups.at(-1)?.at(-1)
    const from = last ? state.tokens.findIndex(({ start }) => start >= last.end) : -1
    const to = state.tokens.findIndex(({ start }) => start >= slot.start)
    const between = wordsOf(state, from, to)
    const isJoined =
      from >= 0 &&
      from < to &&
      between.length <= maxWordsBetweenTypes &&
      between.some((word) => joint.test(word))
    if (isJoined) groups.at(-1)?.push(slot)
    else groups.push([slot])
  }
  return groups
}
