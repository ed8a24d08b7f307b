import { type Selectable, sql } from 'kysely'
import { z } from 'zod'
import type { SheetOutcome, SheetStatus } from '#contract/import/record-vocabulary.ts'
import type { Handle } from '#server/db/connect.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Line } from './read-file.ts'
import type { Judged } from './record-kind.ts'

export type RunRow = Selectable<Tables['record_import']>

const mapping = z.array(z.string().nullable())
export const mappingOf = (run: RunRow) => mapping.parse(run.mapping)

export async function insertRun(
  tx: Handle,
  run: {
    id: string
    noun: RunRow['noun']
    fileName: string
    sha256: Buffer
    headers: string[]
    mapping: (string | null)[]
    remarks: string[]
    status: SheetStatus
    createdBy: { id: string; name: string; trace: object }
  },
  lines: readonly Line[],
): Promise<void> {
  await tx
    .insertInto('record_import')
    .values({
      id: run.id,
      noun: run.noun,
      file_name: run.fileName,
      sha256: run.sha256,
      headers: run.headers,
      remarks: run.remarks,
      mapping: JSON.stringify(run.mapping),
      status: run.status,
      created_by: run.createdBy.id,
      created_by_name: run.createdBy.name,
      trace: JSON.stringify(run.createdBy.trace),
    })
    .execute()
  for (let at = 0; at < lines.length; at += 1_000) {
    const rows = lines
      .slice(at, at + 1_000)
      .map(({ line, cells }) => ({ run_id: run.id, line, cells }))
    await tx.insertInto('record_import_row').values(rows).execute()
  }
}

