import assert from 'node:assert/strict'
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { Realm } from '#contract/access.ts'
import type {
  NewPasskey,
  PasskeyCreation,
  PasskeyProof,
  PasskeyRequest,
} from '#contract/account/passkey.ts'
import { secondFactor } from '#contract/account/second-factor.ts'
import type { TestApp } from '#test/app.ts'
import { makeCertificate } from './certificate.ts'

/** An authenticator of node:crypto, with the browser in front of it. */

/** The site that a test without a public address is. */
export const testOrigin = 'http://localhost:5001'

/** What a hostile or broken authenticator says instead of the truth. */
interface Lie {
  origin?: string
  rpId?: string
  challenge?: string
  type?: string
  count?: number
  /** Of the public key (RFC 8152); -7 is the truth. */
  algorithm?: number
  format?: string
  /** Whose key signs that the passkey is of a maker: its own, or one with a certificate. */
  attestedBy?: 'itself' | 'certificate'
  isAbsent?: boolean
  isFramed?: boolean
}

export interface Authenticator {
  id: string
  make(options: PasskeyCreation, lie?: Lie): NewPasskey
  prove(options: PasskeyRequest, lie?: Lie): PasskeyProof
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

/** Makes an authenticator with one passkey; one that `counts` says how often it was used. */
export function makeAuthenticator({ counts = true, id = randomBytes(32) } = {}): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  let used = 0
  const clientData = (type: string, challenge: string, lie: Lie) =>
    Buffer.from(
      JSON.stringify({
        type: lie.type ?? type,
        challenge: lie.challenge ?? challenge,
        origin: lie.origin ?? testOrigin,
        crossOrigin: lie.isFramed ?? false,
      }),
    )
  const dataOf = (rpId: string, flags: number, lie: Lie) => {
    if (counts) used++
    const count = Buffer.alloc(4)
    count.writeUInt32BE(lie.count ?? used)
    const present = lie.isAbsent ? flags & ~1 : flags
    return Buffer.concat([sha256(lie.rpId ?? rpId), Buffer.from([present]), count])
  }
  const common = { id: id.toString('base64url'), rawId: id.toString('base64url') }
  return {
    id: common.id,
    make(options, lie = {}) {
      const idLength = Buffer.alloc(2)
      idLength.writeUInt16BE(id.length)
      const authData = Buffer.concat([
        dataOf(options.rp.id, 0x45, lie),
        Buffer.alloc(16),
        idLength,
        id,
        coseKey(publicKey, lie.algorithm ?? -7),
      ])
      const client = clientData('webauthn.create', options.challenge, lie)
      const signed = Buffer.concat([authData, sha256(client)])
      const attestation = map([
        [text('fmt'), text(lie.format ?? (lie.attestedBy ? 'packed' : 'none'))],
        [text('attStmt'), statementOf(signed, lie.attestedBy, privateKey)],
        [text('authData'), bytes(authData)],
      ])
      return {
        ...common,
        type: 'public-key',
        response: {
          clientDataJSON: client.toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal', 'of-the-future'],
        },
      }
    },
    prove(options, lie = {}) {
      const authData = dataOf(options.rpId, 0x05, lie)
      const client = clientData('webauthn.get', options.challenge, lie)
      const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey)
      return {
        ...common,
        type: 'public-key',
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      }
    },
  }
}

function statementOf(signed: Buffer, attestedBy: Lie['attestedBy'], ownKey: KeyObject): Buffer {
  if (!attestedBy) return map([])
  const maker = attestedBy === 'certificate' ? makeCertificate() : undefined
  const signature = sign('sha256', signed, maker?.privateKey ?? ownKey)
  return map([
    [text('alg'), integer(-7)],
    [text('sig'), bytes(signature)],
    ...(maker ? [[text('x5c'), list([bytes(maker.certificate)])] as const] : []),
  ])
}

/** Adds a passkey to the account of a session; returns what it answered. */
export async function enrolPasskey(
  site: TestApp,
  realm: Realm,
  token: string,
  authenticator: Authenticator = makeAuthenticator(),
) {
  const factor = secondFactor[realm]
  const started = await site.call(factor.addPasskey, {}, { token })
  assert.equal(started.status, 200, JSON.stringify(started.body))
  const body = { name: 'Pixel 9', passkey: authenticator.make(started.body) }
  const { status, body: enrolled } = await site.call(factor.confirmPasskey, { body }, { token })
  assert.equal(status, 200, JSON.stringify(enrolled))
  return { authenticator, ...enrolled }
}

// CBOR (RFC 8949), as far as an authenticator needs it.
function head(kind: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(kind << 5) | value])
  if (value < 256) return Buffer.from([(kind << 5) | 24, value])
  return Buffer.from([(kind << 5) | 25, value >> 8, value & 255])
}
const integer = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value))
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value])
const text = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)])
const map = (entries: (readonly [Buffer, Buffer])[]) =>
  Buffer.concat([head(5, entries.length), ...entries.flat()])

const list = (values: Buffer[]) => Buffer.concat([head(4, values.length), ...values])

function coseKey(key: KeyObject, algorithm: number): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return map([
    [integer(1), integer(2)],
    [integer(3), integer(algorithm)],
    [integer(-1), integer(1)],
    [integer(-2), bytes(Buffer.from(x, 'base64url'))],
    [integer(-3), bytes(Buffer.from(y, 'base64url'))],
  ])
}
