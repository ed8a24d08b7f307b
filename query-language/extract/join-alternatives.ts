import type { ParseState } from '#query-language/model/parse-state.ts'
import { joinEither, softenHalves } from './attributes/either.ts'
import { joinFloorsAndLifts } from './attributes/floor-or-lift.ts'
import { softenConditionsOfPrices } from './priced-conditions.ts'
import { joinPricedSets } from './priced-sets.ts'
import { markProseChoices } from './prose-choices.ts'

/**
 * Sets a second choice apart, and joins what "or" has on both sides: the prices of two homes, and
 * features of one.
 */
export function joinAlternatives(state: ParseState): void {
  markProseChoices(state)
  softenConditionsOfPrices(state)
  joinPricedSets(state)
  joinFloorsAndLifts(state)
  joinEither(state)
  softenHalves(state)
}
