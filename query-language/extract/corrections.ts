import { clausesOf } from '#query-language/background/clauses.ts'
import { type ParseState, placeIn, skip } from '#query-language/model/parse-state.ts'
import type { Slot } from '#query-language/model/slots.ts'
import { buildPhraseTrie } from '#query-language/text/phrase-trie.ts'
import { hasElse } from './priced-sets.ts'

const correctionPhrases = buildPhraseTrie<true>([
  [
    'no sorry|sorry|sorry no|oops|i mean|i meant|no wait|wait no|rather|correction|actually|' +
      'actually make it|make it|make that|or actually|scratch that|change that to|galti se|' +
      'arre nahi|nahi nahi|nahin nahin|matlab|mera matlab|but now|now want|now we want|' +
      'now i want|par ab|lekin ab|magar ab|oh sorry|sry|srry|my bad|typo|galat likh diya|' +
      'galti se likha|change kar do|nope|instead of that|wait|edit|change of plan|my mistake|' +
      'kaadu|kaadu kaadu|alla alla|illa illa|na na|nahi re|chukun|bhool se|bhul se|meant|' +
      'actually no|sorry not|no no|update',
    true,
  ],
])

/** Returns whether a correction is between two tokens: `rent sorry buy`. */
export function isCorrected({ tokens }: ParseState, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const match = correctionPhrases.find(tokens, at)
    if (match && match.next <= to) return true
  }
  return false
}

const apologyWord = /^(?:sorry|oops)$/
const onlyWord = /^(?:only|just|sirf|bas|fakt|matrame|mattum)$/
const maxWordsToValue = 5

/**
 * Removes slots that the writer corrects: `3 bhk no sorry 2 bhk` means two. What stands right
 * behind a correction replaces the last one of its kind, and after an apology whatever comes next.
 */
export function applyCorrections(state: ParseState): void {
  dropDeniedBudgets(state)
  dropPastClauses(state)
  keepLastMaxBudget(state)
  const { tokens } = state
  for (let at = 0; at < tokens.length; at++) {
    const match = correctionPhrases.find(tokens, at)
    if (!match) continue
    const start = tokens[at]?.start ?? 0
    const end = tokens[match.next - 1]?.end ?? start
    const [after] = state.slots
      .filter((slot) => slot.start >= end)
      .sort((a, b) => a.start - b.start)
    if (!after) continue
    const slotsBefore = state.slots
      .filter((slot) => slot.end <= start)
      .sort((a, b) => b.end - a.end)
    const isNext = placeIn(state, after).from - match.next <= maxWordsToValue
    const before =
      apologyWord.test(tokens[at]?.text ?? '') || isNext
        ? slotsBefore.find(({ slot }) => slot === after.slot)
        : slotsBefore[0]
    // "Baner or Wakad, actually only Wakad"
    const isOnly = state.tokens
      .slice(match.next, placeIn(state, after).from)
      .some(({ text }) => onlyWord.test(text))
    if (before && before.slot === after.slot && isOfOne(after))
      state.slots = state.slots.filter((slot) =>
        isOnly ? !slotsBefore.includes(slot) || slot.slot !== after.slot : slot !== before,
      )
    else if (!isNext || !before) continue
    skip(state, at, match.next)
  }
}

/** Of features a home has several: "lift, actually gym as well". */
const isOfOne = ({ slot }: Slot) => slot !== 'amenity' && slot !== 'tenant' && slot !== 'near'

/** Drops the denied one of two budgets: "My budget is 14k, not 40k". */
function dropDeniedBudgets(state: ParseState): void {
  const { tokens, slots } = state
  const budgets = slots.filter((slot) => slot.slot === 'budget')
  if (budgets.length < 2) return
  const denied = budgets.filter(({ start }) => {
    const at = tokens.findIndex((token) => token.start === start)
    return tokens[at]?.kind === 'number' && tokens[at - 1]?.text === 'not'
  })
  if (denied.length === budgets.length) return
  // "30k, sorry, 40k not 30k": remove it everywhere.
  const amounts = new Set(denied.map(({ value }) => value.max ?? value.min))
  const isDenied = (slot: Slot) =>
    slot.slot === 'budget' && amounts.has(slot.value.max ?? slot.value.min)
  state.slots = slots.filter((slot) => !isDenied(slot))
}

const pastWord =
  /^(?:was|were|had|earlier|initially|previously|originally|first|pehle|pahle|tha|thi|पहले|था|थी)$/
const contrastWord = /^(?:but|lekin|magar|ab|however|though|लेकिन|मगर|अब)$/

const contrastOpening = /^(?:par|pan|kintu|aanal|kani|kaani|adre|pakshe|but)$/

/**
 * Drops slots of a past search that a later clause replaces: "Earlier I was looking in Powai but
 * now in Vikhroli".
 */
function dropPastClauses(state: ParseState): void {
  if (!state.tokens.some(({ text }) => pastWord.test(text))) return
  const clauses = clausesOf(state)
  for (const [index, clause] of clauses.entries()) {
    const next = clauses[index + 1]
    const isPast = state.tokens
      .slice(clause.from, clause.to)
      .some(({ text }) => pastWord.test(text))
    const begin = state.tokens[next?.from ?? 0]?.text ?? ''
    if (!isPast || !next) continue
    if (!contrastWord.test(next.opening) && !contrastOpening.test(begin)) continue
    const [from, to] = [state.tokens[clause.from]?.start ?? 0, state.tokens[next.from]?.start ?? 0]
    const later = new Set(state.slots.flatMap(({ slot, start }) => (start >= to ? [slot] : [])))
    state.slots = state.slots.filter(
      ({ slot, start }) => start < from || start >= to || !later.has(slot),
    )
  }
}

/** Keeps the later of two maximum budgets: "Budget 80L max 90L", "60k, can go up to 70k". */
function keepLastMaxBudget(state: ParseState): void {
  const maxBudgets = state.slots.filter(
    ({ slot, value, isElse }) =>
      slot === 'budget' && !isElse && value.min === undefined && value.max !== undefined,
  )
  const inOrder = maxBudgets.toSorted((one, other) => one.start - other.start)
  const replaced = inOrder.filter((slot, at) => {
    const next = inOrder[at + 1]
    // "Villa 2 cr, else a flat 80 lakh": the price of a second choice replaces none.
    return next && !hasElse(state, slot.end, next.start)
  })
  state.slots = state.slots.filter((slot) => !replaced.includes(slot))
}

/**
 * Marks "no" after a pause as a correction, not a negation: "1bhk.. no 2bhk"; and "I meant", which
 * tells nothing.
 */
export function markPauseCorrections({ tokens, text }: ParseState): void {
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1]
    const isPause = before && /\.\.|…/.test(text.slice(before.end, token.start))
    const isNo = isPause && /^(?:no|nahi|nahin|nhi|na|not|nope)$/.test(token.text)
    const isMeant = /^(?:meant|mean)$/.test(token.text) && before?.text === 'i'
    if (isNo || isMeant) tokens[at] = { ...token, text: 'sorry' }
    if (isMeant) tokens[at - 1] = { ...before, text: 'sorry' }
  }
}
