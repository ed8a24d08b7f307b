import { isDeepStrictEqual } from 'node:util'
import { v7 } from 'uuid'
import { hasRight, type Right, Role } from '#contract/access.ts'
import {
  type Approval,
  ApprovalAct,
  type ApprovalDecision,
  type ApprovalDraft,
  ApprovalState,
} from '#contract/approval/approval.ts'
import { orRefuse } from '#contract/or-refuse.ts'
import { refuse } from '#contract/refusal.ts'
import { t } from '#domain/locale/translate.ts'
import { inSentence } from '#domain/text/in-sentence.ts'
import { isEntitled } from '#server/administrator/service.ts'
import { decidedMeanwhile } from '#server/audit/decision-basis.ts'
import { record } from '#server/audit/record.ts'
import { systemActor } from '#server/audit/system-actor.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { AdministratorViewer } from '#server/http/viewer.ts'
import { notify } from '#server/notification/in-app/service.ts'
import type { ActServices } from './act.ts'
import { refundLimitId } from './acts/refund-limit.ts'
import { actsOfTwo } from './acts.ts'
import { decisionsOf, presentApprovals } from './present.ts'
import {
  type ApprovalRow,
  decideApproval,
  expireApprovals,
  findApproval,
  findNextApproval,
  hasSecondPerson,
  insertApproval,
  lapseApproval,
  lockApproval,
  lockOpenApprovals,
} from './queries.ts'

/** Acts that need two administrators (decision 0113). */

/** Returns the acts that an administrator may request and decide. */
export function actsOf({ role }: AdministratorViewer): ApprovalAct[] {
  return ApprovalAct.keys.filter((act) => hasRight(role, actsOfTwo[act].right))
}

/** Requests the approval of another administrator, for the present state. */
export function askApproval(
  db: Handle,
  viewer: AdministratorViewer,
  draft: ApprovalDraft,
): Promise<Approval> {
  return transact(db, async (tx) => {
    const { act: name, reason, target = refundLimitId, ...payload } = draft
    const act = actsOfTwo[name]
    requireRight(viewer, act.right)
    await endExpired(tx)
    const looked = await act.look(tx, target)
    if (act.needsTwo && !(await act.needsTwo(tx, looked))) throw refuse('approval_not_needed')
    await act.check?.(tx, target, payload)
    const roles = Role.keys.filter((role) => hasRight(role, act.right))
    if (!(await hasSecondPerson(tx, roles, viewer.id))) throw refuse('approval_nobody')
    const id = v7()
    const isNew = await insertApproval(tx, {
      ...{ id, act: name, target_id: target, reason },
      subject_kind: looked.subject?.kind ?? null,
      subject_id: looked.subject?.id ?? null,
      payload: JSON.stringify(payload),
      seen: JSON.stringify(looked.seen),
      asked_by: viewer.id,
      asked_by_name: viewer.name,
    })
    if (!isNew) throw refuse('approval_taken')
    await record(tx, viewer, 'approval.ask', { kind: 'approval', id }, { after: { act: name } })
    await notify(
      tx,
      act.right,
      () => ({
        kind: 'approval',
        title: t('{name} asks for approval: {act}', {
          name: viewer.name,
          act: ApprovalAct.label(name),
        }),
        link: `/bb-admin/approvals/${id}`,
      }),
      { except: viewer.id },
    )
    return presented(tx, viewer, id)
  })
}

export async function getApproval(
  db: Handle,
  viewer: AdministratorViewer,
  id: string,
): Promise<{ approval: Approval; next: string | null }> {
  const approval = await presented(db, viewer, id)
  const asked = { acts: actsOf(viewer), viewerId: viewer.id, except: id }
  return { approval, next: await findNextApproval(db, asked) }
}

