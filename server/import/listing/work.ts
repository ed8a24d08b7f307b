import { t } from '#domain/locale/translate.ts'
import type { Handle } from '#server/db/connect.ts'
import { importPath } from '#server/import/run/files.ts'
import { settleRun, updateRun } from '#server/import/run/run-queries.ts'
import type { ImportKind } from '#server/import/run/take-up.ts'
import { checkRun } from './check.ts'
import { performRun } from './execute.ts'
import { readRun } from './import-run.ts'

/** Returns how imports of listings are done. An interrupted one waits for a person. */
export function makeListingImport(dataDir: string): ImportKind {
  return {
    name: 'listing import',
    runs: 'listings',
    async work(connection, row, control) {
      const { id, status } = row
      if (row.taken_at) return await leaveInterrupted(connection, id, status)
      await updateRun(connection, id, { takenAt: new Date() })
      const work = { connection, run: readRun(row), path: importPath(dataDir, id), ...control }
      const outcome = await (status === 'checking' ? checkRun(work) : performRun(work))
      if (outcome === 'stopped' && control.isStopping()) {
        await leaveInterrupted(connection, id, status)
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
      ? t('The check was interrupted. Start it again.')
      : t(
          'The import was interrupted. Rows already imported stay. Start it again to ' +
            'continue from there.',
        )
  await settleRun(connection, id, status, { status: 'interrupted', message })
}
