import { type Insertable, type Selectable, sql } from 'kysely'
import type { Role } from '#contract/access.ts'
import type { ApprovalAct, ApprovalState } from '#contract/approval/approval.ts'
import type { Handle } from '#server/db/connect.ts'
import { countRows } from '#server/db/count-rows.ts'
import type { ApprovalRequest } from '#server/db/tables.ts'

export type ApprovalRow = Selectable<ApprovalRequest>

/** Inserts a request; returns false if the same request is already open. */
export async function insertApproval(
  tx: Handle,
  row: Insertable<ApprovalRequest>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('approval_request')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export function findApproval(db: Handle, id: string): Promise<ApprovalRow | undefined> {
  return db.selectFrom('approval_request').selectAll().where('id', '=', id).executeTakeFirst()
}

export function lockApproval(tx: Handle, id: string): Promise<ApprovalRow | undefined> {
  return tx
    .selectFrom('approval_request')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Returns the open requests, locked; there are few at a time. */
export function lockOpenApprovals(tx: Handle): Promise<ApprovalRow[]> {
  return tx
    .selectFrom('approval_request')
    .selectAll()
    .where('state', '=', 'open')
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute()
}

export async function lapseApproval(tx: Handle, id: string): Promise<void> {
  await tx
    .updateTable('approval_request')
    .set({ state: 'lapsed', decided_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .execute()
}

/** Decides an open request. */
export async function decideApproval(
  tx: Handle,
  id: string,
  decision: {
    state: ApprovalState
    decidedBy: { id: string; name: string }
    reason?: string | undefined
  },
): Promise<void> {
  await tx
    .updateTable('approval_request')
    .set({
      state: decision.state,
      decided_by: decision.decidedBy.id,
      decided_by_name: decision.decidedBy.name,
      decision_reason: decision.reason ?? null,
      decided_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .execute()
}

/** Expires requests that nobody decided in time; returns them. */
export function expireApprovals(tx: Handle): Promise<{ id: string; act: string }[]> {
  return tx
    .updateTable('approval_request')
    .set({ state: 'expired', decided_at: sql<Date>`now()` })
    .where('state', '=', 'open')
    .where('expires_at', '<=', sql<Date>`now()`)
    .returning(['id', 'act'])
    .execute()
}

export interface ApprovalFilter {
  state?: ApprovalState | undefined
  acts: readonly ApprovalAct[]
  target?: string | undefined
}

export async function listApprovals(
  db: Handle,
  { state, acts, target }: ApprovalFilter,
  { page, limit, sort }: { page: number; limit: number; sort: 'newest' | 'oldest' },
): Promise<{ rows: ApprovalRow[]; total: number }> {
  let query = db.selectFrom('approval_request').where('act', 'in', acts)
  if (state) query = query.where('state', '=', state)
  if (target) query = query.where('target_id', '=', target)
  const total = await countRows(query)
  const direction = sort === 'newest' ? 'desc' : 'asc'
  const rows = await query
    .selectAll()
    .orderBy('asked_at', direction)
    .orderBy('id', direction)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { rows, total }
}

/** Returns the number of open requests, and of those that the viewer may decide (by others). */
export async function countOpen(
  db: Handle,
  acts: readonly ApprovalAct[],
  viewerId: string,
): Promise<{ open: number; decidable: number }> {
  return db
    .selectFrom('approval_request')
    .where('state', '=', 'open')
    .where('act', 'in', acts)
    .select(({ fn }) => [
      fn.countAll<number>().as('open'),
      fn.countAll<number>().filterWhere('asked_by', '<>', viewerId).as('decidable'),
    ])
    .executeTakeFirstOrThrow()
}

/** Returns the oldest open request of others, apart from this one. */
export async function findNextApproval(
  db: Handle,
  { acts, viewerId, except }: { acts: readonly ApprovalAct[]; viewerId: string; except: string },
): Promise<string | null> {
  const row = await db
    .selectFrom('approval_request')
    .select('id')
    .where('state', '=', 'open')
    .where('act', 'in', acts)
    .where('asked_by', '<>', viewerId)
    .where('id', '<>', except)
    .orderBy('asked_at')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Returns whether another active administrator has one of these roles. */
export async function hasSecondPerson(
  db: Handle,
  roles: readonly Role[],
  viewerId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('administrator')
    .select('id')
    .where('is_active', '=', true)
    .where('role', 'in', roles)
    .where('id', '<>', viewerId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
