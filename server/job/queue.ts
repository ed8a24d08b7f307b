import type pg from 'pg'
import type { Handle } from '#server/db/connect.ts'
import { listen } from '#server/db/listen.ts'
import { afterCommit } from '#server/db/transact.ts'
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
 * Milliseconds from the end of a check to the next one that a notification asks for: what is added
 * meanwhile is checked for once. A check costs more statements than what it finds.
 */
const gatherMs = 200

/** What wakes the queues of this process, by their signals. */
const wakers = new Map<string, Set<() => void>>()

/**
 * Wakes the queues of this process that have a signal, once this transaction is committed. Returns
 * false where there is none or nothing would be called: a notification of PostgreSQL has to wake
 * one then, which makes all commits that send any wait for each other's write to the disk.
 */
export function wakeAfterCommit(tx: Handle, signal: string): boolean {
  const queues = wakers.get(signal)
  if (!queues?.size) return false
  return afterCommit(tx, () => {
    for (const wake of queues) wake()
  })
}

/**
 * Processes a queue in a table: when a transaction that added something commits, and every few
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
  let endedAt = Number.NEGATIVE_INFINITY
  let gathering: NodeJS.Timeout | undefined
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
        endedAt = performance.now()
        if (!isAskedAgain || isStopping) return
        isAskedAgain = false
        wake()
      })
    return look
  }
  const wake = () => {
    if (!isStopping) void start().catch(reportFailure)
  }
  const gather = () => {
    if (isStopping) return
    gathering ??= setTimeout(
      () => {
        gathering = undefined
        // The check under way may have looked before what this is about was added.
        if (look) void look.catch(() => undefined).then(gather)
        else wake()
      },
      Math.max(0, endedAt + gatherMs - performance.now()),
    )
  }
  const looks = repeat(log, { name, milliseconds: pause, work: start })
  const { host, port, user, password, database, connectionString, ssl } = pool.options
  const signals = listen(
    { host, port, user, password, database, connectionString, ssl },
    signal,
    gather,
  )
  const queues = wakers.get(signal) ?? new Set()
  wakers.set(signal, queues.add(gather))
  return {
    wake,
    async stop() {
      isStopping = true
      queues.delete(gather)
      clearTimeout(gathering)
      await signals.stop()
      await looks.stop()
      await look?.catch(() => undefined)
    },
  }
}
