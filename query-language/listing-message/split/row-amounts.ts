import { regExp } from '#domain/text/reg-exp.ts'
import { labels, ofMoney } from '#query-language/listing-message/words.ts'
import type { Token } from '#query-language/text/tokenize.ts'

const otherAmount = /^(?:deposit|maintenance|income|old-price|brokerage|ignored)$/

/** "210 psf", "65/- per sqft", "32000/gaj" */
export const perArea = regExp('iu')`
  ^[ ]{0,3}(?:\/-)?[ ]{0,3}(?:rs\.?[ ]|rupees[ ])?(?:psf\b|psy\b
  |(?:per|\/|a|prati|प्रति)[ ]?(?:sq|sft|square|gaj|gaz|yard|cent|gu?ntha|acre|bigha|katha|kottah
  |marla|kanal|ground|गज|एकर|गुंठा)(?![\p{L}]{3}))
`
export const minRate = 1_000

/** Returns the sides of a plot, "30x40", as its size. */
export function sidesAt(tokens: readonly Token[], at: number) {
  const [one, by, two] = tokens.slice(at, at + 3)
  if (one?.kind !== 'number' || two?.kind !== 'number' || by?.text !== 'x') return undefined
  const isSide = (side: number) => side >= 10 && side <= 2_000
  if (!isSide(one.value) || !isSide(two.value)) return undefined
  return { at: one.start, end: two.end, value: one.value * two.value }
}

/** "Deposit: Rs 15000" */
const isLink = ({ kind, text }: Token) => kind === 'sign' || /^(?:rs|inr|of|is|₹)$/.test(text)

/** "Deposit 1 lakh" is no price, nor a telephone number. */
export function isOtherAmount(tokens: readonly Token[], at: number): boolean {
  if ((tokens[at]?.text.length ?? 0) >= 10) return true
  for (const from of [at - 3, at - 2, at - 1]) {
    const label = from >= 0 ? labels.find(tokens, from, at) : undefined
    const gap = label && tokens.slice(label.next, at).every(isLink)
    const isThing =
      label?.meaning === 'ignored' && !ofMoney.test(tokens[label.next - 1]?.text ?? '')
    if (label && gap && !isThing && otherAmount.test(label.meaning)) return true
  }
  return false
}
