import { regExp } from '#domain/text/reg-exp.ts'
import type { ParseState } from '#query-language/model/parse-state.ts'
import { find, type HomeState } from '../home-state.ts'
import type { HomeValues } from '../model.ts'

/** "Available immediately", "imm. possn", "vacant now", "khali hai": free from today. */
const free = regExp('giu')`
  \b(?:(?:available|avl|avail|avlbl|vacant|possession|possn|posn|move[ -]?in|ready)[ :-]{1,3}
  (?:for[ ])?(?:immediate(?:ly)?|immediatly|now|turant|today|occupation)
  |imm(?:ediate(?:ly)?|ediatly)?\.?[ ](?:possession|possn|posn|shifting|move[ -]?in|available|avl
  |vacant)
  |(?:turant|abhi)[ ]khali|khali[ ]hai|immediately[ ]available|readily[ ]available)\b
  |तुरंत (?:खाली|उपलब्ध)|खाली है|लगेच (?:उपलब्ध|रिकामा)
`
/** Said of a home that is let: it is free, and not only built. */
const ready =
  /\b(?:ready(?: to (?:move|shift|occupy)(?:[ -]?in)?)?|vacant|immediate(?:ly)?|turant)\b/giu

/**
 * Reads that a home is free now: the day of a home that is let, and "ready" of one that is sold.
 */
export function readAvailabilityNow(state: HomeState, deal: HomeValues['listingType'] | undefined) {
  const { findings, parse, today } = state
  const says = (field: string) => findings.some((one) => one.field === field)
  if (says('availableFrom') || says('possessionBy') || deal === undefined) return
  const [match] = [...parse.text.matchAll(free)]
  if (deal === 'sell') {
    const isPossession = match && /poss|posn/i.test(match[0])
    if (isPossession && !says('possession'))
      find(state, 'possession', 'ready', tokensBetween(parse, match.index, match[0].length))
    return
  }
  const [loose] = says('possession')
    ? []
    : [...parse.text.matchAll(ready)].filter((one) => isAlone(parse.text, one))
  const words = match ?? loose
  if (words) find(state, 'availableFrom', today, tokensBetween(parse, words.index, words[0].length))
}

/** "Ready" as a clause of its own or behind letters of homes, and no "ready for gym". */
const isAlone = (text: string, { 0: words, index }: RegExpExecArray) =>
  /(?:^|[.,;:\n(✅&]|\b[a-h])\s{0,3}$/iu.test(text.slice(0, index)) &&
  /^(?: (?:all|both|each))?\s{0,3}(?:$|[.,;\n)])/i.test(text.slice(index + words.length))

/** Returns the tokens, from and up to, of a part of the text. */
function tokensBetween(
  { tokens }: ParseState,
  start: number,
  length: number,
): readonly [number, number] {
  const from = tokens.findIndex(({ end }) => end > start)
  const to = tokens.findLastIndex((token) => token.start < start + length) + 1
  return [Math.max(0, from), Math.max(from, to)]
}
