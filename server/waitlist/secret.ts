import { timingSafeEqual } from 'node:crypto'
import { refuse } from '#contract/refusal.ts'
import type { Config } from '#server/config.ts'
import type { Secrets } from '#server/secret/secret.ts'

/** What proves that somebody reads the mailbox or the phone an entry of the waitlist names. */

export interface Links {
  config: Pick<Config, 'publicUrl' | 'host' | 'port'>
  secrets: Secrets
}

const linkPurpose = 'waitlist'
const codePurpose = 'waitlist code'

/** Where the owner of a mailbox confirms that they want to wait for a city. */
export function confirmationLink({ config, secrets }: Links, entryId: string): string {
  const { publicUrl, host, port } = config
  const signature = secrets.sign(linkPurpose, entryId).toString('base64url')
  return new URL(`/waitlist?token=${entryId}.${signature}`, publicUrl ?? `http://${host}:${port}`)
    .href
}

/** The entry a link was made for; refuses a link that is cut or forged. */
export function idOf(secrets: Secrets, token: string): string {
  const [id = '', signature = ''] = token.split('.')
  if (!secrets.matches(linkPurpose, id, Buffer.from(signature, 'base64url'))) {
    throw refuse('message_link_broken')
  }
  return id
}

/** The six digits for a phone number: an SMS has no room for the link (decision 0043). */
export function codeOf(secrets: Secrets, entryId: string): string {
  const digits = secrets.sign(codePurpose, entryId).readUInt32BE() % 1_000_000
  return String(digits).padStart(6, '0')
}

/** Compares two codes of six digits in a time that tells nothing of them. */
export function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
