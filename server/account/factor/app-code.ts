import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { open, sealWhole } from '#server/secret/cipher.ts'
import type { Secrets } from '#server/secret/secret.ts'

/** The codes of authenticator apps (TOTP, RFC 6238): six digits, thirty seconds, SHA-1. */

// The values that every app supports; with others some show wrong codes.
const form = { issuer: 'BrickBazaar', algorithm: 'SHA1', digits: 6, period: 30 } as const

/** The accepted time steps before and after the current one, because phone clocks are inexact. */
const window = 1

const keyBytes = 20

/** A longer name makes a QR code too fine for cameras. */
const maxNameLength = 60

export const sealingKey = (secrets: Secrets): Buffer => secrets.keyFor('second factor')

/** Returns a new key, and the same key sealed for the factor with this id. */
export function makeAppKey(secrets: Secrets, factorId: string): { key: Buffer; sealed: Buffer } {
  const key = randomBytes(keyBytes)
  return { key, sealed: sealWhole(sealingKey(secrets), factorId, key) }
}

export const openAppKey = (secrets: Secrets, factorId: string, sealed: Buffer): Buffer =>
  open(sealingKey(secrets), factorId, sealed)

/** Returns a key as people type it, and as the address in a QR code. */
export function describeAppKey(key: Buffer, name: string): { key: string; address: string } {
  const totp = totpOf(key, name.slice(0, maxNameLength))
  return { key: totp.secret.base32, address: totp.toString() }
}

/** Returns the time step of a code, or undefined if the code is not valid now. */
export function stepOfCode(key: Buffer, code: string, at = Date.now()): number | undefined {
  const totp = totpOf(key, '')
  const delta = totp.validate({ token: code, timestamp: at, window })
  return delta === null ? undefined : totp.counter({ timestamp: at }) + delta
}

function totpOf(key: Buffer, label: string): TOTP {
  const bytes = new Uint8Array(key)
  return new TOTP({ ...form, label, secret: new Secret({ buffer: bytes.buffer }) })
}
