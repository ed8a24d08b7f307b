import { CallFailed, CallRefused } from '#app/api/failure.ts'
import type {
  NewPasskey,
  PasskeyCreation,
  PasskeyProof,
  PasskeyRequest,
} from '#contract/account/passkey.ts'
import { t } from '#domain/locale/translate.ts'

/** The browser's side of passkeys; its library is loaded on demand. */

/** Returns whether this browser supports passkeys. */
export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in window

/** Lets the person create a passkey. */
export async function makePasskey(options: PasskeyCreation): Promise<NewPasskey> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  return startRegistration({ optionsJSON: options })
}

/** Lets the person prove one of the passkeys. */
export async function provePasskey(options: PasskeyRequest): Promise<PasskeyProof> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return startAuthentication({ optionsJSON: options })
}

/** Returns the message for a failure. */
export function passkeyProblem(error: unknown): string {
  if (error instanceof CallRefused || error instanceof CallFailed) return error.message
  const name = error instanceof Error ? error.name : ''
  if (name === 'InvalidStateError') return t('This device already has a passkey for your account.')
  if (name === 'SecurityError') return t('Passkeys do not work at this address.')
  // Browsers do not reveal whether the person cancelled, was too slow or has no passkey here.
  return t('No passkey was used. Please try again, or choose another way.')
}
