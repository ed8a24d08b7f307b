import { regExp } from '#domain/text/reg-exp.ts'
import { startsSentence } from '#query-language/background/sentences.ts'
import { instalments } from '#query-language/lexicon/monthly-costs.ts'
import {
  claim,
  isFree,
  markUnsupported,
  type ParseState,
  wordsOf,
} from '#query-language/model/parse-state.ts'
import { comparatorWords } from './comparator.ts'
import { comparatorsAround } from './comparators-around.ts'
import { parseNumberAt } from './number-phrase.ts'
import { type Quantity, quantityAt, rangeWords, toRange } from './quantity.ts'

interface Instalment {
  /** Maximum in rupees per month; `undefined` if the query gives a minimum. */
  max: number | undefined
  from: number
  to: number
}

/** Below this an amount is no home-loan instalment, above the maximum it is a price. */
const minRupees = 1_000
const maxRupees = 2_500_000
const maxLinkingWords = 6

const linkingBehind = regExp()`
  ^(?:of|is|be|should|shouldnt|shall|must|has|to|not|go|cross|exceed
  |comfortable|comfortably|within|budget|ka|ki|ke|hai|ho|hona|chahiye|mein|me|per
  |month|monthly|rs|₹|inr|rupees|can|pay|i|we|up|at|most|only|the|a|:|-|,|=|का|की|के|में)$
`
const linkingBefore = /^(?:ka|ki|ke|of|as|a|per|month|monthly|mahine|pm|wali|wala|का|की|के|\/|-)$/

/**
 * Extracts the maximum EMI: `EMI under 40k`, `35 hazar ki kist`. An EMI that is already being paid
 * describes the writer, and a minimum EMI is not a condition.
 */
export function extractInstalments(state: ParseState): void {
  for (let at = 0; at < state.tokens.length; at++) {
    const match = instalments.find(state.tokens, at)
    if (!match || !isFree(state, at, match.next)) continue
    const found = lower(amountBefore(state, at, match.next), amountBehind(state, at, match.next))
    if (!found) continue
    const { max } = found
    const from = lead(state, found.from)
    const to =
      found.to +
      (periodBehind.exec(wordsOf(state, found.to, found.to + 2).join(' '))?.[0].split(' ').length ??
        0)
    if (max === undefined || isPaidAlready(state, from, to))
      markUnsupported(state, lead(state, from, ownWord), to)
    else claim(state, 'emi', { max }, [from, to])
    at = to - 1
  }
}

/** Words of the EMI itself: its "month" is not a rent, and "afford" belongs to it. */
const leadWord = /^(?:per|month|monthly|har|every|mahine|pay|afford|of|an|ki|हर|महीने|की)$/
const periodBehind =
  /^(?:(?:per|a|\/|every|har) (?:month|mahine)|monthly|month|pm|mahin[ae]|महीन[ाे])(?= |$)/

/** Other loans of the writer. */
const ownWord = /^(?:car|bike|vehicle|personal|education|gold|loan|already|existing|current)$/

function lead(state: ParseState, from: number, word = leadWord): number {
  let start = from
  while (isFree(state, start - 1) && word.test(state.tokens[start - 1]?.text ?? '')) start--
  return start
}

/** Drops an EMI beside a rent ("EMI 40k"): tenants pay none. */
export function dropInstalmentsOfRent(state: ParseState): void {
  const isRent = state.slots.some(({ slot, value }) => slot === 'intent' && value !== 'sell')
  if (!isRent) return
  const gone = state.slots.filter(({ slot }) => slot === 'emi')
  state.slots = state.slots.filter((slot) => !gone.includes(slot))
  for (const { text, start, end } of gone) {
    state.unsupported.push({ text, start, end, isUnsupported: true })
  }
}

function amountBehind(state: ParseState, from: number, next: number): Instalment | undefined {
  let at = next
  while (at < next + maxLinkingWords && isLinking(state, at)) at++
  const amount = amountAt(state, at)
  return amount && { max: amount.max, from, to: Math.max(amount.to, next) }
}

