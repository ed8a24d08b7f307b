import { pricePerMonth } from './plan-price.ts'

/** The price of a plan in whole rupees, and its duration. */
export interface PlanPrice {
  price: number
  duration: number
  durationType: 'days' | 'months' | 'years'
}

/** The current plan of a broker, with what a change depends on. Days are calendar days of India. */
export interface OwnedPlan extends PlanPrice {
  /** Paid for it and not refunded, in whole rupees. */
  paid: number
  daysLeft: number
  totalDays: number
}

/** When a plan bought now begins, the credit for the current one, and the amount to pay. */
export interface PlanChange {
  begins: 'now' | 'after'
  /** Whole rupees, 0 and up. */
  credit: number
  amount: number
}

/**
 * Returns the start and price of a plan (decision 0051). Without an active plan it starts now. The
 * same plan, and one with no higher monthly price, starts when the active one ends. A more
 * expensive one starts now, and the unused days of the active one reduce its price, in whole rupees
 * and at most to 0; where they are worth its price or more, it starts when the active one ends.
 */
export function changeOfPlan(
  wanted: PlanPrice & { isSame: boolean },
  owned: OwnedPlan | undefined,
): PlanChange {
  const after: PlanChange = { begins: 'after', credit: 0, amount: wanted.price }
  if (!owned) return { ...after, begins: 'now' }
  const isDearer = monthly(wanted) > monthly(owned)
  const credit = Math.floor((owned.paid * owned.daysLeft) / owned.totalDays)
  if (wanted.isSame || !isDearer || credit >= wanted.price) return after
  return { begins: 'now', credit, amount: wanted.price - credit }
}

const monthly = ({ price, duration, durationType }: PlanPrice) =>
  pricePerMonth(price, duration, durationType)
