import { CallFailed, CallRefused } from '#app/api/failure.ts'
import type {
  NewPasskey,
  PasskeyCreation,
  PasskeyProof,
  PasskeyRequest,
} from '#contract/account/passkey.ts'
import { t } from '#domain/locale/translate.ts'

/** Passkeys, as far as the browser has to do with them. Its part is loaded when it is needed. */

/** Returns whether this browser knows passkeys. */
export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in window

/** Asks the person for a new passkey. */
export async function makePasskey(options: PasskeyCreation): Promise<NewPasskey> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  return startRegistration({ optionsJSON: options })
}

/** Asks the person to prove one of the passkeys. */
export async function provePasskey(options: PasskeyRequest): Promise<PasskeyProof> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return startAuthentication({ optionsJSON: options })
}

/** Returns the sentence for what went wrong. */
export function passkeyProblem(error: unknown): string {
  if (error instanceof CallRefused || error instanceof CallFailed) return error.message
  const name = error instanceof Error ? error.name : ''
  if (name === 'InvalidStateError') return t('This device already has a passkey for your account.')
  if (name === 'SecurityError') return t('Passkeys do not work at this address.')
  // Browsers do not tell whether somebody cancelled, took too long or has no passkey here.
  return t('No passkey was used. Please try again, or choose another way.')
}
