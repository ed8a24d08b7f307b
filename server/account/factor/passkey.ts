import type { NewPasskey, PasskeyProof } from '#contract/account/passkey.ts'
import { knownTransports } from '#contract/account/passkey.ts'
import type { RelyingParty } from './relying-party.ts'

/** Verification of passkeys and their proofs (Web Authentication Level 3). */

/** ES256, EdDSA and RS256 (RFC 8152): every authenticator supports one of them. */
export const algorithms = [-7, -8, -257]

// The maximum length of an id in the standard.
const maxIdBytes = 1_023

/**
 * The part that both checks share. No PIN or fingerprint is required, because the password came
 * before.
 */
interface Expected {
  site: RelyingParty
  challenge: string
}

function expectationOf({ site, challenge }: Expected, clientData: string) {
  const origin = originOf(clientData)
  if (origin === undefined || !site.isOrigin(origin)) return undefined
  return {
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: site.id,
    requireUserVerification: false,
  }
}

function originOf(clientData: string): string | undefined {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8'))
    if (typeof said !== 'object' || said === null) return undefined
    // Our pages never ask for passkeys in a frame of another site.
    if (Reflect.get(said, 'crossOrigin') === true) return undefined
    const origin: unknown = Reflect.get(said, 'origin')
    return typeof origin === 'string' ? origin : undefined
  } catch {
    return undefined
  }
}

export interface CheckedPasskey {
  credentialId: Buffer
  publicKey: Buffer
  signCount: number
  transports: string[]
}

/** Returns a new passkey if it answers the challenge at this site; undefined otherwise. */
export async function checkNewPasskey(
  given: NewPasskey,
  expected: Expected,
): Promise<CheckedPasskey | undefined> {
  const { clientDataJSON, attestationObject, transports } = given.response
  const expectation = expectationOf(expected, clientDataJSON)
  if (!expectation || !(await bringsNoCertificate(attestationObject))) return undefined
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const checked = await verifyRegistrationResponse({
    ...expectation,
    response: {
      ...given,
      response: { clientDataJSON, attestationObject },
      clientExtensionResults: {},
    },
    supportedAlgorithmIDs: algorithms,
    // Malformed input is refused in the same way.
  }).catch(() => undefined)
  if (!checked?.verified) return undefined
  const { id, publicKey, counter } = checked.registrationInfo.credential
  const credentialId = Buffer.from(id, 'base64url')
  if (credentialId.length > maxIdBytes) return undefined
  return {
    credentialId,
    publicKey: Buffer.from(publicKey),
    signCount: counter,
    transports: knownTransports(transports),
  }
}

/**
 * Attestation certificates are not requested, and ignored if present: parsing them and fetching
 * revocation lists from their addresses must not be triggered by a stranger.
 */
async function bringsNoCertificate(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers')
  try {
    const attestation = decodeAttestationObject(Buffer.from(attestationObject, 'base64url'))
    const format = attestation.get('fmt')
    if (format !== 'none' && format !== 'packed') return false
    return attestation.get('attStmt').get('x5c') === undefined
  } catch {
    return false
  }
}

/**
 * Returns the use counter that a passkey reports, if its proof answers the challenge at this site;
 * undefined otherwise. The caller compares it with the stored one.
 */
export async function checkPasskeyProof(
  given: PasskeyProof,
  publicKey: Buffer,
  expected: Expected,
): Promise<number | undefined> {
  const expectation = expectationOf(expected, given.response.clientDataJSON)
  if (!expectation) return undefined
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const checked = await verifyAuthenticationResponse({
    ...expectation,
    response: { ...given, clientExtensionResults: {} },
    // The counter is compared in SQL, where concurrent proofs see each other.
    credential: { id: given.id, publicKey: new Uint8Array(publicKey), counter: 0 },
  }).catch(() => undefined)
  return checked?.verified ? checked.authenticationInfo.newCounter : undefined
}
