import type { FastifyReply } from 'fastify'
import type { Config } from '#server/config.ts'

/**
 * The cookie that marks a known browser at sign-in. It opens nothing: it only keeps failed attempts
 * of others from slowing this browser down (decision 0041).
 */
const names = ['__Host-bb_browser', 'bb_browser'] as const
const pattern = new RegExp(`(?:^|; ?)(?:${names.join('|')})=([\\w-]{43})(?=;|$)`)

/** As long as browsers store a cookie (RFC 6265bis, 5.6). */
const maxAgeSeconds = 400 * 24 * 60 * 60

/** Returns the token a browser sent along, or undefined. */
export function readBrowserToken(cookieHeader: string | undefined): string | undefined {
  return pattern.exec(cookieHeader ?? '')?.[1]
}

/** Asks the browser to store its token; over https only there, and for no other host. */
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
