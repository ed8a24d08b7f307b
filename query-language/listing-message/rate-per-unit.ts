import { regExp } from '#domain/text/reg-exp.ts'
import { units } from '#query-language/lexicon/units.ts'
import { find, type HomeState, leave } from './home-state.ts'
import type { Label } from './number-labels.ts'

/** "3.1 lac per mtr", "5.2 cr per acre" */
const perWord = regExp('iu')`^ ?(?:\/-)? ?(?:per|p\.|\/) ?(\p{L}{1,8})`
const period = /^(?:month|m|mth|night|head|bed|person|day|seat|p|pm|annum|year|yr|kg|p\.m)$/i
/** "For each", behind the unit: "സെന്റിന് 9 ലക്ഷം". */
const ofEach = /^(?:inu|inuu|ku|ge|ki|न)$/

/**
 * Reads an amount for a unit of area that the search's pass does not: land in metres is measured
 * in square ones, and in the south the unit stands before the amount. It is no price.
 */
export function readRatePerUnit(
  state: HomeState,
  label: Label | undefined,
  [from, to]: readonly [number, number],
  rupees: number,
): boolean {
  const unit = unitBehind(state, to) ?? unitBefore(state, from)
  if (!unit) return false
  const [start, end] = [Math.min(label?.from ?? from, from, unit.from), Math.max(to, unit.to)]
  if (label) for (let at = label.from; at < label.to; at++) state.used.add(at)
  if (unit.name === undefined) {
    leave(state, start, end)
    return true
  }
  find(state, 'rate', rupees, [start, end])
  find(state, 'rateUnit', unit.name, [start, end])
  return true
}

function unitBehind({ parse: { tokens, text } }: HomeState, to: number) {
  const [, word] = perWord.exec(text.slice(tokens[to - 1]?.end)) ?? []
  const at = tokens.findIndex(
    ({ text: said }, index) => index >= to && said === word?.toLowerCase(),
  )
  if (!word || period.test(word) || at < 0 || at > to + 2) return undefined
  if (/^(?:mtr|mtrs|meter|metre|mt)$/i.test(word)) return { name: 'sqmt', from: to, to: at + 1 }
  const unit = units.find(tokens, at)
  if (unit?.meaning.of !== 'area') return undefined
  return { name: unit.meaning.unit, from: to, to: unit.next }
}

/** "Per gaj 42k", "acre 40 lakh": a unit without a number of its own before the amount. */
function unitBefore({ parse: { tokens } }: HomeState, from: number) {
  const isEach = ofEach.test(tokens[from - 1]?.text ?? '')
  const last = isEach ? from - 1 : from
  const at = last - 1
  const word = tokens[at]?.text ?? ''
  const unit = at < 0 ? undefined : units.find(tokens, at, last)
  if (unit?.meaning.of !== 'area' || unit.next !== last || basisWord.test(word)) return undefined
  if (tokens[at - 1]?.kind === 'number' || units.find(tokens, at - 1, last)) return undefined
  return { name: unit.meaning.unit, from: at, to: from }
}
/** "Carpet 85 lakh": what a size measures, without the size. */
const basisWord = /^(?:carpet|built|builtup|super|bua|sba|sbua|cpt|ft|feet|area)$/
