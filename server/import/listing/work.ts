import type { Handle } from '#server/db/connect.ts'
import { importPath } from '#server/import/run/files.ts'
import type { ImportKind } from '#server/import/run/take-up.ts'
import { checkRun } from './check.ts'
import { performRun } from './execute.ts'
import { readRun } from './import-run.ts'
import { findRun, openRuns, updateRun } from './queries.ts'
import { settleRun } from './work-queries.ts'

/** How imports of listings are worked on. One that a process left in the middle waits for a person. */
export function makeListingImport(dataDir: string): ImportKind {
  return {
    name: 'listing import',
    listOpen: openRuns,
    async work(connection, id, control) {
      const row = await findRun(connection, id)
      if (row?.status !== 'checking' && row?.status !== 'running') return
      if (row.taken_at) return await leaveInterrupted(connection, id, row.status)
      await updateRun(connection, id, { takenAt: new Date() })
      const work = { connection, run: readRun(row), path: importPath(dataDir, id), ...control }
      const outcome = await (row.status === 'checking' ? checkRun(work) : performRun(work))
      if (outcome === 'stopped' && control.isStopping()) {
        await leaveInterrupted(connection, id, row.status)
      }
    },
    async saveFailure(connection, id, message) {
      for (const status of ['checking', 'running'] as const) {
        await settleRun(connection, id, status, { status: 'failed', message, isFinished: true })
      }
    },
  }
}

async function leaveInterrupted(
  connection: Handle,
  id: string,
  status: 'checking' | 'running',
): Promise<void> {
  const message =
    status === 'checking'
      ? 'The check was cut off. Start it again.'
      : 'The import was cut off. What is in stays in; it goes on from there when started again.'
  await settleRun(connection, id, status, { status: 'interrupted', message })
}
