import { dayInIndia } from '#domain/date/date.ts'
import { networkOf, widerNetworkOf } from '#server/resilience/throttle.ts'
import type { Secrets } from '#server/secret/secret.ts'
import type { Trace, Viewer } from './viewer.ts'

export interface Visit {
  viewer: Viewer | undefined
  trace: Trace
}

/**
 * The day in India and who visits on it: a customer's id, or the address, under a hash keyed and
 * different each day. The browser's name is no part of it: anyone can change it at every call. Of
 * an IPv6 /48 at most eight are told apart.
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

/** Whoever has a server has a /48 of 65,536 networks; a mobile provider gives one to many users. */
const maxVisitorsOfWiderNetwork = 8

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
