import { isSound } from '#domain/price-range/back-test.ts'
import { withCommas } from '#domain/text/format-number.ts'
import { type Style, table } from '../table.ts'
import type { Market } from './test-market.ts'

const minHomes = 100

/** Lays out what was measured, a line per city, deal and list. */
export function report(markets: readonly Market[], style: Style): string {
  const heads = [
    ...['city', 'deal', 'list', 'order', 'homes', 'tested'],
    ...['median error', 'in range', 'newest third', 'width', 'silent', 'shown'],
  ]
  const shown = markets
    .filter(({ homes }) => homes >= minHomes)
    .toSorted((one, next) => (keyOf(one) < keyOf(next) ? -1 : 1))
  return table(heads, shown.map(rowOf), style)
}

const keyOf = ({ deal, city, source }: Market) => `${deal} ${city} ${source}`
const percent = (share: number, digits = 0) => `${(100 * share).toFixed(digits)} %`

function rowOf({ city, deal, source, order, homes, result }: Market): string[] {
  const row = [city, deal === 'sell' ? 'sale' : deal, source, order, withCommas(homes)]
  if (!result) return [...row, 'too few', '', '', '', '', '100 %', 'no']
  return [
    ...row,
    withCommas(result.tested),
    percent(result.medianError, 1),
    percent(result.coverage, 1),
    percent(result.recentCoverage),
    `×${result.medianWidth.toFixed(2)}`,
    percent(result.abstention),
    isSound(result) ? 'yes' : 'no',
  ]
}
