import type { Secrets } from '#server/secret/secret.ts'

// Links change every hour and are valid for one to two hours: a page visited again within the hour
// has the same URLs, so that the browser's cache is used.
const period = 3600
/** The process that made a link may have a clock that is so far behind (in seconds). */
const clockLeeway = 3600

/** Returns the query string that gives access to a photo that is not public. */
export type PhotoKey = (id: string) => string

/**
 * Creates a key for one session: its links are valid for one to two hours, and only while the
 * session is.
 */
export function photoKey(secrets: Secrets, { sessionId }: { sessionId: string }): PhotoKey {
  const until = (Math.floor(Date.now() / 1000 / period) + 2) * period
  return (id) => {
    const signature = secrets.sign('media', `${id} ${sessionId} ${until}`).toString('base64url')
    return `?session=${sessionId}&until=${until}&signature=${signature}`
  }
}

/** Returns the session of a valid, unexpired photo link, or undefined. */
export function sessionOf(
  secrets: Secrets,
  id: string,
  query: { session?: unknown; until?: unknown; signature?: unknown },
): string | undefined {
  const { session, until, signature } = query
  if (typeof session !== 'string' || typeof until !== 'string') return undefined
  if (typeof signature !== 'string') return undefined
  if (!/^\d{10}$/.test(until) || Number(until) + clockLeeway < Date.now() / 1000) return undefined
  const given = Buffer.from(signature, 'base64url')
  return secrets.matches('media', `${id} ${session} ${until}`, given) ? session : undefined
}
