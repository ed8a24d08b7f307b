import { crore, lakh, readAmount } from '#domain/import-cell/read-amount.ts'
import { t } from '#domain/locale/translate.ts'
import { formatRupees } from '#domain/money/money.ts'
import { withCommas } from '#domain/text/format-number.ts'

/** Formats rupees with their words: `₹1,20,00,000 · 1.2 crore`. */
export function amountWords(rupees: number): string {
  const said =
    rupees >= crore
      ? t('{figure} crore', { figure: withCommas(rupees / crore) })
      : rupees >= lakh
        ? t('{figure} lakh', { figure: withCommas(rupees / lakh) })
        : undefined
  return said ? `${formatRupees(rupees)} · ${said}` : formatRupees(rupees)
}

/**
 * Returns the amount of a typed price, to be shown below it while typing; undefined where it is
 * empty or unclear.
 */
export function echoAmount(text: string): string | undefined {
  const rupees = rupeesOf(text)
  return rupees === undefined ? undefined : amountWords(rupees)
}

/**
 * Parses a typed price into whole rupees: digits, grouped or not, or words (`80 lakh`, `1.2 cr`,
 * `25k`).
 */
export function rupeesOf(text: string): number | undefined {
  if (text.trim() === '') return undefined
  const amount = readAmount(text)
  return amount.ok ? amount.value.rupees : undefined
}