/** Of two amounts around the word the lower is the EMI: "50k EMI, 20 lakh own money". */
function lower(before: Instalment | undefined, behind: Instalment | undefined) {
  if (!before || !behind) return behind ?? before
  return before.max !== undefined && behind.max !== undefined && before.max < behind.max
    ? before
    : behind
}

function isLinking({ tokens }: ParseState, at: number): boolean {
  const word = tokens[at]?.text ?? ''
  return !parseNumberAt(tokens, at) && (linkingBehind.test(word) || comparatorWords.has(word))
}

function amountBefore(state: ParseState, at: number, to: number): Instalment | undefined {
  for (let start = Math.max(0, at - maxLinkingWords); start < at; start++) {
    const amount = amountAt(state, start)
    if (!amount || amount.to > at || !isFree(state, amount.from, at)) continue
    if (!wordsOf(state, amount.to, at).every((word) => linkingBefore.test(word))) continue
    if (startsSentence(state, at)) continue
    return { max: amount.max, from: amount.from, to }
  }
  return undefined
}

/** Returns the amount that starts at a token, in thousands if it has no unit: `EMI 35 tak`. */
function amountAt(state: ParseState, at: number): Instalment | undefined {
  const quantity = quantityAt(state, at) ?? plainQuantityAt(state, at)
  if (quantity?.unit.of !== 'amount') return undefined
  const { max } = toRange(quantity, 'max')
  const rupees = Math.ceil(max ?? quantity.low)
  if (rupees < minRupees || rupees > maxRupees) return undefined
  return { max: max === undefined ? undefined : rupees, from: quantity.from, to: quantity.to }
}

const minThousands = 5

function plainQuantityAt(state: ParseState, at: number): Quantity | undefined {
  const { tokens } = state
  const token = tokens[at]
  if (token?.kind !== 'number' || !isFree(state, at)) return undefined
  const last = tokens[at + 2]
  const isRange =
    rangeWords.has(tokens[at + 1]?.text ?? '') &&
    last?.kind === 'number' &&
    last.value > token.value &&
    isFree(state, at, at + 3)
  const end = isRange ? at + 3 : at + 1
  // "EMI 2bhk": the number counts something else.
  if (tokens[end]?.glued && tokens[end]?.kind === 'word') return undefined
  const [low, high] = isRange ? [token.value, last.value] : [token.value, token.value]
  if (high < minThousands || (high < minRupees && !isEnd(state, end))) return undefined
  const scale = high < minRupees ? 1_000 : 1
  const { before, after } = comparatorsAround(state, at, end)
  return {
    unit: { of: 'amount', rupees: 1 },
    ...{ low: low * scale, high: high * scale, isRange },
    bound: isRange ? undefined : (before?.bound ?? after?.bound),
    ...{ from: before?.from ?? at, to: after?.to ?? end },
  }
}

/** Whether no noun follows that the number may count. */
function isEnd(state: ParseState, at: number): boolean {
  return at === state.tokens.length || comparatorsAround(state, at - 1, at).after !== undefined
}

const paidBefore = regExp()`
  (?:^| )(?:already|currently|current|existing|running|ongoing|other|old|previous|paying|(?:car
  |bike|vehicle|personal|education|gold)(?: loan)?|(?<!can |could |will |would |to )pay|pehle se
  |abhi)(?: (?:an|a|the|of|my|our|loan|home|ki|ka))* ?$
`
const paidBehind = regExp()`
  ^(?:per month |monthly |pm )?(?:already|currently|chal raha|chal rahi|ja raha|ja rahi|jaata|jaati
  |jata|jati|cut|kat|kat rahi|going on|running|bhar raha|bhar rahi|de raha|de rahi|for (?:my |our
  |the |a )?(?:car|bike|vehicle|personal|education))(?: |$)
`
const maxWordsAround = 5

const isPaidAlready = (state: ParseState, from: number, to: number) =>
  paidBefore.test(wordsOf(state, from - maxWordsAround, from).join(' ')) ||
  paidBehind.test(wordsOf(state, to, to + maxWordsAround).join(' '))
