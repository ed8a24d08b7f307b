/**
 * The financial year a day of the Indian calendar lies in, as invoices name it: it begins on April
 * 1, so `2026-03-31` is in `25-26` and `2026-04-01` in `26-27`. Takes `YYYY-MM-DD`.
 */
export function financialYearOf(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const first = month >= 4 ? year : year - 1
  return `${twoDigits(first)}-${twoDigits(first + 1)}`
}

const twoDigits = (year: number) => String(year % 100).padStart(2, '0')

/**
 * The number of an invoice or a credit note: `BB/26-27/000042`. At most 16 characters, letters,
 * digits, hyphens and slashes only (CGST Rules 46(b)), which holds up to 99,99,999 of a year.
 * Throws RangeError beyond.
 */
export function invoiceNumber(series: 'BB' | 'CN', financialYear: string, serial: number): string {
  if (serial > 9_999_999) throw new RangeError('There are more invoices than a year has numbers.')
  return `${series}/${financialYear}/${String(serial).padStart(6, '0')}`
}