export async function findRun(db: Handle, id: string): Promise<RunRow | undefined> {
  return db.selectFrom('record_import').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The newest of this kind that somebody uploaded. */
export async function listRuns(
  db: Handle,
  { noun, createdBy }: { noun: string; createdBy: string },
  limit: number,
) {
  return db
    .selectFrom('record_import')
    .select(['id', 'file_name', 'status', 'created_at'])
    .where(sql`noun`, '=', noun)
    .where('created_by', '=', createdBy)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** The same file of the same person that is still on its way. */
export async function findOpenDuplicate(
  db: Handle,
  { noun, sha256, createdBy }: { noun: RunRow['noun']; sha256: Buffer; createdBy: string },
): Promise<RunRow | undefined> {
  return db
    .selectFrom('record_import')
    .selectAll()
    .where('noun', '=', noun)
    .where('sha256', '=', sha256)
    .where('created_by', '=', createdBy)
    .where('status', 'in', ['uploaded', 'checking', 'checked', 'running'])
    .executeTakeFirst()
}

/** Moves a run on, if it is where it is thought to be. */
export async function moveRun(
  db: Handle,
  id: string,
  from: readonly SheetStatus[],
  change: { status: SheetStatus; message?: string | null; mapping?: string; isOver?: boolean },
): Promise<boolean> {
  const { status, message = null, isOver, ...rest } = change
  const moved = await db
    .updateTable('record_import')
    .set({ status, message, ...rest, ...(isOver && { finished_at: new Date() }) })
    .where('id', '=', id)
    .where('status', 'in', [...from])
    .executeTakeFirst()
  return moved.numUpdatedRows > 0n
}

export async function openRuns(db: Handle): Promise<string[]> {
  const rows = await db
    .selectFrom('record_import')
    .select('id')
    .where('status', 'in', ['checking', 'running'])
    .orderBy('created_at')
    .execute()
  return rows.map(({ id }) => id)
}

/** What stands in one column of a file, from top to bottom. */
export async function columnCells(db: Handle, runId: string, index: number): Promise<string[]> {
  const rows = await db
    .selectFrom('record_import_row')
    .select(sql<string | null>`cells[${sql.lit(index + 1)}]`.as('cell'))
    .where('run_id', '=', runId)
    .orderBy('line')
    .execute()
  return rows.map(({ cell }) => cell ?? '')
}

/** The next rows to be worked on below a line, in the order of the file. */
export async function nextRows(
  db: Handle,
  runId: string,
  status: 'checking' | 'running',
  after: number,
) {
  const rows = db
    .selectFrom('record_import_row')
    .select(['line', 'cells'])
    .where('run_id', '=', runId)
    .where('line', '>', after)
    .orderBy('line')
    .limit(200)
  return status === 'checking'
    ? rows.where('outcome', 'is', null).execute()
    : rows.where('outcome', 'in', ['new', 'changed']).where('is_done', '=', false).execute()
}

/** The rows a check has gone through already. */
export async function judgedRows(db: Handle, runId: string) {
  return db
    .selectFrom('record_import_row')
    .select(['line', 'cells', 'outcome'])
    .where('run_id', '=', runId)
    .where('outcome', 'is not', null)
    .orderBy('line')
    .execute()
}

export async function saveRow(
  db: Handle,
  runId: string,
  line: number,
  { outcome, problems }: Judged,
  isDone: boolean,
): Promise<void> {
  await db
    .updateTable('record_import_row')
    .set({ outcome, problems: JSON.stringify(problems), is_done: isDone })
    .where('run_id', '=', runId)
    .where('line', '=', line)
    .execute()
}

/** Forgets what a check found, for the next one. */
export async function clearRows(tx: Handle, runId: string): Promise<void> {
  await tx
    .updateTable('record_import_row')
    .set({ outcome: null, problems: null })
    .where('run_id', '=', runId)
    .execute()
}

const noRows = { rows: 0, new: 0, updated: 0, skipped: 0, bad: 0, noted: 0, done: 0, inserted: 0 }

export async function countRows(db: Handle, runId: string) {
  const { rows } = await sql<{
    rows: number
    new: number
    updated: number
    skipped: number
    bad: number
    noted: number
    done: number
    inserted: number
  }>`
    select count(*) as rows, count(*) filter (where outcome = 'new') as new,
      count(*) filter (where outcome = 'changed') as updated,
      count(*) filter (where outcome = 'same') as skipped,
      count(*) filter (where outcome = 'refused') as bad,
      count(*) filter (where outcome <> 'refused' and problems <> '[]') as noted,
      count(*) filter (where is_done) as done,
      count(*) filter (where is_done and outcome = 'new') as inserted
    from record_import_row where run_id = ${runId}`.execute(db)
  return rows[0] ?? noRows
}

export async function sampleRows(db: Handle, runId: string): Promise<string[][]> {
  const rows = await db
    .selectFrom('record_import_row')
    .select('cells')
    .where('run_id', '=', runId)
    .orderBy('line')
    .limit(3)
    .execute()
  return rows.map(({ cells }) => cells)
}

const problems = z.array(
  z.object({ column: z.string().nullable(), value: z.string().nullable(), reason: z.string() }),
)

export async function refusedRows(db: Handle, runId: string) {
  const rows = await db
    .selectFrom('record_import_row')
    .select(['line', 'cells', 'problems'])
    .where('run_id', '=', runId)
    .where('outcome', '=', 'refused')
    .orderBy('line')
    .execute()
  return rows.map((row) => ({ ...row, problems: problems.parse(row.problems ?? []) }))
}

/** A page of the rows, in the order of the file. */
export async function listRows(
  db: Handle,
  runId: string,
  { outcome, page, limit }: { outcome?: SheetOutcome | undefined; page: number; limit: number },
) {
  const matching = db
    .selectFrom('record_import_row')
    .where('run_id', '=', runId)
    .$if(outcome !== undefined, (rows) => rows.where('outcome', '=', outcome as SheetOutcome))
  const { total } = await matching
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  const rows = await matching
    .select(['line', 'cells', 'outcome', 'problems'])
    .orderBy('line')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return {
    total,
    rows: rows.map((row) => ({ ...row, problems: problems.parse(row.problems ?? []) })),
  }
}

/** Keeps an import from being cancelled until the end of the transaction; false where it was. */
export async function lockRunning(tx: Handle, id: string): Promise<boolean> {
  const held = await tx
    .selectFrom('record_import')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'running')
    .forShare()
    .executeTakeFirst()
  return held !== undefined
}

/** The administrator an import is made for, as they stand now. */
export async function findActor(db: Handle, id: string) {
  return db
    .selectFrom('administrator')
    .select(['id', 'first_name', 'last_name', 'role'])
    .where('id', '=', id)
    .where('is_active', '=', true)
    .executeTakeFirst()
}

/** Deletes imports a month after their upload, with their rows: these are people's data. */
export async function deleteOldRuns(db: Handle): Promise<void> {
  await sql`delete from record_import where created_at < now() - interval '30 days'`.execute(db)
}
