const twoDecimals = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/**
 * Formats an amount of an invoice to the paisa: 9995000 → `₹99,950.00`. Takes paise. Not for pages
 * of the public site, where `Intl` costs too much (`withCommas`).
 */
export function formatPaise(paise: number): string {
  return `₹${twoDecimals.format(paise / 100)}`
}
