import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

// AES-256-GCM (NIST SP 800-38D): a nonce of 96 random bits, the ciphertext, then the tag.
const algorithm = 'aes-256-gcm'
const nonceLength = 12
const tagLength = 16

/**
 * Encrypts a stream. It can be decrypted only with the same `subject`, which is what it belongs to.
 */
export async function* seal(
  key: Buffer,
  subject: string,
  chunks: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(subject))
  yield nonce
  for await (const chunk of chunks) yield cipher.update(chunk)
  yield Buffer.concat([cipher.final(), cipher.getAuthTag()])
}

export const sealText = (key: Buffer, subject: string, text: string): Buffer =>
  sealWhole(key, subject, Buffer.from(text, 'utf8'))

/** Encrypts content that is in memory. */
export function sealWhole(key: Buffer, subject: string, content: Buffer): Buffer {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(subject))
  return Buffer.concat([nonce, cipher.update(content), cipher.final(), cipher.getAuthTag()])
}

/** Decrypts the content; throws if it was changed or belongs to another subject. */
export function open(key: Buffer, subject: string, sealed: Buffer): Buffer {
  const end = sealed.length - tagLength
  if (end < nonceLength) throw new Error('The sealed text is cut short.')
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, nonceLength))
    .setAAD(Buffer.from(subject))
    .setAuthTag(sealed.subarray(end))
  return Buffer.concat([decipher.update(sealed.subarray(nonceLength, end)), decipher.final()])
}

/**
 * Decrypts with either of two keys: after an interrupted change of the key some content is
 * encrypted with one and some with the other.
 */
export function openWithEither(
  keys: { from: Buffer; to: Buffer },
  subject: string,
  sealed: Buffer,
): Buffer {
  try {
    return open(keys.from, subject, sealed)
  } catch {
    return open(keys.to, subject, sealed)
  }
}
