import { z } from 'zod'
import {
  type Approval,
  type ApprovalDecision,
  approvalDecisions,
  identityWords,
} from '#contract/approval/approval.ts'
import { namesOf } from '#server/audit/target-name-queries.ts'
import type { Handle } from '#server/db/connect.ts'
import type { AdministratorViewer } from '#server/http/viewer.ts'
import type { ApprovalRow } from './queries.ts'

const said = z.string().optional()
const Identity = z.object({
  ...{ firstName: said, lastName: said, companyName: said, phone: said, email: said },
})
const Payload = z.object({
  reference: z.string().optional(),
  amount: z.number().optional(),
  identity: Identity.optional(),
})
const Seen = z.object({ amount: z.number().optional() })

/** Returns requests as an administrator sees them. */
export async function presentApprovals(
  db: Handle,
  viewer: AdministratorViewer,
  rows: readonly ApprovalRow[],
): Promise<Approval[]> {
  const names = await namesOf(
    db,
    rows.map((row) => ({ kind: row.subject_kind ?? '', id: row.subject_id })),
  )
  return rows.map((row) => {
    const { reference, amount, identity } = Payload.parse(row.payload)
    const named = names.get(row.subject_id ?? '')
    return {
      _id: row.id,
      act: row.act as Approval['act'],
      state: row.state,
      subject:
        row.subject_kind && row.subject_id
          ? {
              kind: row.subject_kind,
              _id: row.subject_id,
              name: named?.name ?? null,
              isThere: named?.isThere ?? false,
            }
          : null,
      amount: amount ?? refundAmount(row.seen),
      reference: reference ?? null,
      changes: changesOf(row.seen, identity),
      reason: row.reason,
      askedBy: row.asked_by_name,
      askedAt: row.asked_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
      decidedBy: row.decided_by_name,
      decisionReason: row.decision_reason,
      decidedAt: row.decided_at?.toISOString() ?? null,
      may: decisionsOf(row, viewer),
    }
  })
}

/** Returns what becomes of a broker's name and contact details, as they were when it was asked. */
function changesOf(seen: unknown, identity: z.infer<typeof Identity> = {}): Approval['changes'] {
  const former = Identity.catch({}).parse(seen)
  return identityWords.keys.flatMap((field) => {
    const to = identity[field]
    const from = former[field] ?? ''
    return to === undefined || to === from ? [] : [{ field, from, to }]
  })
}

/** Returns the amount of a refund in rupees; null for other acts. */
function refundAmount(seen: unknown): number | null {
  const { amount } = Seen.parse(seen)
  return amount === undefined ? null : amount / 100
}

/** Returns what an administrator may decide about a request now. */
export function decisionsOf(
  { state, asked_by, expires_at }: ApprovalRow,
  { id }: AdministratorViewer,
): ApprovalDecision[] {
  if (expires_at <= new Date()) return []
  return [...approvalDecisions[state][asked_by === id ? 'asker' : 'another']]
}
