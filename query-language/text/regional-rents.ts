import { regExp } from '#domain/text/reg-exp.ts'
import { parseNumberAt } from '#query-language/extract/amounts/number-phrase.ts'
import { rangeWords } from '#query-language/extract/amounts/quantity.ts'
import { units } from '#query-language/lexicon/units.ts'
import { toNumber } from './number-token.ts'
import type { Token } from './tokenize.ts'

const rentCue = regExp()`
  ^(?:rent|bhada|bhade|bhadu|bhara|kiraya|kiraye|vaadagai|vadagai|adde
  |badige|baadige|vaadaka|भाडं|भाडे|किराया)$
`
const isRentBound = regExp()`
  ^(?:tak|paryant|porjonto|sudhi|varaku|varai|vare|varege
  |olage|lopu|kulla|moddhe|andar|max|पर्यंत|तक)$
`

interface WrittenRent {
  written: Token[]
  next: number
}

/** Returns a rent in thousands without a unit: "Bhada bees se bais", "भाडं बारा पर्यंत". */
export function rentInWords(tokens: readonly Token[], at: number): WrittenRent | undefined {
  if (!rentCue.test(tokens[at - 1]?.text ?? '')) return undefined
  const low = thousandsInWords(tokens, at)
  const joint = low && tokens[low.next]
  if (!joint) return undefined
  if (isRentBound.test(joint.text)) return low
  const high = rangeWords.has(joint.text) ? thousandsInWords(tokens, low.next + 1) : undefined
  if (!high || units.find(tokens, high.next)) return undefined
  return { written: [...low.written, joint, ...high.written], next: high.next }
}

const minThousands = 4
const maxThousands = 99

function thousandsInWords(tokens: readonly Token[], at: number): WrittenRent | undefined {
  const number = tokens[at]?.kind === 'word' ? parseNumberAt(tokens, at) : undefined
  if (!number || number.value < minThousands || number.value > maxThousands) return undefined
  const { value, next } = number
  return { written: [toNumber(tokens.slice(at, next), value)], next }
}
