import { Refusal } from '#contract/refusal.ts'
import type { Database } from '#server/db/connect.ts'
import { databaseIsAway } from '#server/db/failure.ts'
import { importPath } from '#server/import/run/files.ts'
import { releaseRunLock, tryRunLock } from '#server/import/run/lock.ts'
import { checkRun, type Work } from './check.ts'
import { performRun } from './execute.ts'
import { readRun } from './import-run.ts'
import { findRun, updateRun } from './queries.ts'
import { settleRun } from './work-queries.ts'

export interface WorkOptions {
  dataDir: string
  isStopping(): boolean
  onProgress?: Work['onProgress']
  onFault(error: unknown): void
}

/**
 * Takes up one import that waits, or notes that one was left in the middle by a process that is no
 * more. Does nothing where another process is at it.
 */
export async function takeUp(db: Database, id: string, options: WorkOptions): Promise<void> {
  await db.connection().execute(async (connection) => {
    if (!(await tryRunLock(connection, id))) return
    try {
      const row = await findRun(connection, id)
      if (row?.status !== 'checking' && row?.status !== 'running') return
      if (row.taken_at) return await leaveInterrupted(connection, id, row.status)
      await updateRun(connection, id, { takenAt: new Date() })
      const work = {
        connection,
        run: readRun(row),
        path: importPath(options.dataDir, id),
        ...options,
      }
      await settled(row.status, work, options)
    } finally {
      await releaseRunLock(connection, id)
    }
  })
}

/** Does the work and sees to it that the import says how it ended. */
async function settled(
  status: 'checking' | 'running',
  work: Work,
  { isStopping, onFault }: WorkOptions,
): Promise<void> {
  const { connection, run } = work
  try {
    const outcome = await (status === 'checking' ? checkRun(work) : performRun(work))
    if (outcome === 'stopped' && isStopping()) await leaveInterrupted(connection, run.id, status)
  } catch (error) {
    // Without the database nothing can be noted; the next round finds the import left alone.
    if (databaseIsAway(error)) throw error
    if (!(error instanceof Refusal)) onFault(error)
    await settleRun(connection, run.id, status, {
      status: 'failed',
      message: sentenceOf(error),
      isFinished: true,
    })
  }
}

async function leaveInterrupted(
  connection: Work['connection'],
  id: string,
  status: 'checking' | 'running',
): Promise<void> {
  const message =
    status === 'checking'
      ? 'The check was cut off. Start it again.'
      : 'The import was cut off. What is in stays in; it goes on from there when started again.'
  await settleRun(connection, id, status, { status: 'interrupted', message })
}

function sentenceOf(error: unknown): string {
  if (error instanceof Refusal) return error.message
  const isGone = error instanceof Error && 'code' in error && error.code === 'ENOENT'
  return isGone
    ? 'The uploaded file is no longer there. Please upload it again.'
    : 'Something went wrong on our side. What is in stays in.'
}
