import { v7 } from 'uuid'
import type { Factor, SecondFactorState } from '#contract/account/second-factor.ts'
import { FactorKind } from '#contract/account/second-factor.ts'
import { type RefusalCode, refusalText, refuse } from '#contract/refusal.ts'
import { checkCurrentPassword } from '#server/account/password/current-password.ts'
import { getEmail } from '#server/account/queries.ts'
import { record } from '#server/audit/record.ts'
import type { Config } from '#server/config.ts'
import type { Context } from '#server/context.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { readProof, saveProof } from '#server/http/proof/proof-queries.ts'
import type { Viewer } from '#server/http/viewer.ts'
import { describeAppKey, makeAppKey, openAppKey, stepOfCode } from './app-code.ts'
import { admitSessionCode } from './code-limit.ts'
import {
  acceptStep,
  confirmApp,
  deleteFactor,
  type FactorRow,
  findApp,
  listFactors,
  lockFactors,
  readFactorDue,
  replaceWaitingApp,
} from './factor-queries.ts'
import { notifyFactorChange } from './notify.ts'
import { type GivenFactor, prove } from './prove.ts'
import { renewRecoveryCodes } from './recovery-code.ts'
import { countRecoveryCodes, replaceRecoveryCodes } from './recovery-code-queries.ts'
import { relyingParty } from './relying-party.ts'

/** The second factors of the viewer's own account. */

type Secrets = Pick<Context, 'secrets'>
type Roles = Pick<Config, 'factorRoles'>
type Site = Pick<Config, 'publicUrl'>

export async function readState(
  db: Handle,
  config: Roles & Site,
  viewer: Viewer,
): Promise<SecondFactorState> {
  return {
    factors: (await listFactors(db, viewer)).map(factorReply),
    recoveryCodesLeft: await countRecoveryCodes(db, viewer),
    dueAt: (await findDueAt(db, config, viewer))?.toISOString() ?? null,
    passkeyHost: relyingParty(config).id,
  }
}

/** Returns when the viewer must have a second factor, if the role requires one. */
async function findDueAt(db: Handle, { factorRoles }: Roles, viewer: Viewer) {
  if (viewer.realm !== 'administrator' || !factorRoles.includes(viewer.role)) return null
  return readFactorDue(db, viewer.id)
}

/** Starts adding an app: returns its key, which is active after the first code. */
export function addApp(
  db: Handle,
  { secrets }: Secrets,
  viewer: Viewer,
): Promise<{ key: string; address: string }> {
  return transact(db, async (tx) => {
    const id = v7()
    const { key, sealed } = makeAppKey(secrets, id)
    await replaceWaitingApp(tx, viewer, { id, sealedKey: sealed })
    return describeAppKey(key, await getEmail(tx, viewer))
  })
}

export interface Enrolled {
  factor: Factor
  recoveryCodes: string[] | null
}

/** Activates the app with its first code; the first factor also creates recovery codes. */
export async function confirmOwnApp(
  db: Handle,
  { secrets }: Secrets,
  viewer: Viewer,
  typed: string,
): Promise<Enrolled> {
  const attempt = await admitSessionCode(db, viewer)
  const enrolled = await transact(db, async (tx) => {
    await lockFactors(tx, viewer)
    const app = await findApp(tx, viewer, { isWaiting: true })
    if (!app?.sealed_key) throw refuse('factor_not_started')
    const step = stepOfCode(openAppKey(secrets, app.id, app.sealed_key), typed.replace(/\s/g, ''))
    if (step === undefined || !(await acceptStep(tx, app.id, step))) throw wrongCode()
    return enrol(tx, viewer, await confirmApp(tx, viewer, app.id))
  })
  await attempt.forget()
  return enrolled
}

/** Records a new factor, which also proves this session; the first one creates recovery codes. */
export async function enrol(tx: Handle, viewer: Viewer, factor: FactorRow): Promise<Enrolled> {
  await saveProof(tx, viewer.sessionId, 'factor')
  await recordChange(tx, viewer, 'add_factor', factor)
  await notifyFactorChange(tx, viewer, 'added', () => nameOf(factor))
  const hasCodes = (await countRecoveryCodes(tx, viewer)) > 0
  const recoveryCodes = hasCodes ? null : await renewRecoveryCodes(tx, viewer)
  return { factor: factorReply(factor), recoveryCodes }
}

/** Removes a factor of the viewer; removing the last one removes the recovery codes. */
export function removeOwnFactor(
  db: Handle,
  config: Roles,
  viewer: Viewer,
  id: string,
): Promise<void> {
  return transact(db, async (tx) => {
    await lockFactors(tx, viewer)
    const removed = await deleteFactor(tx, viewer, id)
    if (!removed) throw refuse('not_found')
    if ((await listFactors(tx, viewer)).length === 0) {
      const dueAt = await findDueAt(tx, config, viewer)
      if (dueAt && dueAt.getTime() < Date.now()) throw refuse('factor_required')
      await replaceRecoveryCodes(tx, viewer, [])
    }
    await recordChange(tx, viewer, 'remove_factor', removed)
    await notifyFactorChange(tx, viewer, 'removed', () => nameOf(removed))
  })
}

/** Creates new recovery codes; the earlier ones stop working. */
export function renewOwnCodes(db: Handle, viewer: Viewer): Promise<string[]> {
  return transact(db, async (tx) => {
    if ((await listFactors(tx, viewer)).length === 0) throw refuse('factor_missing')
    const { realm, id } = viewer
    await record(tx, viewer, `${realm}.renew_recovery_codes`, { kind: realm, id })
    await notifyFactorChange(tx, viewer, 'codes')
    return renewRecoveryCodes(tx, viewer)
  })
}

/** Proves who acts in this session: with a factor, or with the password if there is none. */
export async function stepUp(
  db: Handle,
  context: Pick<Context, 'config' | 'secrets'>,
  viewer: Viewer,
  proof: GivenFactor & { password?: string | undefined },
): Promise<void> {
  const { hasFactor } = await readProof(db, viewer)
  if (!hasFactor) {
    await checkCurrentPassword(db, viewer, proof.password ?? '', 'password')
    await saveProof(db, viewer.sessionId, 'password')
    return
  }
  const attempt = await admitSessionCode(db, viewer)
  const owner = { session_id: viewer.sessionId }
  const failure = await transact(db, (tx) => prove(tx, context, viewer, proof, owner))
  if (failure) throw unproven(failure)
  await attempt.forget()
  await saveProof(db, viewer.sessionId, 'factor')
}

/** Returns the refusal of a failed proof; for a code it is shown at its field. */
export function unproven(failure: RefusalCode) {
  return failure === 'factor_code_wrong' ? wrongCode() : refuse(failure)
}

function wrongCode() {
  const message = refusalText('factor_code_wrong')
  return refuse('factor_code_wrong', { fields: { code: message } })
}

// The name of a passkey is private.
function recordChange(tx: Handle, viewer: Viewer, act: string, { kind }: FactorRow) {
  const { realm, id } = viewer
  return record(tx, viewer, `${realm}.${act}`, { kind: realm, id }, { after: { kind } })
}

// An app is named by its kind, in the language of the reader.
const nameOf = ({ kind, name }: FactorRow) => (kind === 'app' ? FactorKind.labels.app : name)

export function factorReply(row: FactorRow): Factor {
  return {
    _id: row.id,
    kind: row.kind,
    name: nameOf(row),
    createdAt: row.created_at.toISOString(),
    usedAt: row.used_at?.toISOString() ?? null,
  }
}
