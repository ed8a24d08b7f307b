/**
 * Returns the financial year of a day (`YYYY-MM-DD`) as printed on invoices. It begins on April 1:
 * `2026-03-31` is in `25-26`, `2026-04-01` in `26-27`.
 */
export function financialYearOf(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const first = month >= 4 ? year : year - 1
  return `${twoDigits(first)}-${twoDigits(first + 1)}`
}

const twoDigits = (year: number) => String(year % 100).padStart(2, '0')

/**
 * Returns the number of an invoice or a credit note: `BB/26-27/000042`. The law allows 16
 * characters: letters, digits, hyphens and slashes (CGST Rules 46(b)), which suffice for 99,99,999
 * a year. Throws RangeError above that.
 */
export function invoiceNumber(series: 'BB' | 'CN', financialYear: string, serial: number): string {
  if (serial > 9_999_999) throw new RangeError('There are more invoices than a year has numbers.')
  return `${series}/${financialYear}/${String(serial).padStart(6, '0')}`
}
