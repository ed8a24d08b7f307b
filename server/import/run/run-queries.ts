import { type Selectable, sql } from 'kysely'
import type { ImportStatus } from '#contract/import/vocabulary.ts'
import { type Locale, sourceLocale, storedLocale } from '#domain/locale/locale.ts'
import type { Handle } from '#server/db/connect.ts'
import type { Tables } from '#server/db/tables.ts'

/** An import of listings or of records. */
export type RunRow = Selectable<Tables['import_run']>

type Noun = RunRow['noun']
type Fields = readonly (string | null)[]

export interface NewRun {
  id: string
  noun: Noun
  fileName: string
  size: number
  sha256: Buffer
  headers: string[]
  mapping: Fields
  createdBy: string | null
  createdByName: string
  status?: ImportStatus
  mappingFrom?: RunRow['mapping_from']
  format?: object
  rows?: number
  remarks?: string[]
  /** The uploader's request: an import of records is done later, on the uploader's behalf. */
  trace?: object
  brokerId?: string | null
  publish?: RunRow['publish']
  sample?: string[][]
  layout?: string | null
  parameters?: object
}

export async function insertRun(db: Handle, run: NewRun): Promise<RunRow> {
  return db
    .insertInto('import_run')
    .values({
      id: run.id,
      noun: run.noun,
      broker_id: run.brokerId,
      publish: run.publish,
      file_name: run.fileName,
      size: run.size,
      sha256: run.sha256,
      status: run.status,
      format: JSON.stringify(run.format ?? {}),
      headers: run.headers,
      sample: run.sample && JSON.stringify(run.sample),
      layout: run.layout,
      mapping: JSON.stringify(run.mapping),
      mapping_from: run.mappingFrom ?? 'proposed',
      parameters: run.parameters && JSON.stringify(run.parameters),
      remarks: run.remarks,
      row_count: run.rows,
      created_by: run.createdBy,
      created_by_name: run.createdByName,
      trace: run.trace && JSON.stringify(run.trace),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function findRun(db: Handle, id: string): Promise<RunRow | undefined> {
  return db.selectFrom('import_run').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Returns the language of the administrator who uploaded the file; accounts it adds get it. */
export async function languageOf(db: Handle, { created_by }: RunRow): Promise<Locale> {
  const row = await db
    .selectFrom('administrator')
    .select('language')
    .where('id', '=', created_by)
    .executeTakeFirst()
  return storedLocale(row?.language ?? sourceLocale)
}

/** Locks the import until the transaction ends, so that actions and the worker do not overlap. */
export async function lockRun(tx: Handle, id: string): Promise<RunRow | undefined> {
  return tx.selectFrom('import_run').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/**
 * Locks an import for the current batch or row if it still has this status; a cancel waits for the
 * lock. Returns `undefined` if the status has changed.
 */
export async function lockRunInState(
  tx: Handle,
  id: string,
  status: ImportStatus,
): Promise<{ position: number } | undefined> {
  return tx
    .selectFrom('import_run')
    .select('position')
    .where('id', '=', id)
    .where('status', '=', status)
    .forUpdate()
    .executeTakeFirst()
}

export interface RunChange {
  brokerId?: string | undefined
  publish?: RunRow['publish'] | undefined
  status?: ImportStatus
  format?: object
  headers?: string[]
  sample?: string[][]
  layout?: string | null
  mapping?: Fields
  mappingFrom?: RunRow['mapping_from']
  parameters?: object
  position?: number
  rows?: number
  ready?: number
  refused?: number
  duplicates?: number
  message?: string | null
  summary?: readonly object[]
  newCities?: readonly object[]
  remarks?: string[]
  contactLines?: number[] | null
  takenAt?: Date | null
  checkedAt?: Date | null
  finishedAt?: Date | null
  startedBy?: { id: string | null; name: string }
}

function columnsOf(change: RunChange) {
  const json = (value: object | undefined) => value && JSON.stringify(value)
  return {
    broker_id: change.brokerId,
    publish: change.publish,
    status: change.status,
    format: json(change.format),
    headers: change.headers,
    sample: json(change.sample),
    layout: change.layout,
    mapping: json(change.mapping),
    mapping_from: change.mappingFrom,
    parameters: json(change.parameters),
    position: change.position,
    row_count: change.rows,
    ready_count: change.ready,
    refused_count: change.refused,
    duplicate_count: change.duplicates,
    message: change.message,
    summary: json(change.summary),
    new_cities: json(change.newCities),
    remarks: change.remarks,
    contact_lines: change.contactLines,
    taken_at: change.takenAt,
    checked_at: change.checkedAt,
    finished_at: change.finishedAt,
    started_by: change.startedBy?.id,
    started_by_name: change.startedBy?.name,
  }
}

export async function updateRun(db: Handle, id: string, change: RunChange): Promise<void> {
  await db.updateTable('import_run').set(columnsOf(change)).where('id', '=', id).execute()
}

/** Ends a check or an import and releases it, unless its status has already changed. */
export async function settleRun(
  db: Handle,
  id: string,
  from: ImportStatus,
  to: RunChange & { status: ImportStatus },
): Promise<void> {
  await db
    .updateTable('import_run')
    .set(columnsOf({ takenAt: null, ...to }))
    .where('id', '=', id)
    .where('status', '=', from)
    .execute()
}

export type RunKind = 'listings' | 'records'

/** Returns waiting or running imports, oldest first. */
export async function openRuns(db: Handle, kind: RunKind): Promise<string[]> {
  const rows = await db
    .selectFrom('import_run')
    .select('id')
    .where('noun', kind === 'listings' ? '=' : '!=', 'properties')
    .where('status', 'in', ['checking', 'running'])
    .orderBy('created_at')
    .execute()
  return rows.map((row) => row.id)
}

/** Returns imports of one kind of record, newest first. */
export async function listRuns(
  db: Handle,
  filter: { noun: Noun; status?: ImportStatus | undefined; createdBy?: string },
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: RunRow[]; total: number }> {
  const { noun, status, createdBy } = filter
  const matching = db
    .selectFrom('import_run')
    .where('noun', '=', noun)
    .$if(status !== undefined, (query) => query.where('status', '=', status as ImportStatus))
    .$if(createdBy !== undefined, (query) => query.where('created_by', '=', createdBy as string))
  const { total } = await matching
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  const rows = await matching
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { rows, total }
}

/** Finds an open import of the same file by the same administrator. */
export async function findOpenDuplicate(
  db: Handle,
  { noun, sha256, createdBy }: { noun: Noun; sha256: Buffer; createdBy: string },
): Promise<RunRow | undefined> {
  return db
    .selectFrom('import_run')
    .selectAll()
    .where('noun', '=', noun)
    .where('sha256', '=', sha256)
    .where('created_by', '=', createdBy)
    .where('status', 'in', ['uploaded', 'checking', 'checked', 'running'])
    .executeTakeFirst()
}

/** Deletes record imports a month after their upload, with their rows, which are personal data. */
export async function deleteOldRecordRuns(db: Handle): Promise<void> {
  await sql`
    delete from import_run
    where noun <> 'properties' and created_at < now() - interval '30 days'`.execute(db)
}

/** Returns those of the imports that are not finished or are newer than `madeAfter`. */
export async function listNeeded(db: Handle, ids: string[], madeAfter: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('import_run')
    .select('id')
    .where('id', 'in', ids)
    .where((where) =>
      where.or([
        where('status', 'in', ['uploaded', 'checking', 'checked', 'running', 'interrupted']),
        where('created_at', '>', madeAfter),
      ]),
    )
    .execute()
  return rows.map(({ id }) => id)
}