/** Decides a request. An approval performs the act once, and only on the requested state. */
export async function decideRequest(
  services: ActServices,
  viewer: AdministratorViewer,
  id: string,
  { act, reason }: { act: ApprovalDecision; reason?: string | undefined },
): Promise<Approval> {
  const decided = await transact(services.db, async (tx) => {
    const row = orRefuse(await lockApproval(tx, id), 'approval_not_found')
    refuseDecision(row, viewer, act)
    if (act === 'approve' && !(await mayStillAsk(tx, row))) return lapse(tx, row)
    const call = act === 'approve' ? await run(tx, services, viewer, row) : undefined
    const decidedBy = { id: viewer.id, name: viewer.name }
    await decideApproval(tx, id, { state: stateAfter[act], decidedBy, reason })
    await record(
      tx,
      viewer,
      `approval.${act}`,
      { kind: 'approval', id },
      {
        before: { state: 'open' },
        after: { state: stateAfter[act], act: row.act, askedBy: row.asked_by_name },
      },
    )
    return { after: call, approval: await presented(tx, viewer, id) }
  })
  // Outside the transaction, which a refusal would roll back together with the expiry.
  if (!decided) throw refuse('approval_lapsed')
  // Outside the transaction, so that no row stays locked while another server responds.
  await decided.after?.()
  return decided.approval
}

/** Returns whether the requester is still an active administrator with the right; locks that. */
function mayStillAsk(tx: Handle, row: ApprovalRow): Promise<boolean> {
  return isEntitled(tx, row.asked_by, actOf(row).right)
}

/** Ends a request whose requester has lost the right to it. */
async function lapse(tx: Handle, { id, act }: ApprovalRow): Promise<undefined> {
  await lapseApproval(tx, id)
  await record(
    tx,
    systemActor,
    'approval.lapse',
    { kind: 'approval', id },
    { before: { state: 'open' }, after: { state: 'lapsed', act } },
  )
}

const stateAfter = {
  approve: 'approved',
  decline: 'declined',
  withdraw: 'withdrawn',
} as const satisfies Record<ApprovalDecision, ApprovalState>

function refuseDecision(
  row: ApprovalRow,
  viewer: AdministratorViewer,
  decision: ApprovalDecision,
): void {
  requireRight(viewer, actOf(row).right)
  if (row.state !== 'open') {
    const state = inSentence(ApprovalState.label(row.state))
    throw decidedMeanwhile(t('This request is {state} now.', { state }))
  }
  if (row.expires_at <= new Date()) throw refuse('approval_expired')
  if (decisionsOf(row, viewer).includes(decision)) return
  throw refuse(decision === 'withdraw' ? 'approval_not_own' : 'approval_own')
}

async function run(
  tx: Handle,
  services: ActServices,
  viewer: AdministratorViewer,
  row: ApprovalRow,
) {
  const act = actOf(row)
  const { seen } = await act.look(tx, row.target_id)
  if (!isDeepStrictEqual(seen, row.seen)) throw refuse('approval_changed')
  return act.run(tx, services, viewer, {
    ...{ id: row.id, targetId: row.target_id, payload: row.payload, reason: row.reason },
    askedBy: row.asked_by_name,
  })
}

/** Ends requests that nobody decided in time, and those whose requester lost the right; a job. */
export function endExpired(db: Handle): Promise<void> {
  return transact(db, async (tx) => {
    for (const row of await lockOpenApprovals(tx)) {
      // A server of the next release may have stored acts that this one does not know.
      if (!ApprovalAct.has(row.act) || row.expires_at <= new Date()) continue
      if (!(await mayStillAsk(tx, row))) await lapse(tx, row)
    }
    for (const { id, act } of await expireApprovals(tx)) {
      await record(
        tx,
        systemActor,
        'approval.expire',
        { kind: 'approval', id },
        { before: { state: 'open' }, after: { state: 'expired', act } },
      )
    }
  })
}

async function presented(db: Handle, viewer: AdministratorViewer, id: string): Promise<Approval> {
  const row = orRefuse(await findApproval(db, id), 'approval_not_found')
  requireRight(viewer, actOf(row).right)
  const [approval] = await presentApprovals(db, viewer, [row])
  if (!approval) throw refuse('approval_not_found')
  return approval
}

function actOf({ act }: ApprovalRow) {
  if (!ApprovalAct.has(act)) throw refuse('approval_not_found')
  return actsOfTwo[act]
}

function requireRight({ role }: AdministratorViewer, right: Right): void {
  if (!hasRight(role, right)) throw refuse('not_allowed')
}
