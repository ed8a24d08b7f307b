/**
 * The figures of the reports (REP-3). Each is `null` where it cannot be computed: screens show a
 * dash with the reason.
 */

/** Part of a whole in percent with one decimal, or `null` of nothing. */
export function shareOf(part: number, whole: number): number | null {
  return whole > 0 ? oneDecimal((part / whole) * 100) : null
}

/**
 * By how many percent `now` differs from `before`, with one decimal; `null` when there was nothing
 * before.
 */
export function changeOf(now: number, before: number): number | null {
  return before > 0 ? oneDecimal(((now - before) / before) * 100) : null
}

/** Average revenue per user: `revenue` in rupees by the brokers who pay, in whole rupees. */
export function averageRevenue(revenue: number, payingBrokers: number): number | null {
  return payingBrokers > 0 ? Math.round(revenue / payingBrokers) : null
}

/** Churn: which share of those at the start was lost, in percent with one decimal. */
export function churnOf(lost: number, atStart: number): number | null {
  return shareOf(lost, atStart)
}

/**
 * What a broker brings before leaving, in whole rupees: average revenue by churn, both unrounded;
 * `null` when nobody pays, nobody was there at the start or nobody was lost.
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
 * The mean of `count` ratings of 1 to 5 stars that come to `sum`, with one decimal; `null` of none.
 */
export function meanRating({ count, sum }: { count: number; sum: number }): number | null {
  return count > 0 ? oneDecimal(sum / count) : null
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10
}
