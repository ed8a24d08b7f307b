import { Refusal } from '#contract/refusal.ts'
import type { Database, Handle } from '#server/db/connect.ts'
import { databaseIsAway } from '#server/db/failure.ts'
import { releaseRunLock, tryRunLock } from './lock-queries.ts'
import { findRun, type RunKind, type RunRow, settleRun } from './run-queries.ts'

/** What the imports of listings and those of records each bring. */
export interface ImportKind {
  /** In the log and in the metrics. */
  name: string
  runs: RunKind
  /**
   * Checks one or lets it in, as its state says. It holds the lock of the import, and its
   * connection; what it throws is the end of the import.
   */
  work(connection: Handle, run: OpenRun, control: Control): Promise<void>
}

/** One that waits for a check or a run, or that a process left in the middle. */
export type OpenRun = RunRow & { status: (typeof openStates)[number] }

const openStates = ['checking', 'running'] as const

export interface Control {
  isStopping(): boolean
  onProgress?(position: number): void
}

/**
 * Takes up one import and sees to it that it says how it ended. Does nothing where another process
 * is at it. Throws when the database is away: nothing can be noted then, and the next round finds
 * the import left alone.
 */
export async function takeUp(
  db: Database,
  id: string,
  kind: ImportKind,
  control: Control & { onFault(error: unknown): void },
): Promise<void> {
  await db.connection().execute(async (connection) => {
    if (!(await tryRunLock(connection, id))) return
    try {
      const run = await findRun(connection, id)
      if (isOpen(run)) await kind.work(connection, run, control)
    } catch (error) {
      if (databaseIsAway(error)) throw error
      if (!(error instanceof Refusal)) control.onFault(error)
      const failed = {
        status: 'failed',
        message: sentenceOf(error),
        finishedAt: new Date(),
      } as const
      for (const state of openStates) await settleRun(connection, id, state, failed)
    } finally {
      await releaseRunLock(connection, id)
    }
  })
}

const isOpen = (run: RunRow | undefined): run is OpenRun =>
  run?.status === 'checking' || run?.status === 'running'

function sentenceOf(error: unknown): string {
  if (error instanceof Refusal) return error.message
  const isGone = error instanceof Error && 'code' in error && error.code === 'ENOENT'
  return isGone
    ? 'The uploaded file is no longer there. Please upload it again.'
    : 'Something went wrong on our side. What is in stays in.'
}
