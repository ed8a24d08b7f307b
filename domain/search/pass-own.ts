import { type Draft, isFree, pass, wordsOf } from './draft.ts'
import { readNumberAt } from './number-phrase.ts'
import { units } from './unit.ts'

const income =
  /^(?:earn|earning|earns|salary|income|pension|ctc|stipend|tankhwah|tankha|kamata|kamati|kamate|वेतन|सैलरी|पेंशन)$/
const between =
  /^(?:is|are|of|was|about|around|approx|rs|₹|inr|:|-|commutation|hai|my|only|meri|monthly)$/
const mostBetween = 3
const each = /^(?:per|a|month|monthly|pm|lpa|pa|annum|year|\/)$/

/**
 * Passes over what somebody says of themself: what they earn, `salary 60k`, `pension is 40 lakhs`,
 * what they pay, `paying 15k now`, and what they had, `sold my 1bhk for 60 lakh, now`. The home they
 * look for may be another.
 */
export function passOwn(draft: Draft): void {
  // Only where somebody gives something a number is looked for at every word.
  const isGiving = draft.tokens.some(({ text }) => text === 'de')
  for (let at = 0; at < draft.tokens.length; at++) {
    const end =
      soldEnd(draft, at) ??
      incomeEnd(draft, at) ??
      paidEnd(draft, at, isGiving) ??
      signedEnd(draft, at)
    if (end === undefined || !isFree(draft, at)) continue
    pass(draft, at, end)
    at = end - 1
  }
}

const mostSold = 16
const afterSold = /^(?:,|;|-|now|and|want|wants|need|looking|ab|aur|buying|searching)$/

/** The end of `sold my 1bhk for 60 lakh`, where the next sentence begins. */
function soldEnd({ tokens }: Draft, at: number): number | undefined {
  const isSold =
    /^(?:sold|selling)$/.test(wordAt(tokens, at)) &&
    /^(?:my|our|off|the)$/.test(wordAt(tokens, at + 1))
  if (!isSold) return undefined
  let end = at + 2
  while (end < tokens.length && !afterSold.test(wordAt(tokens, end))) end++
  return end < tokens.length && end - at <= mostSold ? end : undefined
}

const wordAt = (tokens: Draft['tokens'], at: number) => tokens[at]?.text ?? ''

function incomeEnd(draft: Draft, at: number): number | undefined {
  if (!income.test(wordAt(draft.tokens, at))) return undefined
  let begin = at + 1
  while (begin <= at + mostBetween && between.test(wordAt(draft.tokens, begin))) begin++
  return amountEnd(draft, begin)
}

const paid = /^de (?:raha|rahi|rahe|rha|rhi|rhe) (?:hu|hun|hoon|hai|hain|tha|the)$/

/** The end of `was paying 15k`, `12k de raha hu`: what is paid for the home they leave. */
function paidEnd(draft: Draft, at: number, isGiving: boolean): number | undefined {
  const { tokens } = draft
  if (wordAt(tokens, at) === 'paying') {
    let begin = at + 1
    while (begin <= at + mostBetween && ofRent.test(wordAt(tokens, begin))) begin++
    const end = amountEnd(draft, begin)
    const isPast = /^(?:were|was|am|are|currently|earlier|presently)$/.test(wordAt(tokens, at - 1))
    return end && placeEnd(draft, end, isPast)
  }
  const end = isGiving ? amountEnd(draft, at) : undefined
  const isPaid = end !== undefined && paid.test(wordsOf(draft, end, end + 3).join(' '))
  return isPaid ? end + 3 : undefined
}

const ofRent = /^(?:rent|of|around|about|rs|₹|as|now|currently|monthly|pm)$/

/** The end of `rent in Nirman Nagar,` where the next sentence begins; where none does, of the rent. */
function placeEnd({ tokens }: Draft, at: number, isPast: boolean): number {
  let end = at
  while (ofRent.test(wordAt(tokens, end))) end++
  if (!/^(?:in|at|for)$/.test(wordAt(tokens, end))) return end
  let next = end
  while (next < tokens.length && next - end <= mostPlace && !afterSold.test(wordAt(tokens, next)))
    next++
  const isEnd = next < tokens.length || isPast
  return isEnd && next - end <= mostPlace ? next : end
}
const mostPlace = 5

/** The end of `Regards, Plot King Realtors`: who writes is no wish. */
function signedEnd({ tokens }: Draft, at: number): number | undefined {
  const isSigned = /^regards$/.test(wordAt(tokens, at)) && tokens.length - at <= mostSold
  return isSigned ? tokens.length : undefined
}

function amountEnd({ tokens }: Draft, at: number): number | undefined {
  const number = readNumberAt(tokens, at)
  if (!number) return undefined
  const unit = units.find(tokens, number.next)
  let end = unit?.meaning.of === 'amount' ? unit.next : number.next
  while (each.test(tokens[end]?.text ?? '')) end++
  return end
}
