import { t } from '#domain/locale/translate.ts'
import { formatPriceShort, formatRupees } from '#domain/money/money.ts'

interface MoneyProps {
  /** Whole rupees. */
  amount: number
  /** Adds "/month", as for rents and plans. */
  per?: 'month'
  /** Shows the grouped amount instead of the short form. */
  full?: boolean
  className?: string
}

/** A price: short on screen, with the full amount on hover. */
export function Money({ amount, per, full = false, className }: MoneyProps) {
  const whole = formatRupees(amount)
  return (
    <span title={full ? undefined : whole} className={className}>
      {full ? whole : formatPriceShort(amount)}
      {per && <span className="price-period">{t('/month')}</span>}
    </span>
  )
}
