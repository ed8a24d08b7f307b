import { z } from 'zod'
import { text } from '#contract/field.ts'
import { msg } from '#domain/locale/translate.ts'

/**
 * What browsers and authenticators exchange about passkeys, in the JSON of Web Authentication
 * Level 3. Fields that are not used are left out of what is read.
 */

/** Minutes in which the browser has to respond to a challenge. */
export const challengeMinutes = 5

/** Bytes as base64url; the longest that any authenticator needs is far below each limit. */
const bytes = (maximum: number) =>
  z
    .string()
    .max(maximum)
    .regex(/^[\w-]+$/)

const credentialId = bytes(1_364)
const clientData = bytes(4_096)

const Transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])

const Descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(Transport),
})

/** The challenge for creating a passkey. */
export const PasskeyCreation = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  timeout: z.number(),
  /** Passkeys of the account, so that no device creates a second one. */
  excludeCredentials: z.array(Descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('preferred'),
    userVerification: z.literal('preferred'),
  }),
  attestation: z.literal('none'),
})
export type PasskeyCreation = z.infer<typeof PasskeyCreation>

/** The challenge for proving one of these passkeys. */
export const PasskeyRequest = z.object({
  challenge: z.string(),
  timeout: z.number(),
  rpId: z.string(),
  allowCredentials: z.array(Descriptor),
  userVerification: z.literal('preferred'),
})
export type PasskeyRequest = z.infer<typeof PasskeyRequest>

/** A new passkey, as the browser returns it. */
export const NewPasskey = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: clientData,
    attestationObject: bytes(8_192),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
})
export type NewPasskey = z.infer<typeof NewPasskey>

/** The proof by a passkey, as the browser returns it. */
export const PasskeyProof = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: clientData,
    authenticatorData: bytes(4_096),
    signature: bytes(1_024),
  }),
})
export type PasskeyProof = z.infer<typeof PasskeyProof>

/** The name that the owner gives a passkey. */
export const passkeyName = text(60, msg('Please enter a name.'))

/** Filters the known transports (ways of reaching an authenticator); browsers may send new ones. */
export function knownTransports(given: readonly string[] = []): z.infer<typeof Transport>[] {
  return given.flatMap((name) => Transport.safeParse(name).data ?? [])
}
