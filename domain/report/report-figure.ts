/**
 * The figures of the reports (REP-3). Each is `null` where it cannot be computed: screens show a
 * dash with the reason.
 */

/** Returns a part of a whole in percent with one decimal; `null` where the whole is 0. */
export function shareOf(part: number, whole: number): number | null {
  return whole > 0 ? oneDecimal((part / whole) * 100) : null
}

/**
 * Returns by how many percent `now` differs from `before`, with one decimal; `null` where `before`
 * is 0.
 */
export function changeOf(now: number, before: number): number | null {
  return before > 0 ? oneDecimal(((now - before) / before) * 100) : null
}

/**
 * Returns the average revenue per user: `revenue` in rupees divided by the paying brokers, in whole
 * rupees.
 */
export function averageRevenue(revenue: number, payingBrokers: number): number | null {
  return payingBrokers > 0 ? Math.round(revenue / payingBrokers) : null
}

/**
 * Returns the churn: the share of those at the start that was lost, in percent with one decimal.
 */
export function churnOf(lost: number, atStart: number): number | null {
  return shareOf(lost, atStart)
}

/**
 * Returns what a broker brings before leaving, in whole rupees: average revenue divided by churn,
 * both unrounded; `null` where nobody pays, there was nobody at the start, or nobody was lost.
 */
export function lifetimeValue(
  revenue: number,
  payingBrokers: number,
  lost: number,
  atStart: number,
): number | null {
  if (payingBrokers === 0 || atStart === 0 || lost === 0) return null
  return Math.round(revenue / payingBrokers / (lost / atStart))
}

/**
 * Returns the mean of `count` ratings of 1 to 5 stars whose sum is `sum`, with one decimal; `null`
 * without ratings.
 */
export function meanRating({ count, sum }: { count: number; sum: number }): number | null {
  return count > 0 ? oneDecimal(sum / count) : null
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10
}
