import { formatPaise } from '#domain/money/format-paise.ts'

interface PaiseProps {
  amount: number
  className?: string
}

/** An amount of an invoice, to the paisa. */
export function Paise({ amount, className = 'figures' }: PaiseProps) {
  return <span className={className}>{formatPaise(amount)}</span>
}
