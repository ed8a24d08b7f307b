import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { constants, zstdCompress, zstdDecompress } from 'node:zlib'
import { StartError } from '#server/start-error.ts'

/** The first bytes of every object: its format, the key it was encrypted with, its nonce. */
const mark = Buffer.from('BBARCH1\n')
const fingerprintLength = 16
const nonceLength = 12
const tagLength = 16
const headLength = mark.length + fingerprintLength + nonceLength

// The fastest level: a segment of the log is mostly zeros, and photos are compressed already.
const fast = { params: { [constants.ZSTD_c_compressionLevel]: 1 } }
const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)

/** An object of the archive that cannot be used; its message is one plain sentence. */
export class Damaged extends StartError {}

/** Identifies a key without revealing it. */
export const fingerprintOf = (key: Buffer): string =>
  createHmac('sha256', key)
    .update('archive')
    .digest('hex')
    .slice(0, fingerprintLength * 2)

/**
 * Compresses and encrypts an object (AES-256-GCM). Its name is authenticated with it, so that no
 * object can replace another.
 */
export async function encrypt(key: Buffer, name: string, content: Buffer): Promise<Buffer> {
  const nonce = randomBytes(nonceLength)
  const head = Buffer.concat([mark, Buffer.from(fingerprintOf(key), 'hex'), nonce])
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  cipher.setAAD(Buffer.concat([head, Buffer.from(name)]))
  const body = cipher.update(await compress(content, fast))
  return Buffer.concat([head, body, cipher.final(), cipher.getAuthTag()])
}

/**
 * Returns the content of an encrypted object; throws `Damaged` if a single bit is not as written.
 */
export async function decrypt(key: Buffer, name: string, encrypted: Buffer): Promise<Buffer> {
  if (encrypted.length < headLength + tagLength || !encrypted.subarray(0, mark.length).equals(mark))
    throw new Damaged(`${name} in the archive is damaged: it is cut off or not of this product.`)
  const head = encrypted.subarray(0, headLength)
  if (
    head.subarray(mark.length, mark.length + fingerprintLength).toString('hex') !==
    fingerprintOf(key)
  ) {
    throw new Damaged(
      `${name} in the archive was encrypted with another key: set SECRET_KEY, or ` +
        'DATA_DIR/secret.key, to the one of that time.',
    )
  }
  const decipher = createDecipheriv('aes-256-gcm', key, head.subarray(-nonceLength))
  decipher.setAAD(Buffer.concat([head, Buffer.from(name)]))
  decipher.setAuthTag(encrypted.subarray(-tagLength))
  try {
    const body = decipher.update(encrypted.subarray(headLength, -tagLength))
    return await decompress(Buffer.concat([body, decipher.final()]))
  } catch {
    throw new Damaged(`${name} in the archive is damaged: it is not what was written, or cut off.`)
  }
}
