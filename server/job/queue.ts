import type pg from 'pg'
import { listen } from '#server/db/listen.ts'
import { type JobLog, makeFailureLog } from './log-failure.ts'
import { type Repeated, repeat } from './repeat.ts'

export interface Queue {
  /** The name in the log and in the metrics. */
  name: string
  /** The PostgreSQL notification sent when something is added. */
  signal: string
  /** Milliseconds between two checks without a notification. */
  pause: number
  /** Processes what is due; resolves to whether there may be more. */
  work(): Promise<boolean>
}

export interface RunningQueue extends Repeated {
  /** Checks at once, or again after the current check. */
  wake(): void
}

/**
 * Processes a queue in a table: whenever a transaction that added something commits, and every few
 * seconds. One check at a time.
 */
export function startQueue(
  pool: pg.Pool,
  log: JobLog,
  { name, signal, pause, work }: Queue,
): RunningQueue {
  const reportFailure = makeFailureLog(log, name)
  let isStopping = false
  let look: Promise<unknown> | undefined
  let isAskedAgain = false
  const start = (): Promise<unknown> => {
    if (look) {
      isAskedAgain = true
      return look
    }
    look = work()
      .then((isMore) => {
        if (isMore) isAskedAgain = true
      })
      .finally(() => {
        look = undefined
        if (!isAskedAgain || isStopping) return
        isAskedAgain = false
        wake()
      })
    return look
  }
  const wake = () => {
    if (!isStopping) void start().catch(reportFailure)
  }
  const looks = repeat(log, { name, milliseconds: pause, work: start })
  const { host, port, user, password, database, connectionString, ssl } = pool.options
  const signals = listen(
    { host, port, user, password, database, connectionString, ssl },
    signal,
    wake,
  )
  return {
    wake,
    async stop() {
      isStopping = true
      await signals.stop()
      await looks.stop()
      await look?.catch(() => undefined)
    },
  }
}
