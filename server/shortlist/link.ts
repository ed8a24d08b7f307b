import type { Secrets } from '#server/secret/secret.ts'
import { hashToken } from '#server/secret/token-hash.ts'

/**
 * The link of a shortlist is derived from the installation's key, so that its owner can copy it
 * again although only its hash is stored. Each replacement has another number.
 */
export function tokenOf(secrets: Secrets, { id, number }: { id: string; number: number }): string {
  return secrets.sign('shortlist link', `${id}.${number}`).toString('base64url')
}

/** Returns the token of a link; null where the installation's key has changed since. */
export function currentToken(
  secrets: Secrets,
  row: { id: string; link_number: number; link_hash: Buffer },
): string | null {
  const token = tokenOf(secrets, { id: row.id, number: row.link_number })
  return hashToken(token).equals(row.link_hash) ? token : null
}
