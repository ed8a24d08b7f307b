import { randomBytes } from 'node:crypto'
import { recoveryCodeCount } from '#contract/account/second-factor.ts'
import type { AccountKey } from '#server/account/queries.ts'
import type { Handle } from '#server/db/connect.ts'
import { hashToken } from '#server/secret/token-hash.ts'
import { replaceRecoveryCodes } from './recovery-code-queries.ts'

// Crockford's base32: no letters that look like digits. 16 of them are 80 bits, so that a plain
// hash of a stolen database cannot be tried out.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const codeLength = 16

/** Creates and returns new codes, which replace the earlier ones; only hashes are stored. */
export async function renewRecoveryCodes(tx: Handle, account: AccountKey): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, makeCode)
  await replaceRecoveryCodes(tx, account, codes.map(hashOfCode))
  return codes
}

function makeCode(): string {
  const letters = [...randomBytes(codeLength)].map((byte) => alphabet.charAt(byte % 32)).join('')
  return letters.replace(/.{4}(?=.)/g, '$&-')
}

/** Returns the hash of a typed code; accepts small letters, spaces, and an O for a zero. */
export function hashOfCode(typed: string): Buffer {
  const code = plainCode(typed).replace(/O/g, '0').replace(/[IL]/g, '1')
  return hashToken(`recovery code ${code}`)
}

/** Returns a typed code without its separators. */
export const plainCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\s\p{Pd}]/gu, '')
    // Phones set to Hindi or Marathi type Devanagari digits.
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .toUpperCase()
