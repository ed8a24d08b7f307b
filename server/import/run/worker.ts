import type { Database } from '#server/db/connect.ts'
import { type JobLog, makeFailureLog } from '#server/job/log-failure.ts'
import { type Job, type Repeated, repeat } from '#server/job/repeat.ts'
import { openRuns } from './run-queries.ts'
import { type ImportKind, takeUp } from './take-up.ts'

export interface ImportWorker {
  /** Works on waiting and interrupted imports, and looks for more every minute. */
  start(): void
  /** Looks for waiting imports now. */
  wake(): void
  /** Stops after the current batch or row. */
  stop(): Promise<void>
}

const minute = 60_000

/**
 * Works on the imports of one kind inside the server, one at a time in the order of upload, and
 * deletes old ones every hour.
 */
export function makeImportWorker(
  db: Database,
  log: JobLog,
  kind: ImportKind,
  sweep: Pick<Job, 'name' | 'work'>,
): ImportWorker {
  let stopping = false
  let isWoken = false
  let round: Promise<void> | undefined
  const repeated: Repeated[] = []
  const onFailure = makeFailureLog(log, kind.name)
  const control = { isStopping: () => stopping, onFailure }

  async function workThrough(): Promise<void> {
    while (isWoken && !stopping) {
      isWoken = false
      for (const id of await openRuns(db, kind.runs)) {
        if (!stopping) await takeUp(db, id, kind, control)
      }
    }
  }

  function wake(): void {
    isWoken = true
    round ??= workThrough()
      // The next round finds imports that this one left unfinished.
      .catch(onFailure)
      .finally(() => {
        round = undefined
        // It was woken after its last look for work.
        if (isWoken && !stopping) wake()
      })
  }

  return {
    start() {
      repeated.push(
        repeat(log, { name: kind.name, milliseconds: minute, work: async () => wake() }),
        repeat(log, { ...sweep, milliseconds: 60 * minute }),
      )
    },
    wake,
    async stop() {
      stopping = true
      await Promise.all(repeated.map((each) => each.stop()))
      await round
    },
  }
}
