import type { PasskeyProof } from '#contract/account/passkey.ts'
import type { RefusalCode } from '#contract/refusal.ts'
import type { AccountKey } from '#server/account/queries.ts'
import { type Actor, record } from '#server/audit/record.ts'
import type { Context } from '#server/context.ts'
import type { Handle } from '#server/db/connect.ts'
import { openAppKey, stepOfCode } from './app-code.ts'
import { type ChallengeOwner, takeChallenge } from './challenge-queries.ts'
import { acceptStep, findApp } from './factor-queries.ts'
import { notifyRecoveryCodeUsed } from './notify.ts'
import { checkPasskeyProof } from './passkey.ts'
import { countPasskeyUse, findPasskey } from './passkey-queries.ts'
import { hashOfCode, plainCode } from './recovery-code.ts'
import { countRecoveryCodes, takeRecoveryCode } from './recovery-code-queries.ts'
import { relyingParty } from './relying-party.ts'

/** The account whose owner is being proven, as an actor of the audit log. */
export type Prover = Actor & AccountKey

/** A code that a person enters, or the passkey proof of the browser. */
export interface GivenFactor {
  code?: string | undefined
  passkey?: PasskeyProof | undefined
}

/**
 * Checks a code or a passkey of the account, and uses it up. Returns the reason if it is wrong: the
 * caller commits in either case, so that no challenge is used twice.
 */
export async function prove(
  tx: Handle,
  context: Pick<Context, 'config' | 'secrets'>,
  prover: Prover,
  { code, passkey }: GivenFactor,
  owner: ChallengeOwner,
): Promise<RefusalCode | undefined> {
  if (passkey) return proveByPasskey(tx, context, prover, passkey, owner)
  return (await proveByCode(tx, context, prover, code ?? '')) ? undefined : 'factor_code_wrong'
}

async function proveByPasskey(
  tx: Handle,
  { config }: Pick<Context, 'config'>,
  prover: Prover,
  given: PasskeyProof,
  owner: ChallengeOwner,
): Promise<RefusalCode | undefined> {
  const challenge = await takeChallenge(tx, owner, 'prove')
  if (challenge === undefined) return 'passkey_over'
  const passkey = await findPasskey(tx, prover, Buffer.from(given.id, 'base64url'))
  if (!passkey) return 'passkey_refused'
  const expected = { site: relyingParty(config), challenge }
  const count = await checkPasskeyProof(given, passkey.publicKey, expected)
  if (count === undefined || !(await countPasskeyUse(tx, passkey.id, count))) {
    return 'passkey_refused'
  }
  return undefined
}

/** Checks a code of the app, or one of the recovery codes. */
async function proveByCode(
  tx: Handle,
  { secrets }: Pick<Context, 'secrets'>,
  prover: Prover,
  typed: string,
): Promise<boolean> {
  const code = plainCode(typed)
  if (!/^\d{6}$/.test(code)) return proveByRecoveryCode(tx, prover, code)
  const app = await findApp(tx, prover, { isWaiting: false })
  if (!app?.sealed_key) return false
  const step = stepOfCode(openAppKey(secrets, app.id, app.sealed_key), code)
  return step !== undefined && acceptStep(tx, app.id, step)
}

async function proveByRecoveryCode(tx: Handle, prover: Prover, code: string): Promise<boolean> {
  if (!(await takeRecoveryCode(tx, prover, hashOfCode(code)))) return false
  const left = await countRecoveryCodes(tx, prover)
  const { realm, id } = prover
  await record(tx, prover, `${realm}.use_recovery_code`, { kind: realm, id }, { after: { left } })
  await notifyRecoveryCodeUsed(tx, prover, left)
  return true
}
