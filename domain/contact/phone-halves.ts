import { regExp } from '#domain/text/reg-exp.ts'
import { currency, unit } from './phone-in-text.ts'

/** Halves of a telephone number far apart in a text: `Call 98765 at any time, 43210`. */

interface Half {
  digits: string
  /** The index of the text it was found in. */
  at: number
  start: number
  isAskedFor: boolean
  isInName: boolean
}

const fiveDigits = /(?<![\p{L}\p{N}#+-]|\d[.,/]\s?)\d{5}(?![\p{L}\p{N}]|[.,/-]\d)/gu
const asksToCall = regExp('iu')`
  (?:\b(?:call|ring|dial|phone|mob(?:ile)?|whats\s?app|sms|ping|reach|contact|ph|tel|write|text|msg
  |message|number\s(?:starts|begins))\b
  |फोन|फ़ोन|कॉल|संपर्क)[^\n\d]{0,40}$
`
// The maximum distance between halves in one text, in characters.
const maxGap = 60
// `98765 call 43210` and `98765 (Ramesh) 43210`.
const asksBetween = /^\s*(?:call|ring|dial|phone|mob(?:ile)?|whats\s?app|\(\p{L}{3,20}\))\s*$/iu
// Letters between the two halves, or between all digits, without spaces.
const interruptedNumber = regExp('iu')`
  (?<!\d)[6-9]\d{4}(?<!00)(?!to|and|sq|rs|inr|bhk)\p{L}{1,12}\d{5}(?<!00)(?![\p{L}\p{N}])
  |(?<![\p{L}\p{N}])[6-9](?:\p{L}{1,3}\d){9}(?![\p{L}\p{N}])
`
// The names of places and firms are at most this long.
const maxNameLength = 40
const numbered = regExp('iu')`
  \b(?:plot|survey|khata|khasra|gat|sy|s\.?no|no|house|flat|rent|deposit|price|emi|rera|code|pin)\b
`

/**
 * Returns the two halves of a telephone number in one text or in two, or `undefined`. Five digits
 * are usually an area, a rent or a survey number, so the text must ask for a call before or between
 * the halves, or both texts must be as short as names. Expects texts normalised by plain-text.ts.
 */
export function findDistantHalves(texts: readonly string[]): string | undefined {
  const interrupted = texts.length === 1 ? interruptedNumber.exec(texts[0] ?? '')?.[0] : undefined
  if (interrupted) return interrupted
  const halves = texts.flatMap(halvesOf)
  for (const first of halves.filter(({ digits }) => /^[6-9]/.test(digits))) {
    const second = halves.find((half) => completes(first, half, texts))
    if (second) return `${first.digits} ${second.digits}`
  }
  return undefined
}

function halvesOf(text: string, at: number): Half[] {
  // Most texts have no such number, which is found sooner than that it stands alone.
  if (!/\d{5}/.test(text)) return []
  return [...text.matchAll(fiveDigits)].flatMap(({ 0: digits, index: start }) => {
    const before = text.slice(Math.max(0, start - maxGap), start)
    const isAmount = currency.test(before) || unit.test(text.slice(start + 5)) || /00$/.test(digits)
    const isInName = text.length <= maxNameLength && !numbered.test(text)
    return isAmount ? [] : { digits, at, start, isAskedFor: asksToCall.test(before), isInName }
  })
}

function completes(first: Half, second: Half, texts: readonly string[]): boolean {
  // Close numbers are neighbours: plots 71234 and 71235.
  if (Math.abs(Number(first.digits) - Number(second.digits)) <= 100) return false
  if (first.at !== second.at) {
    return first.isAskedFor || second.isAskedFor || (first.isInName && second.isInName)
  }
  const gap = second.start - first.start
  if (texts.length > 1 || gap <= 0 || gap > maxGap) return false
  const between = texts[first.at]?.slice(first.start + 5, second.start) ?? ''
  return first.isAskedFor || asksBetween.test(between)
}
