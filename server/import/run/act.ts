import { type ImportAct, importLifecycle } from '#contract/import/vocabulary.ts'
import { refuse } from '#contract/refusal.ts'
import { t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'
import { type Actor, record } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { storingTexts } from '#server/locale/translations.ts'
import {
  findRun,
  lockRun,
  type RunChange,
  type RunKind,
  type RunRow,
  updateRun,
} from './run-queries.ts'

/** Actions on an import: map, check, run, cancel. */

const isOf = (kind: RunKind, row: RunRow) => (kind === 'listings') === (row.noun === 'properties')

/** Returns the import of this kind, or refuses. */
export async function existingRun(db: Handle, id: string, kind: RunKind): Promise<RunRow> {
  const row = await findRun(db, id)
  if (!row || !isOf(kind, row)) throw refuse('import_not_found')
  return row
}

/**
 * Returns the actions that are possible now. Listings need a finished check; imports of records
 * finish theirs by themselves first.
 */
export function actsOf(row: RunRow): ImportAct[] {
  return importLifecycle[row.status].filter((act) => {
    if (act === 'run') return row.noun !== 'properties' || row.checked_at !== null
    return act !== 'map' || row.status !== 'cancelled' || row.inserted_count === 0
  })
}

/** A check only changes the report, so it is not in the audit log. */
const eventOf = { map: 'import.matched', run: 'import.started', cancel: 'import.cancelled' }

/** The change of an action, and what the audit log records about it. */
export interface Decided {
  change: RunChange
  after?: Record<string, unknown>
}

/**
 * Performs an action in one transaction: locks the import, asks its kind for the change, and writes
 * the audit log.
 */
export function actOnRun(
  db: Handle,
  actor: Actor,
  [act, kind, id]: readonly [act: ImportAct, kind: RunKind, id: string],
  decide: (tx: Handle, run: RunRow) => Promise<Decided>,
): Promise<void> {
  return transact(db, async (tx) => {
    const run = await lockRun(tx, id)
    if (!run || !isOf(kind, run)) throw refuse('import_not_found')
    if (!actsOf(run).includes(act)) throw refuse('import_step_impossible')
    const { change, after = {} } = await decide(tx, run)
    await updateRun(tx, id, {
      ...{ takenAt: null, message: null },
      ...(act === 'run' && { startedBy: actor, finishedAt: null }),
      ...change,
    })
    if (act !== 'check') await record(tx, actor, eventOf[act], { kind: 'import', id }, { after })
  })
}

/**
 * Cancels an import after the current batch or row. Imported rows stay, and the message says so.
 */
export function cancelRun(
  db: Handle,
  actor: Actor,
  kind: RunKind,
  id: string,
  countIn: (tx: Handle, run: RunRow) => Promise<number>,
): Promise<void> {
  return actOnRun(db, actor, ['cancel', kind, id], async (tx, run) => {
    const done = await countIn(tx, run)
    const message = storingTexts(() => stayed(done, kind))
    return { change: { status: 'cancelled', message, finishedAt: new Date() }, after: { done } }
  })
}

function stayed(count: number, kind: RunKind): string {
  if (count === 0) return t('Cancelled: nothing was imported.')
  const counts = { count, figure: withCommas(count) }
  return kind === 'listings'
    ? t(
        '{count, plural, one {Cancelled: 1 listing was imported and stays.} other {Cancelled: ' +
          '{figure} listings were imported and stay.}}',
        counts,
      )
    : t(
        '{count, plural, one {Cancelled: 1 row was imported and stays.} other {Cancelled: ' +
          '{figure} rows were imported and stay.}}',
        counts,
      )
}
