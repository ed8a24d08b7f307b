import { isIPv6 } from 'node:net'
import { Refusal, refuse } from '#contract/refusal.ts'
import type { Handle } from '#server/db/connect.ts'
import type { RateLimit } from './rate-limits.ts'
import { type Attempt, countUnlessFull, uncount } from './throttle-queries.ts'

/**
 * Counts an attempt, or refuses it with 429 when there were too many before. Counted in the
 * database and outside any transaction of the caller, so that neither a restart nor a rollback
 * forgets it. Refused attempts do not count: whoever keeps knocking must not keep the owner out.
 */
export async function countAttempt(db: Handle, key: string, limit: RateLimit): Promise<Attempt> {
  const counted = await countUnlessFull(db, key, limit)
  const attempt = counted && { key, minute: counted.minute }
  if (attempt && counted.place <= limit.attempts) return attempt
  if (attempt) await giveBack(db, attempt)
  throw refuse('too_many_attempts', { retryAfter: limit.minutes * 60 })
}

/**
 * Counts an attempt and returns whether it is allowed, for callers that answer the same either way.
 */
export async function isAllowed(db: Handle, key: string, limit: RateLimit): Promise<boolean> {
  return (await countAllowed(db, key, limit)) !== undefined
}

/** Counts an attempt and returns it, to be given back; undefined where it is not allowed. */
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

/** Takes one attempt back. */
export async function giveBack(db: Handle, attempt: Attempt): Promise<void> {
  await uncount(db, attempt)
}

/** The counter of an act from one address. */
export function addressKey(act: string, address: string): string {
  return `${act} from ${networkOf(address)}`
}

/** An address as visitors are told apart: whoever has an IPv6 address has its whole /64. */
export function networkOf(address: string): string {
  return prefixOf(address, 4)
}

/** The network a provider gives to one site, of which an IPv6 address has 65,536 of its own. */
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
