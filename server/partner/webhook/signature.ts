import { createHmac, randomBytes } from 'node:crypto'
import { open, sealText } from '#server/secret/cipher.ts'
import type { Secrets } from '#server/secret/secret.ts'

/** Signatures of webhooks by the Standard Webhooks specification (standardwebhooks.com). */

const prefix = 'whsec_'
/** The specification asks for 24 to 64. */
const secretBytes = 32

export const sealingKey = (secrets: Secrets): Buffer => secrets.keyFor('webhook secret')

/** Returns a new secret as its owner gets it, and the same sealed for the webhook with this id. */
export function makeSecret(secrets: Secrets, webhookId: string): { text: string; sealed: Buffer } {
  const text = prefix + randomBytes(secretBytes).toString('base64')
  return { text, sealed: sealText(sealingKey(secrets), webhookId, text) }
}

interface Signed {
  webhookId: string
  /** The sealed secret, and the one before it while that is valid. */
  sealed: readonly Buffer[]
  id: string
  /** When it is sent: receivers refuse old ones. */
  at: Date
  body: string
}

/** Returns the headers by which a receiver knows who sent a body, when, and that it is whole. */
export function signatureHeaders(
  secrets: Secrets,
  { webhookId, sealed, id, at, body }: Signed,
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signatures = sealed.map((one) => {
    const text = open(sealingKey(secrets), webhookId, one).toString('utf8')
    const key = Buffer.from(text.slice(prefix.length), 'base64')
    const mac = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
    return `v1,${mac}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}
