import { t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'

/**
 * Formats whole rupees with Indian grouping: 12500000 → `₹1,25,00,000` (IND-1). Takes finite
 * numbers; fractions are rounded to the nearest rupee.
 */
export function formatRupees(rupees: number): string {
  const digits = withCommas(Math.abs(rupees), 0)
  return rupees < 0 && digits !== '0' ? `-₹${digits}` : `₹${digits}`
}

/**
 * Formats an amount of a payment gateway, given in the smallest unit of its currency. Whole rupees
 * are formatted as by `formatRupees`, anything else with all decimals: 99950 INR → `₹999.50`, 1250
 * USD → `USD 12.50`.
 */
export function formatAmount(amount: number, currency: string): string {
  if (currency !== 'INR') return `${currency} ${(amount / 100).toFixed(2)}`
  const paise = amount % 100
  const rupees = formatRupees(Math.floor(amount / 100))
  return paise === 0 ? rupees : `${rupees}.${String(paise).padStart(2, '0')}`
}

/**
 * Formats a price in its short form (IND-2): from one crore `₹x.xCr`, in Hindi `₹1.2 करोड़`; from
 * one lakh `₹x.xL`, below that the grouped amount. Rounds half up in integers, without floating
 * division; what would round to 100.0 lakh is 1.0 crore. Takes whole rupees, 0 and up.
 */
export function formatPriceShort(rupees: number): string {
  if (rupees < 100_000) return formatRupees(rupees)
  const tenthsOfLakh = Math.round(rupees / 10_000)
  if (tenthsOfLakh < 1_000)
    return t('₹{figure}L', { figure: tenths(tenthsOfLakh) }, { comment: 'lakh' })
  const tenthsOfCrore = Math.round(rupees / 1_000_000)
  return t('₹{figure}Cr', { figure: tenths(tenthsOfCrore) }, { comment: 'crore' })
}

const tenths = (count: number) => `${withCommas(Math.floor(count / 10))}.${count % 10}`

/**
 * Returns rupees per square foot, rounded to the rupee, or `undefined` where the area is not
 * positive. `price` is in rupees, `areaSqft` in square feet.
 */
export function pricePerSqft(price: number, areaSqft: number): number | undefined {
  return areaSqft > 0 ? Math.round(price / areaSqft) : undefined
}
