import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { ImportField, ImportProblemKind, ImportStatus } from '#contract/import/vocabulary.ts'
import type { Handle } from '#server/db/connect.ts'
import type { Proposal } from '#server/import/listing/layout/layout.ts'
import { headerKey } from '#server/import/listing/mapping/header-synonyms.ts'
import type { Parameters } from '#server/import/listing/mapping/read-plan.ts'
import { type RunRow, readMapping } from './import-run.ts'

export interface NewRun {
  id: string
  brokerId: string | null
  publish: 'pending' | 'approved'
  fileName: string
  size: number
  sha256: Buffer
  format: unknown
  headers: string[]
  sample: string[][]
  layout: string | null
  mapping: (ImportField | null)[]
  mappingFrom: RunRow['mapping_from']
  parameters: Parameters
  createdBy: string | null
  createdByName: string
}

export async function insertRun(db: Handle, run: NewRun): Promise<RunRow> {
  return db
    .insertInto('import_run')
    .values({
      id: run.id,
      broker_id: run.brokerId,
      publish: run.publish,
      file_name: run.fileName,
      size: run.size,
      sha256: run.sha256,
      format: JSON.stringify(run.format),
      headers: run.headers,
      sample: JSON.stringify(run.sample),
      layout: run.layout,
      mapping: JSON.stringify(run.mapping),
      mapping_from: run.mappingFrom,
      parameters: JSON.stringify(run.parameters),
      created_by: run.createdBy,
      created_by_name: run.createdByName,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * What another sheet of the file holds, in the place of the one before; its check is to be made
 * anew.
 */
export async function replaceSheet(
  tx: Handle,
  id: string,
  sheet: Pick<NewRun, 'format' | 'headers' | 'sample' | 'layout' | 'mapping' | 'mappingFrom'>,
): Promise<void> {
  await tx
    .updateTable('import_run')
    .set({
      ...{ status: 'uploaded', checked_at: null, position: 0, message: null, row_count: 0 },
      format: JSON.stringify(sheet.format),
      headers: sheet.headers,
      sample: JSON.stringify(sheet.sample),
      layout: sheet.layout,
      mapping: JSON.stringify(sheet.mapping),
      mapping_from: sheet.mappingFrom,
    })
    .where('id', '=', id)
    .execute()
}

export async function findRun(db: Handle, id: string): Promise<RunRow | undefined> {
  return db.selectFrom('import_run').selectAll().where('id', '=', id).executeTakeFirst()
}

/**
 * The row, held until the transaction ends: who changes an import and who works on it take turns.
 */
export async function lockRun(tx: Handle, id: string): Promise<RunRow | undefined> {
  return tx.selectFrom('import_run').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export interface RunChange {
  brokerId?: string | undefined
  publish?: 'pending' | 'approved' | undefined
  status?: ImportStatus
  mapping?: (ImportField | null)[]
  mappingFrom?: RunRow['mapping_from']
  parameters?: Parameters
  /** Proposals that were taken as parameters without a person. */
  accepted?: readonly Proposal[]
  position?: number
  message?: string | null
  takenAt?: Date | null
  checkedAt?: null
  finishedAt?: Date | null
  startedBy?: { id: string | null; name: string }
}

export async function updateRun(db: Handle, id: string, change: RunChange): Promise<void> {
  await db
    .updateTable('import_run')
    .set({
      broker_id: change.brokerId,
      publish: change.publish,
      status: change.status,
      mapping: change.mapping && JSON.stringify(change.mapping),
      mapping_from: change.mappingFrom,
      parameters:
        change.parameters && JSON.stringify({ ...change.parameters, accepted: change.accepted }),
      position: change.position,
      message: change.message,
      taken_at: change.takenAt,
      checked_at: change.checkedAt,
      finished_at: change.finishedAt,
      started_by: change.startedBy?.id,
      started_by_name: change.startedBy?.name,
    })
    .where('id', '=', id)
    .execute()
}

/** Imports that wait or are being worked on, the oldest first. */
export async function openRuns(db: Handle): Promise<string[]> {
  const rows = await db
    .selectFrom('import_run')
    .select('id')
    .where('status', 'in', ['checking', 'running'])
    .orderBy('created_at')
    .execute()
  return rows.map((row) => row.id)
}

export async function listRuns(
  db: Handle,
  filter: { status?: ImportStatus | undefined },
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: RunRow[]; total: number }> {
  const matching = db
    .selectFrom('import_run')
    .$if(filter.status !== undefined, (query) =>
      query.where('status', '=', filter.status as ImportStatus),
    )
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

export async function listProblems(
  db: Handle,
  runId: string,
  kind: ImportProblemKind | undefined,
  { page, limit }: { page: number; limit: number },
) {
  const matching = db
    .selectFrom('import_problem')
    .where('run_id', '=', runId)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind as ImportProblemKind))
  const { total } = await matching
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  const rows = await matching
    .select(['line', 'column_name as column', 'value', 'reason', 'kind'])
    .orderBy('line')
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { rows, total }
}

/** The refusals the report of an import holds, in the order of the file. */
export async function listRefusals(db: Handle, runId: string) {
  return db
    .selectFrom('import_problem')
    .where('run_id', '=', runId)
    .where('kind', '=', 'refusal')
    .select(['line', 'column_name as column', 'reason'])
    .orderBy('line')
    .orderBy('id')
    .execute()
}

/** Files with the same headers, whatever their case and punctuation, are matched alike. */
function fingerprintOf(headers: readonly string[]): Buffer {
  return createHash('sha256').update(headers.map(headerKey).join('\u001f')).digest()
}

/**
 * How files with these headers were matched the last time; refused rows come back with a reason
 * behind.
 */
export async function recallMapping(
  db: Handle,
  headers: readonly string[],
): Promise<(ImportField | null)[] | undefined> {
  const own = await readMatching(db, headers)
  if (own || headers.at(-1) !== 'reason') return own
  const before = await readMatching(db, headers.slice(0, -1))
  return before && [...before, null]
}

async function readMatching(
  db: Handle,
  headers: readonly string[],
): Promise<(ImportField | null)[] | undefined> {
  const row = await db
    .selectFrom('import_mapping')
    .select('mapping')
    .where('fingerprint', '=', fingerprintOf(headers))
    .executeTakeFirst()
  const mapping = row && readMapping(row.mapping)
  return mapping?.length === headers.length ? mapping : undefined
}

export async function saveMapping(
  db: Handle,
  headers: readonly string[],
  mapping: readonly (ImportField | null)[],
  changedByName: string,
): Promise<void> {
  const kept = { mapping: JSON.stringify(mapping), changed_by_name: changedByName }
  await db
    .insertInto('import_mapping')
    .values({ fingerprint: fingerprintOf(headers), headers: [...headers], ...kept })
    .onConflict((conflict) =>
      conflict.column('fingerprint').doUpdateSet({ ...kept, changed_at: sql`now()` }),
    )
    .execute()
}
