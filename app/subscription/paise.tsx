const rupees = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

interface PaiseProps {
  amount: number
  className?: string
}

/** An amount of an invoice, to the paisa. */
export function Paise({ amount, className = 'figures' }: PaiseProps) {
  return <span className={className}>₹{rupees.format(amount / 100)}</span>
}
