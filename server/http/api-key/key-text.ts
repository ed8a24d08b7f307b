import { randomBytes } from 'node:crypto'

/**
 * The text of an API key: `bbz_`, 16 hexadecimal digits by which it is found, and 256 random bits.
 * The fixed form lets scanners of secrets find keys in repositories and logs.
 */
const pattern = /bbz_([0-9a-f]{16})_[0-9a-f]{64}/i
const whole = new RegExp(`^${pattern.source}$`)

export interface KeyText {
  publicId: string
  text: string
}

export function makeKeyText(): KeyText {
  const publicId = randomBytes(8).toString('hex')
  return { publicId, text: `bbz_${publicId}_${randomBytes(32).toString('hex')}` }
}

/** Returns whether a bearer token has the form of an API key rather than of a session. */
export const isKeyText = (token: string): boolean => token.startsWith('bbz_')

/** Returns the parts of a key's text; undefined if it is no key. */
export function readKeyText(token: string): KeyText | undefined {
  const publicId = whole.exec(token)?.[1]
  return publicId === undefined ? undefined : { publicId, text: token }
}

/** Returns the API key in an address, in any encoding. */
export function keyInAddress(address: string): KeyText | undefined {
  const [text, publicId] = pattern.exec(decoded(address)) ?? []
  return text && publicId ? { publicId, text } : undefined
}

/** Returns an address as it may be logged. */
export const withoutKey = (address: string): string =>
  keyInAddress(address) ? decoded(address).replace(new RegExp(pattern, 'gi'), ':key') : address

/** Decodes what can be decoded, twice: some clients encode an encoded address again. */
function decoded(address: string): string {
  const decodeOnce = (text: string) =>
    text.replace(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
  return address.includes('%') ? decodeOnce(decodeOnce(address)) : address
}
