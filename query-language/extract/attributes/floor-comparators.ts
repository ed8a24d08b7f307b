import { regExp } from '#domain/text/reg-exp.ts'
import { startsSentence } from '#query-language/background/sentences.ts'
import { isFree, type ParseState, wordsOf } from '#query-language/model/parse-state.ts'
import type { FloorValue } from '#query-language/model/slots.ts'

const floorComparators: [RegExp, (floor: number) => FloorValue][] = [
  [/(?:above|over|beyond|more than|higher than)(?: the)?$/, (floor) => ({ min: floor + 1 })],
  [/(?:at least|atleast|min|minimum|from)$/, (floor) => ({ min: floor })],
  [/(?:below|under|less than|lower than|beneath)(?: the)?$/, (floor) => ({ max: floor - 1 })],
  [/(?:upto|up to|till|max|maximum|within|at most)$/, (floor) => ({ max: floor })],
]

export const wordAt = ({ tokens }: ParseState, at: number) => tokens[at]?.text ?? ''

export interface FloorMatch {
  value: FloorValue
  from: number
  to: number
}

/** Returns how many words before a number form its comparator. */
export const comparatorLength = (state: ParseState, at: number) =>
  [2, 1].find((count) => {
    const words = wordsOf(state, at - count, at).join(' ')
    return floorComparators.some(([pattern]) => new RegExp(`^${pattern.source}`).test(words))
  }) ?? 0

export const hasComparatorBefore = (state: ParseState, at: number) => {
  // "60k max. 3 floor house": the limit is that of the price.
  const words = startsSentence(state, at) ? '' : wordsOf(state, at - 2, at).join(' ')
  return floorComparators.some(([pattern]) => pattern.test(words))
}

const comparatorBehind = regExp()`
  ^(?:(?:se|ke) (?:upar|uper|zyada)|(?:से|के) (?:ऊपर|ज्यादा)|(?:से|के) नीचे|तक|(?:and|n|or) above
  |(?:and|or) (?:higher|up)|ya (?:usse |us se |uske |is se |isse )?(?:upar|uper|oopar)
  |या (?:उससे |इससे |उसके )?(?:ऊपर|उपर|ज्यादा)|(?:किंवा|kinva) (?:वर|var)(?= |$)
  |(?:se|ke) neeche|(?:se|ke) niche|tak|(?:and|or) (?:below|lower|under)
  |ya (?:usse |us se |uske |is se |isse )?(?:neeche|niche|kam)|या (?:उससे |इससे |उसके )?नीचे
  |(?:किंवा|kinva) (?:खाली|khali)|\+(?= [,)]|$)|only max
  |max(?:imum)?(?! (?:\d|₹|rs|inr|budget|rent|price|two|three|four)))
`

const refusedAbove = regExp()`
  ^(?:(?:se|ke) (?:upar|uper|zyada) (?:nahi|nahin|na|mat)|(?:से|के) (?:ऊपर|ज्यादा) (?:नहीं|न
  |ना))
`
const orLower = /^(?:and|or|ya|या|किंवा|kinva) /

/** Negated "higher": "3rd floor paina vaddu", "2nd floor er opore noy". */
const regionalHigher = regExp()`
  ^(?:ki |ku |kku |ge |er |chya |thi |theke |ton |to |kinta |ginta |kante |kanna |il |nu |vida )?
  (?:paina|mela|mele|mel|opore|upore|opor|var|varti|upar|uppar|mukalil|meele|beshi|ekkuva|jaasti
  |hechchu|kooduthal|vadhare|adhigam|jast) (?:vaddu|vendam|vendaam|venam|venda|beda|nako
  |nakoy|na|noy|nuhe|nahi|nathi|nai|chai na|hole na|koodathu|agalla)(?: chahida| joitu| joie)?
`

/** "3rd floor lopu", "4th floor obdhi". */
const regionalWithin = regExp()`
  ^(?:ki |ku |kku |ge |er |thi |ton |de )?(?:lopu|lopala|olage|olagade|kulla|ullil|obdhi|obdi
  |porjonto|sudhi|varaku|varai|vare|varege|varegu|parjyanta|paryant|paryantach|parayant|moddhe
  |modhye|andar)(?= |$)
`

/** "5th floor paina", "5th floor er opore". */
const regionalAbove = regExp()`
  ^(?:ki |ku |kku |ge |er |thi |ton |theke )?(?:paina|opore|upore|upar|uppar|mele|mukalil|var
  |varti|varcha|वर|वरचा|वरती)(?= |$)
`

export function withComparator(
  state: ParseState,
  values: number[],
  from: number,
  to: number,
  isRange: boolean,
): FloorMatch {
  const [first = 0] = values
  if (isRange) return { value: { min: Math.min(...values), max: Math.max(...values) }, from, to }
  for (const count of startsSentence(state, from) ? [] : [2, 1]) {
    const words = wordsOf(state, from - count, from).join(' ')
    const match = floorComparators.find(([pattern]) => new RegExp(`^${pattern.source}`).test(words))
    const begin = from - count
    if (!match || !isFree(state, begin, from)) continue
    const isRefused = /^(?:not|nothing|no|never|mat)$/.test(wordAt(state, begin - 1))
    if (!isRefused) return { value: match[1](first), from: begin, to }
    return { value: opposite(match[1](first)), from: begin - 1, to }
  }
  const regional = regionalHigher.exec(wordsOf(state, to, to + 4).join(' '))?.[0].split(' ')
  if (regional) return { value: { max: first }, from, to: to + regional.length }
  const above = regionalAbove.exec(wordsOf(state, to, to + 2).join(' '))?.[0].split(' ')
  if (above) return { value: { min: first + 1 }, from, to: to + above.length }
  const within = regionalWithin.exec(wordsOf(state, to, to + 2).join(' '))?.[0].split(' ')
  if (within) return { value: { max: first }, from, to: to + within.length }
  const after = wordsOf(state, to, to + 3).join(' ')
  if (refusedAbove.test(after)) return { value: { max: first }, from, to: to + 3 }
  const tail = comparatorBehind.exec(after)?.[0]
  if (tail) {
    const end = to + tail.split(' ').length
    if (/^(?:se|ke) (?:upar|uper|zyada)|^(?:से|के) (?:ऊपर|ज्यादा)/.test(tail))
      return { value: { min: first + 1 }, from, to: end }
    if (/ (?:below|lower|under|neeche|niche|kam|नीचे|खाली|khali)$/.test(tail) && orLower.test(tail))
      return { value: { max: first }, from, to: end }
    if (/^(?:and|n|or) (?:above|higher|up)|^(?:ya|या|किंवा|kinva) |^\+/.test(tail))
      return { value: { min: first }, from, to: end }
    if (/^(?:se|ke) (?:nee|nic)|^(?:से|के) नीचे/.test(tail))
      return { value: { max: first - 1 }, from, to: end }
    return { value: { max: first }, from, to: end }
  }
  return { value: { oneOf: values }, from, to }
}

/** Reverses a limit: "Not above 15th floor". */
export function opposite({ min, max }: FloorValue): FloorValue {
  if (min !== undefined) return { max: min - 1 }
  return max === undefined ? {} : { min: max + 1 }
}
