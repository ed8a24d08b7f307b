import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { v7 } from 'uuid'

/**
 * Returns a UUIDv7 that is the same at every load: the time is given, the random part is hashed
 * from a name.
 */
export function seedId(name: string, at: Date): string {
  return v7({ msecs: at.getTime(), random: createHash('sha256').update(name).digest() })
}

/**
 * Returns SQL for an id that is the same at every load, hashed from a name. A plain hash is no
 * UUID: addresses with one are not found (RFC 9562, version 8).
 */
export function hashedId(name: RawBuilder<unknown>): RawBuilder<string> {
  return sql`overlay(overlay(md5(${name}) placing '8' from 13) placing '8' from 17)::uuid`
}

const hour = 3_600_000
const day = 24 * hour
// 9:00 and 21:00 in India, from the start of a day (UTC).
const opens = 3.5 * hour
const open = 12 * hour

/**
 * Returns a moment so many days before the start of today (UTC), so that all loads of one day
 * agree, moved into waking hours without changing the order. Past moments are never after now;
 * negative days are in the future.
 */
export function daysAgo(days: number): Date {
  const today = Math.floor(Date.now() / day) * day
  if (days === 0) return new Date(today)
  const at = today - Math.round(days * day)
  const start = Math.floor(at / day) * day
  const moment = start + opens + Math.round(((at - start) * open) / day)
  return new Date(days < 0 ? moment : Math.min(moment, Date.now()))
}
