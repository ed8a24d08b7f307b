/**
 * Formats a number with Indian grouping: 1250000 → `12,50,000`. Rounds half up to at most `digits`
 * decimals, without trailing zeros: 2.50 → `2.5`. Takes finite numbers below 10²¹ in size.
 *
 * Does not use `Intl`: loading its tables costs a phone more than the rest of a page's start, and
 * server and browser must format alike.
 */
export function withCommas(value: number, digits = 2): string {
  const size = Math.abs(value)
  // Shifted as text: 1.005 × 100 is 100.49999999999999 in binary. Numbers below 1e-6 are printed
  // with an exponent, which cannot be shifted.
  const shifted = size < 1e-6 ? 0 : Math.round(Number(`${size}e${digits}`))
  const figures = String(shifted).padStart(digits + 1, '0')
  const whole = figures.slice(0, figures.length - digits)
  const decimals = figures.slice(figures.length - digits).replace(/(?<!0)0+$/, '')
  const grouped = whole.replace(/(\d)(?=(\d\d)+\d$)/g, '$1,')
  const sign = value < 0 && shifted > 0 ? '-' : ''
  return `${sign}${grouped}${decimals && `.${decimals}`}`
}
