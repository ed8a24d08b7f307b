import { createHash } from 'node:crypto'
import { v7 } from 'uuid'

/** A UUIDv7 that is the same at every load: its time is given, its random part hashed from a name. */
export function seedId(name: string, at: Date): string {
  return v7({ msecs: at.getTime(), random: createHash('sha256').update(name).digest() })
}

const day = 86_400_000

/** A moment so many days before the start of today (UTC), so that one day's loads agree. */
export function daysAgo(days: number): Date {
  const today = Math.floor(Date.now() / day) * day
  return new Date(today - Math.round(days * day))
}
