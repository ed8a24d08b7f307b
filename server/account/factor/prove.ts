import type { AccountKey } from '#server/account/queries.ts'
import { type Actor, record } from '#server/audit/record.ts'
import type { Context } from '#server/context.ts'
import type { Handle } from '#server/db/connect.ts'
import { openAppKey, stepOfCode } from './app-code.ts'
import { acceptStep, findApp } from './factor-queries.ts'
import { notifyRecoveryCodeUsed } from './notify.ts'
import { hashOfCode, plainCode } from './recovery-code.ts'
import { countRecoveryCodes, takeRecoveryCode } from './recovery-code-queries.ts'

/** The account that proves itself, as an actor of the audit log. */
export type Prover = Actor & AccountKey

/**
 * Checks a code of the account's app, or one of its recovery codes, and uses it up. Returns whether
 * it was right.
 */
export async function proveByCode(
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
