import type { Secrets } from '#server/secret/secret.ts'

// Links are renewed by the hour and live for one to two, so that a page and its next visit within
// the hour name the same address and the browser's copy is of use.
const period = 3600

/** Makes the query that opens one photo the public may not see. */
export type PhotoKey = (id: string) => string

/**
 * A key for the person it is given to: it opens for an hour or two, and no longer than the session.
 */
export function photoKey(secrets: Secrets, { sessionId }: { sessionId: string }): PhotoKey {
  const until = (Math.floor(Date.now() / 1000 / period) + 2) * period
  return (id) => {
    const signature = secrets.sign('media', `${id} ${sessionId} ${until}`).toString('base64url')
    return `?session=${sessionId}&until=${until}&signature=${signature}`
  }
}

/** The session a query given with a photo's address was made for, where it was and time is left. */
export function sessionOf(
  secrets: Secrets,
  id: string,
  query: { session?: unknown; until?: unknown; signature?: unknown },
): string | undefined {
  const { session, until, signature } = query
  if (typeof session !== 'string' || typeof until !== 'string') return undefined
  if (typeof signature !== 'string') return undefined
  if (!/^\d{10}$/.test(until) || Number(until) * 1000 < Date.now()) return undefined
  const given = Buffer.from(signature, 'base64url')
  return secrets.matches('media', `${id} ${session} ${until}`, given) ? session : undefined
}
