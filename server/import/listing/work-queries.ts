import { sql } from 'kysely'
import type { Remark } from '#contract/import/result.ts'
import type { Handle } from '#server/db/connect.ts'
import type { Tally } from './import-run.ts'

/** Maximum problems of a kind stored per import; further ones are only counted. */
export const maxProblems = 2_000

export interface Progress {
  position: number
  rows?: number
  ready?: number
  new?: number
  updated?: number
  duplicates?: number
  refused?: number
  noted?: number
  inserted?: number
  locations?: number
  /** Rows that the import itself has refused so far. */
  refusedByRun?: number
}

export async function saveProgress(tx: Handle, id: string, progress: Progress): Promise<void> {
  await tx
    .updateTable('import_run')
    .set({
      position: progress.position,
      row_count: progress.rows,
      ready_count: progress.ready,
      new_count: progress.new,
      updated_count: progress.updated,
      duplicate_count: progress.duplicates,
      refused_count: progress.refused,
      noted_count: progress.noted,
      inserted_count: progress.inserted,
      location_count: progress.locations,
      run_refused_count: progress.refusedByRun,
    })
    .where('id', '=', id)
    .execute()
}

/** Deletes the report of an import before it is checked again. */
export async function clearReport(tx: Handle, id: string): Promise<void> {
  await tx.deleteFrom('import_problem').where('run_id', '=', id).execute()
  await tx.deleteFrom('import_price_change').where('run_id', '=', id).execute()
  await tx
    .updateTable('import_run')
    .set({ checked_at: null, remarks: [], contact_lines: null })
    .where('id', '=', id)
    .execute()
  await saveProgress(tx, id, {
    ...{ position: 0, rows: 0, ready: 0, new: 0, updated: 0, duplicates: 0, refused: 0, noted: 0 },
    ...{ inserted: 0, locations: 0, refusedByRun: 0 },
  })
}

export interface NewProblem extends Remark {
  kind: Tally['kind']
  line: number
}

export async function insertProblems(
  tx: Handle,
  runId: string,
  problems: readonly NewProblem[],
): Promise<void> {
  if (problems.length === 0) return
  await tx
    .insertInto('import_problem')
    .values(
      problems.map(({ kind, line, column, value, reason }) => ({
        run_id: runId,
        kind,
        line,
        column_name: column,
        value: value?.toWellFormed() ?? null,
        reason,
      })),
    )
    .execute()
}

/** Counts the refusals in the report of an import. */
export async function countRefusals(tx: Handle, runId: string): Promise<number> {
  const { kept } = await refusalsOf(tx, runId)
    .select(sql<number>`count(*)`.as('kept'))
    .executeTakeFirstOrThrow()
  return kept
}

/** Returns the refusals of these lines in the report of an import. */
export async function findRefusals(tx: Handle, runId: string, lines: readonly number[]) {
  return refusalsOf(tx, runId)
    .where('line', '=', sql<number>`any(${lines}::integer[])`)
    .select(['id', 'line', 'column_name as column', 'value', 'reason'])
    .execute()
}

const refusalsOf = (tx: Handle, runId: string) =>
  tx.selectFrom('import_problem').where('run_id', '=', runId).where('kind', '=', 'refusal')

export async function removeProblems(tx: Handle, ids: readonly number[]): Promise<void> {
  await tx
    .deleteFrom('import_problem')
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute()
}

export async function saveSummary(
  tx: Handle,
  runId: string,
  tallies: readonly Tally[],
): Promise<void> {
  const summary = JSON.stringify(tallies)
  await tx.updateTable('import_run').set({ summary }).where('id', '=', runId).execute()
}
