import { countDone } from './job-runs.ts'
import { type JobLog, makeFailureLog } from './log-failure.ts'

export interface Job {
  /** The name in the log and in the metrics. */
  name: string
  /** Pause after each run. */
  milliseconds: number
  work(): Promise<unknown>
  /** Delay before the first run. */
  delay?: number
}

export interface Repeated {
  /** Waits for the current run and starts no more. */
  stop(): Promise<void>
}

/** A failed job runs again after a minute, or after its pause if that is shorter. */
const maxRetryDelay = 60_000

/**
 * Runs a job now (or after `delay`) and then repeatedly, one run at a time. A failed run is logged,
 * counted and retried.
 */
export function repeat(log: JobLog, { name, milliseconds, work, delay = 0 }: Job): Repeated {
  const reportFailure = makeFailureLog(log, name)
  let isStopped = false
  let run: Promise<unknown> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const schedule = (pause: number) => {
    if (!isStopped) timer = setTimeout(start, pause).unref()
  }
  const start = () => {
    run = work().then(
      () => {
        countDone(name)
        schedule(milliseconds)
      },
      (error) => {
        reportFailure(error)
        schedule(Math.min(milliseconds, maxRetryDelay))
      },
    )
  }
  if (delay > 0) schedule(delay)
  else start()
  return {
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await run
    },
  }
}
