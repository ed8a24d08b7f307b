import type { FastifyReply } from 'fastify'
import type { Config } from '#server/config.ts'
import { hashToken } from '#server/secret/token-hash.ts'

/**
 * The cookie that identifies a browser without an account in one shortlist. Each shortlist has a
 * cookie of its own, so that nobody can connect a browser's activity in two of them.
 */
const maxAgeSeconds = 400 * 24 * 60 * 60

const nameOf = (shortlistId: string, isSecure: boolean) =>
  `${isSecure ? '__Host-' : ''}bb_shortlist_${shortlistId.replaceAll('-', '')}`

/** Returns the hash of the secret in a browser's cookie for a shortlist, or undefined. */
export function readSecretHash(
  cookieHeader: string | undefined,
  shortlistId: string,
): Buffer | undefined {
  const name = nameOf(shortlistId, false)
  const found = new RegExp(`(?:^|; ?)(?:__Host-)?${name}=([\\w-]{22,43})(?=;|$)`).exec(
    cookieHeader ?? '',
  )?.[1]
  return found === undefined ? undefined : hashToken(found)
}

export function setParticipantCookie(
  reply: FastifyReply,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { shortlistId, secret }: { shortlistId: string; secret: string },
): void {
  const isSecure = publicUrl?.startsWith('https:') ?? false
  const cookie =
    `${nameOf(shortlistId, isSecure)}=${secret}; Path=/; Max-Age=${maxAgeSeconds}; ` +
    'HttpOnly; SameSite=Strict'
  reply.header('set-cookie', isSecure ? `${cookie}; Secure` : cookie)
}
