import { dayInIndia } from '#domain/date/date.ts'
import { networkOf } from '#server/resilience/throttle.ts'
import type { Secrets } from '#server/secret/secret.ts'
import type { Trace, Viewer } from './viewer.ts'

export interface Visit {
  viewer: Viewer | undefined
  trace: Trace
}

/**
 * The day in India and who visits on it: a customer's id, or the address, under a hash keyed and
 * different each day. The browser's name is no part of it: anyone can change it at every call.
 */
export function visitorOf(secrets: Secrets, { viewer, trace }: Visit) {
  const day = dayInIndia(new Date())
  const who = viewer?.realm === 'customer' ? viewer.id : networkOf(trace.address)
  return { day, visitor: secrets.sign('view', `${day}\n${who}`) }
}

/** So many askings are remembered; one that is forgotten may count once more. */
const maxRemembered = 20_000

/** Returns whether this visitor of a day asks this for the first time, as far as memory goes. */
export function makeFirstVisitCheck(): (visitor: Buffer, sentence: string) => boolean {
  const seen = new Set<string>()
  return (visitor, sentence) => {
    const key = `${visitor.toString('base64')} ${sentence}`
    if (seen.has(key)) return false
    const [oldest] = seen.size < maxRemembered ? [] : seen
    if (oldest !== undefined) seen.delete(oldest)
    seen.add(key)
    return true
  }
}
