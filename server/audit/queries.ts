import { type Insertable, type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import { type AuditEvent, type AuditKind, auditKindsOf, type OwnEvent } from '#contract/audit.ts'
import type { Handle } from '#server/db/connect.ts'
import { type Counted, countSome } from '#server/db/count-rows.ts'
import { inDays } from '#server/db/india-day.ts'
import { likePattern } from '#server/db/substring-search.ts'
import type { AuditEvent as AuditRow, Tables } from '#server/db/tables.ts'
import type { AdministratorViewer } from '#server/http/viewer.ts'
import { type Named, namesOf } from './target-name-queries.ts'

export interface AuditFilter {
  search?: string | undefined
  targetKind?: AuditKind | undefined
  targetId?: string | undefined
  actorId?: string | undefined
  /** Days in India, both inclusive: 2026-11-21. */
  from?: string | undefined
  to?: string | undefined
}

/** Returns one page of the events a viewer may read, newest first, and the total count. */
export async function listEvents(
  db: Handle,
  viewer: AdministratorViewer,
  filter: AuditFilter,
  { page, limit }: { page: number; limit: number },
): Promise<Counted & { rows: AuditEvent[] }> {
  const { search, targetKind, targetId, actorId, from, to } = filter
  let query = db.selectFrom('audit_event').where('target_kind', 'in', auditKindsOf(viewer.role))
  if (targetKind) query = query.where('target_kind', '=', targetKind)
  if (targetId) query = query.where('target_id', '=', targetId)
  if (actorId) query = query.where('actor_id', '=', actorId)
  query = query.where(inDays('at', { from, to }))
  if (search) {
    query = query.where(
      sql<boolean>`audit_words(actor_name, act) like lower(${likePattern(search)})`,
    )
  }
  const counted = await countSome(db, query)
  const rows = await pageOf(query, counted, { page, limit })
  const names = await namesOfRows(db, rows)
  return { ...counted, rows: rows.map((row) => present(row, names)) }
}

/** Returns one page of the viewer's own actions, newest first. */
export async function listOwnEvents(
  db: Handle,
  viewer: AdministratorViewer,
  { page, limit }: { page: number; limit: number },
): Promise<Counted & { rows: OwnEvent[] }> {
  const query = db.selectFrom('audit_event').where('actor_id', '=', viewer.id)
  const counted = await countSome(db, query)
  const rows = await pageOf(query, counted, { page, limit })
  const names = await namesOfRows(db, rows)
  return { ...counted, rows: rows.map((row) => ({ ...present(row, names), address: row.address })) }
}

/** Returns a page, newest first; empty beyond the counted rows, since deep offsets are slow. */
async function pageOf(
  query: SelectQueryBuilder<Tables, 'audit_event', Record<never, never>>,
  { total }: Counted,
  { page, limit }: { page: number; limit: number },
): Promise<Selectable<AuditRow>[]> {
  const offset = (page - 1) * limit
  if (offset >= total) return []
  return query
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

function namesOfRows(db: Handle, rows: readonly Selectable<AuditRow>[]) {
  return namesOf(
    db,
    rows.map((row) => ({ kind: row.target_kind, id: row.target_id })),
  )
}

function present(row: Selectable<AuditRow>, names: ReadonlyMap<string, Named>): AuditEvent {
  const before = snapshot(row.before)
  const after = snapshot(row.after)
  const named = names.get(row.target_id ?? '')
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
    target: {
      kind: row.target_kind,
      _id: row.target_id,
      name: named?.name ?? nameIn(after) ?? nameIn(before),
      isThere: named?.isThere ?? false,
    },
    before,
    after,
  }
}

/** Returns the name of a deleted record, from a snapshot. */
function nameIn(values: Record<string, unknown> | null): string | null {
  const name = values?.title ?? values?.name
  return typeof name === 'string' ? name : null
}

function snapshot(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : null
}

export async function insertEvent(tx: Handle, row: Insertable<AuditRow>): Promise<void> {
  await tx.insertInto('audit_event').values(row).execute()
}
