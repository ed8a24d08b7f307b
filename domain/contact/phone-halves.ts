import { regExp } from '#domain/text/reg-exp.ts'
import { currency, unit } from './phone-in-text.ts'

/** Halves of a telephone number that stand far from each other: `Call 98765 at any time, 43210`. */

interface Half {
  digits: string
  /** The text it stands in, of those that are read together. */
  at: number
  start: number
  isAskedFor: boolean
}

const fiveDigits = /(?<![\p{L}\p{N}#+-]|\d[.,/]\s?)\d{5}(?![\p{L}\p{N}]|[.,/-]\d)/gu
const asksToCall = regExp('iu')`
  (?:\b(?:call|ring|dial|phone|mob(?:ile)?|whats\s?app|sms|ping|reach|contact|ph|tel)\b
  |फोन|फ़ोन|कॉल|संपर्क)[^\n\d]{0,40}$
`
// In one text the second half is no further away.
const longestGap = 60

/**
 * The two halves, in one text or in two, where it asks to be called before one of them: numbers of
 * five digits are areas, rents and survey numbers otherwise. plain-text.ts has made them plain.
 */
export function findDistantHalves(texts: readonly string[]): string | undefined {
  const halves = texts.flatMap(halvesOf)
  for (const first of halves.filter(({ digits }) => /^[6-9]/.test(digits))) {
    const second = halves.find((half) => completes(first, half, texts.length))
    if (second) return `${first.digits} ${second.digits}`
  }
  return undefined
}

function halvesOf(text: string, at: number): Half[] {
  return [...text.matchAll(fiveDigits)].flatMap(({ 0: digits, index: start }) => {
    const before = text.slice(Math.max(0, start - longestGap), start)
    const isAmount = currency.test(before) || unit.test(text.slice(start + 5)) || /00$/.test(digits)
    return isAmount ? [] : { digits, at, start, isAskedFor: asksToCall.test(before) }
  })
}

function completes(first: Half, second: Half, texts: number): boolean {
  // Neighbours count up: plots 71234 and 71235.
  if (Math.abs(Number(first.digits) - Number(second.digits)) <= 100) return false
  if (first.at !== second.at) return first.isAskedFor || second.isAskedFor
  const gap = second.start - first.start
  return texts === 1 && first.isAskedFor && gap > 0 && gap <= longestGap
}
