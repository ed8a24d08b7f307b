import { sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'
import type { ReadLine } from '#server/import/listing/row/batch.ts'
import type { Refused } from './assign.ts'
import { Tallies } from './reason-counts.ts'
import { insertProblems, maxProblems } from './work-queries.ts'

/**
 * Brings the report of a check up to what became of these rows: a listing may have been sold since,
 * a broker may have registered. Returns the reasons as they are then. Where the check refused more
 * rows than are kept, nobody knows the others, and the report stays.
 */
export async function correctReport(
  tx: Handle,
  runId: string,
  rows: readonly ReadLine[],
  refused: readonly Refused[],
  before: Tallies,
): Promise<Tallies> {
  const refusals = tx
    .selectFrom('import_problem')
    .where('run_id', '=', runId)
    .where('kind', '=', 'refusal')
  const { kept } = await refusals.select(sql<number>`count(*)`.as('kept')).executeTakeFirstOrThrow()
  if (kept >= maxProblems) return before
  const lines = rows.map(({ line }) => line)
  const reported = await refusals
    .where('line', '=', sql<number>`any(${lines}::integer[])`)
    .select(['id', 'line', 'column_name as column', 'value', 'reason'])
    .execute()
  const isRefused = new Set(refused.map(({ line }) => line))
  const isReported = new Set(reported.map(({ line }) => line))
  const undone = reported.filter(({ line }) => !isRefused.has(line))
  const added = refused
    .filter(({ line }) => !isReported.has(line))
    .flatMap(({ line, refusals: remarks }) =>
      remarks.map((remark) => ({ kind: 'refusal' as const, line, ...remark })),
    )
  if (undone.length + added.length === 0) return before
  const ids = undone.map(({ id }) => id)
  await tx
    .deleteFrom('import_problem')
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute()
  await insertProblems(tx, runId, added)
  const tallies = new Tallies(before.list())
  for (const problem of undone) tallies.remove('refusal', problem)
  for (const problem of added) tallies.add('refusal', problem)
  const summary = JSON.stringify(tallies.list())
  await tx.updateTable('import_run').set({ summary }).where('id', '=', runId).execute()
  return tallies
}
