import type { Context } from '#server/context.ts'
import { sweepImports } from '#server/import/run/sweep-files.ts'
import { type JobLog, makeFailureLog } from '#server/job/log-failure.ts'
import { type Repeated, repeat } from '#server/job/repeat.ts'
import { openRuns } from './queries.ts'
import { takeUp } from './work.ts'

export interface ImportWorker {
  /** Takes up what waits and notes what was left in the middle; then looks again every minute. */
  start(): void
  /** Something waits. */
  wake(): void
  /** Ends after the batch under way. */
  stop(): Promise<void>
}

const minute = 60_000

/** Works on imports inside the server, one at a time, in the order they came. */
export function makeImportWorker({ db, config }: Context, log: JobLog): ImportWorker {
  let stopping = false
  let isWoken = false
  let round: Promise<void> | undefined
  const repeated: Repeated[] = []
  const onFault = makeFailureLog(log, 'import')
  const options = { dataDir: config.dataDir, isStopping: () => stopping, onFault }

  async function workThrough(): Promise<void> {
    while (isWoken && !stopping) {
      isWoken = false
      for (const id of await openRuns(db)) {
        if (!stopping) await takeUp(db, id, options)
      }
    }
  }

  function wake(): void {
    isWoken = true
    round ??= workThrough()
      // Left to the next round: what was taken up and lost is found then.
      .catch(onFault)
      .finally(() => {
        round = undefined
        // Woken between its last look and its end.
        if (isWoken && !stopping) wake()
      })
  }

  return {
    start() {
      repeated.push(
        repeat(log, { name: 'import', milliseconds: minute, work: async () => wake() }),
        repeat(log, {
          name: 'sweep imports',
          milliseconds: 60 * minute,
          work: () => sweepImports(db, config.dataDir),
        }),
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
