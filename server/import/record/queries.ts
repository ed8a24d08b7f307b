import { sql } from 'kysely'
import { z } from 'zod'
import type { SheetOutcome } from '#contract/import/record-vocabulary.ts'
import type { Handle } from '#server/db/connect.ts'
import type { RunRow } from '#server/import/run/run-queries.ts'
import type { Row } from '#server/import/tabular/records.ts'
import { readRemark } from '#server/locale/stored-text.ts'
import type { Judged } from './record-kind.ts'

const mapping = z.array(z.string().nullable())
export const mappingOf = (run: RunRow) => mapping.parse(run.mapping)

/** Inserts the rows of a file, without results. */
export async function insertRows(tx: Handle, runId: string, lines: readonly Row[]): Promise<void> {
  for (let at = 0; at < lines.length; at += 1_000) {
    const rows = lines
      .slice(at, at + 1_000)
      .map(({ line, cells }) => ({ run_id: runId, line, cells }))
    await tx.insertInto('import_row').values(rows).execute()
  }
}

/** Returns the cells of one column, in the order of the file. */
export async function columnCells(db: Handle, runId: string, index: number): Promise<string[]> {
  const rows = await db
    .selectFrom('import_row')
    .select(sql<string | null>`cells[${sql.lit(index + 1)}]`.as('cell'))
    .where('run_id', '=', runId)
    .orderBy('line')
    .execute()
  return rows.map(({ cell }) => cell ?? '')
}

/** Returns the next pending rows after a line, in the order of the file. */
export async function nextRows(
  db: Handle,
  runId: string,
  status: 'checking' | 'running',
  after: number,
) {
  const rows = db
    .selectFrom('import_row')
    .select(['line', 'cells'])
    .where('run_id', '=', runId)
    .where('line', '>', after)
    .orderBy('line')
    .limit(200)
  return status === 'checking'
    ? rows.where('outcome', 'is', null).execute()
    : rows.where('outcome', 'in', ['new', 'changed']).where('is_done', '=', false).execute()
}

/** Returns the rows that a check has already judged. */
export async function judgedRows(db: Handle, runId: string) {
  return db
    .selectFrom('import_row')
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
    .updateTable('import_row')
    .set({ outcome, problems: JSON.stringify(problems), is_done: isDone })
    .where('run_id', '=', runId)
    .where('line', '=', line)
    .execute()
}

/** Clears the results of a check before the next one. */
export async function clearRows(tx: Handle, runId: string): Promise<void> {
  await tx
    .updateTable('import_row')
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
    from import_row where run_id = ${runId}`.execute(db)
  return rows[0] ?? noRows
}

export async function sampleRows(db: Handle, runId: string): Promise<string[][]> {
  const rows = await db
    .selectFrom('import_row')
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
    .selectFrom('import_row')
    .select(['line', 'cells', 'problems'])
    .where('run_id', '=', runId)
    .where('outcome', '=', 'refused')
    .orderBy('line')
    .execute()
  return rows.map((row) => ({
    ...row,
    problems: problems.parse(row.problems ?? []).map(readRemark),
  }))
}

/** Returns a page of the rows, in the order of the file. */
export async function listRows(
  db: Handle,
  runId: string,
  { outcome, page, limit }: { outcome?: SheetOutcome | undefined; page: number; limit: number },
) {
  const matching = db
    .selectFrom('import_row')
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
    rows: rows.map((row) => ({
      ...row,
      problems: problems.parse(row.problems ?? []).map(readRemark),
    })),
  }
}

/** Returns the administrator behind an import, with the current rights. */
export async function findActor(db: Handle, id: string) {
  return db
    .selectFrom('administrator')
    .select(['id', 'first_name', 'last_name', 'role'])
    .where('id', '=', id)
    .where('is_active', '=', true)
    .executeTakeFirst()
}
