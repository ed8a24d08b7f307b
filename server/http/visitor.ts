import { dayInIndia } from '#domain/date/date.ts'
import { networkOf, widerNetworkOf } from '#server/resilience/throttle.ts'
import type { Secrets } from '#server/secret/secret.ts'
import type { Trace, Viewer } from './viewer.ts'

export interface Visit {
  viewer: Viewer | undefined
  trace: Trace
  /** Whether a program reads it by API key. */
  isProgram?: boolean
}

/**
 * Returns the day in India and the visitor on that day: a hash of the customer's id or the address,
 * with a key that differs each day. The user agent is not included, since anyone can change it on
 * every call. At most eight visitors are told apart in an IPv6 /48.
 */
export function visitorOf(secrets: Secrets, { viewer, trace }: Visit) {
  const day = dayInIndia(new Date())
  const hash = (who: string) => secrets.sign('view', `${day}\n${who}`)
  if (viewer?.realm === 'customer') return { day, visitor: hash(viewer.id) }
  const network = networkOf(trace.address)
  const wider = widerNetworkOf(trace.address)
  if (wider === network) return { day, visitor: hash(network) }
  const place = hash(network).readUInt32BE() % maxVisitorsOfWiderNetwork
  return { day, visitor: hash(`${wider} ${place}`) }
}

/** A server's owner has a /48 of 65,536 networks; a mobile provider shares one among many users. */
const maxVisitorsOfWiderNetwork = 8

/** Max remembered requests; a forgotten one may count twice. */
const maxRemembered = 20_000

/**
 * Returns a check whether a day's visitor requests this for the first time, as far as memory goes.
 */
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
