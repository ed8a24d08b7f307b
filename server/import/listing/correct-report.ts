import type { Handle } from '#server/db/connect.ts'
import type { ReadLine } from '#server/import/listing/row/batch.ts'
import type { Refused } from './assign.ts'
import { Tallies } from './reason-counts.ts'
import {
  countRefusals,
  findRefusals,
  insertProblems,
  maxProblems,
  removeProblems,
  saveSummary,
} from './work-queries.ts'

/**
 * Updates the refusals in the report of a check to the results of these rows: a listing may have
 * been sold, or a broker may have registered since. Returns the updated reasons. If the check
 * refused more rows than are stored, the others are unknown and the report stays unchanged.
 */
export async function correctReport(
  tx: Handle,
  runId: string,
  rows: readonly ReadLine[],
  refused: readonly Refused[],
  before: Tallies,
): Promise<Tallies> {
  if ((await countRefusals(tx, runId)) >= maxProblems) return before
  const reported = await findRefusals(
    tx,
    runId,
    rows.map(({ line }) => line),
  )
  const isRefused = new Set(refused.map(({ line }) => line))
  const isReported = new Set(reported.map(({ line }) => line))
  const undone = reported.filter(({ line }) => !isRefused.has(line))
  const added = refused
    .filter(({ line }) => !isReported.has(line))
    .flatMap(({ line, refusals: remarks }) =>
      remarks.map((remark) => ({ kind: 'refusal' as const, line, ...remark })),
    )
  if (undone.length + added.length === 0) return before
  await removeProblems(
    tx,
    undone.map(({ id }) => id),
  )
  await insertProblems(tx, runId, added)
  const tallies = new Tallies(before.list())
  for (const problem of undone) tallies.remove('refusal', problem)
  for (const problem of added) tallies.add('refusal', problem)
  await saveSummary(tx, runId, tallies.list())
  return tallies
}
