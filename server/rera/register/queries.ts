import { type Selectable, sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'
import type { ReraSnapshot } from '#server/db/tables.ts'
import type { Registration } from './columns.ts'

export type SnapshotRow = Selectable<ReraSnapshot>

interface NewSnapshot {
  id: string
  state: string
  part: string
  file_name: string
  is_workbook: boolean
  loaded_by: string
  loaded_by_name: string
  language: string
}

export function insertSnapshot(tx: Handle, snapshot: NewSnapshot): Promise<SnapshotRow> {
  return tx.insertInto('rera_snapshot').values(snapshot).returningAll().executeTakeFirstOrThrow()
}

export async function listLoading(db: Handle): Promise<string[]> {
  const rows = await db
    .selectFrom('rera_snapshot')
    .select('id')
    .where('status', '=', 'loading')
    .orderBy('created_at')
    .execute()
  return rows.map(({ id }) => id)
}

export function findLoading(db: Handle, id: string): Promise<SnapshotRow | undefined> {
  return db
    .selectFrom('rera_snapshot')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'loading')
    .executeTakeFirst()
}

/** Removes the rows of an interrupted load. */
export async function clearRegistrations(db: Handle, snapshotId: string): Promise<void> {
  await db.deleteFrom('rera_registration').where('snapshot_id', '=', snapshotId).execute()
}

/** Stores a batch of a register; of a repeated number the last line counts. */
export async function insertRegistrations(
  db: Handle,
  snapshotId: string,
  registrations: readonly Registration[],
): Promise<void> {
  if (registrations.length === 0) return
  await sql`insert into rera_registration
      (snapshot_id, number, project, promoter, district, status, valid_from, valid_to)
    select distinct on (plain_rera_number(number)) ${snapshotId}::uuid, plain_rera_number(number),
      project, promoter, district, status, "validFrom", "validTo"
    from rows from (json_to_recordset(${JSON.stringify(registrations)}::json) as (
      number text, project text, promoter text, district text, status text,
      "validFrom" date, "validTo" date)) with ordinality
    order by plain_rera_number(number), ordinality desc
    on conflict (snapshot_id, number) do update set project = excluded.project,
      promoter = excluded.promoter, district = excluded.district, status = excluded.status,
      valid_from = excluded.valid_from, valid_to = excluded.valid_to`.execute(db)
}

export interface Progress {
  rows: number
  broken: number
  problems: readonly { line: number; reason: string }[]
}

export async function saveProgress(
  db: Handle,
  id: string,
  { rows, broken, problems }: Progress,
): Promise<void> {
  await db
    .updateTable('rera_snapshot')
    .set({ row_count: rows, broken_count: broken, problems: JSON.stringify(problems) })
    .where('id', '=', id)
    .execute()
}

export async function failSnapshot(db: Handle, id: string, message: string): Promise<void> {
  await clearRegistrations(db, id)
  await db
    .updateTable('rera_snapshot')
    .set({ status: 'failed', message, finished_at: new Date() })
    .where('id', '=', id)
    .where('status', '=', 'loading')
    .execute()
}

/** Makes a snapshot the current one of its part; one of the whole state replaces all parts. */
export async function activateSnapshot(tx: Handle, snapshot: SnapshotRow): Promise<void> {
  const { id, state, part } = snapshot
  await tx
    .deleteFrom('rera_snapshot')
    .where('state', '=', state)
    .where('status', '<>', 'loading')
    .where('id', '<>', id)
    .$if(part !== '', (query) => query.where('part', '=', part))
    .execute()
  await tx
    .updateTable('rera_snapshot')
    .set({ status: 'done', is_current: true, finished_at: new Date() })
    .where('id', '=', id)
    .execute()
}

export function listSnapshots(db: Handle): Promise<SnapshotRow[]> {
  return db
    .selectFrom('rera_snapshot')
    .selectAll()
    .orderBy('created_at', 'desc')
    .limit(100)
    .execute()
}

/** Returns a number in the current registers of a state; no row if none is loaded. */
export async function findRegistration(db: Handle, state: string, number: string) {
  const { rows } = await sql<{
    loaded_on: string
    project: string | null
    promoter: string | null
    status: string | null
    valid_to: string | null
  }>`select to_char(india_day(s.created_at), 'YYYY-MM-DD') as loaded_on, r.project, r.promoter,
      r.status, to_char(r.valid_to, 'YYYY-MM-DD') as valid_to
    from rera_snapshot s left join rera_registration r
      on r.snapshot_id = s.id and r.number = plain_rera_number(${number})
    where s.is_current and s.state = ${state}
    order by r.number is null, s.created_at desc limit 1`.execute(db)
  return rows[0]
}
