import { during } from '#server/telemetry/activity.ts'
import { countDone, countEnded, countStarted } from './job-runs.ts'
import { type JobLog, makeFailureLog } from './log-failure.ts'

/** The lock that scheduled runs of a job share, and a run that somebody asks for has alone. */
export const jobLock = (job: string): string => `runs of ${job}`

export interface Job {
  /** The name in the log and in the metrics. */
  name: string
  /** Pause after each run. */
  milliseconds: number
  work(): Promise<unknown>
  /** Delay before the first run. */
  delay?: number
  /**
   * Lets a run begin, or resolves to false where the job is not to run now. A run that somebody
   * asks for begins without it.
   */
  admit?(run: () => Promise<unknown>): Promise<boolean>
}

export interface Repeated {
  /** Waits for the current run and starts no more. */
  stop(): Promise<void>
}

/** A failed job runs again after a minute, or after its pause if that is shorter. */
const maxRetryDelay = 60_000

const repeated = new Map<string, { milliseconds: number; runNow: () => Promise<unknown> }>()

/** The jobs that this process repeats, by name. */
export const repeatedJobs: ReadonlyMap<
  string,
  {
    /** Pause after each run. */
    readonly milliseconds: number
    /**
     * Runs the job once more: at once, or after the run that is going on, in place of the next one.
     * Resolves to the error of the run, or to undefined.
     */
    runNow(): Promise<unknown>
  }
> = repeated

/**
 * Runs a job now (or after `delay`) and then repeatedly, one run at a time. A failed run is logged,
 * counted and retried.
 */
export function repeat(log: JobLog, { name, milliseconds, work, delay = 0, admit }: Job): Repeated {
  const reportFailure = makeFailureLog(log, name)
  let isStopped = false
  let run: Promise<unknown> = Promise.resolve()
  let asked: Promise<unknown> | undefined
  let timer: NodeJS.Timeout | undefined
  const schedule = (pause: number) => {
    if (!isStopped) timer = setTimeout(start, pause).unref()
  }
  const repeatLater = () => schedule(milliseconds)
  const soon = () => schedule(Math.min(milliseconds, maxRetryDelay))
  const once = () => {
    countStarted(name)
    return during({ job: name }, work).then(
      () => {
        countDone(name)
        repeatLater()
      },
      (error: unknown) => {
        reportFailure(error)
        countEnded(name)
        soon()
        return error ?? new Error(`${name} failed`)
      },
    )
  }
  const start = () => {
    if (!admit) {
      run = once()
      return
    }
    run = admit(once).then(
      (isAdmitted) => {
        if (!isAdmitted) repeatLater()
      },
      (error: unknown) => {
        reportFailure(error)
        soon()
      },
    )
  }
  const runNext = async () => {
    await run
    asked = undefined
    if (isStopped) return new Error('The server is stopping')
    clearTimeout(timer)
    run = once()
    return run
  }
  const own = {
    milliseconds,
    runNow: () => {
      asked ??= runNext()
      return asked
    },
  }
  repeated.set(name, own)
  if (delay > 0) schedule(delay)
  else start()
  return {
    async stop() {
      isStopped = true
      if (repeated.get(name) === own) repeated.delete(name)
      clearTimeout(timer)
      await run
    },
  }
}
