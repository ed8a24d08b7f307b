import { Refusal } from '#contract/refusal.ts'
import { t } from '#domain/locale/translate.ts'
import { workUnderLock } from '#server/db/advisory-lock.ts'
import type { Database, Handle } from '#server/db/connect.ts'
import { databaseIsAway } from '#server/db/failure.ts'
import { inLocale, storingTexts } from '#server/locale/translations.ts'
import { findRun, languageOf, type RunKind, type RunRow, settleRun } from './run-queries.ts'

/** What differs between imports of listings and of records. */
export interface ImportKind {
  /** The name in the log and in the metrics. */
  name: string
  runs: RunKind
  /**
   * Checks or runs one import, depending on its status. The connection has locked the import; an
   * error ends the import as failed.
   */
  work(connection: Handle, run: OpenRun, control: Control): Promise<void>
}

/** An import that waits for a check or a run, or that was interrupted. */
export type OpenRun = RunRow & { status: (typeof openStates)[number] }

const openStates = ['checking', 'running'] as const

export interface Control {
  isStopping(): boolean
  onProgress?(position: number): void
}

/**
 * Works on one import and records how it ended, for readers of any language. Does nothing where
 * another process has locked it. Throws when the database is unavailable: then nothing can be
 * recorded, and the next round finds the interrupted import.
 */
export async function takeUp(
  db: Database,
  id: string,
  kind: ImportKind,
  control: Control & { onFailure(error: unknown): void },
): Promise<void> {
  await db.connection().execute(async (connection) => {
    await workUnderLock(connection, `import ${id}`, async () => {
      try {
        const run = await findRun(connection, id)
        if (isOpen(run)) {
          const language = await languageOf(connection, run)
          const work = () => kind.work(connection, run, control)
          await inLocale(language, () => storingTexts(work))
        }
      } catch (error) {
        if (databaseIsAway(error)) throw error
        if (!(error instanceof Refusal)) control.onFailure(error)
        const failed = {
          status: 'failed',
          message: storingTexts(() => sentenceOf(error)),
          finishedAt: new Date(),
        } as const
        for (const state of openStates) await settleRun(connection, id, state, failed)
      }
    })
  })
}

const isOpen = (run: RunRow | undefined): run is OpenRun =>
  run?.status === 'checking' || run?.status === 'running'

function sentenceOf(error: unknown): string {
  if (error instanceof Refusal) return error.message
  const isGone = error instanceof Error && 'code' in error && error.code === 'ENOENT'
  return isGone
    ? t('The uploaded file is no longer there. Please upload it again.')
    : t('Something went wrong on our side. What was imported stays.')
}
