import { pricePerMonth } from './plan-price.ts'

/** What a plan costs, in whole rupees, and for how long. */
export interface PlanPrice {
  price: number
  duration: number
  durationType: 'days' | 'months' | 'years'
}

/** A plan that somebody has, as far as changing it matters. Days are calendar days of India. */
export interface OwnedPlan extends PlanPrice {
  /** What was paid for it and not given back, in whole rupees. */
  paid: number
  daysLeft: number
  daysInAll: number
}

/** When a plan taken now would begin, what its price is lowered by, and what is to be paid. */
export interface PlanChange {
  begins: 'now' | 'after'
  /** Whole rupees, 0 and up. */
  credit: number
  amount: number
}

/**
 * Start and price of a plan (decision 0051). Without a plan it starts now. The same plan, and one
 * with no higher monthly price, follow when the present one ends. A dearer one starts now, and the
 * unused days of the present one reduce its price, in whole rupees and at most by its price; where
 * they are worth as much as the new price or more, it follows instead.
 */
export function changeOfPlan(
  wanted: PlanPrice & { isSame: boolean },
  owned: OwnedPlan | undefined,
): PlanChange {
  const after: PlanChange = { begins: 'after', credit: 0, amount: wanted.price }
  if (!owned) return { ...after, begins: 'now' }
  const isDearer = monthly(wanted) > monthly(owned)
  const credit = Math.floor((owned.paid * owned.daysLeft) / owned.daysInAll)
  if (wanted.isSame || !isDearer || credit >= wanted.price) return after
  return { begins: 'now', credit, amount: wanted.price - credit }
}

const monthly = ({ price, duration, durationType }: PlanPrice) =>
  pricePerMonth(price, duration, durationType)
