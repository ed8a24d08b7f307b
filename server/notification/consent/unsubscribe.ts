import { ConsentPurpose, type Unsubscribing } from '#contract/account/consent.ts'
import { orRefuse } from '#contract/or-refuse.ts'
import { refuse } from '#contract/refusal.ts'
import type { Handle } from '#server/db/connect.ts'
import { absoluteUrl, type PublicAddress, pageUrl } from '#server/http/absolute-url.ts'
import type { Trace } from '#server/http/viewer.ts'
import type { Secrets } from '#server/secret/secret.ts'
import { closeConsents, findConsent, type Principal } from './consent-queries.ts'

const purposeOfSignature = 'unsubscribe'

/**
 * Returns the unsubscribe links of a promotional message, the page in the language in force. They
 * need no sign-in and never expire.
 */
export function unsubscribeLink(
  context: { config: PublicAddress; secrets: Secrets },
  consentId: string,
): { page: string; oneClick: string } {
  const signature = context.secrets.sign(purposeOfSignature, consentId).toString('base64url')
  const query = `?token=${consentId}.${signature}`
  return {
    page: pageUrl(context.config, `/unsubscribe${query}`),
    oneClick: absoluteUrl(context.config, `/api/public/unsubscribe${query}`),
  }
}

/** Returns what a link is for, used or not. */
export async function readUnsubscribing(
  db: Handle,
  secrets: Secrets,
  token: string,
): Promise<Unsubscribing> {
  const consent = await consentOf(db, secrets, token)
  return {
    purpose: consent.purpose,
    channel: consent.channel,
    recipient: masked(consent.sentTo),
    isOver: consent.withdrawn_at !== null,
  }
}

/** Withdraws the consent of the link, and any later one of the person for the same purpose. */
export async function unsubscribe(
  tx: Handle,
  secrets: Secrets,
  token: string,
  { address, requestId }: Trace,
): Promise<string> {
  const consent = await consentOf(tx, secrets, token)
  const proof = { how: 'unsubscribe', address, requestId }
  await closeConsents(tx, principalOf(consent), [consent.purpose], consent.channel, proof)
  return ConsentPurpose.label(consent.purpose)
}

async function consentOf(db: Handle, secrets: Secrets, token: string) {
  const [id = '', signature = ''] = token.split('.')
  if (!secrets.matches(purposeOfSignature, id, Buffer.from(signature, 'base64url'))) {
    throw refuse('message_link_broken')
  }
  return orRefuse(await findConsent(db, id), 'message_link_broken')
}

function principalOf(row: {
  account_realm: 'customer' | 'broker' | null
  account_id: string | null
  recipient: string | null
}): Principal {
  return row.account_realm && row.account_id
    ? { realm: row.account_realm, id: row.account_id }
    : { address: row.recipient ?? '' }
}

/** Returns enough of the address for its owner to recognize it. */
function masked(address: string): string {
  const at = address.indexOf('@')
  return at > 0 ? `${address.slice(0, 1)}•••${address.slice(at)}` : `•••${address.slice(-4)}`
}
