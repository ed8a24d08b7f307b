import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
} from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { refuse } from '#contract/refusal.ts'
import { t } from '#domain/locale/translate.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { claimKey, findResponse, saveResponse } from './idempotency-queries.ts'

const hash = (text: string) => createHash('sha256').update(text).digest()

/**
 * Runs a POST once per Idempotency-Key and returns the first response to every retry.
 *
 * Key, work and response are one transaction: a second request with the key waits on the primary
 * key until the first has committed, and a crash leaves neither the key nor the work. A refusal
 * rolls back, so that a corrected request may reuse the key. A field that is `shownOnce` is in the
 * first response only.
 */
export async function respondOnce<Answer>(
  db: Handle,
  key: string,
  request: FastifyRequest,
  work: (tx: Handle) => Promise<Answer>,
  shownOnce?: string,
): Promise<Answer> {
  if (key.length < 8 || key.length > 200) {
    throw refuse('invalid_input', {
      message: t('The Idempotency-Key must have 8 to 200 characters.'),
    })
  }
  const scope = `${request.method} ${request.url}\n${request.viewer?.id ?? ''}\n${key}`
  const keyHash = hash(scope)
  // Keyed, because a body may contain a password, which could be guessed offline from a plain hash.
  const bodyHash = createHmac('sha256', cipherKey(scope))
    .update(JSON.stringify(request.body ?? null))
    .digest()
  return transact(db, async (tx) => {
    if (!(await claimKey(tx, keyHash, bodyHash))) {
      return savedAnswer<Answer>(tx, keyHash, bodyHash, scope)
    }
    const answer = await work(tx)
    const stored = shownOnce === undefined ? answer : { ...answer, [shownOnce]: null }
    await saveResponse(tx, keyHash, seal(scope, JSON.stringify(stored)))
    return answer
  })
}

async function savedAnswer<Answer>(
  tx: Handle,
  keyHash: Buffer,
  bodyHash: Buffer,
  scope: string,
): Promise<Answer> {
  const saved = await findResponse(tx, keyHash)
  if (!saved?.answer) throw refuse('key_in_use', { retryAfter: 1 })
  if (!saved.body_hash.equals(bodyHash)) throw refuse('key_reused')
  return JSON.parse(open(scope, saved.answer)) as Answer
}

// A response may contain a token or personal data, so only the key's owner can decrypt it.
const cipherKey = (scope: string) =>
  Buffer.from(hkdfSync('sha256', scope, '', 'idempotency answer', 32))

function seal(scope: string, text: string): Buffer {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', cipherKey(scope), iv)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body])
}

function open(scope: string, sealed: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', cipherKey(scope), sealed.subarray(0, 12))
  decipher.setAuthTag(sealed.subarray(12, 28))
  return decipher.update(sealed.subarray(28), undefined, 'utf8') + decipher.final('utf8')
}
