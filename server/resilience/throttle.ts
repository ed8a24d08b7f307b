import { isIPv6 } from 'node:net'
import { Refusal, refuse } from '#contract/refusal.ts'
import { t } from '#domain/locale/translate.ts'
import type { Handle } from '#server/db/connect.ts'
import type { RateLimit } from './rate-limits.ts'
import { type Attempt, countUnlessFull, uncount } from './throttle-queries.ts'

/**
 * Counts an attempt, or refuses it with 429 if the limit is reached. Counted in the database and
 * outside the caller's transaction, so that neither a restart nor a rollback loses it. Refused
 * attempts do not count, because an attacker who keeps trying must not lock out the owner.
 */
export async function countAttempt(db: Handle, key: string, limit: RateLimit): Promise<Attempt> {
  const counted = await countUnlessFull(db, key, limit)
  const attempt = counted && {
    key,
    minute: counted.minute,
    left: limit.attempts - Number(counted.place),
  }
  if (attempt && attempt.left >= 0) return attempt
  if (attempt) await giveBack(db, attempt)
  const message = waitText(limit)
  throw refuse('too_many_attempts', { ...(message && { message }), retryAfter: limit.minutes * 60 })
}

/** Says how long to wait at most, where it is longer than the few minutes that a refusal names. */
function waitText({ minutes }: RateLimit): string | undefined {
  if (minutes >= 24 * 60) return t('Too many attempts. Please try again tomorrow.')
  return minutes >= 60 ? t('Too many attempts. Please try again in an hour.') : undefined
}

/**
 * Counts an attempt and returns whether it is allowed, for callers with the same response either
 * way.
 */
export async function isAllowed(db: Handle, key: string, limit: RateLimit): Promise<boolean> {
  return (await countAllowed(db, key, limit)) !== undefined
}

/**
 * Counts an attempt and returns it, so that it can be given back; undefined if it is not allowed.
 */
export async function countAllowed(
  db: Handle,
  key: string,
  limit: RateLimit,
): Promise<Attempt | undefined> {
  try {
    return await countAttempt(db, key, limit)
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

/** Removes an attempt from the count. */
export async function giveBack(db: Handle, attempt: Attempt): Promise<void> {
  await uncount(db, attempt)
}

/** Returns the counter key of an action from an address. */
export function addressKey(act: string, address: string): string {
  return `${act} from ${networkOf(address)}`
}

/** Returns the network that counts as one visitor: the whole /64 of an IPv6 address. */
export function networkOf(address: string): string {
  return prefixOf(address, 4)
}

/** Returns the /48 that a provider assigns to one site; it contains 65,536 networks of size /64. */
export function widerNetworkOf(address: string): string {
  return prefixOf(address, 3)
}

function prefixOf(address: string, groups: number): string {
  if (!isIPv6(address)) return address
  if (address.startsWith('::ffff:')) return address.slice('::ffff:'.length)
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? []
  const first = head.split(':').filter(Boolean)
  const last = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? [] : Array(8 - first.length - last.length).fill('0')
  return `${[...first, ...zeros, ...last].slice(0, groups).join(':')}::/${16 * groups}`
}
