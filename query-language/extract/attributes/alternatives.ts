import { fillers } from '#query-language/lexicon/lexicon.ts'
import { type Draft, wordsOf } from '#query-language/model/parse-state.ts'
import type { Slot } from '#query-language/model/slots.ts'

const or = /^(?:or|ya|\/|either|या)$/
const both = /^(?:and|aur|&|n|और)$/
const ofDeals = /^(?:for|on|to|ke|liye|pe|dono|both|के|लिए)$/
const mostBetween = 4

/** Whether a word joins what is asked for together or for choice. */
export const isJoining = (word: string | undefined) =>
  /^(?:or|nor|ya|and|aur|या|और|&|\/)$/.test(word ?? '')

/** "Sale or rent", "kiraya ya kharidna": whether two things are said one for the other. */
export function isEither(draft: Draft, from: number, to: number): boolean {
  const between = wordsOf(draft, from, to)
  return (
    between.length <= mostBetween &&
    between.some((word) => or.test(word)) &&
    between.every((word) => or.test(word) || fillers.words.has(word))
  )
}

/** "For sale and rent": people say so of two deals, where they take either. */
export function isBothDeals(draft: Draft, from: number, to: number): boolean {
  const between = wordsOf(draft, from, to)
  return (
    between.some((word) => both.test(word)) &&
    between.every((word) => both.test(word) || ofDeals.test(word))
  )
}

/** "Ready to move or under construction", "new or resale": who takes either asks for neither. */
export function dropEithers(draft: Draft): void {
  const inOrder = draft.slots.toSorted((one, other) => one.start - other.start)
  for (const [index, one] of inOrder.entries()) {
    const other = inOrder[index + 1]
    if (!other || !isOther(one, other)) continue
    const from = draft.tokens.findIndex(({ start }) => start >= one.end)
    const to = draft.tokens.findIndex(({ start }) => start >= other.start)
    if (from < 0 || !isEither(draft, from, to)) continue
    draft.slots = draft.slots.filter((slot) => slot !== one && slot !== other)
  }
}

const isOther = (one: Slot, other: Slot) =>
  (one.slot === 'transaction' && other.slot === 'transaction' && one.value !== other.value) ||
  (one.slot === 'possession' &&
    other.slot === 'possession' &&
    one.value.status !== undefined &&
    other.value.status !== undefined &&
    one.value.status !== other.value.status)
