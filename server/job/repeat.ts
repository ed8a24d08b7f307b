import { countDone } from './job-runs.ts'
import { type JobLog, makeFailureLog } from './log-failure.ts'

export interface Job {
  /** Its name in the log and in the metrics. */
  name: string
  /** The pause after a run. */
  milliseconds: number
  work(): Promise<unknown>
  /** How long the first run waits. */
  delay?: number
}

export interface Repeated {
  /** Waits for the run under way, then no more. */
  stop(): Promise<void>
}

/** A job that failed runs again after a minute, or after its pause where that is shorter. */
const maxRetryDelay = 60_000

/**
 * Runs housekeeping at once, or a moment later, and then again and again, one run at a time. A run
 * that failed is logged, counted and tried again.
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
