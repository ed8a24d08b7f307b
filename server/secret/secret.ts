import { createHmac, createSecretKey, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Handle } from '#server/db/connect.ts'

/** Keyed hashes and keys made from a secret of this installation, the same in every process and after a restart. */
export interface Secrets {
  /** First 16 bytes of HMAC-SHA-256 over purpose and text. */
  sign(purpose: string, text: string): Buffer
  /** Compares in constant time. */
  matches(purpose: string, text: string, signature: Buffer): boolean
  /** A key of 256 bits for one purpose, the same in every process and after a restart. */
  keyFor(purpose: string): Buffer
}

/** Reads the installation's secret, making it at first start; two first starts agree on one. */
export async function readSecrets(db: Handle): Promise<Secrets> {
  await db
    .insertInto('secret')
    .values({ name: 'signing', value: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = await db
    .selectFrom('secret')
    .select('value')
    .where('name', '=', 'signing')
    .executeTakeFirstOrThrow()
  return secretsOf(value)
}

export function secretsOf(key: Buffer): Secrets {
  const signing = createSecretKey(key)
  const sign = (purpose: string, text: string) =>
    createHmac('sha256', signing).update(`${purpose}\n${text}`).digest().subarray(0, 16)
  return {
    sign,
    matches: (purpose, text, signature) =>
      signature.length === 16 && timingSafeEqual(sign(purpose, text), signature),
    keyFor: (purpose) => Buffer.from(hkdfSync('sha256', key, '', purpose, 32)),
  }
}
