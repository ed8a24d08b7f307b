import { regExp } from '#domain/text/reg-exp.ts'
import { parseNumberAt } from '#query-language/extract/amounts/number-phrase.ts'
import type { Quantity } from '#query-language/extract/amounts/quantity.ts'
import { roomUnits, units } from '#query-language/lexicon/units.ts'
import { isFree } from '#query-language/model/parse-state.ts'
import { type HomeState, leave } from './home-state.ts'
import { type Label, labelBefore, labelBehindUnlessOfNext } from './number-labels.ts'
import { isCharge } from './price/charges.ts'

/** "Car park 3L extra", "amenities 4L", "EMI starts 42k", "10k cashback": no price of the home. */
const extraBehind = regExp('i')`
  ^[ ]?(?:\/-)?[ ]?(?:each[ ])?(?:(?:\/|per)[ ]?(?:seat|desk|slot|bag)\b|bola[ ]th[aei]\b
  |extra|additional|other[ ]ch|charges|cashback
  |(?:chal[ ]raha[ ])?th[aei]\b|non[ -]?ref|off\b|discount|per[ ]night
  |\/[ ]?night|a[ ]night|(?:for[ ])?(?:worth[ ])?(?:of[ ])?(?:furniture|interiors?|renovation)\b)
`
const extraBefore = regExp('i')`
  \b(?:amenities|amenity[ ]charges|club(?:[ ]?house)?|car[ ]park(?:ing)?|cp
  |(?:garage|parking|pkg)[ ](?:extra|alag|separate|additional|charges?)|floor[ ]rise|plc
  |registration
  |regn|gst|stamp(?:[ ]duty)?|legal|corpus|transfer(?:[ ]charges?)?|processing[ ]fee|salary|income
  |budget
  |fees?|fine|penalty|brokerage|commission|token|bayana|caution|interiors?(?:[ ]worth)?
  |goodwill|goodwill[ ]for[ ]set[ -]?up|worth(?:[ ]of)?
  |spent|reno(?:vation)?|repair|loan(?:[ ]of|[ ]upto)?|emi)[ :@-]{1,3}(?:rs[.]?[ ]?|₹[ ]?
  |approx[ ]|of[ ]|is[ ])?$
`
/** "Advance 1 lakh and 1.5 lakh": of two homes, each its own. */
const secondDeposit = regExp('i')`
  \b(?:advance|adv|deposit|dep|security)[ :-]{1,3}(?:rs[.]?[ ]?|₹[ ]?)?[\d.,]{1,9}[ ]?(?:lakhs?
  |lacs?|l|k)?
  [ ](?:and|&|aur)[ ]$
`

/** Whether an amount comes on top of a price, or is no part of it. */
export const isExtra = (text: string, { start, end }: { start: number; end: number }) =>
  extraBehind.test(text.slice(end, end + 20)) ||
  extraBefore.test(text.slice(Math.max(0, start - 40), start)) ||
  secondDeposit.test(text.slice(Math.max(0, start - 40), start))

/** "45 yards UDS": a share of the land, whose word stands behind. */
export function shareBehind({ parse: { tokens } }: HomeState, at: number): Label | undefined {
  const isShare = /^(?:uds|undivided)$/.test(tokens[at]?.text ?? '')
  return isShare ? { name: 'ignored', from: at, to: at + 1 } : undefined
}

/** "Plot 47 – 200 gaj", "ph1 – 300 gaj": the number of a plot or a part of town, then a size. */
export function withoutNumber(
  { parse: { tokens, text } }: HomeState,
  quantity: Quantity,
): Quantity {
  const { unit, from, to, low, high, isRange } = quantity
  if (!isRange || unit.of !== 'area') return quantity
  const size = tokens.findLastIndex(({ kind }, at) => kind === 'number' && at > from && at < to)
  const gap = text.slice(tokens[from]?.end, tokens[size]?.start)
  const isOfNumber = numberedThing.test(tokens[from - 1]?.text ?? '')
  if (size < 0 || !/\s[-–—]\s/.test(gap) || !(isOfNumber || low * 2 < high)) return quantity
  return { ...quantity, from: size, low: high, isRange: false }
}
const numberedThing = /^(?:plot|site|villa|flat|shop|unit|house|no|ph|phase|block|sec|sector|type)$/

/** Leaves a number that its label makes none of the form. */
export function drop(state: HomeState, label: Label, from: number, to: number): boolean {
  for (let at = label.from; at < label.to; at++) state.used.add(at)
  leave(state, Math.min(label.from, from), Math.max(label.to, to))
  return true
}

/** Skips numbers that count nothing of the form, before other passes take them for floors. */
export function skipIgnoredNumbers(state: HomeState): void {
  const { parse } = state
  for (let at = 0; at < parse.tokens.length; at++) {
    const number = isFree(parse, at) ? parseNumberAt(parse.tokens, at) : undefined
    if (!number || number.isWord) continue
    const { next } = number
    if (roomUnits.find(parse.tokens, next)) continue
    const { tokens, text } = parse
    // "1/4 acre": no four acres.
    const whole = tokens[next]?.text === '/' ? tokens[next + 1] : undefined
    const isShare = whole && whole.value > number.value && whole.value <= 8
    if (isShare && units.find(tokens, next + 2)?.meaning.of === 'area') {
      leave(state, at, units.find(tokens, next + 2)?.next ?? next)
      continue
    }
    if (isCharge(text.slice(0, tokens[at]?.start), text.slice(tokens[next - 1]?.end))) {
      leave(state, at, units.find(tokens, next)?.next ?? next)
      continue
    }
    const before = labelBefore(state, at)
    if (before?.name === 'ignored' && !units.find(parse.tokens, next)) {
      drop(state, before, at, next)
      continue
    }
    const behind = before ? undefined : labelBehindUnlessOfNext(state, next)
    if (behind?.name === 'ignored') drop(state, behind, at, next)
  }
}
