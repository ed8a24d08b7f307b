import type { FastifyReply } from 'fastify'
import type { Config } from '#server/config.ts'

/**
 * Cookies that identify a known browser at sign-in. They authenticate nobody: they only keep
 * others' failed attempts from slowing this browser down (decision 0041).
 */
const names = ['__Host-bb_browser', 'bb_browser'] as const
const pattern = new RegExp(`(?:^|; ?)(?:${names.join('|')})=([\\w-]{43})(?=;|$)`)

/** The longest time browsers store a cookie (RFC 6265bis, 5.6). */
const maxAgeSeconds = 400 * 24 * 60 * 60

/** Returns the token a browser sent, or undefined. */
export function readBrowserToken(cookieHeader: string | undefined): string | undefined {
  return pattern.exec(cookieHeader ?? '')?.[1]
}

/**
 * Sets the cookie with the browser's token; over https only if the site uses it, for this host
 * only.
 */
export function setBrowserCookie(
  reply: FastifyReply,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  token: string,
): void {
  const isSecure = publicUrl?.startsWith('https:') ?? false
  const name = isSecure ? names[0] : names[1]
  const cookie = `${name}=${token}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict`
  reply.header('set-cookie', isSecure ? `${cookie}; Secure` : cookie)
}

/** Sets the cookie of a sign-in; returns the rest of it, which is the reply. */
export function withBrowserCookie<SignedIn extends { browserToken: string }>(
  reply: FastifyReply,
  config: Pick<Config, 'publicUrl'>,
  { browserToken, ...signedIn }: SignedIn,
): Omit<SignedIn, 'browserToken'> {
  setBrowserCookie(reply, config, browserToken)
  return signedIn
}
