import type { LandUnit } from '#domain/area/area.ts'
import { lakh } from '#domain/import-cell/read-amount.ts'
import { roomUnits, units } from '#query-language/lexicon/units.ts'
import { claim, isFree, type ParseState } from '#query-language/model/parse-state.ts'
import { extractBareNumbers } from './bare-numbers.ts'
import { comparatorsAround } from './comparators-around.ts'
import { extractExtendedBudgets } from './extended-budgets.ts'
import { unclaimedNumberAt } from './number-with-unit.ts'

/** Extracts amounts without a unit, and what stretches one that was bare itself. */
export function extractPlainAmounts(state: ParseState): void {
  extractPlotRates(state)
  extractSpokenAmounts(state)
  extractBareNumbers(state)
  extractExtendedBudgets(state)
}

/** Claims amounts in words without a unit, which digits need not have: "pachees sau tak". */
function extractSpokenAmounts(state: ParseState): void {
  for (let at = 0; at < state.tokens.length; at++) {
    const isWord = state.tokens[at]?.kind === 'word' && isFree(state, at)
    const number = isWord ? unclaimedNumberAt(state, at) : undefined
    if (!number?.isWord || number.value < 1_000 || number.value >= lakh) continue
    if (units.find(state.tokens, number.next) || roomUnits.find(state.tokens, number.next)) continue
    const { before, after } = comparatorsAround(state, at, number.next)
    const bound = before?.bound ?? after?.bound
    if (!bound || bound === 'approx') continue
    const span = [before?.from ?? at, after?.to ?? number.next] as const
    const { value } = number
    claim(state, 'budget', bound === 'min' ? { min: value } : { max: value }, span, 0.8)
    at = span[1] - 1
  }
}

const rateWord = /^(?:rate|rates|bhav|bhaav|dar|भाव|दर)$/
const largeUnits: ReadonlySet<LandUnit> = new Set<LandUnit>(['sqyd', 'sqmt', 'sqft'])
const [minRate, maxRate] = [100, lakh]

/**
 * Claims the price of a unit of land that is named in no other way: "plot 1500 sqft, rate 4500
 * tak", "1 ground, sqft 2500 kulla".
 */
function extractPlotRates(state: ParseState): void {
  const types = state.slots.flatMap((slot) => (slot.slot === 'type' ? slot.value.types : []))
  const isLand =
    types.length > 0 && types.every((type) => type === 'plot' || type === 'agricultural')
  const area = state.slots.find((slot) => slot.slot === 'area')
  if (!isLand || state.slots.some(({ slot, value }) => slot === 'intent' && value !== 'sell'))
    return
  for (const [at, token] of state.tokens.entries()) {
    const { value = 0, kind } = token
    if (kind !== 'number' || value < minRate || value > maxRate || !isFree(state, at)) continue
    if (units.find(state.tokens, at + 1)) continue
    const { before, after } = comparatorsAround(state, at, at + 1)
    const lead = (before?.from ?? at) - 1
    const said = units.find(state.tokens, lead)?.meaning
    const isUnit = said?.of === 'area' && area !== undefined && isFree(state, lead)
    if (!isUnit && !rateWord.test(state.tokens[lead]?.text ?? '')) continue
    const own = area?.slot === 'area' && largeUnits.has(area.value.unit) ? area.value.unit : 'sqft'
    const unit = isUnit ? said.unit : own
    const bound = before?.bound ?? after?.bound
    const range = bound === 'min' ? { min: value } : { max: value }
    claim(state, 'rate', { ...range, unit }, [lead, after?.to ?? at + 1])
  }
}
