import { createHash } from 'node:crypto'
import { v7 } from 'uuid'

/**
 * A UUIDv7 that is the same at every load: its time is given, its random part hashed from a name.
 */
export function seedId(name: string, at: Date): string {
  return v7({ msecs: at.getTime(), random: createHash('sha256').update(name).digest() })
}

const hour = 3_600_000
const day = 24 * hour
// 9:00 and 21:00 in India, from the start of a day (UTC).
const opens = 3.5 * hour
const open = 12 * hour

/**
 * A moment so many days before the start of today (UTC), so that one day's loads agree, moved into
 * the hours in which people are up: an earlier moment stays earlier. What was is never ahead of
 * now; a number below zero is a day to come.
 */
export function daysAgo(days: number): Date {
  const today = Math.floor(Date.now() / day) * day
  if (days === 0) return new Date(today)
  const at = today - Math.round(days * day)
  const start = Math.floor(at / day) * day
  const moment = start + opens + Math.round(((at - start) * open) / day)
  return new Date(days < 0 ? moment : Math.min(moment, Date.now()))
}
