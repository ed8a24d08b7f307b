import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { constants, zstdCompress, zstdDecompress } from 'node:zlib'
import { StartError } from '#server/start-error.ts'

/** The first bytes of every object: its format, the key it was sealed with, its nonce. */
const mark = Buffer.from('BBARCH1\n')
const printLength = 16
const nonceLength = 12
const tagLength = 16
const headLength = mark.length + printLength + nonceLength

// The fastest level: a segment of the log is mostly zeros, and photos are compressed already.
const fast = { params: { [constants.ZSTD_c_compressionLevel]: 1 } }
const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)

/** An object of the archive that cannot be used; its message is one plain sentence. */
export class Damaged extends StartError {}

/** Identifies a key without revealing it. */
export const printOf = (key: Buffer): string =>
  createHmac('sha256', key)
    .update('archive')
    .digest('hex')
    .slice(0, printLength * 2)

/**
 * Compresses and encrypts an object (AES-256-GCM). Its name is authenticated with it, so that one
 * object cannot stand for another.
 */
export async function seal(key: Buffer, name: string, content: Buffer): Promise<Buffer> {
  const nonce = randomBytes(nonceLength)
  const head = Buffer.concat([mark, Buffer.from(printOf(key), 'hex'), nonce])
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  cipher.setAAD(Buffer.concat([head, Buffer.from(name)]))
  const body = cipher.update(await compress(content, fast))
  return Buffer.concat([head, body, cipher.final(), cipher.getAuthTag()])
}

/** Returns the content of a sealed object; throws `Damaged` if a single bit is not as written. */
export async function unseal(key: Buffer, name: string, sealed: Buffer): Promise<Buffer> {
  if (sealed.length < headLength + tagLength || !sealed.subarray(0, mark.length).equals(mark))
    throw new Damaged(`${name} in the archive is damaged: it is cut off or not of this product.`)
  const head = sealed.subarray(0, headLength)
  if (head.subarray(mark.length, mark.length + printLength).toString('hex') !== printOf(key)) {
    throw new Damaged(
      `${name} in the archive was sealed with another key: set SECRET_KEY, or ` +
        'DATA_DIR/secret.key, to the one of that time.',
    )
  }
  const decipher = createDecipheriv('aes-256-gcm', key, head.subarray(-nonceLength))
  decipher.setAAD(Buffer.concat([head, Buffer.from(name)]))
  decipher.setAuthTag(sealed.subarray(-tagLength))
  try {
    const body = decipher.update(sealed.subarray(headLength, -tagLength))
    return await decompress(Buffer.concat([body, decipher.final()]))
  } catch {
    throw new Damaged(`${name} in the archive is damaged: it is not what was written, or cut off.`)
  }
}
