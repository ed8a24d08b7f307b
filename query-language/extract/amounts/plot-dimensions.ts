import { type FixedUnit, type StateUnit, sqftRange, toSqft } from '#domain/area/area.ts'
import { units } from '#query-language/lexicon/units.ts'
import { claim, isFree, type ParseState } from '#query-language/model/parse-state.ts'
import type { AreaValue, Range } from '#query-language/model/slots.ts'
import { comparatorAfter, comparatorBefore } from './comparator.ts'
import { parseNumberAt } from './number-phrase.ts'
import type { Quantity } from './quantity.ts'

const figure = (value: number) => String(Math.round(value * 100) / 100)
const round = (value: number) => Math.round(value * 100) / 100

/**
 * Returns an area in square feet. If the size of a unit differs within the state, or no state is
 * known, the result is a range over its possible sizes, which are shown; one of them is never
 * chosen silently (SRC-11). An area without a comparator means plus or minus a tenth.
 */
export function toAreaValue(
  { low, high, isRange, bound }: Pick<Quantity, 'low' | 'high' | 'isRange' | 'bound'>,
  unit: FixedUnit | StateUnit,
  indianState: string | undefined,
): AreaValue | undefined {
  const one = sqftRange(1, unit, indianState) ?? sqftRange(1, unit)
  if (!one || low <= 0) return undefined
  const exact = toSqft(1, unit, indianState)
  const saidArea = `${low === high ? figure(low) : `${figure(low)}-${figure(high)}`} ${unit}`
  const sizes = exact === undefined ? { sizes: [round(one.min), round(one.max)] } : {}
  const minSqft = low * one.min
  const maxSqft = high * one.max
  const range = sqftRangeOf(minSqft, maxSqft, isRange, bound, exact !== undefined)
  return { ...range, said: saidArea, unit, ...(range.approx && { sqft: round(minSqft) }), ...sizes }
}

function sqftRangeOf(
  minSqft: number,
  maxSqft: number,
  isRange: boolean,
  bound: Quantity['bound'],
  isExact: boolean,
): Range {
  if (bound === 'min') return { min: round(minSqft) }
  if (bound === 'max') return { max: round(maxSqft) }
  if (isRange || !isExact) return { min: round(minSqft), max: round(maxSqft) }
  return { min: round(minSqft * 0.9), max: round(maxSqft * 1.1), approx: true }
}

/**
 * Extracts `30x40`, `30 by 40 feet`: length times breadth, in feet unless another unit is given.
 */
export function extractDimensions(state: ParseState): void {
  const { tokens } = state
  for (let at = 0; at + 2 < tokens.length; at++) {
    // "40 feet by 60 feet"
    const skip = units.find(tokens, at + 1)?.meaning.of === 'feet' ? 1 : 0
    const by = tokens[at + 1 + skip]
    if (!byWord.test(by?.text ?? '')) continue
    const [one, two] = [at, at + 2 + skip].map((side) => wholeNumberAt(tokens, side))
    if (one === undefined || two === undefined) continue
    const end = at + 3 + skip
    if (one < 5 || two < 5 || one > 5_000 || two > 5_000) continue
    if (!isFree(state, at, end) || (one === 24 && two === 7)) continue
    const unit = units.find(tokens, end)
    const isFeet =
      unit?.meaning.of === 'feet' || (unit?.meaning.of === 'area' && unit.meaning.unit === 'sqft')
    const before = comparatorBefore(state, at)
    const after = comparatorAfter(state, unit && isFeet ? unit.next : end)
    const area = one * two
    const bound = after?.bound === 'min' ? 'min' : before?.bound
    const value = toAreaValue({ low: area, high: area, isRange: false, bound }, 'sqft', undefined)
    if (!value) continue
    const to = unit && isFeet ? unit.next : end
    claim(state, 'area', value, [before?.from ?? at, after?.bound === 'min' ? after.to : to])
  }
}

/** "30x40", "30 by 40", "तीस बाई चालीस" */
const byWord = /^(?:x|by|\*|बाई|बाय|बाइ|गुणा)$/

/** Returns the number of one token, in digits or as a word. */
function wholeNumberAt(tokens: ParseState['tokens'], at: number): number | undefined {
  const number = parseNumberAt(tokens, at)
  return number?.next === at + 1 ? number.value : undefined
}
