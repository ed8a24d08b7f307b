import { type ImportAct, importLifecycle } from '#contract/import/vocabulary.ts'
import { refuse } from '#contract/refusal.ts'
import type { Handle } from '#server/db/connect.ts'
import { findRun, lockRun, type RunKind, type RunRow } from './run-queries.ts'

const isOf = (kind: RunKind, row: RunRow) => (kind === 'listings') === (row.noun === 'properties')

/** The import of this kind, if there is one. */
export async function existingRun(db: Handle, id: string, kind: RunKind): Promise<RunRow> {
  const row = await findRun(db, id)
  if (!row || !isOf(kind, row)) throw refuse('import_not_found')
  return row
}

/**
 * What may be done with an import now. Listings go in after a finished check; records finish their
 * check by themselves first.
 */
export function actsOf(row: RunRow): ImportAct[] {
  return importLifecycle[row.status].filter((act) => {
    if (act === 'run') return row.noun !== 'properties' || row.checked_at !== null
    return act !== 'map' || row.status !== 'cancelled' || row.inserted_count === 0
  })
}

/** The import, held for this change, if the change is open now. */
export async function step(tx: Handle, id: string, kind: RunKind, act: ImportAct): Promise<RunRow> {
  const row = await lockRun(tx, id)
  if (!row || !isOf(kind, row)) throw refuse('import_not_found')
  if (!actsOf(row).includes(act)) throw refuse('import_step_impossible')
  return row
}
