/**
 * Returns the monthly price of a plan in whole rupees; a month is a twelfth of a year or thirty
 * days. Rounded up, so that no lower price is promised than is charged. `price` in whole rupees, 0
 * and up; `duration` 1 and up.
 */
export function pricePerMonth(
  price: number,
  duration: number,
  durationType: 'days' | 'months' | 'years',
): number {
  switch (durationType) {
    case 'days':
      return Math.ceil((price * 30) / duration)
    case 'months':
      return Math.ceil(price / duration)
    case 'years':
      return Math.ceil(price / (duration * 12))
  }
}
