import { regExp } from '#domain/text/reg-exp.ts'
import { totalBefore, totalBehind } from '#query-language/lexicon/monthly-costs.ts'
import { units } from '#query-language/lexicon/units.ts'
import { type ParseState, wordsOf } from '#query-language/model/parse-state.ts'
import type { Slot } from '#query-language/model/slots.ts'
import { parseNumberAt } from './number-phrase.ts'

type Budget = Extract<Slot, { slot: 'budget' }>

/** From this amount on, "all inclusive" means a price with tax and registration. */
const maxMonthly = 300_000
const monthWord = /month|mah|महि|मही|मास|outgo|maint|मेंट/
const maxSkipped = 4
const maxPhraseWords = 7
/** An amount of at least this after "maintenance" is the maintenance charge. */
const minCharge = 100

const between = regExp()`
  ^(?:of|is|be|should|not|ka|ki|ke|hai|ho|rent|rental|kiraya|bhada|budget|max|maximum|only|total|per
  |month|monthly|pm|mahine|p|m|rs|₹|inr|rupees|around|the|:|,|-|\/|\(|\)|=|का|की|के|है|किराया)$
`

/**
 * Turns an amount into a monthly total of rent and maintenance where the words beside it say so:
 * `30k including maintenance`, `mahine ka kharcha 30 hazar`.
 */
export function markMonthlyTotals(state: ParseState): void {
  const isForSale = state.slots.some(
    ({ slot, value }) =>
      slot === 'transaction' ||
      slot === 'emi' ||
      (slot === 'intent' && (value === 'sell' || value === 'lease')),
  )
  if (isForSale) return
  state.slots = state.slots.map((slot) => (slot.slot === 'budget' ? asTotal(state, slot) : slot))
}

function asTotal(state: ParseState, slot: Budget): Slot {
  const { tokens } = state
  const { max } = slot.value
  const first = tokens.findIndex(({ start }) => start >= slot.start)
  const last = tokens.findLastIndex(({ end }) => end <= slot.end)
  if (max === undefined || first < 0 || last < first) return slot
  const from = phraseBefore(state, first) ?? first
  const to = phraseBehind(state, last + 1) ?? last + 1
  if (from === first && to === last + 1) return slot
  const words = [...wordsOf(state, from, first), ...wordsOf(state, last + 1, to)].join(' ')
  if (max >= maxMonthly && !monthWord.test(words)) return slot
  for (let at = from; at < to; at++) state.claimed[at] = true
  const start = tokens[from]?.start ?? slot.start
  const end = tokens[to - 1]?.end ?? slot.end
  const spot = { start, end, text: state.text.slice(start, end) }
  // A deal inferred from this amount alone gets the amount's position.
  for (const other of state.slots) {
    const isImplied = other.slot === 'intent' && other.start === slot.start
    if (isImplied && other.end === slot.end) Object.assign(other, spot)
  }
  return { ...slot, ...spot, slot: 'monthly' }
}

function phraseBefore(state: ParseState, at: number): number | undefined {
  const { tokens } = state
  for (let end = at; end > at - maxSkipped; end--) {
    for (let start = Math.max(0, end - maxPhraseWords); start < end; start++) {
      const isPhrase = totalBefore.find(tokens, start, end)?.next === end
      if (isPhrase && isUnclaimed(state, start, end) && !isExcluded(state, start)) return start
    }
    if (!between.test(tokens[end - 1]?.text ?? '')) return undefined
  }
  return undefined
}

function phraseBehind(state: ParseState, at: number): number | undefined {
  const { tokens } = state
  for (let start = at; start < at + maxSkipped; start++) {
    const next = totalBehind.find(tokens, start)?.next
    if (next && isUnclaimed(state, start, next)) {
      return isOfNext(state, next) || isExcluded(state, start) ? undefined : next
    }
    if (!between.test(tokens[start]?.text ?? '')) return undefined
  }
  return undefined
}

/** "No maintenance included", "not all inclusive": maintenance is extra. */
const isExcluded = (state: ParseState, at: number) =>
  /^(?:no|not|without|excluding|nahi)$/.test(wordsOf(state, at - 1, at).join())

/** "20k with maintenance 2k": maintenance has an amount of its own. */
function isOfNext({ tokens, slots }: ParseState, at: number): boolean {
  const begin = /^(?:₹|rs|of|is)$/.test(tokens[at]?.text ?? '') ? at + 1 : at
  const number = parseNumberAt(tokens, begin)
  const start = tokens[begin]?.start ?? 0
  const isOther = slots.some(
    (slot) => slot.slot !== 'budget' && slot.start <= start && start < slot.end,
  )
  if (!number || isOther) return false
  const of = units.find(tokens, number.next)?.meaning.of
  return of === 'amount' || (of === undefined && number.value >= minCharge && !number.isWord)
}

/** Whether these tokens are claimed by nothing but an intent. */
function isUnclaimed({ tokens, claimed, slots }: ParseState, from: number, to: number): boolean {
  return tokens
    .slice(from, to)
    .every(
      ({ start, end }, index) =>
        !claimed[from + index] ||
        slots.some((slot) => slot.slot === 'intent' && slot.start <= start && end <= slot.end),
    )
}
