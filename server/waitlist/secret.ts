import { timingSafeEqual } from 'node:crypto'
import { refuse } from '#contract/refusal.ts'
import { type PublicAddress, pageUrl } from '#server/http/absolute-url.ts'
import type { Secrets } from '#server/secret/secret.ts'

/** Proofs that a person reads the mailbox or phone of a waitlist entry. */

export interface Links {
  config: PublicAddress
  secrets: Secrets
}

const linkPurpose = 'waitlist'
const codePurpose = 'waitlist code'

/** Returns the URL where the owner of a mailbox confirms an entry. */
export function confirmationLink({ config, secrets }: Links, entryId: string): string {
  const signature = secrets.sign(linkPurpose, entryId).toString('base64url')
  return pageUrl(config, `/waitlist?token=${entryId}.${signature}`)
}

/** Returns the entry of a link; refuses a cut or forged one. */
export function idOf(secrets: Secrets, token: string): string {
  const [id = '', signature = ''] = token.split('.')
  if (!secrets.matches(linkPurpose, id, Buffer.from(signature, 'base64url'))) {
    throw refuse('message_link_broken')
  }
  return id
}

/** Returns the six-digit code for a phone number: an SMS may contain no link (decision 0043). */
export function codeOf(secrets: Secrets, entryId: string): string {
  const digits = secrets.sign(codePurpose, entryId).readUInt32BE() % 1_000_000
  return String(digits).padStart(6, '0')
}

/** Compares two codes in constant time. */
export function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
