const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })
const groupedTenths = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

/**
 * Whole rupees with Indian grouping: 12500000 → `₹1,25,00,000` (spec section 9). Takes finite
 * numbers; fractions are rounded to the nearest rupee.
 */
export function formatRupees(rupees: number): string {
  const digits = grouped.format(Math.abs(rupees))
  return rupees < 0 && digits !== '0' ? `-₹${digits}` : `₹${digits}`
}

/**
 * The short form of a price (spec section 9): one crore and more as `₹x.xCr`, one lakh and more as
 * `₹x.xL`, less as the grouped figure. Rounds half up on whole rupees, without floating division;
 * what would round to 100.0 lakh is written as 1.0 crore (india.md 1.4). Takes whole rupees, 0 and up.
 */
export function formatPriceShort(rupees: number): string {
  if (rupees < 100_000) return formatRupees(rupees)
  const tenthsOfLakh = Math.round(rupees / 10_000)
  if (tenthsOfLakh < 1_000) return `₹${groupedTenths.format(tenthsOfLakh / 10)}L`
  const tenthsOfCrore = Math.round(rupees / 1_000_000)
  return `₹${groupedTenths.format(tenthsOfCrore / 10)}Cr`
}

/**
 * Rupees per square foot, rounded to the rupee, or `undefined` where the area is not positive.
 * `price` in rupees, `areaSqft` in square feet.
 */
export function pricePerSqft(price: number, areaSqft: number): number | undefined {
  return areaSqft > 0 ? Math.round(price / areaSqft) : undefined
}
