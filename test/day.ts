/** A day of the Indian calendar, so many days from today: `2026-11-21`. */
export function indianDay(days: number): string {
  const india = new Date(Date.now() + (days * 24 + 5.5) * 3_600_000)
  return india.toISOString().slice(0, 10)
}

/** Noon in India, so many days ago: no clock is near another day. */
export function noonInIndia(daysAgo: number): Date {
  return new Date(`${indianDay(-daysAgo)}T12:00:00+05:30`)
}
