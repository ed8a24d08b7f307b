import { t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'
import { formatRupees } from './money.ts'

const crore = 10_000_000
const lakh = 100_000

function fine(rupees: number): string {
  if (rupees < lakh) return formatRupees(rupees)
  return rupees >= crore
    ? t('₹{figure} Cr', { figure: withCommas(rupees / crore, 2) })
    : t('₹{figure} L', { figure: withCommas(rupees / lakh, 2) })
}

/**
 * Formats two prices in whole rupees so that they differ: `₹1.25 Cr` and `₹1.32 Cr`, which are both
 * ₹1.3Cr in the short form. Formats to the rupee where two decimals are not enough.
 */
export function formatDistinctly(one: number, other: number): [string, string] {
  const short: [string, string] = [fine(one), fine(other)]
  return one !== other && short[0] === short[1] ? [formatRupees(one), formatRupees(other)] : short
}
