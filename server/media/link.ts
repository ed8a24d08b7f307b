import type { Secrets } from '#server/secret/secret.ts'

// Links are renewed by the hour and live for one to two, so that a page and its next visit within
// the hour name the same address and the browser's cache is of use.
const period = 3600

/** The query that opens a photo the public may not see, to whoever was given it, for a while. */
export function openQuery(secrets: Secrets, id: string, now = Date.now()): string {
  const until = (Math.floor(now / 1000 / period) + 2) * period
  return `?until=${until}&signature=${secrets.sign('media', `${id} ${until}`).toString('base64url')}`
}

/** Whether a query given with a photo's address opens it now. */
export function opens(
  secrets: Secrets,
  id: string,
  query: { until?: unknown; signature?: unknown },
): boolean {
  const { until, signature } = query
  if (typeof until !== 'string' || typeof signature !== 'string') return false
  if (!/^\d{10}$/.test(until) || Number(until) * 1000 < Date.now()) return false
  return secrets.matches('media', `${id} ${until}`, Buffer.from(signature, 'base64url'))
}
