import { type Selectable, sql } from 'kysely'
import { type AuditEvent, type AuditKind, auditKindsOf, type OwnEvent } from '#contract/audit.ts'
import type { Handle } from '#server/db/connect.ts'
import type { AuditEvent as AuditRow } from '#server/db/tables.ts'
import type { AdministratorViewer } from '#server/http/viewer.ts'

export interface AuditFilter {
  search?: string | undefined
  targetKind?: AuditKind | undefined
  targetId?: string | undefined
  actorId?: string | undefined
  /** Days of the Indian calendar, both included: 2026-11-21. */
  from?: string | undefined
  to?: string | undefined
}

/** One page of the events a viewer may read, newest first, and how many match in all. */
export async function listEvents(
  db: Handle,
  viewer: AdministratorViewer,
  filter: AuditFilter,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: AuditEvent[]; total: number }> {
  const { search, targetKind, targetId, actorId, from, to } = filter
  let query = db.selectFrom('audit_event').where('target_kind', 'in', auditKindsOf(viewer.role))
  if (targetKind) query = query.where('target_kind', '=', targetKind)
  if (targetId) query = query.where('target_id', '=', targetId)
  if (actorId) query = query.where('actor_id', '=', actorId)
  if (from) query = query.where('at', '>=', sql<Date>`${from}::date at time zone 'Asia/Kolkata'`)
  if (to) query = query.where('at', '<', sql<Date>`(${to}::date + 1) at time zone 'Asia/Kolkata'`)
  if (search) {
    query = query.where(
      sql<boolean>`strpos(lower(concat_ws(' ', actor_name, act)), lower(${search})) > 0`,
    )
  }
  const { total } = await query
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await query
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return {
    rows: rows.map(present),
    total,
  }
}

/** One page of what the viewer did, newest first. */
export async function listOwnEvents(
  db: Handle,
  viewer: AdministratorViewer,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: OwnEvent[]; total: number }> {
  const query = db.selectFrom('audit_event').where('actor_id', '=', viewer.id)
  const { total } = await query
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await query
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { rows: rows.map((row) => ({ ...present(row), address: row.address })), total }
}

function present(row: Selectable<AuditRow>): AuditEvent {
  return {
    _id: row.id,
    at: row.at.toISOString(),
    actor: {
      realm: row.actor_realm,
      _id: row.actor_id,
      name: row.actor_name,
      role: row.actor_role,
    },
    act: row.act,
    target: { kind: row.target_kind, _id: row.target_id },
    before: snapshot(row.before),
    after: snapshot(row.after),
  }
}

function snapshot(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : null
}
